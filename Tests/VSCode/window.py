"""A window of VS Code in the browser, used with keys and the pointer as a person does."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import quote

from playwright.sync_api import Browser, Error, Frame, Locator, Page, expect

from .codeserver import PATIENCE

SIZE = {"width": 1500, "height": 1000}
ROW = ".monaco-list-row"
LABEL = '"«label»", "text": "Delivery address"'
"""A kind in `checkout.clads.json`, to be misspelt."""
PAUSE = 30
"""The milliseconds between two keys of a person who types fast."""
POSITION = "#status\\.editor\\.selection"
PICKED = f".quick-input-list {ROW}"


class Window:
    """One window; its public names are what a person does and sees."""

    def __init__(self, browser: Browser, address: str, opened: Path) -> None:
        self.opened = opened
        self.console: list[str] = []
        self._context = browser.new_context(viewport=SIZE, reduced_motion="reduce")
        self.page: Page = self._context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.set_default_navigation_timeout(PATIENCE * 1000)
        self.page.on("console", lambda message: self.console.append(f"{message.type}: {message.text}"))
        self.page.on("pageerror", lambda error: self.console.append(f"pageerror: {error}"))
        kind = "folder" if opened.is_dir() else "workspace"
        self.page.goto(f"{address}/?{kind}={quote(str(opened))}", wait_until="commit")

    def close(self) -> None:
        """Closes the window."""
        self._context.close()

    def wait_for_workbench(self) -> None:
        """Waits until the workbench has read the folder."""
        self.page.locator(".monaco-workbench").wait_for()
        self.page.locator(f".explorer-folders-view {ROW}").first.wait_for()

    # Waiting

    def until(self, condition: Callable[[], Any], what: str) -> Any:
        """Waits until a condition holds, and returns its value."""
        waited = 0
        while not (value := condition()):
            assert waited < PATIENCE * 1000, f"waited in vain for {what}"
            self.page.wait_for_timeout(50)
            waited += 50
        return value

    def see(self, selector: str, text: str | re.Pattern[str] | None = None) -> Locator:
        """Waits until an element with some text is visible."""
        found = self.page.locator(selector)
        found = (found if text is None else found.filter(has_text=text)).locator("visible=true").first
        expect(found).to_be_visible()
        return found

    def see_no(self, selector: str, text: str | re.Pattern[str] | None = None) -> None:
        """Waits until no element with some text is visible."""
        found = self.page.locator(selector)
        found = found if text is None else found.filter(has_text=text)
        expect(found.locator("visible=true")).to_have_count(0)

    # Keys and commands

    def press(self, *keys: str) -> None:
        """Presses keys, one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def type(self, text: str) -> None:
        """Types a text, character by character, as fast as a person."""
        self.page.keyboard.type(text, delay=PAUSE)

    def run(self, command: str) -> None:
        """Runs a command of the palette by its title."""
        self.until(lambda: self._has_run(command), f"the command {command}")

    def _has_run(self, command: str) -> bool:
        """Tries to run a command. A page that is being loaded swallows keys, and takes the focus when it is."""
        self.press("F1")
        box = self.page.locator(".quick-input-widget .quick-input-box input").locator("visible=true")
        row = self.page.locator(PICKED).filter(has_text=re.compile(rf"^{re.escape(command)}")).first
        try:
            box.fill(f">{command}", timeout=5000)
            row.click(timeout=5000)
        except Error:
            return False
        return True

    def pick(self, text: str) -> None:
        """Chooses an entry of the list that a command shows, by typing its name."""
        self.answer(text)
        self.see(PICKED, text).click()
        self.see_no(".quick-input-widget")

    def answer(self, text: str) -> None:
        """Types a text into the box that a command shows."""
        self.see(".quick-input-widget .quick-input-box input").fill(text)

    # Editors

    def open(self, name: str) -> None:
        """Opens a file of the folder by its name."""
        folder = self.opened if self.opened.is_dir() else self.opened.parent
        self.press("Control+p")
        # With its path, because the list of files may be older than the file.
        self.answer(str(next(folder.rglob(name))))
        self.see(PICKED, re.compile(rf"^{re.escape(name)}")).click()
        self.see(".tab.active", name)
        self.see(".editor-group-container.active .view-line")
        if name.endswith(".clads.json"):
            self.until(self.sample, "the server, which tells the sample of the document")

    def close_editors(self) -> None:
        """Saves and closes all editors, and closes messages."""
        self.run("File: Save All")
        self.see_no(".tab.dirty")
        self.run("View: Close All Editors")
        self.see_no(".tab")
        self.run("Notifications: Clear All Notifications")

    def editor(self) -> Locator:
        """The text editor with the focus, else the first of the active group."""
        return self.page.locator(".editor-group-container.active .monaco-editor").first

    def text(self, editor: Locator | None = None) -> str:
        """The lines of an editor that are visible, with the inlay hints in them."""
        return (editor or self.editor()).evaluate(
            r"""(editor) => [...editor.querySelectorAll(".view-lines > .view-line")]
              .sort((one, other) => parseFloat(one.style.top) - parseFloat(other.style.top))
              .map((line) => line.textContent.replace(/\u00a0/g, " ").replace(/\u200c|\u200b/g, ""))
              .join("\n")"""
        )

    def until_text(self, piece: str) -> None:
        """Waits until the editor shows a text."""
        self.until(lambda: piece in self.text(), f"{piece!r} in the editor, which shows\n{self.text()}")

    def go(self, line: int, column: int = 1) -> None:
        """Puts the cursor at a position, both from 1."""
        self.press("Control+g")
        self.answer(f":{line}:{column}")
        self.press("Enter")
        self.see_no(".quick-input-widget")
        self.see(POSITION, f"Ln {line}, Col {column}")

    def go_to(self, path: Path, marked: str) -> None:
        """Puts the cursor where `$0` is in a text of a file as it is saved."""
        before, mark, after = marked.partition("$0")
        assert mark, f"{marked} has no cursor"
        text = path.read_text(encoding="utf-8")
        before = text[: text.index(before + after) + len(before)]
        self.go(before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1)

    def replace(self, path: Path, marked: str, new: str) -> None:
        """Selects what is between `«` and `»` in a text of a file as it is saved, and types another."""
        before, old, after = re.split("[«»]", marked)
        self.go_to(path, f"{before}$0{old}{after}")
        for _ in old:
            self.press("Shift+ArrowRight")
        self.type(new)

    def apply(self, title: str) -> None:
        """Chooses a code action at the cursor, with the keys."""
        self.press("Control+.")
        rows = f".action-widget {ROW}.action"
        self.see(rows, title)
        for _ in self.page.locator(rows).all():
            if title in self.see(f"{rows}.focused").inner_text():
                break
            self.press("ArrowDown")
        self.press("Enter")
        self.see_no(".action-widget")

    # What VS Code shows of the extension

    def problems(self) -> list[str]:
        """The rows of the Problems view, once it is visible."""
        rows = self.page.locator(f".markers-panel-container {ROW}")
        return [" ".join(text.split()) for text in rows.all_inner_texts()]

    def until_problem(self, text: str) -> Locator:
        """Opens the Problems view and waits until it lists a text."""
        self.run("Problems: Focus on Problems View")
        return self.see(f".markers-panel-container {ROW}", text)

    def until_no_problems(self) -> None:
        """Opens the Problems view and waits until it is empty."""
        self.run("Problems: Focus on Problems View")
        self.see(".markers-panel-container", "No problems have been detected")

    def status(self) -> Locator:
        """The item of the extension in the status bar, which tells the sample once the server is running."""
        return self.page.locator(".statusbar-item[id*='clads.status']").first

    def sample(self) -> str | None:
        """The sample that the status bar tells."""
        told = self.status().inner_text().strip() if self.status().count() else "CLADS"
        return None if told == "CLADS" else told

    def notification(self, text: str | re.Pattern[str]) -> Locator:
        """Waits for a message."""
        return self.see(".notification-toast, .notification-list-item", text)

    def frame(self, marker: str) -> Frame:
        """Waits for the page of a webview that has an element."""

        def found() -> Frame | None:
            for frame in self.page.frames:
                if frame != self.page.main_frame and not frame.is_detached():
                    try:
                        if frame.locator(marker).count() > 0:
                            return frame
                    except Error:  # The frame is being replaced.
                        continue
            return None

        return self.until(found, f"a page with {marker}")

    def preview(self) -> Frame:
        """The page of the preview, once it shows its screen."""
        frame = self.frame("#toolbar")
        expect(frame.locator("#phone")).to_be_visible()
        return frame
