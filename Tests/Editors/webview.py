"""The preview page in a real browser, connected to the real server by a test instead of the extension."""

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, Route
from Protocol.wire import ServerError, Wire

from .themes import FONTS, THEMES

Json = Any

MEDIA = Path(__file__).parents[2] / "editors/vscode/media"
ORIGIN = "https://webview.example"
TYPES = {".js": "text/javascript", ".css": "text/css", ".html": "text/html"}
CONTENT = {
    "picture": {"include": ["picture", "state", "log"], "visible": {"row": 0, "height": 1}},
    "text": {"include": ["text", "ansi", "state", "log"], "visible": None},
    "states": {"include": ["state", "log"], "visible": {"row": 0, "height": 1}},
}

HOST = """
window.sent = [];
window.violations = [];
document.addEventListener("securitypolicyviolation", (event) =>
  violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`));
window.kept = KEPT;
window.acquireVsCodeApi = () => ({
  postMessage: (message) => { structuredClone(message); window.sent.push(message); },
  getState: () => window.kept,
  setState: (state) => { window.kept = structuredClone(state); },
});
document.addEventListener("DOMContentLoaded", () => {
  document.body.classList.add(THEME[0]);
  for (const [name, value] of Object.entries(THEME[1])) {
    document.documentElement.style.setProperty("--vscode-" + name, value);
  }
});
"""


