"""What VS Code logs about the extension."""

import re
import time
from collections.abc import Iterable
from pathlib import Path

from .codeserver import PATIENCE, CodeServer

OURS = re.compile(r"clads|completionEvent|languageclient", re.IGNORECASE)
WRONG = re.compile(r"\[error\]|\[Error\s|DiagnosticCollection with name")
"""How the logs of extension hosts mark what is wrong, and a name that is used twice."""
SHOUTED = re.compile(r"(?:error|warning|pageerror):")
"""How the console of the browser does, in which VS Code warns of mistakes in manifests."""
ENDED = "exiting with code"
"""The last that an extension host logs."""


class Troubles:
    """Errors about the extension, in the console of the browser and in the logs, from now on."""

    def __init__(self, code_server: CodeServer) -> None:
        self._code_server = code_server
        self._sizes = {path: path.stat().st_size for path in code_server.logs()}
        self._expected: list[re.Pattern[str]] = []

    def expect(self, pattern: str) -> None:
        """Lets a test cause what it is about."""
        self._expected.append(re.compile(pattern))

    def found(self, console: Iterable[str]) -> list[str]:
        """The lines with errors that no test expects."""
        shouted = [line for line in console if SHOUTED.match(line) and OURS.search(line)]
        logged = [line for path in self._code_server.logs() for line in self._lines(path)]
        return [line for line in shouted + logged if not any(each.search(line) for each in self._expected)]

    def found_at_the_end(self) -> list[str]:
        """The lines with errors, once the extension host of a closed window has ended."""
        deadline = time.monotonic() + PATIENCE
        while not any(ENDED in self._new(path) for path in self._code_server.logs()):
            assert time.monotonic() < deadline, "the extension host of the closed window is still running"
            time.sleep(0.1)
        return self.found([])

    def _new(self, path: Path) -> str:
        with path.open("rb") as file:
            file.seek(self._sizes.get(path, 0))
            return file.read().decode("utf-8", "replace")

    def _lines(self, path: Path) -> list[str]:
        is_own = path.name.endswith("CLADS.log")
        return [
            f"{path.name}: {line}"
            for line in self._new(path).splitlines()
            if WRONG.search(line) and (is_own or OURS.search(line))
        ]
