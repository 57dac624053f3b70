"""The frame of the preview page: drawing, and navigation between the frame and the source."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from Protocol.examples import EXAMPLES

from .page import CHILDREN, DOCUMENT, Open, position, source
from .webview import Webview

Json = Any


def marked(webview: Webview) -> list[list[float]]:
    """The rectangle around the outline in rows and columns, if there is one."""
    path = webview.page.locator("#marks .selected").get_attribute("d") or ""
    points = re.findall(r"M([\d.]+) ([\d.]+)([HV])([\d.]+)", path)
    return [[float(x), float(y), direction, float(end)] for x, y, direction, end in points]


def edges(webview: Webview) -> tuple[float, float, float, float]:
    """The top, left, bottom and right of the outline."""
    lines = marked(webview)
    rows = [y for _, y, direction, _ in lines if direction == "H"]
    columns = [x for x, _, direction, _ in lines if direction == "V"]
    return (min(rows), min(columns), max(rows), max(columns))


# Drawing


def test_the_frame_shows_the_rows_of_the_snapshot(webview: Webview) -> None:
    rows = webview.snapshot["text"].split("\n")
    for shown, row in zip(webview.shown().split("\n"), rows, strict=True):
        if row.isascii():
            assert shown.rstrip() == row.rstrip()
    assert "count 0" in webview.shown()
    expect(webview.page.locator("#banner")).to_have_text("On device")
    expect(webview.page.locator("#size")).to_have_text(f"48 × {webview.snapshot['height']}")


@pytest.mark.parametrize("name", [path.name for path in sorted(EXAMPLES.glob("*.clads.json"))])
def test_every_example_is_drawn_where_its_spans_are(open_page: Open, folder: Path, name: str) -> None:
    webview = open_page(path=folder / name)
    characters = webview.page.evaluate(
        """() => [...document.querySelectorAll("#grid .row")].map((row) =>
          Object.fromEntries([...row.children].flatMap((box) => [...box.textContent].map((character, index) =>
            [parseInt(box.style.left) + index, character]))))"""
    )
    rows = webview.snapshot["text"].split("\n")
    looked_at = 0
    for span in webview.snapshot["spans"]:
        text = rows[span["row"]][span["textStart"] : span["textEnd"]]
        if text.strip() and not text.startswith(" "):
            assert characters[span["row"]][str(span["column"])] == text[0]
            looked_at += 1
    assert looked_at > 5


def test_columns_stay_aligned_after_wide_and_ambiguous_characters(webview: Webview) -> None:
    boxes = webview.page.evaluate(
        """() => {
          const { width } = document.getElementById("frame").getBoundingClientRect();
          const rows = [...document.querySelectorAll("#grid .row")];
          const row = rows.find((row) => row.textContent.includes("end"));
          const left = row.getBoundingClientRect().left;
          return [...row.children].map((box) => {
            const range = document.createRange();
            range.selectNodeContents(box);
            const rect = box.getBoundingClientRect();
            return [box.textContent, (rect.left - left) / (width / 48), rect.width / (width / 48)];
          });
        }"""
    )
    places = {text: (round(column, 1), round(width, 1)) for text, column, width in boxes}
    assert places["日"] == (0, 2)
    assert places["語"] == (4, 2)
    assert places["ü"] == (7, 1)
    assert places["😀"] == (13, 2)
    assert places[" | end"] == (15, 6)


def test_colors_and_attributes_are_those_of_the_document(open_page: Open) -> None:
    text = DOCUMENT.replace('"text": "count ${n}"', '"text": "count ${n}", "styleId": "loud"').replace(
        '"id": "page",',
        '"id": "page", "styles": { "loud": { "fontWeight": "bold", "textColor": "#AA0000", '
        '"backgroundColor": "#00FF00" } },',
    )
    webview = open_page(text)
    label = webview.page.locator("#grid span.bold", has_text="count 0")
    expect(label).to_have_css("color", "rgb(170, 0, 0)")
    expect(label).to_have_css("font-weight", "700")


def test_the_frame_has_the_colors_of_the_grid_page(webview: Webview) -> None:
    for scheme in ("light", "dark"):
        webview.ask("preview", colorScheme=scheme, include=["text", "ansi", "grid"])
        webview.settle()
        body = re.search(
            r"body \{ margin: 16px; background: (#\w+); color: (#\w+); \}", webview.snapshot["grid"]
        )
        found = webview.page.evaluate(
            """() => {
              const style = getComputedStyle(document.getElementById("device"));
              const hex = (part) => Number(part).toString(16).padStart(2, "0");
              return [style.backgroundColor, style.color].map((color) =>
                "#" + color.match(/\\d+/g).map(hex).join(""));
            }"""
        )
        assert found == list(body.groups())


def test_adjacent_backgrounds_leave_no_gap(open_page: Open, folder: Path) -> None:
    webview = open_page(path=folder / "audio-guide.clads.json")
    for offset in range(40):
        boxes, gaps = webview.page.evaluate(
            """(offset) => {
              document.getElementById("device").style.setProperty("translate", `${offset / 40}px`);
              const filled = [...document.querySelectorAll("#grid .filled")];
              const boxes = filled.map((box) => box.getBoundingClientRect());
              const gaps = boxes.slice(1).filter((box, index) => {
                const before = boxes[index];
                return before.top === box.top && Math.round(before.right) < Math.round(box.left);
              });
              return [boxes.length, gaps.length];
            }""",
            offset,
        )
        assert boxes > 100
        assert gaps == 0


def test_an_unchanged_row_is_not_redrawn(webview: Webview) -> None:
    webview.page.evaluate(
        "() => { window.rows = [...document.querySelectorAll('#grid .row > :first-child')]; }"
    )
    webview.edit("count ${n}", "number ${n}")
    webview.until_shown("number 0")
    kept = webview.page.evaluate("() => window.rows.map((row) => row.isConnected)")
    assert kept.count(False) == 1
    assert len(kept) > 5


def test_the_scroll_position_stays_when_the_document_changes(open_page: Open) -> None:
    webview = open_page(height=200)
    webview.page.locator("#viewport").evaluate("(view) => { view.scrollTop = 60; }")
    webview.edit("count ${n}", "number ${n}")
    webview.until_shown("number 0")
    assert webview.page.locator("#viewport").evaluate("(view) => view.scrollTop") == 60


def test_a_message_is_shown_before_the_first_snapshot(open_page: Open) -> None:
    webview = open_page(wait=False)
    expect(webview.page.locator("#empty")).to_have_text("Waiting for the first frame of this document…")
    webview.until(lambda: webview.shown(), "the first frame")
    expect(webview.page.locator("#empty")).to_be_hidden()


# From the frame to the source


def test_a_click_reveals_the_innermost_node(webview: Webview) -> None:
    row, column = webview.find("hello")
    webview.click_cell(row, column)
    (message,) = webview.sent("reveal")
    assert source(webview, message["range"]) == '{ "type": "label", "text": "hello ${name}!" }'


def test_a_click_on_a_control_taps_and_reveals_and_with_alt_it_only_reveals(webview: Webview) -> None:
    row, column = webview.find("[Add]")
    webview.click_cell(row, column)
    assert "count 1" in webview.shown()
    assert len(webview.sent("reveal")) == 1
    webview.page.keyboard.down("Alt")
    webview.click_cell(row, column)
    webview.page.keyboard.up("Alt")
    assert len(webview.sent("reveal")) == 2
    assert "count 1" in webview.shown()
    assert '"text": "Add"' in source(webview, webview.sent("reveal")[-1]["range"])


def test_the_element_under_the_pointer_is_shown(webview: Webview) -> None:
    status = webview.page.locator("#element")
    webview.page.mouse.move(*webview.cell(*webview.find("hello")))
    expect(status).to_have_text(f"{CHILDREN}/3")
    webview.page.mouse.move(*webview.cell(*webview.find("[Add]")))
    expect(status).to_have_text(f"button “Add” · {CHILDREN}/1")
    webview.edit("count ${n}", "number ${n}")
    webview.until_shown("number 0")
    expect(status).to_have_text(f"button “Add” · {CHILDREN}/1")
    webview.page.mouse.move(*webview.cell(*webview.find("row", 1)))
    expect(status).to_have_text(f"{CHILDREN}/10/template · repetition 2")
    webview.page.mouse.move(1, 1)
    expect(status).to_have_text("")


# From the source to the frame


def test_the_cells_of_the_node_at_the_cursor_are_outlined(webview: Webview) -> None:
    row, column = webview.find("hello")
    webview.post({"type": "cursor", "position": position(webview, '"hello')})
    expect(webview.page.locator("#marks .selected")).not_to_have_attribute("d", "")
    assert edges(webview) == (row, column, row + 1, column + len("hello !"))
    webview.post({"type": "cursor", "position": None})
    expect(webview.page.locator("#marks .selected")).to_have_attribute("d", "")


def test_every_repetition_is_outlined(webview: Webview) -> None:
    webview.post({"type": "cursor", "position": position(webview, '"row"')})
    webview.until(lambda: marked(webview), "an outline")
    first, second = webview.find("row")[0], webview.find("row", 1)[0]
    tops = {y for _, y, direction, _ in marked(webview) if direction == "H"}
    assert tops == {first, first + 1, second, second + 1}
    assert len(marked(webview)) == 8


def test_the_outline_follows_its_node_when_the_document_changes(webview: Webview) -> None:
    webview.post({"type": "cursor", "position": position(webview, '"hello')})
    webview.edit("hello $", "good morning $")
    webview.until_shown("good morning")
    row, column = webview.find("good morning")
    assert edges(webview) == (row, column, row + 1, column + len("good morning !"))


def test_the_node_at_the_cursor_is_scrolled_into_view(open_page: Open) -> None:
    webview = open_page(height=220)
    webview.post({"type": "cursor", "position": position(webview, "| end")})
    webview.until(lambda: marked(webview), "an outline")
    expect(webview.page.locator("#grid .row").nth(webview.find("end")[0])).to_be_in_viewport()
    webview.post({"type": "cursor", "position": position(webview, "count $")})
    expect(webview.page.locator("#grid .row").nth(0)).to_be_in_viewport()
