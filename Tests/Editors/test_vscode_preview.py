"""The whole preview of VS Code: the extension under Node, its page in Chromium, and the real server."""

import json
import os
import queue
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from .conftest import REPOSITORY

Json = Any

PANEL = REPOSITORY / "editors/vscode/test/standins/panel.js"
INDEX = "https://panel.vscode-webview.net/index.html"
TYPES = {".js": "text/javascript", ".css": "text/css"}

# The script that the editor injects into every page of an extension.
HOST = """
window.said = [];
window.kept = KEPT;
window.refused = [];
document.addEventListener("securitypolicyviolation", (event) =>
  refused.push(`${event.violatedDirective} ${event.blockedURI}`));
window.acquireVsCodeApi = () => ({
  postMessage: (message) => window.said.push(structuredClone(message)),
  getState: () => window.kept,
  setState: (state) => { window.kept = structuredClone(state); },
});
"""


class Panel:
    """A panel of the extension with its page in the browser."""

    def __init__(self, node: str, browser: Browser, server: Path, document: Path, kept: Json = None) -> None:
        state = [json.dumps(kept)] if kept else []
        self._process = subprocess.Popen(
            [node, str(PANEL), str(document), *state],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8",
            env=os.environ | {"CLADS_SERVER": str(server)},
        )  # fmt: skip
        self._lines: queue.Queue[Json] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()
        self.errors: list[str] = []
        self.selection: str | None = None
        html = self._lines.get(timeout=30)["html"]
        self._context = browser.new_context(viewport={"width": 900, "height": 700}, reduced_motion="reduce")
        self.page = self._open(html, kept)

    def _read(self) -> None:
        for line in self._process.stdout:
            self._lines.put(json.loads(line))

    def _open(self, html: str, kept: Json) -> Page:
        page = self._context.new_page()
        page.add_init_script(HOST.replace("KEPT", json.dumps(kept) if kept else "undefined"))
        page.on("console", lambda message: message.type == "error" and self.errors.append(message.text))
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.route("**/*", lambda route: self._serve(route, html))
        page.goto(INDEX)
        return page

    def _serve(self, route: Route, html: str) -> None:
        """Serves the page, and the files of its folder as the editor does."""
        if route.request.url == INDEX:
            return route.fulfill(body=html, content_type="text/html; charset=utf-8")
        address = urlsplit(route.request.url)
        file = Path(unquote(address.path))
        media = REPOSITORY / "editors/vscode/media"
        if not address.netloc.endswith(".vscode-resource.vscode-cdn.net") or media not in file.parents:
            self.errors.append(f"the page asks for {route.request.url}")
            return route.abort()
        headers = {"Access-Control-Allow-Origin": "*"}
        return route.fulfill(path=file, content_type=TYPES[file.suffix], headers=headers)

    def tell(self, **message: Json) -> None:
        """Sends a message to the extension."""
        self._process.stdin.write(json.dumps(message) + "\n")
        self._process.stdin.flush()

    def pump(self) -> None:
        """Forwards messages between the page and the extension."""
        for message in self.page.evaluate("window.said.splice(0)"):
            self.tell(page=message)
        while not self._lines.empty():
            line = self._lines.get()
            self.selection = line.get("selection", self.selection)
            if "post" in line:
                self.page.evaluate("(message) => window.postMessage(message, '*')", line["post"])

    def until(self, condition: Callable[[], object], what: str) -> None:
        """Waits until a condition holds."""
        deadline = time.monotonic() + 20
        while not (self.pump() or condition()):
            assert time.monotonic() < deadline, f"waited in vain for {what}; {self.errors}"
            self.page.wait_for_timeout(10)

    def until_shown(self, text: str) -> None:
        """Waits until the picture contains some text."""
        self.until(lambda: self.page.locator("#picture").get_by_text(text).first.is_visible(), text)

    def close(self) -> None:
        """Stops both sides; fails if the browser has reported an error."""
        refused = self.page.evaluate("window.refused")
        self._context.close()
        self._process.stdin.close()
        assert self._process.wait(timeout=30) == 0
        assert not self.errors + refused, self.errors + refused


@pytest.fixture
def open_panel(
    browser: Browser, server: Path, folder: Path, installed: Callable[[str], str]
) -> Iterator[Callable[..., Panel]]:
    """Opens the preview of the checkout."""
    node = installed("node")
    panels: list[Panel] = []

    def open_(kept: Json = None) -> Panel:
        panels.append(Panel(node, browser, server, folder / "checkout.clads.json", kept))
        panels[-1].until_shown("Delivery address")
        return panels[-1]

    yield open_
    for panel in panels:
        panel.close()


