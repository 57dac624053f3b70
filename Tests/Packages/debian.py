"""A Debian without Swift, in a folder of its own, where packages are installed as on a user's machine.

It is used in namespaces of its own, for which a container must be privileged: without a network, and with `/proc`,
without which the Swift runtime aborts.
"""

import os
import shutil
import subprocess
from pathlib import Path

# What users have who install from a wheel, read manuals and complete commands.
PACKAGES = "bash-completion fish mandoc python3-venv zsh"
SUITE = "bookworm"

ROOT = [] if os.geteuid() == 0 else ["sudo"]
# Followed by `--root` and `--wd`.
INSIDE = [*ROOT, "unshare", "--net", "--mount-proc"]
ENVIRONMENT = {"HOME": "/root", "LANG": "C.UTF-8", "PATH": "/usr/local/bin:/usr/bin:/bin"}


class Debian:
    """The file system, made by debootstrap and kept between runs."""

    def __init__(self, root: Path) -> None:
        """Makes the file system unless one with the same packages is there."""
        self.root = root
        made = root / "made-with"
        if not made.exists() or made.read_text() != f"{SUITE} {PACKAGES}":
            subprocess.run([*ROOT, "rm", "-rf", root], check=True)
            root.parent.mkdir(parents=True, exist_ok=True)
            include = f"--include={PACKAGES.replace(' ', ',')}"
            command = [*ROOT, "debootstrap", "--variant=minbase", include, SUITE, root]
            done = subprocess.run(
                command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
            )
            assert done.returncode == 0, done.stdout
            subprocess.run([*ROOT, "chown", str(os.geteuid()), root], check=True)
            made.write_text(f"{SUITE} {PACKAGES}")

    def clean(self) -> None:
        """Removes what was installed, and makes an empty folder `/trial`."""
        for name in ("trial", "usr/local", "root"):
            subprocess.run([*ROOT, "rm", "-rf", self.root / name], check=True)
            subprocess.run([*ROOT, "install", "-d", "-o", str(os.geteuid()), self.root / name], check=True)

    def add(self, file: Path) -> str:
        """Copies a file or folder to `/trial`, and returns where it is then."""
        target = self.root / "trial" / file.name
        if file.is_dir():
            shutil.copytree(file, target)
        else:
            shutil.copy(file, target)
        return f"/trial/{file.name}"

    def start(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Runs a command in `/trial`, in the environment of a login."""
        settings = [f"{name}={value}" for name, value in ENVIRONMENT.items()]
        inside = [
            *INSIDE,
            f"--root={self.root}",
            "--wd=/trial",
            "env",
            "--ignore-environment",
            *settings,
            *command,
        ]
        return subprocess.run(inside, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)

    def run(self, *command: str) -> str:
        """Runs a command that must succeed, and returns what it prints."""
        done = self.start(*command)
        assert done.returncode == 0, f"{command}: {done.returncode}\n{done.stdout}\n{done.stderr}"
        return done.stdout
