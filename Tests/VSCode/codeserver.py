"""VS Code's own server for browsers, with an empty user and the packaged extension."""

import os
import shutil
import signal
import socket
import subprocess
import tarfile
import time
from pathlib import Path
from typing import Self

ENTRY = "node_modules/code-server/out/node/entry.js"
PATIENCE = 60
"""How many seconds a test waits for anything: the machine may be slow."""


def unpacked(source: Path, folder: Path) -> Path:
    """The folder with code-server: where npm has installed it, else that of its archive, unpacked once."""
    if (source / ENTRY).is_file():
        return source
    archives = sorted(source.glob("code-server-*.tar.*"))
    assert archives, f"{source} has neither {ENTRY} nor an archive of code-server"
    archive = archives[-1]
    target = folder / archive.name.split(".tar.")[0]
    if not target.is_dir():
        unfinished = target.with_suffix(".unfinished")
        shutil.rmtree(unfinished, ignore_errors=True)
        with tarfile.open(archive) as content:
            content.extractall(unfinished, filter="tar")
        unfinished.rename(target)
    return target


class CodeServer:
    """A running server; `folder` gets everything that it writes."""

    def __init__(self, program: Path, folder: Path, extensions: Path, *, trusts: bool = True) -> None:
        self.program = program
        self.extensions = extensions
        self.trusts = trusts
        self.user = folder / "user"
        self.home = folder / "home"
        for path in (self.user / "User", self.home, self.extensions):
            path.mkdir(parents=True, exist_ok=True)
        self._output = folder / "output.log"
        self._process: subprocess.Popen[bytes] | None = None
        self.address = ""

    @property
    def _command(self) -> list[str]:
        own = self.program / "bin/node"
        node = str(own) if own.is_file() else shutil.which("node")
        assert node, "node is not installed"
        places = ["--extensions-dir", str(self.extensions), "--user-data-dir", str(self.user)]
        return [node, str(self.program / ENTRY), *places, "--config", str(self.home / "config.yaml")]

    @property
    def _environment(self) -> dict[str, str]:
        # Not that of the tests: the extension would find a server on their PATH.
        own = {"HOME": str(self.home), "PATH": "/usr/local/bin:/usr/bin:/bin", "SHELL": "/bin/sh"}
        return own | {name: os.environ[name] for name in ("LANG", "TZ") if name in os.environ}

    def install(self, package: Path) -> None:
        """Installs a packaged extension."""
        done = subprocess.run(
            [*self._command, "--install-extension", str(package), "--force"],
            env=self._environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0 and "successfully installed" in done.stdout, done.stdout

    def __enter__(self) -> Self:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        options = ["--auth", "none", "--bind-addr", f"127.0.0.1:{port}"]
        options += ["--disable-telemetry", "--disable-update-check"]
        if self.trusts:
            options.append("--disable-workspace-trust")
        with self._output.open("wb") as output:
            self._process = subprocess.Popen(
                [*self._command, *options],
                env=self._environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                start_new_session=True,
            )
        deadline = time.monotonic() + PATIENCE
        while True:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    return self
            is_alive = self._process.poll() is None and time.monotonic() < deadline
            assert is_alive, f"code-server did not start: {self._output.read_text()}"
            time.sleep(0.05)

    def __exit__(self, *_: object) -> None:
        assert self._process
        group = self._process.pid
        self._process.terminate()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            pass
        try:
            os.killpg(group, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self._process.wait()

    def language_servers(self) -> list[int]:
        """The process ids of the language servers that this server's windows have started."""
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                command, session = (folder / "cmdline").read_bytes().split(b"\0"), os.getsid(int(folder.name))
            except OSError:
                continue
            assert self._process
            is_server = command[0].endswith(b"/clads-lsp") and b"--stdio" in command
            if is_server and session == self._process.pid:
                found.append(int(folder.name))
        return found

    def logs(self) -> list[Path]:
        """The logs of extension hosts, and of what extensions write to the Output view."""
        return sorted((self.user / "logs").glob("**/*.log"))