def test_the_page_follows_edits_of_the_source(open_panel: Callable[..., Panel]) -> None:
    """From the document through the server and the extension to the page."""
    panel = open_panel()
    panel.tell(replace=["Delivery address", "Where to"])
    panel.until_shown("Where to")


def test_input_in_a_field_appears_in_the_frame(open_panel: Callable[..., Panel]) -> None:
    """From the page through the extension to the server, and back."""
    panel = open_panel()
    field = panel.page.locator("#picture [aria-label='Full name']")
    field.click()
    panel.page.keyboard.type("Ada")
    panel.until(lambda: field.input_value() == "Ada", "the text in the field")
    panel.page.locator("#show-state").click()
    panel.until(lambda: '"Ada"' in panel.page.locator("#state").inner_text(), "the text in the state")


def test_a_click_selects_the_source(open_panel: Callable[..., Panel]) -> None:
    """From the page to the editor."""
    panel = open_panel()
    box = panel.page.locator("#picture").get_by_text("Delivery address").bounding_box()
    panel.page.mouse.click(box["x"] + 5, box["y"] + 5)

    def is_selected() -> bool:
        panel.tell(selection=None)
        return "Delivery address" in (panel.selection or "")

    panel.until(is_selected, "the selection")


def test_the_node_at_the_cursor_is_outlined(open_panel: Callable[..., Panel]) -> None:
    """From the editor to the page."""
    panel = open_panel()
    panel.tell(select="Delivery address")
    panel.until(lambda: panel.page.locator("#picture-marks .selected").get_attribute("d"), "the outline")


def test_the_view_is_remembered_by_the_workspace(open_panel: Callable[..., Panel]) -> None:
    """The extension requests only what the view shows."""
    panel = open_panel()
    panel.page.get_by_role("button", name="Text").click()
    row = panel.page.locator("#grid").get_by_text("Delivery address")
    panel.until(row.is_visible, "the text")
    expect(panel.page.locator("#phone")).to_be_hidden()
    panel.page.get_by_role("button", name="Picture").click()
    panel.until(panel.page.locator("#picture").get_by_text("Delivery address").is_visible, "the picture")


def test_a_crash_of_the_server_is_reported_and_the_frame_comes_back(open_panel: Callable[..., Panel]) -> None:
    """The last frame stays visible in the meantime."""
    panel = open_panel()
    panel.tell(replace=["Delivery address", "Where to"])
    panel.until_shown("Where to")
    panel.page.evaluate(
        """() => {
          const notice = document.querySelector("#server");
          new MutationObserver(() => { window.away = notice.textContent || window.away; })
            .observe(notice, { childList: true, characterData: true, subtree: true });
        }"""
    )
    panel.tell(kill=True)
    panel.until(lambda: "starting" in (panel.page.evaluate("window.away") or ""), "the notice")
    expect(panel.page.locator("#picture").get_by_text("Where to")).to_be_visible()
    panel.until(lambda: panel.page.locator("#server").is_hidden(), "the server again")
    panel.until_shown("Where to")


def test_a_panel_is_restored_from_the_state_of_its_page(open_panel: Callable[..., Panel]) -> None:
    """The extension reads the saved state of the page after the window is reloaded."""
    panel = open_panel()
    panel.page.locator("#width").select_option("430x932")
    panel.until(lambda: panel.page.locator("#size").inner_text().startswith("430 "), "the width")
    kept = panel.page.evaluate("window.kept")
    again = open_panel(kept)
    again.until(lambda: again.page.locator("#size").inner_text().startswith("430 "), "the width again")


def test_all_states_follow_edits_and_lead_to_one_picture(open_panel: Callable[..., Panel]) -> None:
    """The extension asks for pictures while they are shown."""
    panel = open_panel()
    panel.page.get_by_role("button", name="All states").click()
    figures = panel.page.get_by_role("figure")
    panel.until(lambda: figures.count() == 16, "the pictures")
    image = figures.first.locator("img")
    before = image.get_attribute("src")
    panel.tell(replace=["Delivery address", "Where to"])
    panel.until(lambda: image.get_attribute("src") != before, "the new text")
    panel.page.get_by_role("button", name="initial · dark · 430 pt", exact=True).click()
    panel.until_shown("Where to")
    panel.until(lambda: panel.page.locator("#size").inner_text().startswith("430 "), "the width")
