"""A tab that records everything a page must not do."""

from pathlib import Path
from typing import Self

from playwright.sync_api import Browser, ConsoleMessage, Dialog, Page, Request

RECORD = """
document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`violation of ${event.violatedDirective}: ${event.blockedURI}`));
"""


class Watched:
    """A tab for files that are pages without scripts.

    Fails if there are errors, violations of their policy, dialogs, or requests for anything else.
    """

    def __init__(self, browser: Browser, *, width: int, height: int) -> None:
        self.problems: list[str] = []
        self.allowed: set[str] = set()
        self._context = browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce"
        )
        self.page: Page = self._context.new_page()
        self.page.add_init_script(RECORD)
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("dialog", self._refuse)
        self.page.on("request", self._note)
        self._context.on("page", lambda page: self.problems.append(f"another page: {page.url}"))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        self._context.close()
        if kind is None:
            self.check()

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(message.text)

    def _refuse(self, dialog: Dialog) -> None:
        self.problems.append(f"a dialog: {dialog.message}")
        dialog.dismiss()

    def _note(self, request: Request) -> None:
        if request.url not in self.allowed:
            self.problems.append(f"a request for {request.url[:200]}")

    def open(self, path: Path) -> Page:
        """Shows a file."""
        self.allowed.add(path.as_uri())
        self.page.goto(path.as_uri())
        return self.page

    def check(self) -> None:
        """Fails if something happened that must not."""
        problems, self.problems = self.problems, []
        assert not problems, problems
