"""The scripts of the action for GitHub, with a server of releases on this computer."""

import hashlib
import http.server
import io
import os
import subprocess
import tarfile
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ACTION = Path(__file__).parents[2] / ".github/actions/check"
LATEST = "1.10.0"
RUNNERS = {
    "linux-x64": ("Linux", "X64"),
    "linux-arm64": ("Linux", "ARM64"),
    "darwin-universal": ("macOS", "ARM64"),
}

# Prints its arguments, and what the checker prints for one finding.
CHECKER = """#!/bin/sh
printf '<%s>' "$@"
echo
echo '::error file=Screens/a.clads.json,line=1,title=r::file=x'
echo '::warning file=/elsewhere/b.clads.json,line=2::y'
exit 1
"""


@dataclass
class Releases:
    """What is published, by the path below the page of releases."""

    url: str
    files: dict[str, bytes]
    requests: list[str]

    def publish(self, version: str, platform: str) -> str:
        """Adds an archive to a release and returns its name."""
        name = f"clads-lsp-{version}-{platform}"
        packed = io.BytesIO()
        with tarfile.open(fileobj=packed, mode="w:gz") as archive:
            entry = tarfile.TarInfo(f"{name}/bin/clads-lsp")
            entry.size, entry.mode = len(CHECKER), 0o755
            archive.addfile(entry, io.BytesIO(CHECKER.encode()))
        path = f"download/v{version}"
        self.files[f"{path}/{name}.tar.gz"] = packed.getvalue()
        line = f"{hashlib.sha256(packed.getvalue()).hexdigest()}  {name}.tar.gz\n"
        self.files[f"{path}/SHA256SUMS"] = self.files.get(f"{path}/SHA256SUMS", b"") + line.encode()
        return f"{path}/{name}.tar.gz"


