"""What is measured with one server and one document."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from .client import CAPABILITIES, Client, Message

NAME = '"styleId": "'
BURST = 20
"""How many letters are typed without waiting."""


@dataclass(frozen=True)
class Server:
    """A server to be measured, with what a client has to tell it before it works."""

    name: str
    command: list[str]
    language: str
    initialization: Message = field(default_factory=dict)
    settings: Message = field(default_factory=dict)


@dataclass
class Times:
    """Milliseconds of operations, pooled over all rounds."""

    all: list[float] = field(default_factory=list)

    def percentile(self, share: float) -> float:
        """The time that a share of all operations did not exceed."""
        ordered = sorted(self.all)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class Session:
    """A server with an open document, in the middle of which a name is typed."""

    def __init__(self, server: Server, text: str) -> None:
        self.client = Client(server.command, server.settings)
        self._uri = "file:///measured/screen.clads.json"
        start = text.index(NAME, len(text) // 2) + len(NAME)
        line_start = text.rfind("\n", 0, start) + 1
        self._line, self._character = text.count("\n", 0, start), start - line_start
        self._version = 1
        self._typed = 0
        self._open(server, text)

    def _open(self, server: Server, text: str) -> None:
        params = {"processId": None, "rootUri": None, "capabilities": CAPABILITIES}
        self.client.request("initialize", params | {"initializationOptions": server.initialization})
        self.client.notify("initialized", {})
        if server.settings:
            self.client.notify("workspace/didChangeConfiguration", {"settings": server.settings})
        document = {"uri": self._uri, "languageId": server.language, "version": 1, "text": text}
        self.client.notify("textDocument/didOpen", {"textDocument": document})
        self.findings = len(self.pull()["items"])
        self.first_findings = (time.perf_counter() - self.client.started) * 1000

    def pull(self) -> Any:
        """Waits for the findings of the current version."""
        return self.client.request("textDocument/diagnostic", {"textDocument": {"uri": self._uri}})

    @property
    def _position(self) -> Message:
        return {"line": self._line, "character": self._character + self._typed}

    def edit(self) -> None:
        """Types a letter, or deletes what has been typed once it is long."""
        self._version += 1
        end = self._position
        if self._typed < BURST:
            text, start = "q", end
            self._typed += 1
        else:
            text, start = "", {"line": self._line, "character": self._character}
            self._typed = 0
        change = {"range": {"start": start, "end": end}, "text": text}
        document = {"uri": self._uri, "version": self._version}
        self.client.notify("textDocument/didChange", {"textDocument": document, "contentChanges": [change]})

    def edit_to_findings(self) -> None:
        """One letter, and the findings after it."""
        self.edit()
        self.pull()

    def burst(self) -> None:
        """Letters without waiting, and the findings after the last."""
        for _ in range(BURST):
            self.edit()
        self.pull()

    def behind_edit(self, method: str) -> None:
        """One letter, and a request immediately after it."""
        self.edit()
        params: Message = {"textDocument": {"uri": self._uri}}
        if method != "textDocument/documentSymbol":
            params["position"] = self._position
        self.client.request(method, params)

    @property
    def operations(self) -> dict[str, Callable[[], None]]:
        """What is measured, by name."""
        requests = {
            "completion behind an edit": "textDocument/completion",
            "hover behind an edit": "textDocument/hover",
            "document symbols behind an edit": "textDocument/documentSymbol",
        }
        return {
            "edit to findings": self.edit_to_findings,
            f"burst of {BURST} letters": self.burst,
            **{name: lambda method=method: self.behind_edit(method) for name, method in requests.items()},
        }

    def measure(self, times: dict[str, Times], count: int) -> None:
        """Adds the times of a number of each operation; some before them are not counted."""
        for name, run in self.operations.items():
            for index in range(count + count // 4):
                start = time.perf_counter()
                try:
                    run()
                except RuntimeError as error:  # What a server refuses is shown instead of a time.
                    times.setdefault(f"{name}: refused, {str(error)[:60]}", Times())
                    break
                if index >= count // 4:
                    times.setdefault(name, Times()).all.append((time.perf_counter() - start) * 1000)
