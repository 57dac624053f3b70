"""Qt Creator with the settings of editors/README.md."""

from collections.abc import Callable
from pathlib import Path

import pytest

from .accessibility import ENABLED
from .document import (
    COMPLETIONS,
    DECLARATION,
    FINDING,
    RENAMED,
    TEXT,
    USE,
    Completion,
    Place,
    misspell,
)
from .qt_creator import QtCreator
from .screen import Screen
from .waiting import wait

Opened = Callable[[str], QtCreator]


@pytest.fixture
def qt_creator(
    screen: Screen, installed: Callable[..., str], qt_creator_settings: Path, place: Callable[[str], Place]
) -> Opened:
    """Opens Qt Creator with a text."""
    return lambda marked: QtCreator(screen, installed, qt_creator_settings, place(marked))


def test_a_finding_is_shown_with_its_effect_and_help(qt_creator: Opened) -> None:
    shown = qt_creator(TEXT).tip("bodi", FINDING)
    assert "At run time: nothing is inherited." in shown
    assert "Help: declare it in `styles`, or use `body`" in shown


@pytest.mark.parametrize("completion", COMPLETIONS.values(), ids=COMPLETIONS)
def test_an_accepted_completion_is_inserted(qt_creator: Opened, completion: Completion) -> None:
    editor = qt_creator(completion.text)
    editor.screen.type(completion.typed)
    editor.accept()
    editor.has(completion.expected)


def test_a_renamed_style_has_its_new_name_everywhere(qt_creator: Opened) -> None:
    editor = qt_creator(USE)
    editor.screen.press("ctrl+shift+r")
    name = editor.screen.find("text", "Replace with")
    wait(lambda: name.text == "body", "the present name")
    editor.screen.find("label", "3 matches found")
    editor.screen.type("prose")
    editor.screen.find("label", "Search Again to update results")
    editor.screen.click(editor.screen.find("push button", "Search Again"))
    editor.screen.click(editor.screen.find("push button", "Replace", ENABLED))
    editor.has(RENAMED)


def test_definition_goes_to_the_declaration(qt_creator: Opened) -> None:
    editor = qt_creator(USE)
    editor.screen.press("F2")
    editor.is_at(*DECLARATION)


def test_qt_creator_looks_like_the_screenshot(
    screen: Screen, installed: Callable[..., str], qt_creator_settings: Path, folder: Path
) -> None:
    QtCreator(screen, installed, qt_creator_settings, misspell(folder)).finish_tasks()
    screen.press("alt+0")  # Hides the sidebar.
    wait(lambda: not screen.all("combo box", "Projects"), "the sidebar to go")
    screen.press("alt+6", "alt+6")  # Shows and hides the messages of the server, whose button flashes.
    screen.press("ctrl+space")
    screen.find("label", "heading, style")
    screen.take_picture("qt-creator.png")
