"""Packages are installed on a Debian without Swift, and used."""

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from .debian import INSIDE, Debian
from .release import PROGRAMS, REPOSITORY, VERSION, run

BROKEN = '{ "id": "a", "root": { "children": [{ "type": "buton", "text": "Go" }] } }\n'
EXAMPLES = REPOSITORY / "schemas/examples"

Start = Callable[..., subprocess.CompletedProcess[str]]


def check_use(start: Start, folder: Path) -> None:
    """Checks and draws screens in a folder; `start` runs the executable there."""
    (folder / "broken.clads.json").write_text(BROKEN, encoding="utf-8")
    shutil.copytree(EXAMPLES, folder / "examples", ignore=shutil.ignore_patterns("plugin"))
    assert start("--version").stdout == f"clads-lsp {VERSION}\n"
    broken = start("--check", "broken.clads.json")
    assert broken.returncode == 1, broken.stderr
    assert "unknown component kind `buton`" in broken.stdout
    examples = start("--check", "examples")
    assert (examples.returncode, examples.stdout.split(": ")[-1]) == (0, "no problems\n"), examples.stdout
    preview = start("--preview", "examples/checkout.clads.json")
    assert preview.returncode == 0, preview.stderr
    assert "Delivery address" in preview.stdout


def test_the_debian_has_no_swift(debian: Debian) -> None:
    assert debian.start("sh", "-c", "command -v swift").returncode == 127
    assert debian.run("find", "/", "-xdev", "-iname", "*swift*.so*") == ""


def test_the_wheel_is_installed_by_pip(debian: Debian, wheel: Path) -> None:
    debian.run("python3", "-m", "venv", "/trial/venv")
    debian.run("/trial/venv/bin/pip", "install", "--no-index", debian.add(wheel))
    check_use(lambda *arguments: debian.start("/trial/venv/bin/clads-lsp", *arguments), debian.root / "trial")
    assert "dist-info/licenses/LICENSE" in debian.run("/trial/venv/bin/pip", "show", "--files", "clads-lsp")
    debian.run("/trial/venv/bin/pip", "uninstall", "--yes", "clads-lsp")
    assert not (debian.root / "trial/venv/bin/clads-lsp").exists()


def test_the_wheel_is_run_by_uvx(debian: Debian, wheel: Path) -> None:
    for name in ("uv", "uvx"):
        shutil.copy(PROGRAMS / name, debian.root / "trial" / name)
    command = ["/trial/uvx", "--offline", "--from", debian.add(wheel), "clads-lsp"]
    check_use(lambda *arguments: debian.start(*command, *arguments), debian.root / "trial")


def test_the_wheel_is_installed_by_pipx(wheel: Path, tmp_path: Path) -> None:
    home = {
        "HOME": str(tmp_path / "home"),
        "PIPX_HOME": str(tmp_path / "home"),
        "PIPX_BIN_DIR": str(tmp_path / "bin"),
    }
    printed = run(PROGRAMS / "pipx", "install", wheel, **home, PIP_NO_INDEX="1", PIP_CONFIG_FILE=os.devnull)
    assert f"installed package clads-lsp {VERSION}" in printed
    assert run(tmp_path / "bin/clads-lsp", "--version") == f"clads-lsp {VERSION}\n"


@pytest.fixture
def unpacked(debian: Debian, archive: Path) -> Debian:
    """A Debian with the archive unpacked to `/usr/local`."""
    debian.run("tar", "-xzf", debian.add(archive), "-C", "/usr/local", "--strip-components", "1")
    return debian


def test_the_archive_is_unpacked(unpacked: Debian) -> None:
    check_use(lambda *arguments: unpacked.start("clads-lsp", *arguments), unpacked.root / "trial")


