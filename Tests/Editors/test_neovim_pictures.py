"""Pictures of Neovim with the plugin, in a real terminal; those of its README when they are asked for."""

import os
import shlex
from pathlib import Path

import pytest

from .conftest import REPOSITORY
from .neovim import Neovim, current
from .terminal import SEQUENCE, Terminal, picture

IMAGES = REPOSITORY / "editors/neovim/images"


@pytest.fixture
def images(tmp_path: Path) -> Path:
    """Where pictures go: beside the README only when they are to be made anew."""
    return IMAGES if os.environ.get("CLADS_UPDATE_GOLDENS") == "1" else tmp_path / "images"


@pytest.fixture
def terminal(installed, environment: dict[str, str], folder: Path, tmp_path: Path):
    """A Neovim with the plugin, in a terminal, with the profile screen."""
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
    """Rows without colours."""
    return SEQUENCE.sub("", shown)


def test_a_document_and_its_preview_stand_beside_each_other(terminal: Terminal, installed, images: Path) -> None:
    terminal.wait_for("profile-settings")
    terminal.type(":CladsPreview", "Enter")
    terminal.wait_for("Notifications")
    terminal.type("/Search radius", "Enter")
    shown = terminal.wait_for("phone (base)")
    assert "Search radius, 5 to 100 km" in plain(shown)
    assert '"Search radius' in plain(shown)
    path = images / "preview.png"
    picture(installed("chromium"), shown, path)
    assert path.read_bytes().startswith(b"\x89PNG")
    assert path.stat().st_size < 60_000
