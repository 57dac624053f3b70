"""What people wait for. Nothing here asserts a time: the figures are printed at the end."""

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from .window import Window

KEYSTROKES = 100
WATCH = """
  const { promise, resolve } = Promise.withResolvers();
  const root = document.querySelector("#picture").shadowRoot;
  const look = () => {
    if (!root.textContent.includes(WANTED)) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.timeOrigin + performance.now())));
  };
  const observer = new MutationObserver(look);
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  window.painted = promise;
"""


def walk(size: int) -> str:
    """A screen of at least that many characters."""
    card = {
        "type": "hstack",
        "spacing": 12,
        "children": [
            {"type": "image", "image": {"sfsymbol": "star.fill"}, "styleId": "icon"},
            {"type": "label", "text": "From the station to the lake, ${distance} km", "styleId": "small"},
        ],
    }
    title = {"type": "label", "text": "Walk", "styleId": "title"}
    styles = {"title": {"fontSize": 17}, "small": {"fontSize": 13}, "icon": {"width": 24, "height": 24}}
    cards: list[object] = []
    while True:
        cards.append(card)
        sections = [{"layout": {"type": "list"}, "children": cards}]
        root = {"children": [title, {"type": "sectionLayout", "sections": sections}]}
        text = json.dumps({"id": "walk", "state": {"distance": 12}, "styles": styles, "root": root}, indent=2)
        if len(text) >= size:
            return text


def test_keystrokes_are_painted_in_the_picture(
    window: Window, folder: Path, measured: Callable[[str, str], None]
) -> None:
    """From the key to the frame after the picture has the text; each key after the picture of the last."""
    file = folder / "walk.clads.json"
    file.write_text(walk(20_000))
    window.open(file.name)
    window.press("Control+k", "v")
    page = window.preview()
    expect(page.locator("#picture").get_by_text("Walk", exact=True)).to_be_visible()
    window.go_to(file, '"Walk$0"')
    window.page.evaluate(
        """() => window.addEventListener("keydown", () => {
          window.pressed = performance.timeOrigin + performance.now();
        }, true)"""
    )
    times = []
    for index in range(KEYSTROKES):
        typed = chr(ord("a") + index % 26)
        wanted = "Walk" + "".join(chr(ord("a") + each % 26) for each in range(index + 1))
        page.evaluate(f"() => {{ {WATCH.replace('WANTED', json.dumps(wanted))} }}")
        window.press(typed)
        painted = page.evaluate("() => window.painted")
        times.append(painted - window.page.evaluate("window.pressed"))
    times.sort()
    p50, p95 = (times[int(share * len(times))] for share in (0.5, 0.95))
    size = len(file.read_text(encoding="utf-8")) / 1000
    measured("keystroke to picture", f"p50 {p50:.0f} ms, p95 {p95:.0f} ms ({size:.0f} kB, {len(times)} keys)")
    assert len(times) == KEYSTROKES


def test_the_extension_says_how_long_its_activation_took(
    window: Window, measured: Callable[[str, str], None]
) -> None:
    window.open("checkout.clads.json")
    window.run("Developer: Show Running Extensions")
    row = window.see(".runtime-extensions-editor .extension", "CLADS")
    found = re.search(r"Activation: (\d+)ms", row.inner_text())
    assert found, row.inner_text()
    measured("activation", f"{found[1]} ms")
