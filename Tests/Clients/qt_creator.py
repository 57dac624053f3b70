"""Qt Creator with its language client."""

import shutil
from collections.abc import Callable
from pathlib import Path

from Editors.recipes import table

from .accessibility import FOCUSED, TEXT, Widget
from .document import Place
from .screen import Screen
from .waiting import wait

SETTINGS = ".config/QtProject"
NO_OFFERS = "[General]\nSuppressedWarnings=LinkWithQtInstallation, TakeUITour\n"
"""What Qt Creator keeps after a new user has refused a tour and, where it is possible, the choice of a Qt."""
OTHER_LISTS = {"Open Documents", "Projects", "Unix (LF)"}
"""The lists that are there without a language server."""


def configure(screen: Screen, installed: Callable[..., str]) -> Path:
    """Enters the settings of the README into the dialog, and returns the folder that keeps them."""
    settings = Path(screen.environment["HOME"], SETTINGS)
    file = settings / "QtCreator.ini"
    settings.mkdir(parents=True)
    file.write_text(NO_OFFERS, encoding="utf-8")
    screen.start(installed("qtcreator"))
    wait(lambda: screen.title() == "Qt Creator", "Qt Creator")
    screen.click(screen.find("menu item", "Edit"))
    screen.click(screen.find("menu item", "Preferences"))
    screen.click(next(screen.find("dialog", "Preferences").all("text")))
    screen.type("client")
    screen.click(screen.find("list item", "Language Client"))
    screen.click(screen.find("button menu", "Add"))
    screen.press("Down", "Return")  # The first kind of server, because the menu has no accessible items.
    screen.find("push button", "Set MIME Types")
    for label, value in table("Qt Creator").items():
        screen.click(_field(screen, label))
        screen.press("ctrl+a")
        screen.type(value)
        wait(lambda label=label, value=value: _field(screen, label).text == value, f"{label} {value}")
    screen.click(screen.find("push button", "OK"))
    wait(lambda: not screen.all("dialog"), "the dialog to close")
    wait(lambda: file.exists() and "clients=@Variant" in file.read_text(encoding="utf-8"), "the settings")
    return settings


def _field(screen: Screen, label: str) -> Widget:
    """The first field that begins right of a label, or below it where a button is right of it."""
    left, top, _, height = screen.find("label", f"{label}:").frame
    fields = [(widget.frame, widget) for widget in screen.find("dialog", "Preferences").all("text")]
    below = [
        (frame[1], widget) for frame, widget in fields if frame[0] > left and frame[1] > top - height // 2
    ]
    return min(below, key=lambda each: each[0])[1]


class QtCreator:
    """Qt Creator with a document, after the server has sent its symbols."""

    def __init__(self, screen: Screen, installed: Callable[..., str], settings: Path, place: Place) -> None:
        self.screen = screen
        self.path = place.path
        shutil.copytree(settings, Path(screen.environment["HOME"], SETTINGS))
        screen.start(installed("qtcreator"), f"{place.path}:{place.line}:{place.column}")
        wait(lambda: screen.title().startswith(place.path.name), "Qt Creator")
        wait(lambda: self._editor().is_(FOCUSED), "the editor to get the keyboard")
        wait(
            lambda: {box.name for box in screen.all("combo box")} - OTHER_LISTS - {self.path.name},
            "the outline",
        )

    def _editor(self) -> Widget:
        """The largest field."""
        fields = wait(lambda: self.screen.all("text"), "a field")
        return max(fields, key=lambda widget: widget.frame[2] * widget.frame[3])

    def finish_tasks(self) -> None:
        """Waits until it has finished tasks of its own; the last widget shows their progress."""
        wait(lambda: not self.screen.find("frame").children[-1].children, "the tasks")

    def text(self) -> str:
        """The text in the editor."""
        return self._editor().text

    def is_at(self, line: int, column: int) -> None:
        """Waits until the cursor is there."""
        self.screen.find("label", f"Line: {line}, Col: {column}")

    def point(self, words: str) -> None:
        """Points at some text, near the top of the document."""
        editor = self._editor()
        before, found, _ = editor.text.partition(words)
        assert found
        # What Qt says about characters has the right left edge, but not the right upper edge.
        offset = len(before) + len(words) // 2
        left, _, _, height = editor.desktop.ask(editor.call(TEXT, "GetCharacterExtents", "iu", offset, 0))
        self.screen.point(left, editor.frame[1] + 4 + int((before.count("\n") + 0.5) * height))

    def tip(self, words: str, expected: str) -> str:
        """Points at some text until a tip appears that has the expected words."""

        def tip() -> list[Widget]:
            self.point(words)
            try:
                return wait(lambda: self.screen.all("label", expected), "the tip", seconds=5)
            except AssertionError:  # It was pointed at before there was something to say.
                return []

        return wait(tip, lambda: f"{expected} in\n{self.screen.describe()}")[0].name

    def accept(self) -> None:
        """Completes, and accepts the selected item when the list is there; its items are not accessible."""
        self.screen.press("ctrl+space")
        wait(lambda: len(self.screen.desktop.windows()) > 1, "the list")
        self.screen.press("Return")

    def has(self, text: str) -> None:
        """Waits until the editor has a text, and compares the saved file with it."""
        wait(lambda: self.text() == text, lambda: f"the text\n{text}\nnot\n{self.text()}")
        self.screen.press("ctrl+s")
        wait(
            lambda: self.path.read_text(encoding="utf-8") == text,
            lambda: f"the file\n{text}\nnot\n{self.path.read_text(encoding='utf-8')}",
        )
