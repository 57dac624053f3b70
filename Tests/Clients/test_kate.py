"""Kate with the settings of editors/README.md."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from .document import (
    COMPLETIONS,
    DECLARATION,
    FINDING,
    RENAMED,
    TEXT,
    UNFORMATTED,
    USE,
    Completion,
    Place,
    misspell,
)
from .kate import Kate
from .screen import Screen


@pytest.fixture
def kate(
    screen: Screen, installed: Callable[..., str], place: Callable[[str], Place]
) -> Callable[[str], Kate]:
    """Opens Kate with a text."""
    return lambda marked: Kate(screen, installed, place(marked))


def test_a_finding_is_listed_with_its_effect_and_help(kate: Callable[[str], Kate]) -> None:
    listed = kate(TEXT).findings
    assert f"[clads] (unresolved-style-parent) {FINDING}" in listed[1]
    assert "At run time: nothing is inherited." in listed[2]
    assert "Help: declare it in `styles`, or use `body`" in listed[3]


@pytest.mark.parametrize("completion", COMPLETIONS.values(), ids=COMPLETIONS)
def test_an_accepted_completion_is_inserted(kate: Callable[[str], Kate], completion: Completion) -> None:
    editor = kate(completion.text)
    editor.screen.type(completion.typed)
    editor.accept(completion.item)
    editor.has(completion.expected)


def test_a_renamed_style_has_its_new_name_everywhere(kate: Callable[[str], Kate]) -> None:
    editor = kate(USE)
    editor.screen.press("F2")
    editor.screen.find("dialog", "Rename")
    assert editor.screen.find("text", "New name").text == "body"
    editor.screen.type("prose")
    editor.screen.press("Return")
    editor.has(RENAMED)


def test_definition_goes_to_the_declaration(kate: Callable[[str], Kate]) -> None:
    editor = kate(USE)
    editor.choose("Go to Definition")
    editor.is_at(DECLARATION)


def test_the_document_is_formatted_with_the_tab_width_of_the_editor(kate: Callable[[str], Kate]) -> None:
    editor = kate(UNFORMATTED)
    assert editor.text() == UNFORMATTED
    editor.choose("Format")
    # Kate asks for its tab width, 4, although the document is indented by 2, and it knows that.
    editor.has(re.sub("^ +", lambda indentation: indentation[0] * 2, TEXT, flags=re.MULTILINE))


def test_kate_looks_like_the_screenshot(
    screen: Screen, installed: Callable[..., str], short_folder: Path
) -> None:
    finding = "no style named `headin`"
    place = misspell(short_folder)
    editor = Kate(screen, installed, place, finding)
    screen.click(screen.find("check box", "LSP"))
    screen.find("tree item", finding)
    screen.click(screen.find("text", editor.path.name))
    screen.press("ctrl+g")
    screen.type(str(place.line))
    screen.press("Return", "End", *["Left"] * len('" },'))
    editor.is_at((place.line, place.column))
    screen.press("ctrl+space")
    screen.find("tree item", "@text.title")
    screen.take_picture("kate.png")
