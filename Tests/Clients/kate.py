"""Kate with its LSP client."""

from collections.abc import Callable
from pathlib import Path

from Editors.recipes import recipe

from .accessibility import FOCUSED, SELECTED, Widget
from .document import FINDING, Place
from .screen import Screen
from .waiting import wait


class Kate:
    """Kate with a document, after the first findings."""

    def __init__(
        self, screen: Screen, installed: Callable[..., str], place: Place, finding: str = FINDING
    ) -> None:
        self.screen = screen
        self.path = place.path
        settings = Path(screen.environment["HOME"], ".config/kate/lspclient/settings.json")
        settings.parent.mkdir(parents=True)
        settings.write_text(recipe("settings.json"), encoding="utf-8")
        at = ["--line", str(place.line), "--column", str(place.column)]
        screen.start(installed("kate"), *at, str(place.path))
        screen.find("alert message", "LSP server start requested")
        screen.click(screen.find("push button", "Yes"))
        # Clicks on the same button show and hide the list, and then the keyboard is the editor's again.
        screen.click(screen.find("check box", "LSP"))
        screen.find("tree item", finding)
        self.findings = [widget.name for widget in screen.all("tree item")]
        screen.click(screen.find("check box", "LSP"))
        wait(lambda: screen.find("text", self.path.name).is_(FOCUSED), "the editor to get the keyboard")

    def choose(self, command: str) -> None:
        """Chooses a command of the menu for language servers."""
        self.screen.click(self.screen.find("menu item", "LSP Client"))
        self.screen.click(self.screen.find("menu item", command))

    def text(self) -> str:
        """The text in the editor."""
        return self.screen.find("text", self.path.name).text

    def position(self) -> tuple[int, int]:
        """The line and the column in the status bar."""
        buttons = [widget.name.split(":") for widget in self.screen.all("push button", ":")]
        return next((int(line), int(column)) for line, column in buttons)

    def is_at(self, position: tuple[int, int]) -> None:
        """Waits until the cursor is there."""
        wait(lambda: self.position() == position, lambda: f"{position}, not {self.position()}")

    def accept(self, item: str) -> None:
        """Completes, and accepts an item once it is selected."""

        def is_selected(widget: Widget) -> bool:
            return widget.is_(SELECTED) and widget.name.split(" ")[0] == item

        self.screen.press("ctrl+space")
        wait(
            lambda: any(map(is_selected, self.screen.all("tree item"))),
            lambda: f"{item} to be selected in {self.screen.describe()}",
        )
        self.screen.press("Return")

    def has(self, text: str) -> None:
        """Waits until the editor has a text, and compares the saved file with it."""
        wait(lambda: self.text() == text, lambda: f"the text\n{text}\nnot\n{self.text()}")
        self.screen.press("ctrl+s")
        wait(
            lambda: self.path.read_text(encoding="utf-8") == text,
            lambda: f"the file\n{text}\nnot\n{self.path.read_text(encoding='utf-8')}",
        )
