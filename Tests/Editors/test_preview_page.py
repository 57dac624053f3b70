"""The preview's page in Chromium: what it draws, what clicks, keys and typing do, and what it says when things go wrong."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from Protocol.text import Text

from .webview import Webview

Json = Any
Open = Callable[..., Webview]

STATE = '{ "n": 0, "name": "", "on": false, "level": 20.5, "deep": { "list": [1, 2] } }'
ALERT = (
    '{ "type": "showAlert", "title": "Sure?", "message": "There is [No] way back.", "buttons": '
    '[{ "label": "No", "style": "cancel" }, { "label": "Yes", "style": "destructive", "action": "add" }] }'
)
DOCUMENT = f"""{{
  "id": "page",
  "state": {STATE},
  "actions": {{
    "add": {{ "type": "setState", "path": "n", "value": {{ "$expr": "n + 1" }} }},
    "ask": {ALERT},
    "go": {{ "type": "navigate", "destination": "home", "presentation": "push" }},
    "leave": {{ "type": "dismiss" }}
  }},
  "root": {{ "children": [ {{ "type": "vstack", "alignment": "leading", "children": [
    {{ "type": "label", "text": "count ${{n}}" }},
    {{ "type": "button", "text": "Add", "actions": {{ "onTap": "add" }} }},
    {{ "type": "textfield", "placeholder": "Your name", "bind": "name" }},
    {{ "type": "label", "text": "hello ${{name}}!" }},
    {{ "type": "toggle", "bind": "on" }},
    {{ "type": "slider", "bind": "level", "minValue": 10, "maxValue": 60 }},
    {{ "type": "button", "text": "Ask", "actions": {{ "onTap": "ask" }} }},
    {{ "type": "button", "text": "Go", "actions": {{ "onTap": "go" }} }},
    {{ "type": "button", "text": "Leave", "actions": {{ "onTap": "leave" }} }},
    {{ "type": "label", "text": "日本語 ü → ① 😀 | end" }},
    {{ "type": "forEach", "items": "deep.list", "template": {{ "type": "label", "text": "row" }} }}
  ] }} ] }}
}}
"""
CHILDREN = "/root/children/0/children"


@pytest.fixture
def open_page(browser: Browser, server: Path, tmp_path: Path) -> Iterator[Open]:
    """Opens the page of a document, by default of one with every sort of control."""
    opened: list[Webview] = []

    def open_(text: str = DOCUMENT, *, wait: bool = True, **options: Json) -> Webview:
        path = tmp_path / f"page{len(opened)}.clads.json"
        path.write_text(text, encoding="utf-8")
        opened.append(Webview(browser, server, path, **options))
        if wait:
            opened[-1].until(lambda: opened[-1].shown(), "the first frame")
        return opened[-1]

    yield open_
    for webview in opened:
        webview.close()


@pytest.fixture
def webview(open_page: Open) -> Webview:
    """The page of the document."""
    return open_page()


def source(webview: Webview, range_: Json) -> str:
    """The text of a range of the document."""
    return Text(webview.path.read_text(encoding="utf-8")).piece(range_)


def position(webview: Webview, piece: str, shift: int = 2) -> Json:
    """Where a piece of the document stands."""
    return Text(webview.path.read_text(encoding="utf-8")).position_of(piece, shift)


def marked(webview: Webview) -> list[list[float]]:
    """The rectangle around what is marked, as rows and columns; nothing where nothing is."""
    path = webview.page.locator("#selected").get_attribute("d") or ""
    points = re.findall(r"M([\d.]+) ([\d.]+)([HV])([\d.]+)", path)
    return [[float(x), float(y), direction, float(end)] for x, y, direction, end in points]


def edges(webview: Webview) -> tuple[float, float, float, float]:
    """The top, left, bottom and right of what is marked."""
    lines = marked(webview)
    rows = [y for _, y, direction, _ in lines if direction == "H"]
    columns = [x for x, _, direction, _ in lines if direction == "V"]
    return (min(rows), min(columns), max(rows), max(columns))


# What is drawn


def test_the_frame_shows_the_rows_of_the_snapshot(webview: Webview) -> None:
    rows = webview.snapshot["text"].split("\n")
    for shown, row in zip(webview.shown().split("\n"), rows, strict=True):
        if row.isascii():
            assert shown.rstrip() == row.rstrip()
    assert "count 0" in webview.shown()
    expect(webview.page.locator("#banner")).to_have_text("phone (base)")
    expect(webview.page.locator("#size")).to_have_text(f"48 × {webview.snapshot['height']}")


def test_columns_stay_aligned_behind_wide_and_ambiguous_characters(webview: Webview) -> None:
    boxes = webview.page.evaluate(
        """() => {
          const { width } = document.getElementById("frame").getBoundingClientRect();
          const row = [...document.querySelectorAll("#grid .row")].find((row) => row.textContent.includes("end"));
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


def test_colours_and_attributes_are_those_of_the_document(open_page: Open) -> None:
    text = DOCUMENT.replace('"text": "count ${n}"', '"text": "count ${n}", "styleId": "loud"').replace(
        '"id": "page",',
        '"id": "page", "styles": { "loud": { "fontWeight": "bold", "textColor": "#AA0000", '
        '"backgroundColor": "#00FF00" } },',
    )
    webview = open_page(text)
    label = webview.page.locator("#grid span.bold", has_text="count 0")
    expect(label).to_have_css("color", "rgb(170, 0, 0)")
    expect(label).to_have_css("font-weight", "700")


def test_the_frame_has_the_colours_of_the_server_s_own_page(webview: Webview) -> None:
    for scheme in ("light", "dark"):
        webview.ask("preview", colorScheme=scheme, include=["text", "ansi", "html"])
        webview.settle()
        body = re.search(r"body \{ margin: 16px; background: (#\w+); color: (#\w+); \}", webview.snapshot["html"])
        found = webview.page.evaluate(
            """() => {
              const style = getComputedStyle(document.getElementById("device"));
              return [style.backgroundColor, style.color].map((color) =>
                "#" + color.match(/\\d+/g).map((part) => Number(part).toString(16).padStart(2, "0")).join(""));
            }"""
        )
        assert found == list(body.groups())


def test_neighbouring_backgrounds_leave_no_gap(open_page: Open, folder: Path) -> None:
    webview = open_page((folder / "audio-guide.clads.json").read_text(encoding="utf-8"))
    for offset in range(40):
        boxes, gaps = webview.page.evaluate(
            """(offset) => {
              document.getElementById("device").style.setProperty("translate", `${offset / 40}px`);
              const boxes = [...document.querySelectorAll("#grid .filled")].map((box) => box.getBoundingClientRect());
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


def test_a_row_that_has_not_changed_is_not_drawn_again(webview: Webview) -> None:
    webview.page.evaluate("() => { window.rows = [...document.querySelectorAll('#grid .row > :first-child')]; }")
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


def test_before_the_first_snapshot_a_sentence_says_what_is_awaited(open_page: Open) -> None:
    webview = open_page(wait=False)
    expect(webview.page.locator("#empty")).to_have_text("Waiting for the first picture of this document …")
    webview.until(lambda: webview.shown(), "the first frame")
    expect(webview.page.locator("#empty")).to_be_hidden()


# The second view


def test_the_html_output_is_shown_under_the_strict_policy(webview: Webview) -> None:
    webview.page.get_by_role("button", name="HTML").click()
    webview.until(lambda: "html" in webview.snapshot, "HTML")
    webview.settle()
    assert webview.sent("html") == [{"type": "html", "shown": True}]
    expect(webview.page.locator("#frame")).to_be_hidden()
    output = webview.page.locator("#output pre")
    expect(output).to_contain_text("count 0")
    expect(output).to_have_css("font-size", "14px")
    expect(webview.page.locator("#output body")).to_have_css("margin", "16px")
    wide = webview.page.locator("#output span.w", has_text="日").bounding_box()
    narrow = webview.page.locator("#output span.n", has_text="ü").bounding_box()
    assert round(wide["width"]) == round(narrow["width"] * 2)
    webview.edit("count ${n}", "number ${n}")
    webview.until(lambda: "number 0" in output.inner_text(), "the change in the HTML output")
    webview.page.get_by_role("button", name="HTML").click()
    expect(webview.page.locator("#frame")).to_be_visible()
    assert webview.sent("html")[-1] == {"type": "html", "shown": False}


def test_the_html_output_keeps_colours(open_page: Open) -> None:
    text = DOCUMENT.replace('"type": "label", "text": "count ${n}"', '"type": "label", "text": "count ${n}", "styleId": "loud"')
    text = text.replace('"id": "page",', '"id": "page", "styles": { "loud": { "textColor": "#AA0000" } },')
    webview = open_page(text)
    webview.page.get_by_role("button", name="HTML").click()
    webview.until(lambda: "html" in webview.snapshot, "HTML")
    webview.settle()
    expect(webview.page.locator("#output span", has_text="count 0")).to_have_css("color", "rgb(170, 0, 0)")


def test_html_that_a_picture_does_not_need_is_left_out(webview: Webview) -> None:
    page = (
        "<!doctype html><html><head><style>pre { margin: 3px; }</style></head><body><pre>"
        '<script>document.title = "taken";</script><img src="x" onerror="document.title = \'taken\'">'
        '<span class="n" style="color:#ff0000;position:fixed" onclick="1">x</span></pre></body></html>'
    )
    webview.page.get_by_role("button", name="HTML").click()
    webview.post({"type": "snapshot", "snapshot": webview.snapshot | {"html": page}})
    red = webview.page.locator("#output span.n")
    expect(red).to_have_css("color", "rgb(255, 0, 0)")
    expect(red).to_have_css("position", "static")
    assert webview.page.locator("#output script, #output img, #output [onclick]").count() == 0
    assert webview.page.title() == "CLADS Preview"
    # The policy holds for what is only parsed, and says so.
    refused = webview.page.evaluate("violations.splice(0)")
    assert {problem.partition(":")[0] for problem in refused} == {"script-src-attr"}
    webview.problems.clear()


# From the frame to the source


def test_a_click_reveals_the_innermost_node_there(webview: Webview) -> None:
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


def test_the_pointer_says_what_it_is_over(webview: Webview) -> None:
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
    expect(webview.page.locator("#selected")).not_to_have_attribute("d", "")
    assert edges(webview) == (row, column, row + 1, column + len("hello !"))
    webview.post({"type": "cursor", "position": None})
    expect(webview.page.locator("#selected")).to_have_attribute("d", "")


def test_every_repetition_is_outlined(webview: Webview) -> None:
    webview.post({"type": "cursor", "position": position(webview, "\"row\"")})
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


def test_what_the_cursor_is_in_is_scrolled_into_sight(open_page: Open) -> None:
    webview = open_page(height=220)
    webview.post({"type": "cursor", "position": position(webview, "| end")})
    webview.until(lambda: marked(webview), "an outline")
    expect(webview.page.locator("#grid .row").nth(webview.find("end")[0])).to_be_in_viewport()
    webview.post({"type": "cursor", "position": position(webview, "count $")})
    expect(webview.page.locator("#grid .row").nth(0)).to_be_in_viewport()


# Controls


def test_tab_goes_through_the_controls_in_the_order_of_the_screen(webview: Webview) -> None:
    webview.page.locator("#viewport").focus()
    labels = []
    for _ in range(7):
        webview.page.keyboard.press("Tab")
        labels.append(webview.page.evaluate("document.activeElement.getAttribute('aria-label')"))
    assert labels == ["Add", "Your name", "on", "level", "Ask", "Go", "Leave"]
    ring = webview.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert ring == "solid"


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_keys_tap_a_button_and_leave_the_source_alone(open_page: Open, key: str) -> None:
    webview = open_page(width=300, height=170)
    webview.control("Add").focus()
    # The corner of the page, where clicks of keys are said to be, is over cells then.
    webview.page.locator("#viewport").evaluate("(view) => view.scrollTo(60, 160)")
    webview.page.keyboard.press(key)
    webview.until_shown("count 1")
    expect(webview.control("Add")).to_be_focused()
    webview.page.keyboard.press(key)
    webview.until_shown("count 2")
    assert webview.sent("reveal") == []


def test_alt_and_enter_reveal_a_control(webview: Webview) -> None:
    webview.control("Add").focus()
    webview.page.keyboard.press("Alt+Enter")
    webview.settle()
    (message,) = webview.sent("reveal")
    assert '"text": "Add"' in source(webview, message["range"])
    assert webview.sent("send") == []


def test_typing_into_a_field_goes_to_the_server_and_the_caret_stays(webview: Webview) -> None:
    field = webview.control("Your name")
    field.click()
    webview.page.keyboard.type("Ada")
    webview.until_shown("hello Ada!")
    webview.page.keyboard.press("Home")
    webview.page.keyboard.type("Dr ")
    webview.until_shown("hello Dr Ada!")
    assert field.input_value() == "Dr Ada"
    assert field.evaluate("(field) => field.selectionStart") == 3
    values = [message["value"] for message in webview.sent("send")]
    assert values == ["A", "Ad", "Ada", "DAda", "DrAda", "Dr Ada"]


def test_a_frame_on_its_way_does_not_take_back_what_was_typed_since(webview: Webview) -> None:
    field = webview.control("Your name")
    field.click()
    webview.page.keyboard.type("A")
    webview.until_shown("hello A!")
    webview.page.keyboard.type("da")
    for value in ("A", "Ad"):
        controls = [
            control | ({"value": value} if control["kind"] == "textfield" else {})
            for control in webview.snapshot["controls"]
        ]
        webview.post({"type": "snapshot", "snapshot": webview.snapshot | {"controls": controls}})
        assert field.input_value() == "Ada"
    webview.until_shown("hello Ada!")
    assert field.input_value() == "Ada"


def test_a_field_takes_over_what_an_action_makes_of_it(webview: Webview) -> None:
    field = webview.control("Your name")
    field.click()
    webview.page.keyboard.type("Ada")
    webview.until_shown("hello Ada!")
    webview.ask("preview.setState", path="name", value="Grace")
    webview.until_shown("hello Grace!")
    assert field.input_value() == "Grace"


def test_a_field_says_in_one_message_what_an_input_method_composes(webview: Webview) -> None:
    webview.control("Your name").click()
    client = webview.context.new_cdp_session(webview.page)
    client.send("Input.imeSetComposition", {"text": "に", "selectionStart": 1, "selectionEnd": 1})
    client.send("Input.imeSetComposition", {"text": "にほん", "selectionStart": 3, "selectionEnd": 3})
    assert webview.sent("send") == []
    client.send("Input.insertText", {"text": "日本"})
    webview.until_shown("日")
    assert [message["value"] for message in webview.sent("send")] == ["日本"]


def test_escape_leaves_a_field(webview: Webview) -> None:
    webview.control("Your name").click()
    webview.page.keyboard.press("Escape")
    expect(webview.control("Your name")).not_to_be_focused()


def test_a_toggle_is_a_switch(webview: Webview) -> None:
    toggle = webview.page.get_by_role("switch", name="on")
    expect(toggle).to_have_attribute("aria-checked", "false")
    toggle.click()
    webview.until(lambda: webview.snapshot["state"]["on"], "the state")
    expect(toggle).to_have_attribute("aria-checked", "true")
    toggle.press("Space")
    webview.until(lambda: not webview.snapshot["state"]["on"], "the state")


def test_keys_move_a_slider_by_tenths_of_its_range(webview: Webview) -> None:
    slider = webview.page.get_by_role("slider", name="level")
    assert [slider.get_attribute(f"aria-value{name}") for name in ("min", "now", "max")] == ["10", "20.5", "60"]
    for key, value in [("ArrowRight", 25), ("Shift+ArrowLeft", 24.5), ("Home", 10), ("ArrowLeft", 10), ("End", 60)]:
        slider.press(key)
        webview.settle()
        assert webview.sent("send")[-1]["value"] == webview.snapshot["state"]["level"] == value
        expect(slider).to_have_attribute("aria-valuenow", str(value))


def test_a_slider_is_dragged_to_where_the_pointer_is(webview: Webview) -> None:
    row, column = webview.find("●")
    control = next(control for control in webview.snapshot["controls"] if control["kind"] == "slider")
    webview.page.mouse.move(*webview.cell(row, column))
    webview.page.mouse.down()
    webview.page.mouse.move(*webview.cell(row, control["column"] + control["width"] - 1))
    webview.page.mouse.up()
    webview.settle()
    assert webview.snapshot["state"]["level"] == pytest.approx(60)
    assert webview.find("●")[1] == control["column"] + control["width"] - 1


# What comes in front of the screen


def test_an_alert_is_answered_from_the_strip_with_the_keyboard(webview: Webview) -> None:
    webview.control("Ask").focus()
    webview.page.keyboard.press("Enter")
    dialog = webview.page.get_by_role("alertdialog", name="Alert: Sure?")
    webview.until(dialog.is_visible, "the alert")
    expect(dialog).to_have_attribute("aria-description", "There is [No] way back.")
    expect(dialog.get_by_role("button", name="No")).to_be_focused()
    webview.page.keyboard.press("Tab")
    webview.page.keyboard.press("Enter")
    webview.until_shown("count 1")
    assert webview.sent("send")[-1] == {"type": "send", "event": "onAlertButton", "value": 1}
    expect(dialog).to_be_hidden()
    expect(webview.control("Ask")).to_be_focused()


def test_an_alert_is_answered_by_a_click_on_its_button_in_the_frame(webview: Webview) -> None:
    webview.control("Ask").click()
    webview.until_shown("[Yes]")
    row, column = webview.find("[Yes]")
    webview.click_cell(row, column + 1)
    webview.until_shown("count 1")
    assert webview.snapshot["presented"] == []


def test_what_is_behind_an_alert_cannot_be_tapped(webview: Webview) -> None:
    webview.control("Ask").click()
    webview.until_shown("[Yes]")
    row, column = webview.find("[Add]")
    webview.click_cell(row, column)
    assert "count 0" in webview.shown()
    assert len(webview.snapshot["presented"]) == 1
    assert len(webview.sent("send")) == 1


@pytest.mark.parametrize(
    ("label", "sentence", "button"),
    [
        ("Go", "The screen leads to “home” (push).", "Back"),
        ("Leave", "The screen has closed itself.", "Open again"),
    ],
)
def test_there_is_a_way_back(webview: Webview, label: str, sentence: str, button: str) -> None:
    webview.control(label).click()
    webview.until(lambda: webview.snapshot["presented"], "something in front")
    expect(webview.page.locator("#presented .what")).to_have_text(sentence)
    webview.page.get_by_role("button", name=button).click()
    webview.until(lambda: not webview.snapshot["presented"], "the screen")
    expect(webview.page.locator("#presented")).to_be_hidden()
    assert webview.sent("send")[-1] == {"type": "send", "event": "onBack"}


# The toolbar


def test_colours_drawing_and_reset_are_chosen_in_the_toolbar(webview: Webview) -> None:
    dark = webview.page.get_by_role("button", name="Dark")
    dark.click()
    webview.until(lambda: webview.snapshot["colorScheme"] == "dark", "dark colours")
    expect(dark).to_have_attribute("aria-pressed", "true")
    webview.page.get_by_role("button", name="Rulings").click()
    webview.until(lambda: webview.snapshot["as"] == "rulings", "rulings")
    expect(webview.page.locator("#banner")).to_contain_text("rulings")
    webview.control("Add").click()
    webview.until_shown("count 1")
    webview.page.get_by_role("button", name="Reset").click()
    webview.until_shown("count 0")
    assert webview.page.evaluate("window.kept.options") == {"colorScheme": "dark", "as": "rulings"}


def test_a_sample_is_chosen_in_the_toolbar(open_page: Open, tmp_path: Path) -> None:
    (tmp_path / "page0.many.sample.json").write_text('{ "n": 40 }', encoding="utf-8")
    webview = open_page()
    sample = webview.page.get_by_label("Sample")
    assert sample.locator("option").all_inner_texts() == ["initial", "many"]
    sample.select_option("many")
    webview.until_shown("count 40")
    expect(sample).to_have_value("many")


def test_a_width_is_chosen_in_the_toolbar(webview: Webview) -> None:
    width = webview.page.get_by_label("Width")
    expect(width).to_have_value("48")
    width.select_option("40")
    webview.until(lambda: webview.snapshot["width"] == 40, "40 columns")
    expect(width).to_have_value("40")
    webview.ask("preview", width=33)
    webview.settle()
    expect(width).to_have_value("33")


def test_the_width_follows_the_panel_where_that_is_asked_for(webview: Webview) -> None:
    webview.page.get_by_label("Width").select_option("fit")
    wide = webview.until(lambda: webview.snapshot["width"] > 90 and webview.snapshot["width"], "a wide frame")
    webview.page.set_viewport_size({"width": 300, "height": 800})
    narrow = webview.until(lambda: webview.snapshot["width"] < 40 and webview.snapshot["width"], "a narrow frame")
    view = "(view) => view.scrollWidth <= view.clientWidth"
    assert webview.page.locator("#viewport").evaluate(view)
    expect(webview.page.get_by_label("Width")).to_have_value("fit")
    webview.settle()
    assert wide > narrow == webview.snapshot["width"]


# State and log


def open_state(webview: Webview) -> None:
    """Opens the panel of the state."""
    webview.page.get_by_role("button", name="State").click()
    expect(webview.page.get_by_role("tree", name="State")).to_be_visible()


def test_the_state_is_a_tree_that_arrow_keys_walk(webview: Webview) -> None:
    open_state(webview)
    items = webview.page.get_by_role("treeitem")
    first = items.nth(0)
    labels = [item.get_attribute("aria-label") for item in items.all()]
    assert labels[:3] == ["deep: { 1 key }", "list: [ 2 elements ]", "level: 20.5"]
    first.focus()
    webview.page.keyboard.press("ArrowLeft")
    expect(first).to_have_attribute("aria-expanded", "false")
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight"):
        webview.page.keyboard.press(key)
    expect(webview.page.get_by_role("treeitem", name="0: 1")).to_be_focused()
    webview.page.keyboard.press("ArrowLeft")
    expect(webview.page.get_by_role("treeitem", name="list:")).to_be_focused()
    webview.page.keyboard.press("End")
    expect(items.last).to_be_focused()


def test_a_value_of_the_state_is_edited(webview: Webview) -> None:
    open_state(webview)
    webview.page.locator('#state [aria-label="n: 0"]').focus()
    webview.page.keyboard.press("Enter")
    webview.page.keyboard.type("41")
    webview.page.keyboard.press("Enter")
    webview.until_shown("count 41")
    assert webview.sent("setState") == [{"type": "setState", "path": "n", "value": 41}]
    expect(webview.page.locator('#state [aria-label="n: 41"]')).to_be_focused()


def test_an_element_and_a_whole_object_are_edited(webview: Webview) -> None:
    open_state(webview)
    webview.page.locator('#state [aria-label="list: [ 2 elements ]"]').focus()
    webview.page.keyboard.press("ArrowRight")
    webview.page.keyboard.press("ArrowRight")
    webview.page.keyboard.press("Enter")
    webview.page.keyboard.type("7")
    webview.page.keyboard.press("Enter")
    webview.until(lambda: webview.snapshot["state"]["deep"]["list"] == [7, 2], "the state")
    webview.page.locator('#state [aria-label="deep: { 1 key }"]').focus()
    webview.page.keyboard.press("F2")
    expect(webview.page.locator("#state input")).to_have_value('{"list":[7,2]}')
    webview.page.keyboard.type('{"list": [5, 6, 7]}')
    webview.page.keyboard.press("Enter")
    webview.until(lambda: webview.snapshot["state"]["deep"]["list"] == [5, 6, 7], "the state")
    assert [message["path"] for message in webview.sent("setState")] == ["deep.list[0]", "deep"]


def test_a_mistake_in_a_value_is_said_beside_it_and_escape_takes_it_back(webview: Webview) -> None:
    open_state(webview)
    webview.page.locator('#state [aria-label="n: 0"] .value').click()
    box = webview.page.locator("#state input")
    box.fill("many")
    box.press("Enter")
    mistake = webview.page.locator("#state .mistake")
    expect(mistake).to_have_text('This is no JSON value. A text needs quotes: "many"')
    expect(box).to_have_attribute("aria-invalid", "true")
    box.press("Escape")
    expect(box).to_have_count(0)
    expect(mistake).to_have_count(0)
    expect(webview.page.locator('#state [aria-label="n: 0"]')).to_be_focused()
    assert webview.sent("setState") == []


def test_state_changes_show_and_leave_an_edit_under_way_alone(webview: Webview) -> None:
    open_state(webview)
    webview.page.locator('#state [aria-label="name: \\"\\""] .value').click()
    box = webview.page.locator("#state input")
    box.fill('"half typ')
    webview.ask("preview.setState", path="name", value="other")
    webview.ask("preview.setState", path="n", value=5)
    webview.settle()
    expect(webview.page.locator('#state [aria-label="n: 5"]')).to_have_class("changed")
    expect(box).to_have_value('"half typ')
    expect(box).to_be_focused()
    box.fill('"done"')
    box.press("Enter")
    webview.until_shown("hello done!")


def test_an_edit_survives_that_its_value_goes_away(webview: Webview) -> None:
    open_state(webview)
    webview.page.locator('#state [aria-label="list: [ 2 elements ]"]').click()
    webview.page.locator('#state [aria-label="1: 2"] .value').click()
    webview.page.locator("#state input").fill("9")
    webview.ask("preview.setState", path="deep.list", value=[1])
    webview.settle()
    expect(webview.page.locator("#state .gone input")).to_have_value("9")
    webview.page.keyboard.press("Enter")
    webview.until(lambda: webview.snapshot["state"]["deep"]["list"] == [1, 9], "the state")
    expect(webview.page.locator("#state .gone")).to_have_count(0)


def test_a_value_that_no_path_leads_to_is_not_edited_and_says_why(open_page: Open) -> None:
    webview = open_page(DOCUMENT.replace('"n": 0', '"n": 0, "a.b": 1'))
    open_state(webview)
    item = webview.page.locator('#state [aria-label="a.b: 1"]')
    item.focus()
    webview.page.keyboard.press("Enter")
    assert webview.page.locator("#state input").count() == 0
    assert "No path leads here" in item.locator(".line").get_attribute("title")


def test_a_big_state_is_shown_in_portions(webview: Webview) -> None:
    open_state(webview)
    webview.ask("preview.setState", path="deep", value={"list": list(range(20000))})
    webview.settle()
    webview.page.locator('#state [aria-label="list: [ 20000 elements ]"]').click()
    assert webview.page.locator("#state .more:visible").inner_text() == "… 19900 more; Enter shows the next 100"
    assert webview.page.locator("#state [aria-level='3']").count() == 100
    webview.page.locator("#state .more:visible").focus()
    webview.page.keyboard.press("Enter")
    expect(webview.page.locator('#state [aria-label="100: 100"]')).to_be_focused()
    assert webview.page.locator("#state [aria-level='3']").count() == 200


def test_the_log_says_what_has_happened_with_the_newest_in_sight(webview: Webview) -> None:
    log = webview.page.get_by_role("log", name="Log")
    for lines in (40, 80):
        for _ in range(40):
            webview.ask("preview.send", event="onTap", pointer=f"{CHILDREN}/1")
        webview.settle()
        if lines == 40:
            webview.page.get_by_role("button", name="Log").click()
        assert log.locator("li").count() == lines
        expect(log.locator("li").last).to_be_in_viewport()
    expect(log).to_have_attribute("aria-live", "polite")
    log.evaluate("(log) => { log.scrollTop = 0; }")
    webview.ask("preview.send", event="onTap", pointer=f"{CHILDREN}/1")
    webview.settle()
    assert log.evaluate("(log) => log.scrollTop") == 0


# When something is wrong


def test_a_broken_document_keeps_its_last_good_frame_with_a_mark(webview: Webview) -> None:
    banner = webview.page.locator("#banner")
    expect(banner).not_to_have_class("notice problem")
    webview.edit('"type": "label", "text": "count ${n}" },', '"type": "label", "text": "count ${n}" ')
    webview.until(lambda: webview.snapshot["problems"] > 0, "problems")
    expect(banner).to_have_class("notice problem")
    expect(banner).to_contain_text("a broken place is shown as it was before")
    assert "count 0" in webview.shown()
    webview.edit('"text": "count ${n}" ', '"text": "count ${n}" },')
    webview.until(lambda: webview.snapshot["problems"] == 0, "no problems")
    expect(banner).not_to_have_class("notice problem")


def test_a_frame_that_is_out_of_date_is_marked(webview: Webview) -> None:
    banner = "the file is gone, this was its last text · phone (base)"
    webview.post({"type": "snapshot", "snapshot": webview.snapshot | {"banner": banner}})
    expect(webview.page.locator("#banner")).to_have_class("notice problem")


@pytest.mark.parametrize(
    ("state", "sentence"),
    [
        ("starting", "The language server is starting; the preview follows as soon as it runs."),
        ("stopped", "The language server is not running. Restart it from the CLADS item in the status bar."),
    ],
)
def test_without_a_server_the_frame_is_dimmed_and_says_so(webview: Webview, state: str, sentence: str) -> None:
    webview.post({"type": "server", "state": state})
    expect(webview.page.locator("#server")).to_have_text(f"{sentence} This is its last picture.")
    expect(webview.page.locator("#device")).to_have_css("opacity", "0.45")
    webview.click_cell(*webview.find("[Add]"))
    assert webview.sent("send") == []
    webview.post({"type": "server", "state": "running"})
    expect(webview.page.locator("#server")).to_be_hidden()
    webview.click_cell(*webview.find("[Add]"))
    webview.until_shown("count 1")


def test_what_was_refused_is_said_until_the_next_snapshot(webview: Webview) -> None:
    webview.ask("preview.send", event="onTap", pointer=f"{CHILDREN}/0")
    failed = webview.page.get_by_role("alert")
    expect(failed).to_have_text(re.compile("nothing happens when the label at .* is tapped"))
    webview.control("Add").click()
    webview.until_shown("count 1")
    expect(webview.page.locator("#failed")).to_be_hidden()


def test_a_refused_change_of_a_field_is_taken_back_when_it_is_left(webview: Webview) -> None:
    field = webview.control("Your name")
    field.click()
    webview.page.keyboard.type("x")
    webview.page.evaluate("window.sent.splice(0)")
    webview.post({"type": "failed", "message": "no"})
    expect(webview.page.locator("#failed")).to_have_text("no")
    field.blur()
    expect(field).to_have_value("")


# The page and its panel


def test_the_view_comes_back_after_the_page_was_loaded_again(open_page: Open) -> None:
    first = open_page()
    first.page.get_by_role("button", name="State").click()
    first.page.get_by_role("button", name="HTML").click()
    first.page.get_by_label("Width").select_option("40")
    kept = first.page.evaluate("window.kept")
    assert kept["uri"] == first.uri
    assert kept["options"] == {"width": 40}
    again = open_page(kept=kept)
    again.until(lambda: "html" in again.snapshot, "HTML")
    expect(again.page.get_by_role("button", name="HTML")).to_have_attribute("aria-pressed", "true")
    expect(again.page.locator("#output")).to_be_visible()
    expect(again.page.get_by_role("tree")).to_be_visible()


def test_the_page_says_once_that_it_listens(webview: Webview) -> None:
    webview.settle()
    assert [message["type"] for message in webview.messages] == ["ready"]


def test_the_policy_refuses_what_others_put_into_the_page(webview: Webview) -> None:
    refused = webview.page.evaluate(
        """async () => {
          const before = violations.length;
          const style = document.createElement("style");
          style.textContent = "body { display: none }";
          const script = document.createElement("script");
          script.textContent = "document.title = 'taken'";
          const image = document.createElement("img");
          image.src = "https://elsewhere.example/x.png";
          document.body.append(style, script, image);
          await fetch("https://elsewhere.example/").catch(() => {});
          await new Promise((done) => setTimeout(done, 50));
          return violations.splice(before).map((one) => one.split(":")[0]);
        }"""
    )
    webview.problems.clear()
    assert set(refused) == {"style-src-elem", "script-src-elem", "img-src", "connect-src"}
    assert webview.page.title() == "CLADS Preview"


@pytest.mark.parametrize("width", [300, 640, 900, 1400])
def test_nothing_around_the_frame_is_cut_off(open_page: Open, width: int) -> None:
    webview = open_page(width=width)
    webview.page.get_by_role("button", name="State").click()
    webview.page.get_by_role("button", name="Log").click()
    outside = webview.page.evaluate(
        """() => [...document.querySelectorAll("#toolbar button, #toolbar select, #panels, #viewport, #status")]
          .filter((one) => {
            const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
            return left < 0 || right > innerWidth || top < 0 || bottom > innerHeight || width < 8 || height < 8;
          }).map((one) => one.id)"""
    )
    assert outside == []
    beside = webview.page.locator("#panels").bounding_box()["x"] > 0
    assert beside == (width > 640)


def test_the_page_uses_no_colours_of_its_own_around_the_frame(open_page: Open) -> None:
    webview = open_page(theme="high-contrast")
    button = webview.page.get_by_role("button", name="State")
    expect(button).to_have_css("border-color", "rgb(111, 195, 223)")
    button.click()
    expect(button).to_have_css("border-color", "rgb(243, 133, 24)")
    expect(webview.page.locator("body")).to_have_css("background-color", "rgb(0, 0, 0)")
