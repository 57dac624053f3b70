"""A client with two bare pipes: it can send anything, and checks strictly what it receives."""

import collections
import json
import re
import select
import subprocess
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, Self

from .meta_model import problems_of_message

Json = Any
HEADER = re.compile(rb"Content-Length: (\d+)\r\n\r\n")


class ServerError(Exception):
    """An error response from the server."""

    def __init__(self, error: Json) -> None:
        super().__init__(error["message"])
        self.code: int = error["code"]
        self.message: str = error["message"]


class Wire:
    """A server process and everything it sends.

    Responds to requests of the server with `settings` or `null`. Checks every message against the types of
    the protocol; an invalid message fails the test.
    """

    patience: ClassVar[float] = 1
    """How many times longer than usual is waited for a slow build of the server."""

    def __init__(self, server: Path, *, settings: Json = None, is_reading: bool = True) -> None:
        self.process = subprocess.Popen(
            [server, "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        self.settings = settings
        self.problems: list[str] = []
        self.messages: list[Json] = []
        self.responses: dict[Json, list[Json]] = collections.defaultdict(list)
        self.methods: dict[Json, str] = {}
        self.last_id = 0
        self._changed = threading.Condition()
        self._writing = threading.Lock()
        self._may_read = threading.Event()
        self._checked: set[int] = set()
        self._has_ended = False
        if is_reading:
            self.start_reading()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        if kind is None:
            self.check()

    # Sending

    def write(self, data: bytes) -> None:
        """Sends raw bytes."""
        with self._writing:
            self.process.stdin.write(data)
            self.process.stdin.flush()

    def send(self, message: Json) -> None:
        """Sends a JSON value with a header."""
        self.write(frame(json.dumps(message).encode()))

    def request(self, method: str, params: Json = None, request_id: Json = None) -> Json:
        """Sends a request, and returns its id."""
        if request_id is None:
            self.last_id += 1
            request_id = self.last_id
        self.methods[request_id] = method
        self.send({"jsonrpc": "2.0", "id": request_id, "method": method, "params": params})
        return request_id

    def notify(self, method: str, params: Json = None) -> None:
        """Sends a notification."""
        self.send({"jsonrpc": "2.0", "method": method, "params": params})

    # Receiving

    def start_reading(self) -> None:
        """Starts to read the server's output."""
        self._may_read.set()

    def wait(self, condition: Callable[[], Any], seconds: float = 10, what: str = "it") -> Any:
        """Waits until a condition is true, and returns its value."""
        deadline = time.monotonic() + seconds * self.patience
        with self._changed:
            while not (value := condition()):
                assert not self.problems, self.problems[0]
                left = deadline - time.monotonic()
                if left <= 0 or self._has_ended:
                    raise AssertionError(
                        f"timed out waiting for {what}; received {self.messages[-3:]!r:.600}"
                    )
                self._changed.wait(min(left, 0.5))
            return value

    def response(self, request_id: Json, seconds: float = 10) -> Json:
        """Waits for the response to a request, and returns the whole message."""
        return self.wait(
            lambda: self.responses.get(request_id),
            seconds,
            f"the response to {self.methods.get(request_id)} {request_id!r:.60}",
        )[0]

    def call(self, method: str, params: Json = None, seconds: float = 10) -> Json:
        """Sends a request, and returns its result."""
        response = self.response(self.request(method, params), seconds)
        if "error" in response:
            raise ServerError(response["error"])
        return response["result"]

    def received(self, method: str) -> list[Json]:
        """Returns the parameters of all messages with a method that the server has sent so far."""
        return [message["params"] for message in self.messages if message.get("method") == method]

    def diagnostics(self, uri: str, version: int | None = None, seconds: float = 10) -> list[Json]:
        """Waits for pushed diagnostics of a document, and returns the latest ones."""

        def newest() -> list[Json]:
            received = [
                item for item in self.received("textDocument/publishDiagnostics") if item["uri"] == uri
            ]
            return [item for item in received if version is None or item.get("version") == version]

        return self.wait(newest, seconds, f"diagnostics of {uri}")[-1]["diagnostics"]

    # Common messages

    def initialize(self, capabilities: Json = None, **params: Json) -> Json:
        """Initializes the server, and returns its capabilities."""
        defaults = {"processId": None, "rootUri": None, "capabilities": capabilities or {}}
        result = self.call("initialize", defaults | params)
        self.notify("initialized", {})
        return result["capabilities"]

    def open(self, uri: str, text: str, version: int = 1, language: str = "clads") -> None:
        """Opens a document."""
        item = {"uri": uri, "languageId": language, "version": version, "text": text}
        self.notify("textDocument/didOpen", {"textDocument": item})

    def change(self, uri: str, version: int, *changes: Json) -> None:
        """Changes a document."""
        params = {"textDocument": {"uri": uri, "version": version}, "contentChanges": list(changes)}
        self.notify("textDocument/didChange", params)

    def close(self, uri: str) -> None:
        """Closes a document."""
        self.notify("textDocument/didClose", {"textDocument": {"uri": uri}})

    def hover(self, uri: str, line: int, character: int, seconds: float = 10) -> Json:
        """Returns the hover at a position."""
        params = {"textDocument": {"uri": uri}, "position": {"line": line, "character": character}}
        return self.call("textDocument/hover", params, seconds)

    # Shutdown

    def finish(self, seconds: float = 5) -> int:
        """Waits for the process to end, and returns its exit status."""
        status = self.process.wait(seconds)
        self._reader.join(seconds)
        return status

    def shut_down(self) -> None:
        """Shuts the server down as the specification requires."""
        self.call("shutdown")
        self.notify("exit")
        assert self.finish() == 0

    def check(self) -> None:
        """Fails if any received message was invalid."""
        if self._may_read.is_set():
            self._reader.join(5)
        assert not self.problems, "\n".join(self.problems[:20])

    def memory(self) -> int:
        """Returns the resident memory of the server in bytes."""
        return read_memory(self.process.pid, "VmRSS")

    def peak_memory(self) -> int:
        """Returns the peak resident memory of the server in bytes."""
        return read_memory(self.process.pid, "VmHWM")

    def has_unread_input(self) -> bool:
        """Whether the server has left so much unread that no more can be written."""
        return not select.select([], [self.process.stdin], [], 0)[1]

    def is_idle(self) -> bool:
        """Whether all threads of the server wait for something."""
        before = thread_states(self.process.pid)
        return all(state == "S" for state, _ in before) and thread_states(self.process.pid) == before

    def _read(self) -> None:
        self._may_read.wait()
        output = self.process.stdout
        while header := output.readline():
            match = HEADER.fullmatch(header + output.readline())
            if match is None:
                self._report(f"no header of a message: {header!r:.80}")
                break
            content = output.read(int(match[1]))
            if len(content) < int(match[1]):
                break
            try:
                self._handle(content)
            except RecursionError:
                self._report(f"nested too deeply for a client: {content[:80]!r}")
        with self._changed:
            self._has_ended = True
            self._changed.notify_all()

    def _handle(self, content: bytes) -> None:
        try:
            message = json.loads(content.decode("utf-8"), parse_constant=_refuse)
        except ValueError as error:
            return self._report(f"{error}: {content[:80]!r}")
        request_id = message.get("id")
        method = None if "method" in message else self.methods.get(request_id)
        # Equal responses to the same method are checked once.
        key = hash((method, content.partition(b',"result":')[2] or content))
        if key not in self._checked:
            self._checked.add(key)
            for problem in problems_of_message(message, method):
                self._report(problem)
        if "method" in message and "id" in message:
            threading.Thread(target=self._respond, args=(message,), daemon=True).start()
        with self._changed:
            if "method" not in message:
                self.responses[request_id].append(message)
            self.messages.append(message)
            self._changed.notify_all()

    def _respond(self, message: Json) -> None:
        result = None
        if message["method"] == "workspace/configuration":
            result = [self.settings for _ in message["params"]["items"]]
        try:
            self.send({"jsonrpc": "2.0", "id": message["id"], "result": result})
        except (BrokenPipeError, ValueError):
            pass  # The server has ended; the test decides whether that is a failure.

    def _report(self, problem: str) -> None:
        with self._changed:
            self.problems.append(problem)


def frame(content: bytes) -> bytes:
    """Returns a message with its header."""
    return b"Content-Length: %d\r\n\r\n%b" % (len(content), content)


def read_memory(pid: int, key: str) -> int:
    """Returns a value of `/proc/PID/status` in bytes, or 0 on systems without that file."""
    status = Path(f"/proc/{pid}/status")
    text = status.read_text() if status.exists() else ""
    found = re.search(rf"^{key}:\s+(\d+) kB$", text, re.MULTILINE)
    return int(found[1]) * 1024 if found else 0


def thread_states(pid: int) -> list[tuple[str, str]]:
    """Returns the state of each thread of a process, `S` for one that sleeps, and how often it has slept.

    On systems without `/proc`, the state of the process is all there is.
    """
    tasks = Path(f"/proc/{pid}/task")
    if not tasks.exists():
        command = ["ps", "-o", "state=", "-p", str(pid)]
        return [(subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()[:1], "")]
    pattern = re.compile(r"^State:\s+(\w).*^voluntary_ctxt_switches:\s+(\d+)", re.MULTILINE | re.DOTALL)
    found = [pattern.search((task / "status").read_text()) for task in tasks.iterdir()]
    return [(match[1], match[2]) for match in found if match]


def _refuse(name: str) -> None:
    raise ValueError(f"{name} is not JSON")
