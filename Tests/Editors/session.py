"""An editor in a terminal, driven by key presses."""

import os
import shlex
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from .recipes import EDITORS
from .terminal import SEQUENCE, Terminal, picture

LARGEST = 60_000


class Session(Terminal):
    """A terminal that runs an editor."""

    patience: float = 25
    """How many seconds anything may take."""

    def __init__(
        self,
        installed: Callable[[str], str],
        command: list[str],
        folder: Path,
        environment: dict[str, str],
        *,
        columns: int = 100,
        rows: int = 30,
    ) -> None:
        super().__init__(installed("tmux"), folder, columns, rows, environment)
        self.folder = folder
        self.start(shlex.join(["env", "TERM=tmux-256color", *command]), folder)

    def __enter__(self) -> Any:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def write(self, text: str) -> None:
        """Types text literally."""
        self._tmux("send-keys", "-l", text)

    def text(self) -> str:
        """The text on the terminal."""
        return SEQUENCE.sub("", self.shown())

    def wait(self, condition: Callable[[], object], what: str, seconds: float | None = None) -> None:
        """Waits until a condition holds."""
        deadline = time.monotonic() + (seconds or self.patience)
        while not condition():
            assert time.monotonic() < deadline, f"waited in vain for {what}:\n{self.text()}"
            time.sleep(0.05)

    def shows(self, *words: str) -> None:
        """Waits until the terminal shows some text."""
        for word in words:
            self.wait(lambda word=word: word in self.text(), word)

    def take_picture(self, browser: Browser, name: str) -> None:
        """Takes a screenshot: for the README with `CLADS_UPDATE_GOLDENS=1`, else into the folder."""
        is_kept = os.environ.get("CLADS_UPDATE_GOLDENS") == "1"
        path = (EDITORS / "images" if is_kept else self.folder) / name
        picture(browser, self.shown(), path)
        assert path.stat().st_size < LARGEST, f"{name} has {path.stat().st_size} bytes"
