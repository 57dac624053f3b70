"""Debian's Neovim, which is too old for the plugin, with the settings of editors/README.md, in a terminal."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from Editors.recipes import recipe
from Editors.session import Session

from .document import DECLARATION, FINDING, KIND, RENAMED, STYLE, TEXT, UNFORMATTED, USE, Completion, Place
from .waiting import Patience


class Neovim(Session):
    """Neovim with a document, after the first findings."""

    def __init__(self, installed: Callable[..., str], place: Place, environment: dict[str, str]) -> None:
        self.path = place.path
        settings = Path(environment["HOME"], ".config/nvim/init.lua")
        settings.parent.mkdir(parents=True)
        settings.write_text(recipe("init.lua"), encoding="utf-8")
        at = f"+call cursor({place.line}, {place.column})"
        # The Python packages bring a newer Neovim.
        super().__init__(
            installed, [installed("/usr/bin/nvim"), at, place.path.name], place.path.parent, environment
        )
        self.patience = Patience.seconds
        self.shows(FINDING)

    def has(self, text: str) -> None:
        """Saves, and waits until the file has a text."""
        self.type("Escape")
        self.write(":write\r")
        self.wait(lambda: self.path.read_text(encoding="utf-8") == text, f"the file\n{text}")


Opened = Callable[[str], Neovim]


@pytest.fixture
def neovim(
    installed: Callable[..., str], place: Callable[[str], Place], environment: dict[str, str]
) -> Iterator[Opened]:
    """Opens Neovim with a text."""
    opened: list[Neovim] = []

    def open_(marked: str) -> Neovim:
        opened.append(Neovim(installed, place(marked), environment))
        return opened[-1]

    yield open_
    for editor in opened:
        editor.close()


def test_a_finding_is_shown_beside_the_text(neovim: Opened) -> None:
    editor = neovim(TEXT)
    lines = [line for line in editor.text().splitlines() if FINDING in line]
    assert len(lines) == 1
    assert '"title": { "inherits": "bodi", "fontSize": 28 },' in lines[0]


@pytest.mark.parametrize("completion", [KIND, STYLE], ids=["kind", "style"])
def test_an_accepted_completion_is_inserted(neovim: Opened, completion: Completion) -> None:
    editor = neovim(completion.text)
    editor.write(f"i{completion.typed}")
    editor.type("C-x", "C-o")
    editor.shows(completion.after)
    editor.has(completion.expected)


def test_a_renamed_style_has_its_new_name_everywhere(neovim: Opened) -> None:
    editor = neovim(USE)
    editor.write("\\r")
    editor.shows("New Name: body")
    editor.type("C-u")
    editor.write("prose\r")
    editor.shows('"styleId": "prose"')
    editor.has(RENAMED)


def test_definition_goes_to_the_declaration(neovim: Opened) -> None:
    editor = neovim(USE)
    editor.write("gd")
    line, column = DECLARATION
    editor.shows(f"{line},{column}")


def test_the_document_is_formatted(neovim: Opened) -> None:
    editor = neovim(UNFORMATTED)
    editor.write("\\f")
    editor.shows('{ "type": "label", "text": "Good morning"')
    editor.has(TEXT)
