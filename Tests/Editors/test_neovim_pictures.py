"""Screenshots of Neovim with the plugin in a real terminal, including those of its README."""

import os
import shlex
import textwrap
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from .conftest import REPOSITORY
from .neovim import Neovim, current
from .terminal import SEQUENCE, Terminal, picture

IMAGES = REPOSITORY / "editors/neovim/images"


@pytest.fixture
def images(tmp_path: Path) -> Path:
    """The folder for screenshots: that of the README only if they are to be updated."""
    return IMAGES if os.environ.get("CLADS_UPDATE_GOLDENS") == "1" else tmp_path / "images"


@pytest.fixture
def terminal(installed, environment: dict[str, str], folder: Path, tmp_path: Path):
    """Neovim with the plugin in a terminal, with the profile screen."""
    tmux = installed("tmux")
    program = current()
    assert program, "no nvim; requirements.txt brings it"
    neovim = Neovim(program, environment, folder)
    terminal = Terminal(tmux, tmp_path, 112, 36, neovim.environment)
    words = [program, "-c", "set noswapfile number nowrap", "profile-settings.clads.json"]
    terminal.start(shlex.join(words), folder)
    yield terminal
    terminal.close()


def plain(shown: str) -> str:
    """Rows without colors."""
    return SEQUENCE.sub("", shown)


def test_a_document_and_its_preview_are_side_by_side(
    terminal: Terminal, browser: Browser, images: Path
) -> None:
    terminal.wait_for("profile-settings")
    terminal.type(":CladsPreview", "Enter")
    terminal.wait_for("Notifications")
    terminal.type("/Search radius", "Enter")
    shown = terminal.wait_for("device (base)")
    assert "Search radius, 5 to 100 km" in plain(shown)
    assert '"Search radius' in plain(shown)
    path = images / "preview.png"
    picture(browser, shown, path)
    assert path.read_bytes().startswith(b"\x89PNG")
    assert path.stat().st_size < 60_000


def welcome() -> str:
    """The document of the first five minutes in the README."""
    readme = (REPOSITORY / "editors/neovim/README.md").read_text(encoding="utf-8")
    block = readme.split("<!-- file: welcome.clads.json -->")[1]
    return textwrap.dedent(block.split("```json\n")[1].split("```")[0]).rstrip()


@pytest.fixture
def empty(installed, environment: dict[str, str], tmp_path: Path):
    """The terminal in an empty folder with the document of the README."""
    tmux = installed("tmux")
    program = current()
    assert program, "no nvim; requirements.txt brings it"
    folder = tmp_path / "new"
    folder.mkdir()
    neovim = Neovim(program, environment, folder)
    terminal = Terminal(tmux, tmp_path, 112, 30, neovim.environment)
    terminal.start(shlex.join([program, "welcome.clads.json"]), folder)
    terminal.wait_for("welcome.clads.json")
    terminal.type(":set paste noswapfile number", "Enter", "i")
    terminal.paste(welcome())
    terminal.type("Escape", ":set nopaste | write", "Enter")
    terminal.wait_for("written")
    yield terminal
    terminal.close()


def test_the_first_five_minutes_work_as_documented(
    empty: Terminal, browser: Browser, images: Path
) -> None:
    empty.wait_for("→ 3 new hikes")
    empty.wait_for("E  10")
    empty.type("/titel", "Enter", "C-w", "d")
    shown = empty.wait_for("no style named")
    picture(browser, shown, images / "finding.png")
    assert (images / "finding.png").stat().st_size < 60_000
    empty.type("l", "K")
    empty.wait_for("drawn without any style")
    empty.type("h", ":CladsExplain", "Enter")
    empty.wait_for("unresolved-style (")
    empty.type("q", "gra")
    listed = plain(empty.wait_for("Replace with `title`"))
    number = next(line.strip()[0] for line in listed.splitlines() if "Replace with `title`" in line)
    empty.type(number, "Enter")
    empty.wait_for('→ 3 new hikes, "styleId": "title"')
    empty.type(":CladsPreview", "Enter")
    empty.wait_for("3 new hikes  ")
    empty.type(":%s/Welcome back/Welcome home", "Enter")
    empty.wait_for("│Welcome home  ")
    empty.type("C-w", "l", "Tab", "Enter")
    empty.wait_for("4 new hikes")
    empty.type("r")
    empty.wait_for("3 new hikes")
    empty.type("d")
    empty.wait_for("dark")
    empty.type("g?")
    empty.wait_for("restart from the sample")
    empty.type("q", "C-w", "h", "/${hikes", "Enter", "ll", ":CladsEvaluate", "Enter")
    empty.wait_for("3 (int)")
    empty.type("gg", '/"hikes"', "Enter", "l", "grn")
    empty.wait_for("New Name: hikes")
    empty.type("C-u", "walks", "Enter")
    empty.wait_for("${walks} new hikes")
    empty.type("C-w", "l", "q")
    empty.wait_for("walks + 1")
    assert "device (base)" not in plain(empty.shown())