@pytest.fixture
def releases() -> Iterator[Releases]:
    """A server that has releases as GitHub has them; the page of the latest one is a redirection."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:  # noqa: N802
            path = self.path.removeprefix("/o/r/releases/")
            published.requests.append(path)
            content = published.files.get(path)
            if path == "latest":
                self.send_response(302)
                self.send_header("Location", f"/o/r/releases/tag/v{LATEST}")
                content = b""
            else:
                self.send_response(404 if content is None else 200)
            self.send_header("Content-Length", str(len(content or b"")))
            self.end_headers()
            self.wfile.write(content or b"")

        def log_message(self, *_: object) -> None:
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        published = Releases(f"http://127.0.0.1:{server.server_port}/o/r/releases", {}, [])
        published.files[f"tag/v{LATEST}"] = b"the page"
        for version in (LATEST, "1.2.3"):
            for platform in RUNNERS:
                published.publish(version, platform)
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield published
        server.shutdown()
        thread.join()


@dataclass
class Runner:
    """What the scripts see of a runner."""

    folder: Path
    releases: Releases
    platform: str = "linux-x64"

    def run(self, script: str, where: Path | None = None, **more: str) -> subprocess.CompletedProcess[str]:
        """Runs a script of the action."""
        system, architecture = RUNNERS.get(self.platform, ("Windows", "X64"))
        temporary = self.folder / "temporary files"
        temporary.mkdir(exist_ok=True)
        environment = {
            "PATH": f"{self.path()}{os.environ['PATH']}",
            "CLADS_RELEASES": self.releases.url,
            "RUNNER_OS": system,
            "RUNNER_ARCH": architecture,
            "RUNNER_TEMP": str(temporary),
            "RUNNER_TOOL_CACHE": str(self.folder / "tool cache"),
            "GITHUB_PATH": str(self.folder / "path"),
            "GITHUB_OUTPUT": str(self.folder / "output"),
            "GITHUB_WORKSPACE": str(self.folder),
        }
        command = ["bash", str(ACTION / script)]
        return subprocess.run(
            command,
            env=environment | more,
            cwd=where or self.folder,
            capture_output=True,
            text=True,
            check=False,
        )

    def path(self) -> str:
        """What steps have put on the path, with a colon after each folder."""
        file = self.folder / "path"
        return "".join(f"{line}:" for line in file.read_text().splitlines()) if file.exists() else ""

    def outputs(self) -> dict[str, str]:
        """The outputs of the steps."""
        lines = (self.folder / "output").read_text().splitlines()
        return dict(line.split("=", 1) for line in lines)

    def installed(self) -> list[str]:
        """The versions and platforms that are installed, and whatever is left over."""
        cache = self.folder / "tool cache/clads-lsp"
        left = [each.name for each in (self.folder / "temporary files").iterdir()]
        return sorted(f"{each.parent.name}/{each.name}" for each in cache.glob("*/*")) + left


@pytest.fixture
def runner(tmp_path: Path, releases: Releases) -> Runner:
    """A runner on which nothing is installed."""
    return Runner(tmp_path.resolve(), releases)


@pytest.mark.parametrize("platform", RUNNERS)
def test_the_archive_of_the_platform_is_installed_and_on_the_path(runner: Runner, platform: str) -> None:
    runner.platform = platform
    done = runner.run("install.sh", VERSION="1.2.3")
    assert done.returncode == 0, done.stdout + done.stderr
    assert runner.installed() == [f"1.2.3/{platform}"]
    assert runner.outputs() == {"version": "1.2.3"}
    assert os.access(Path(runner.path().removesuffix(":")) / "clads-lsp", os.X_OK)


@pytest.mark.parametrize(
    ("inputs", "version"),
    [
        ({"VERSION": "v1.2.3"}, "1.2.3"),
        ({"VERSION": "latest", "ACTION_REF": "v1.2.3"}, LATEST),
        ({"VERSION": "", "ACTION_REF": "v1.2.3"}, "1.2.3"),
        ({"VERSION": "", "ACTION_REF": "v1"}, LATEST),
        ({"VERSION": "", "ACTION_REF": "main"}, LATEST),
        ({}, LATEST),
    ],
)
def test_the_version_is_the_named_one_or_that_of_the_action_or_the_latest(
    runner: Runner, inputs: dict[str, str], version: str
) -> None:
    done = runner.run("install.sh", **inputs)
    assert done.returncode == 0, done.stdout + done.stderr
    assert runner.installed() == [f"{version}/linux-x64"]
    assert runner.outputs() == {"version": version}


def test_an_installed_version_is_used_again(runner: Runner) -> None:
    assert runner.run("install.sh", VERSION="1.2.3").returncode == 0
    runner.releases.files.clear()
    runner.releases.requests.clear()
    assert runner.run("install.sh", VERSION="1.2.3").returncode == 0
    assert runner.releases.requests == []


def refused(runner: Runner, **inputs: str) -> str:
    """The message of an installation that fails and leaves nothing behind."""
    done = runner.run("install.sh", **inputs)
    assert done.returncode == 1
    assert runner.installed() == []
    assert runner.path() == ""
    message = done.stdout.splitlines()[-1]
    assert message.startswith("::error::")
    return message.removeprefix("::error::")


def test_a_wrong_checksum_is_refused(runner: Runner) -> None:
    archive = runner.releases.publish("2.0.0", "linux-x64")
    content = runner.releases.files[archive]
    runner.releases.files[archive] = content[:-1] + bytes([content[-1] ^ 1])
    message = refused(runner, VERSION="2.0.0")
    assert message == "The checksum of clads-lsp-2.0.0-linux-x64.tar.gz is not that of the release."


def test_an_archive_without_a_checksum_is_refused(runner: Runner) -> None:
    runner.releases.publish("2.0.0", "linux-x64")
    sums = runner.releases.files["download/v2.0.0/SHA256SUMS"]
    runner.releases.files["download/v2.0.0/SHA256SUMS"] = sums.replace(b"linux-x64", b"linux-x64-2")
    assert "checksum" in refused(runner, VERSION="2.0.0")


def test_an_unknown_version_is_refused(runner: Runner) -> None:
    message = refused(runner, VERSION="9.9.9")
    assert message.startswith(
        "clads-lsp 9.9.9 has no clads-lsp-9.9.9-linux-x64.tar.gz: see http://127.0.0.1:"
    )
    assert refused(runner, VERSION="../1.2.3").startswith(
        "The version of clads-lsp is '../1.2.3', which is not"
    )


def test_another_platform_is_refused(runner: Runner) -> None:
    runner.platform = "windows"
    assert refused(runner) == "There is no clads-lsp for Windows on X64."


def checked(runner: Runner, where: Path, **inputs: str) -> list[str]:
    """What the check prints in a folder, after an installation."""
    assert runner.run("install.sh", VERSION="1.2.3").returncode == 0
    done = runner.run("check.sh", where, **inputs)
    assert done.returncode == 1, done.stderr
    assert runner.outputs() == {"version": "1.2.3", "exit-status": "1"}
    return done.stdout.splitlines()


def test_paths_and_arguments_reach_the_checker(runner: Runner) -> None:
    paths = "My Screens\n\n-odd.clads.json\n$HOME/*\n"
    lines = checked(
        runner, runner.folder, PATHS=paths, ARGUMENTS="--fail-on warning\n --project 'a b/clads.json'"
    )
    assert lines == [
        "<--check><--output><github><--fail-on><warning><--project><a b/clads.json><-->"
        "<My Screens><-odd.clads.json><$HOME/*>",
        "::error file=Screens/a.clads.json,line=1,title=r::file=x",
        "::warning file=/elsewhere/b.clads.json,line=2::y",
    ]


def test_annotations_of_another_folder_stay_as_the_checker_prints_them(runner: Runner) -> None:
    folder = runner.folder / "apps/my app, 100%"
    folder.mkdir(parents=True)
    lines = checked(runner, folder, PATHS=".", ARGUMENTS="")
    assert lines == [
        "<--check><--output><github><--><.>",
        "::error file=Screens/a.clads.json,line=1,title=r::file=x",
        "::warning file=/elsewhere/b.clads.json,line=2::y",
    ]


def test_success_is_the_exit_status(runner: Runner) -> None:
    program = runner.folder / "clads-lsp"
    program.write_text("#!/bin/sh\necho fine\n")
    program.chmod(0o755)
    (runner.folder / "path").write_text(f"{runner.folder}\n")
    done = runner.run("check.sh", PATHS=".")
    assert (done.returncode, done.stdout) == (0, "fine\n")
    assert runner.outputs() == {"exit-status": "0"}


# Prints a report, and says which comparison it was asked for.
COMPARER = """#!/bin/sh
printf '<%s>' "$@" > compared
printf '<!-- marker -->\\n### What changed\\n'
exit "$STATUS"
"""

# Has the earlier comments that it is told, and keeps what it is asked to do.
GITHUB = """#!/bin/sh
printf '%s ' "$@" >> asked
echo >> asked
for argument; do
  case $argument in
    body=@*) cat "${argument#body=@}" > posted ;;
    --jq) printf '%s' "$EARLIER"; exit "$REFUSES" ;;
  esac
