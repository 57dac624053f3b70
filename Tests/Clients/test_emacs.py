"""Emacs with eglot and the settings of editors/README.md, in a terminal."""

from collections.abc import Callable, Iterator

import pytest
from Editors.emacs import Emacs

from .document import COMPLETIONS, DECLARATION, FINDING, RENAMED, TEXT, UNFORMATTED, USE, Completion, Place
from .waiting import Patience

Opened = Callable[[str], Emacs]


@pytest.fixture
def emacs(
    installed: Callable[..., str], place: Callable[[str], Place], environment: dict[str, str]
) -> Iterator[Opened]:
    """Opens Emacs with a text, after the first findings."""
    opened: list[Emacs] = []

    def open_(marked: str) -> Emacs:
        at = place(marked)
        opened.append(Emacs(installed, at.path, environment, at=(at.line, at.column)))
        opened[-1].patience = Patience.seconds
        opened[-1].shows("[eglot:app]", "Flymake[")
        return opened[-1]

    yield open_
    for editor in opened:
        editor.close()


def has(editor: Emacs, text: str) -> None:
    """Saves, and waits until the file has a text."""
    editor.type("C-x", "C-s")

    def saved() -> str:
        return editor.path.read_text(encoding="utf-8")

    editor.wait(lambda: saved() == text, f"the file\n{text}")


def test_a_finding_is_listed(emacs: Opened) -> None:
    editor = emacs(TEXT)
    editor.command("flymake-show-buffer-diagnostics")
    editor.shows(FINDING)


@pytest.mark.parametrize("completion", COMPLETIONS.values(), ids=COMPLETIONS)
def test_an_accepted_completion_is_inserted(emacs: Opened, completion: Completion) -> None:
    editor = emacs(completion.text)
    editor.write(completion.typed)
    editor.type("C-M-i")
    editor.shows(completion.after)
    has(editor, completion.expected)


def test_a_renamed_style_has_its_new_name_everywhere(emacs: Opened) -> None:
    editor = emacs(USE)
    editor.command("eglot-rename")
    editor.shows("Rename `body")
    editor.write("prose")
    editor.type("Enter")
    editor.shows('"styleId": "prose"')
    has(editor, RENAMED)


def test_definition_goes_to_the_declaration(emacs: Opened) -> None:
    editor = emacs(USE)
    editor.type("M-.")
    line, column = DECLARATION
    editor.wait(
        lambda: editor.value("(vector (line-number-at-pos) (current-column))") == [line, column - 1], "there"
    )


def test_the_document_is_formatted(emacs: Opened) -> None:
    editor = emacs(UNFORMATTED)
    editor.command("eglot-format-buffer")
    editor.shows('{ "type": "label", "text": "Good morning"')
    has(editor, TEXT)
