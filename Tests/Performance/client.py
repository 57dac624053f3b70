"""A language client over pipes that measures, and knows no server."""

import json
import os
import select
import subprocess
import time
from pathlib import Path
from typing import Any, Self

PATIENCE = 60
"""How many seconds a server may take for anything."""
Message = dict[str, Any]

CAPABILITIES: Message = {
    "textDocument": {
        "completion": {"completionItem": {"snippetSupport": True, "resolveSupport": {"properties": ["documentation"]}}},
        "diagnostic": {"dynamicRegistration": True},
        "documentSymbol": {"hierarchicalDocumentSymbolSupport": True},
        "hover": {"contentFormat": ["markdown"]},
    },
    "workspace": {"configuration": True},
}  # fmt: skip


class Client:
    """One server process; requests of the server are answered, and every message is counted."""

    def __init__(self, command: list[str], settings: Message) -> None:
        self.started = time.perf_counter()
        self._settings = settings
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        assert self._process.stdin and self._process.stdout
        self._input, self._output = self._process.stdin.fileno(), self._process.stdout.fileno()
        self._buffer = bytearray()
        self._id = 0
        self.responses = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()

    @property
    def memory(self) -> float:
        """The memory of the process and its children that is in use, in MB."""
        total = 0
        for status in Path("/proc").glob("[0-9]*/status"):
            try:
                fields = dict(line.split(":", 1) for line in status.read_text().splitlines() if ":" in line)
            except OSError:
                continue
            own = str(self._process.pid)
            if own in (status.parent.name, fields["PPid"].strip()) and "VmRSS" in fields:
                total += int(fields["VmRSS"].split()[0])
        return total / 1000

    def notify(self, method: str, params: Message) -> None:
        """Sends a notification."""
        self._write(self.encoded({"method": method, "params": params}))

    def send(self, method: str, params: Message) -> int:
        """Sends a request, and returns its number."""
        self._id += 1
        self._write(self.encoded({"id": self._id, "method": method, "params": params}))
        return self._id

    def request(self, method: str, params: Message) -> Any:
        """Sends a request, and returns its result."""
        return self.result(self.send(method, params))

    def result(self, number: int) -> Any:
        """Waits for the response to a request; those to earlier ones are dropped."""
        while True:
            message = self._read()
            if message.get("id") == number and "method" not in message:
                if "error" in message:
                    raise RuntimeError(message["error"])
                return message["result"]

    @staticmethod
    def encoded(message: Message) -> bytes:
        """A message with its header."""
        body = json.dumps({"jsonrpc": "2.0"} | message, ensure_ascii=False).encode()
        return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)

    def _write(self, data: bytes) -> None:
        view = memoryview(data)
        while view:
            view = view[os.write(self._input, view) :]

    def _read(self) -> Message:
        """The next message that is not a request of the server; these are answered."""
        while True:
            message = json.loads(self._content())
            if "method" not in message:
                self.responses += 1
                return message
            if "id" in message:
                asked = message.get("params") or {}
                items = asked.get("items", []) if message["method"] == "workspace/configuration" else None
                result = items and [self._settings.get(item.get("section", ""), {}) for item in items]
                self._write(self.encoded({"id": message["id"], "result": result}))

    def _content(self) -> bytes:
        while True:
            end = self._buffer.find(b"\r\n\r\n")
            if end >= 0:
                length = int(bytes(self._buffer[:end]).lower().split(b"content-length:")[1].split(b"\r\n")[0])
                if len(self._buffer) >= end + 4 + length:
                    content = bytes(self._buffer[end + 4 : end + 4 + length])
                    del self._buffer[: end + 4 + length]
                    return content
            readable, _, _ = select.select([self._output], [], [], PATIENCE)
            assert readable, "the server does not answer"
            data = os.read(self._output, 1 << 20)
            assert data, f"the server has ended with status {self._process.wait()}"
            self._buffer += data
