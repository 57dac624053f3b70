"""The Neovim plugin, in the real editor without a window; the sessions are written in Lua, beside the plugin."""

from pathlib import Path

import pytest

from .neovim import Neovim, current, names

pytestmark = pytest.mark.timeout(60)


@pytest.fixture
def neovim(environment: dict[str, str], folder: Path) -> Neovim:
    """Neovim 0.11, in a folder with the examples."""
    program = current()
    assert program, "no nvim; requirements.txt brings it"
    return Neovim(program, environment, folder)


@pytest.mark.parametrize("name", names("language"))
def test_in_a_document(neovim: Neovim, name: str) -> None:
    neovim.passes("language", name)