done
exit "$REFUSES"
"""


def commented(runner: Runner, **inputs: str) -> tuple[str, list[str], str]:
    """What a run prints that may post a comment, what it asks GitHub for, and the text that it posts."""
    binaries = runner.folder / "stubs"
    binaries.mkdir(exist_ok=True)
    for name, text in (("clads-lsp", COMPARER), ("gh", GITHUB)):
        (binaries / name).write_text(text)
        (binaries / name).chmod(0o755)
    (runner.folder / "path").write_text(f"{binaries}\n")
    for name in ("asked", "posted"):
        (runner.folder / name).unlink(missing_ok=True)
    for command in ("git init -q", "git -c user.name=a -c user.email=a@b.c commit -q --allow-empty -m a"):
        subprocess.run(command.split(), cwd=runner.folder, check=True)
    head = subprocess.run(
        ["git", "rev-parse", "HEAD"], cwd=runner.folder, capture_output=True, text=True, check=True
    ).stdout.strip()
    usual = {
        "PATHS": "Screens\n",
        "BASE": head,
        "NUMBER": "7",
        "GITHUB_REPOSITORY": "o/r",
        "GITHUB_STEP_SUMMARY": str(runner.folder / "summary"),
        "STATUS": "1",
        "EARLIER": "",
        "REFUSES": "0",
    }
    done = runner.run("comment.sh", **(usual | inputs))
    assert done.returncode == (2 if inputs.get("STATUS") == "2" else 0), done.stderr
    assert not list((runner.folder / "temporary files").glob("clads-comment*")) or done.returncode == 2
    read = lambda name: (runner.folder / name).read_text() if (runner.folder / name).exists() else ""  # noqa: E731
    return done.stdout, read("asked").splitlines(), read("posted")


def test_what_a_pull_request_changes_is_posted_as_a_comment(runner: Runner) -> None:
    printed, asked, posted = commented(runner)
    assert printed == "posted a comment\n"
    assert "<--compare><--since>" in (runner.folder / "compared").read_text()
    assert (runner.folder / "compared").read_text().endswith("<--output><markdown><--><Screens>")
    assert asked[-1].startswith("api --method POST repos/o/r/issues/7/comments ")
    assert posted == "<!-- clads-lsp --compare  -->\n### What changed\n"


def test_an_earlier_comment_is_updated_even_if_nothing_changes_any_more(runner: Runner) -> None:
    for status in ("0", "1"):
        printed, asked, posted = commented(runner, EARLIER="41\n42\n", STATUS=status, COMMENT_ID="app")
        assert printed == "updated comment 41\n"
        assert asked[-1].startswith("api --method PATCH repos/o/r/issues/comments/41 ")
        assert posted.startswith("<!-- clads-lsp --compare app -->\n")


def test_nothing_is_posted_without_a_change_or_a_pull_request(runner: Runner) -> None:
    assert commented(runner, STATUS="0")[0] == "nothing changed on screen: no comment\n"
    assert commented(runner, NUMBER="", BASE="") == ("not a pull request: no comment\n", [], "")


def test_a_comment_that_is_refused_is_in_the_summary_of_the_job(runner: Runner) -> None:
    printed, _, _ = commented(runner, REFUSES="1")
    assert printed.startswith("::warning title=clads-lsp::")
    assert "### What changed" in (runner.folder / "summary").read_text()


def test_screens_that_cannot_be_compared_are_an_error(runner: Runner) -> None:
    printed, asked, _ = commented(runner, STATUS="2")
    assert printed.startswith("::error title=clads-lsp::")
    assert asked == []


def test_the_comment_links_to_the_gallery(runner: Runner) -> None:
    _, _, posted = commented(runner, GALLERY="https://github.com/o/r/actions/runs/1/artifacts/2")
    assert posted.endswith("\n[All states of all screens](https://github.com/o/r/actions/runs/1/artifacts/2)\n")


# Writes its arguments into the folder of the gallery.
DRAWER = """#!/bin/sh
[ "$STATUS" -eq 0 ] && printf '<%s>' "$@" > "$3/arguments"
exit "$STATUS"
"""


@pytest.mark.parametrize(("paths", "arguments"), [("Screens\nMore screens\n", "<Screens><More screens>"), ("", "<.>")])
def test_the_gallery_is_drawn_into_a_folder(runner: Runner, paths: str, arguments: str) -> None:
    binaries = runner.folder / "stubs"
    binaries.mkdir()
    (binaries / "clads-lsp").write_text(DRAWER)
    (binaries / "clads-lsp").chmod(0o755)
    (runner.folder / "path").write_text(f"{binaries}\n")
    done = runner.run("gallery.sh", PATHS=paths, STATUS="0")
    assert done.returncode == 0, done.stdout + done.stderr
    folder = Path(runner.outputs()["folder"])
    assert (folder / "arguments").read_text() == f"<--gallery><--output><{folder}><-->{arguments}"
    failed = runner.run("gallery.sh", PATHS=paths, STATUS="2")
    assert failed.returncode == 2
    assert "::error title=clads-lsp::the screens could not be drawn" in failed.stdout
