"""Starts Neovim with the plugin freshly installed from a checkout."""

import re
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

from .conftest import REPOSITORY

PLUGIN = REPOSITORY / "editors/neovim"
TESTS = PLUGIN / "tests"
NAME = re.compile(r'^tests\["([^"]+)"\] = function', re.MULTILINE)


def names(file: str) -> list[str]:
    """The names of the tests in a Lua file."""
    found = NAME.findall((TESTS / f"{file}.lua").read_text(encoding="utf-8"))
    assert found, f"no tests in {file}.lua"
    return found


def current() -> str | None:
    """The Neovim that is installed next to Python, else the one on the path."""
    return shutil.which("nvim", path=Path(sys.executable).parent) or shutil.which("nvim")


@dataclass
class Neovim:
    """Neovim in an empty home, with the plugin of a checkout as a package; the checkout has no build."""

    program: str
    environment: dict[str, str]
    folder: Path
    arguments: list[str] = field(default_factory=list)
    checkout: Path = field(init=False)

    def __post_init__(self) -> None:
        home = Path(self.environment["HOME"])
        self.checkout = home / "clads-lsp"
        ignored = shutil.ignore_patterns("images")
        plugin = shutil.copytree(PLUGIN, self.checkout / "editors/neovim", ignore=ignored)
        packages = home / ".local/share/nvim/site/pack/clads/start"
        packages.mkdir(parents=True)
        (packages / "clads").symlink_to(plugin)

    def run(self, *arguments: str, more: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
        """Runs it headless until it exits."""
        size = ["--cmd", "set columns=140 lines=45"]
        command = [self.program, "--headless", *size, *self.arguments, *arguments]
        environment = self.environment | {"CLADS_FOLDER": str(self.folder.resolve())} | (more or {})
        return subprocess.run(
            command, env=environment, cwd=self.folder, capture_output=True, text=True, timeout=55, check=False
        )

    def passes(self, file: str, name: str) -> None:
        """Runs one of the Lua tests."""
        done = self.run("-c", f"luafile {TESTS}/run.lua", more={"CLADS_TEST": f"{file}:{name}"})
        assert done.returncode == 0, done.stdout + done.stderr
        assert "everything is as it should be" in done.stdout, done.stdout + done.stderr
        assert "Error" not in done.stderr, done.stderr