class Webview:
    """The page of a document; `pump` does what the extension would do."""

    def __init__(
        self, browser: Browser, server: Path, path: Path, *, theme: str = "dark", width: int = 900,
        height: int = 800, kept: Json = None, view: str = "text",
    ) -> None:  # fmt: skip
        self.path, self.uri = path, path.as_uri()
        self.version = 1
        self.messages: list[Json] = []
        self.problems: list[str] = []
        self.snapshot: Json = None
        self.view = view
        self.gallery: Json = None
        self._gallery_options: Json = {}
        self._heard = 0
        self.wire = Wire(server)
        self.wire.initialize(rootUri=path.parent.as_uri())
        self.wire.open(self.uri, path.read_text(encoding="utf-8"))
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, reduced_motion="reduce"
        )
        self.page = self._load(theme, kept)

    def _load(self, theme: str, kept: Json) -> Page:
        page = self.context.new_page()
        name, colors = THEMES[theme]
        host = HOST.replace("KEPT", json.dumps(kept) if kept else "undefined")
        page.add_init_script(host.replace("THEME", json.dumps([name, colors | FONTS])))
        page.on("console", lambda message: message.type == "error" and self.problems.append(message.text))
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.route("**/*", self._serve)
        page.goto(f"{ORIGIN}/preview.html")
        return page

    def _serve(self, route: Route) -> None:
        path = MEDIA / route.request.url.removeprefix(ORIGIN).removeprefix("/media").removeprefix("/")
        if not route.request.url.startswith(ORIGIN) or not path.is_file():
            self.problems.append(f"the page asks for {route.request.url}")
            return route.abort()
        text = path.read_text(encoding="utf-8")
        if path.name == "preview.html":
            values = {"cspSource": ORIGIN, "nonce": "bm9uY2U", "media": f"{ORIGIN}/media"}
            text = re.sub(r"\{\{(\w+)\}\}", lambda match: values[match[1]], text)
        return route.fulfill(body=text, content_type=f"{TYPES[path.suffix]}; charset=utf-8")

    def close(self) -> None:
        """Stops everything; fails if the browser has reported an error."""
        problems = self.problems + self.page.evaluate("violations")
        self.context.close()
        with self.wire:
            pass
        assert not problems, problems

    # The role of the extension

    def pump(self) -> None:
        """Forwards messages of the page and the server."""
        for message in self.page.evaluate("window.sent.splice(0)"):
            self.messages.append(message)
            self._obey(message)
        changes = self.wire.received("clads/previewDidChange")
        for snapshot in changes[self._heard :]:
            self._show(snapshot)
        self._heard = len(changes)

    def _obey(self, message: Json) -> None:
        rest = {name: value for name, value in message.items() if name != "type"}
        match message["type"]:
            case "ready":
                self.post({"type": "view", "view": self.view})
                self.post({"type": "server", "state": "running"})
                self.ask("preview", **CONTENT[self.view])
            case "view":
                self.view = rest["view"]
                self.ask("preview", **CONTENT[self.view])
            case "locate":
                place = self.command("preview.locate", **rest)
                self.post({"type": "located", "scroll": place and place["scroll"]})
            case "inspect":
                inspection = self.command("preview.inspect", **rest)
                self.post({"type": "inspected", "inspection": inspection} | rest)
            case "galleryOptions":
                self._gallery_options = rest["options"]
                self._draw_states()
            case "options":
                self.ask("preview", **rest["options"])
            case "send" | "setState" | "reset" as name:
                self.ask(f"preview.{name}", **rest)

    def command(self, name: str, **argument: Json) -> Json:
        """Runs a command of the server."""
        params = {"command": f"clads.{name}", "arguments": [{"uri": self.uri} | argument]}
        return self.wire.call("workspace/executeCommand", params)

    def ask(self, command: str, **argument: Json) -> None:
        """Runs a command of the server and shows its snapshot."""
        try:
            self._show(self.command(command, **argument))
        except ServerError as error:
            self.post({"type": "failed", "message": error.message})

    def _show(self, snapshot: Json) -> None:
        if self.snapshot and snapshot["revision"] <= self.snapshot["revision"]:
            return
        if picture := snapshot.get("picture"):
            picture["elements"] = picture.pop("nodes")
        self.snapshot = snapshot
        self.post({"type": "snapshot", "snapshot": snapshot})
        self._draw_states()

    def _draw_states(self) -> None:
        if self.view != "states" or not self.snapshot:
            return
        include = ["pictures", "spoken"]
        self.gallery = self.command("gallery", include=include, **self._gallery_options)
        self.post({"type": "gallery", "gallery": self.gallery})

    def post(self, message: Json) -> None:
        """Sends a message to the page and waits until it has arrived."""
        self.page.evaluate(
            """(message) => new Promise((done) => {
              window.addEventListener("message", () => done(), { once: true });
              window.postMessage(message, "*");
            })""",
            message,
        )

    def edit(self, old: str, new: str) -> None:
        """Changes the document in the editor."""
        text = self.path.read_text(encoding="utf-8")
        assert old in text
        self.path.write_text(text.replace(old, new, 1), encoding="utf-8")
        self.version += 1
        self.wire.change(self.uri, self.version, {"text": self.path.read_text(encoding="utf-8")})

    # Queries of tests

    def until(self, condition: Callable[[], Any], what: str, seconds: float = 10) -> Any:
        """Waits until a condition holds and returns its value."""
        deadline = time.monotonic() + seconds
        while True:
            self.pump()
            if value := condition():
                return value
            assert time.monotonic() < deadline, (
                f"waited in vain for {what}; messages {self.messages[-5:]!r:.900}"
            )
            self.page.wait_for_timeout(10)

    def until_shown(self, text: str) -> None:
        """Waits until the frame shows some text."""
        self.until(lambda: text in self.shown(), f"{text!r} in the frame")

    def shown(self) -> str:
        """The rows as the page draws them, with each character in its column."""
        return self.page.evaluate(
            """() => [...document.querySelectorAll("#grid .row")].map((row) => {
              let text = "";
              for (const box of row.children) text = text.padEnd(parseInt(box.style.left)) + box.textContent;
              return text;
            }).join("\\n")"""
        )

    def is_drawn(self) -> bool:
        """Whether the page shows the screen."""
        if self.view == "picture":
            return self.page.locator("#phone").is_visible()
        if self.view == "states":
            return self.page.locator("#state-pictures figure").count() > 0
        return self.shown() != ""

    def settle(self) -> None:
        """Waits until all messages have been handled and drawn."""
        revision = self.snapshot and self.snapshot["revision"]
        for _ in range(3):
            self.pump()
            self.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        if revision != (self.snapshot and self.snapshot["revision"]):
            self.settle()

    def control(self, label: str, index: int = 0) -> Locator:
        """A control of the screen by its label."""
        controls = "#picture .control" if self.view == "picture" else "#controls > *"
        return self.page.locator(f'{controls}[aria-label="{label}"]').nth(index)

    def sent(self, kind: str) -> list[Json]:
        """The messages of a type that the page has sent so far."""
        self.pump()
        return [message for message in self.messages if message["type"] == kind]

    def cell(self, row: int, column: int) -> tuple[float, float]:
        """The center of a cell in pixels of the page."""
        frame = self.page.locator("#frame").bounding_box()
        width, height = frame["width"] / self.snapshot["width"], frame["height"] / self.snapshot["height"]
        return (frame["x"] + (column + 0.5) * width, frame["y"] + (row + 0.5) * height)

    def click_cell(self, row: int, column: int, **options: Json) -> None:
        """Clicks the center of a cell."""
        x, y = self.cell(row, column)
        self.page.mouse.click(x, y, **options)
        self.settle()

    def find(self, text: str, index: int = 0) -> tuple[int, int]:
        """The row and column at which the frame shows some text, from a row on."""
        found = [(row, line.index(text)) for row, line in enumerate(self.shown().split("\n")) if text in line]
        assert len(found) > index, f"{text!r} is not shown"
        return found[index]