def test_the_man_page_is_well_formed(unpacked: Debian) -> None:
    page = "/usr/local/share/man/man1/clads-lsp.1"
    found = unpacked.start("mandoc", "-T", "lint", "-W", "warning", page).stdout.splitlines()
    # A date would differ from build to build.
    assert [line for line in found if "missing date" not in line] == []
    assert "--check" in unpacked.run("sh", "-c", f"mandoc {page} | col -b")


def test_bash_completes_options(unpacked: Debian) -> None:
    script = """
      . /usr/share/bash-completion/bash_completion
      _completion_loader clads-lsp
      [[ $(complete -p clads-lsp) =~ \\ -F\\ ([^\\ ]+) ]]
      COMP_WORDS=(clads-lsp --che) COMP_CWORD=1 COMP_LINE='clads-lsp --che' COMP_POINT=15 COMP_TYPE=9
      "${BASH_REMATCH[1]}" clads-lsp --che clads-lsp
      printf '%s\\n' "${COMPREPLY[@]}"
    """
    assert "--check" in unpacked.run("bash", "-c", script).split()


# In a terminal of its own, because zsh completes nowhere else. The completed command prints its argument.
ZSH = """
mount -t devpts -o newinstance,ptmxmode=0666 devpts /dev/pts
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "PROMPT=; autoload -U compinit; compinit -u -D; clads-lsp() { echo got:\\$1 }; echo re''ady"
zpty -r -m shell line '*ready*'
zpty -w shell $'clads-lsp --che\\t'
zpty -r -m shell line '*got:--check*' && print -r found
"""


def test_zsh_completes_options(unpacked: Debian) -> None:
    file = "/usr/local/share/zsh/site-functions/_clads-lsp"
    unpacked.run("zsh", "-n", file)
    assert unpacked.run("timeout", "60", "zsh", "-f", "-c", ZSH) == "found\n"


def test_fish_completes_options(unpacked: Debian) -> None:
    unpacked.run("fish", "-n", "/usr/local/share/fish/vendor_completions.d/clads-lsp.fish")
    # What a login sets; Debian's fish looks in /usr/share alone without it.
    script = (
        "set -x XDG_DATA_DIRS /usr/local/share:/usr/share; exec fish -c \"complete -C 'clads-lsp --che'\""
    )
    completions = unpacked.run("fish", "-c", script)
    assert "--check" in [line.split("\t")[0] for line in completions.splitlines()]


def test_the_image_runs_with_nothing_else(packages: Path, tmp_path: Path, program: Path) -> None:
    """Makes the file system that the Dockerfile describes, and runs the entry point as its user."""
    root = tmp_path / "root"
    lines = (packages / "image/Dockerfile").read_text(encoding="utf-8").splitlines()
    settings = dict(
        line.split(" ", 1) for line in lines if line.startswith(("USER", "WORKDIR", "ENTRYPOINT", "FROM"))
    )
    assert (settings["FROM"], settings["ENTRYPOINT"]) == ("scratch", '["/clads-lsp"]')
    folder = root / settings["WORKDIR"].strip("/")
    folder.mkdir(parents=True)
    (root / "proc").mkdir()  # As every container has it.
    architecture = {"linux-x64": "amd64", "linux-arm64": "arm64"}[program.parent.name]
    for source in (line.split()[1] for line in lines if line.startswith("COPY ")):
        file = packages / "image" / source.replace("${TARGETARCH}", architecture)
        shutil.copy(file, root / file.name)
    for place in [tmp_path, *tmp_path.parents[:2]]:
        place.chmod(0o755)
    user, group = settings["USER"].split(":")
    inside = [
        *INSIDE,
        f"--root={root}",
        f"--wd={settings['WORKDIR']}",
        f"--setuid={user}",
        f"--setgid={group}",
    ]

    def start(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*inside, "/clads-lsp", *arguments], capture_output=True, text=True, env={}, check=False
        )

    check_use(start, folder)
    assert sorted(path.name for path in root.iterdir()) == ["LICENSE", "clads-lsp", "proc", "work"]
