"""The picture in the preview page: what it shows, and what can be done with it."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from .page import CHILDREN, DOCUMENT, Open, position, source
from .webview import Json, Webview

ROW = """{
  "id": "rows",
  "root": { "children": [ { "type": "sectionLayout", "id": "all", "sections": [
    { "layout": { "type": "horizontal", "itemSpacing": 10, "itemDimensions": { "width": 200 } }, "children": [
      { "type": "button", "text": "first", "actions": { "onTap": { "type": "dismiss" } } },
      { "type": "button", "text": "second" },
      { "type": "button", "text": "third" }, { "type": "button", "text": "fourth" } ] },
    { "layout": { "type": "list" }, "children": [ITEMS] }
  ] } ] }
}"""
LONG = ROW.replace("ITEMS", ",\n".join(f'{{ "type": "label", "text": "item {n}" }}' for n in range(120)))


@pytest.fixture
def webview(open_page: Open) -> Webview:
    """The picture of the document with every kind of control."""
    return open_page(view="picture")


def text(webview: Webview, piece: str) -> Locator:
    """A text on the screen."""
    return webview.page.locator("#picture").get_by_text(piece, exact=True).first


def center(locator: Locator) -> tuple[float, float]:
    """The center of an element, in pixels of the page."""
    box = locator.bounding_box()
    return (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def until_drawn(webview: Webview, piece: str) -> None:
    """Waits until a text is on the screen."""
    webview.until(text(webview, piece).is_visible, piece)


def outlined(webview: Webview, name: str = "selected") -> str:
    """The outline over the picture."""
    return webview.page.locator(f"#picture-marks .{name}").get_attribute("d") or ""


def area(webview: Webview, pointer: str, instance: list[int] | None = None) -> Json:
    """Where a node is, in points."""
    return next(
        one
        for one in webview.snapshot["picture"]["areas"]
        if one["pointer"] == pointer and one["instance"] == (instance or [])
    )


# What is shown


def test_the_picture_is_shown_first_and_labeled_as_approximate(webview: Webview) -> None:
    expect(webview.page.get_by_role("button", name="Picture")).to_have_attribute("aria-pressed", "true")
    expect(webview.page.locator("#device")).to_be_hidden()
    expect(webview.page.locator("#size")).to_have_text("390 × 844 pt · approximate")
    expect(text(webview, "count 0")).to_be_visible()


def test_the_view_can_be_changed_and_changed_back(webview: Webview) -> None:
    webview.page.get_by_role("button", name="Text").click()
    webview.until_shown("count 0")
    expect(webview.page.locator("#phone")).to_be_hidden()
    assert webview.sent("view") == [{"type": "view", "view": "text"}]
    webview.page.get_by_role("button", name="Picture").click()
    until_drawn(webview, "count 0")
    expect(webview.page.locator("#device")).to_be_hidden()


def test_the_picture_follows_edits(webview: Webview) -> None:
    webview.edit("count ${n}", "number ${n}")
    until_drawn(webview, "number 0")


def test_elements_that_do_not_change_stay_the_same(webview: Webview) -> None:
    kept = f'[data-key="{CHILDREN}/9"]'
    webview.page.locator("#picture").locator(kept).evaluate("(one) => { window.before = one; }")
    webview.control("Add").click()
    until_drawn(webview, "count 1")
    assert webview.page.locator("#picture").locator(kept).evaluate("(one) => one === window.before")


def test_the_screen_fits_the_panel_or_has_its_own_size(webview: Webview) -> None:
    phone = webview.page.locator("#phone")
    view = webview.page.locator("#viewport").bounding_box()
    fitting = phone.bounding_box()
    assert fitting["height"] <= view["height"] and fitting["y"] >= view["y"]
    assert fitting["width"] / fitting["height"] == pytest.approx(390 / 844, rel=0.01)
    webview.page.get_by_label("Zoom").select_option("100")
    assert phone.bounding_box()["width"] == pytest.approx(390, abs=0.5)
    assert webview.page.evaluate("kept.zooms") is False


def has_size(webview: Webview, width: int, height: int) -> None:
    webview.until(lambda: webview.snapshot["picture"]["width"] == width, "the width")
    webview.until(lambda: webview.snapshot["picture"]["height"] == height, "the height")
    expect(webview.page.locator("#size")).to_have_text(f"{width} × {height} pt · approximate")


@pytest.mark.parametrize(("width", "height"), [(375, 667), (402, 874), (1024, 1366)])
def test_the_screen_has_the_size_of_a_device(webview: Webview, width: int, height: int) -> None:
    webview.page.get_by_label("Device").select_option(f"{width}x{height}")
    has_size(webview, width, height)


def test_the_screen_is_turned_and_turned_back(webview: Webview) -> None:
    webview.page.get_by_role("button", name="Rotate").click()
    has_size(webview, 844, 390)
    expect(webview.page.locator("#width option:checked")).to_have_text("iPhone 16e, iPhone 14 · landscape")
    webview.page.get_by_role("button", name="Rotate").click()
    has_size(webview, 390, 844)


def test_the_screen_has_any_size_by_number(webview: Webview) -> None:
    across = webview.page.get_by_label("Points across")
    across.fill("333")
    across.press("Enter")
    has_size(webview, 333, 844)
    webview.page.get_by_label("Points down").fill("501")
    webview.page.get_by_label("Points down").press("Enter")
    has_size(webview, 333, 501)
    expect(webview.page.locator("#width option:checked")).to_have_text("333 × 501")
    before = len(webview.sent("options"))
    across.fill("0")
    across.press("Enter")
    across.fill("390")
    across.press("Enter")
    has_size(webview, 390, 501)
    sent = [each["options"]["pictureWidth"] for each in webview.sent("options")[before:]]
    assert sent == [390]


def test_the_edges_of_the_screen_are_dragged(webview: Webview) -> None:
    webview.page.get_by_label("Zoom").select_option("100")
    phone = webview.page.locator("#phone")
    before = phone.bounding_box()
    mouse = webview.page.mouse
    mouse.move(before["x"] + before["width"] + 4, before["y"] + 100)
    mouse.down()
    mouse.move(before["x"] + before["width"] + 34, before["y"] + 100)
    webview.until(lambda: webview.snapshot["picture"]["width"] > 430, "a wider screen")
    mouse.up()
    webview.page.locator("#edge-bottom").focus()
    webview.page.keyboard.press("ArrowDown")
    webview.until(lambda: webview.snapshot["picture"]["height"] == 845, "a higher screen")


def test_dark_colors_are_those_of_the_system(webview: Webview) -> None:
    screen = webview.page.locator("#picture main")
    expect(screen).to_have_css("background-color", "rgb(255, 255, 255)")
    webview.page.get_by_role("button", name="Dark").click()
    webview.until(lambda: webview.snapshot["colorScheme"] == "dark", "the color scheme")
    expect(screen).to_have_css("background-color", "rgb(0, 0, 0)")


def test_an_error_keeps_the_last_good_picture_marked(webview: Webview) -> None:
    webview.edit('"type": "label", "text": "count ${n}" },', '"type": "label", "text": "count ${n}" ')
    webview.until(lambda: webview.snapshot["problems"] > 0, "problems")
    expect(webview.page.locator("#main")).to_have_class("broken")
    expect(text(webview, "count 0")).to_be_visible()


# What can be done


def test_a_button_is_tapped_and_its_source_is_revealed(webview: Webview) -> None:
    webview.control("Add").click()
    until_drawn(webview, "count 1")
    (message,) = webview.sent("reveal")
    assert '"text": "Add"' in source(webview, message["range"])


def test_with_alt_a_click_only_reveals(webview: Webview) -> None:
    webview.control("Add").click(modifiers=["Alt"])
    webview.settle()
    assert len(webview.sent("reveal")) == 1
    assert webview.sent("send") == []


def test_a_click_on_a_text_reveals_it(webview: Webview) -> None:
    webview.page.mouse.click(*center(text(webview, "hello !")))
    webview.settle()
    (message,) = webview.sent("reveal")
    assert source(webview, message["range"]) == '{ "type": "label", "text": "hello ${name}!" }'


def test_typing_keeps_the_focus_and_the_cursor(webview: Webview) -> None:
    field = webview.control("Your name")
    field.click()
    webview.page.keyboard.type("Ada Lovelace")
    until_drawn(webview, "hello Ada Lovelace!")
    for _ in range(len("Lovelace")):
        webview.page.keyboard.press("ArrowLeft")
    webview.page.keyboard.type("B. ")
    until_drawn(webview, "hello Ada B. Lovelace!")
    expect(field).to_have_value("Ada B. Lovelace")
    expect(field).to_be_focused()


def test_a_switch_shows_what_its_actions_have_done(webview: Webview) -> None:
    switch = webview.page.locator("#picture").get_by_role("switch")
    switch.click()
    webview.until(lambda: webview.snapshot["state"]["on"], "the switch is on")
    webview.settle()
    expect(switch).to_be_checked()
    webview.page.get_by_role("button", name="Reset").click()
    webview.until(lambda: not webview.snapshot["state"]["on"], "the reset")
    webview.settle()
    expect(switch).not_to_be_checked()


def test_a_slider_is_moved_by_the_pointer_and_by_keys(webview: Webview) -> None:
    slider = webview.page.locator("#picture").get_by_role("slider")
    box = slider.bounding_box()
    webview.page.mouse.click(box["x"] + box["width"] * 0.75, box["y"] + box["height"] / 2)
    webview.until(lambda: 40 < webview.snapshot["state"]["level"] < 55, "the value")
    slider.press("Home")
    webview.until(lambda: webview.snapshot["state"]["level"] == 10, "the minimum")
    slider.press("ArrowRight")
    webview.until(lambda: webview.snapshot["state"]["level"] == 15, "a tenth of the range")
    expect(slider).to_be_focused()


def test_everything_can_be_reached_by_the_keyboard(webview: Webview) -> None:
    webview.page.locator("#viewport").focus()
    names = []
    for _ in range(7):
        webview.page.keyboard.press("Tab")
        names.append(webview.page.evaluate("picture.shadowRoot.activeElement?.ariaLabel"))
    # A toggle and a slider have no name on device.
    assert names == ["Add", "Your name", None, None, "Ask", "Go", "Leave"]
    webview.control("Add").focus()
    webview.page.keyboard.press("Enter")
    until_drawn(webview, "count 1")
    assert webview.sent("reveal") == []
    webview.page.keyboard.press("Alt+Enter")
    webview.settle()
    assert len(webview.sent("reveal")) == 1


def test_an_alert_is_answered_on_the_picture(webview: Webview) -> None:
    webview.control("Ask").click()
    until_drawn(webview, "Sure?")
    webview.control("Add").click(force=True)
    webview.page.locator("#picture [data-answer='1'] button").click()
    webview.until(lambda: not webview.snapshot["presented"], "the answer")
    until_drawn(webview, "count 1")
    assert len([one for one in webview.sent("send") if one["event"] == "onTap"]) == 1


def test_an_alert_takes_the_focus_to_its_buttons_and_gives_it_back(webview: Webview) -> None:
    webview.control("Ask").press("Enter")
    webview.until(lambda: webview.snapshot["presented"], "the alert")
    webview.settle()
    expect(webview.page.locator("#presented button").first).to_be_focused()
    webview.page.keyboard.press("Enter")
    webview.until(lambda: not webview.snapshot["presented"], "the answer")
    webview.settle()
    expect(webview.control("Ask")).to_be_focused()


@pytest.mark.parametrize(("label", "shown"), [("Go", "→ home"), ("Leave", "the screen is closed")])
def test_what_is_in_front_of_the_screen_is_closed_on_the_picture(
    webview: Webview, label: str, shown: str
) -> None:
    webview.control(label).click()
    until_drawn(webview, shown)
    webview.page.locator("#picture [data-answer='back'] button").click()
    webview.until(lambda: not webview.snapshot["presented"], "the screen")


def test_without_a_server_nothing_can_be_used(webview: Webview) -> None:
    webview.post({"type": "server", "state": "stopped"})
    webview.page.mouse.click(*center(webview.control("Add")))
    assert webview.sent("send") == []
    webview.post({"type": "server", "state": "running"})
    webview.control("Add").click()
    until_drawn(webview, "count 1")


# While it changes


def test_the_cursor_stays_where_it_is_in_a_text_that_changes(webview: Webview) -> None:
    field = webview.control("Your name")
    field.click()
    webview.page.keyboard.type("abcdef")
    until_drawn(webview, "hello abcdef!")
    for _ in range(3):
        webview.page.keyboard.press("ArrowLeft")
    webview.ask("preview.setState", path="name", value="abcdefg")
    expect(field).to_have_value("abcdefg")
    assert field.evaluate("(field) => [field.selectionStart, field.selectionEnd]") == [3, 3]


def test_a_text_that_was_refused_stays_in_the_field(webview: Webview) -> None:
    field = webview.control("Your name")
    field.click()
    webview.page.keyboard.type("abc")
    webview.page.evaluate("window.sent.splice(0)")
    webview.post({"type": "failed", "message": "The server is busy."})
    expect(field).to_have_value("abc")


NEW = '{ "type": "textfield", "placeholder": "New", "bind": "new" },'


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('{ "type": "label", "text": "count ${n}" },', '{ "type": "label", "text": "count" }, ' + NEW),
        ('{ "type": "label", "text": "count ${n}" },', NEW + NEW + NEW),
        ('{ "type": "label", "text": "count ${n}" },', ""),
        ('"placeholder": "Your name"', '"placeholder": "Name"'),
        ('"id": "page"', '"id": "side"'),
    ],
)
def test_after_an_edit_the_same_field_has_the_focus(webview: Webview, old: str, new: str) -> None:
    webview.control("Your name").click()
    webview.page.keyboard.type("Ada")
    until_drawn(webview, "hello Ada!")
    revision = webview.snapshot["revision"]
    webview.edit(old, new)
    webview.until(lambda: webview.snapshot["revision"] > revision, "the edit")
    webview.settle()
    webview.page.keyboard.type("!")
    until_drawn(webview, "hello Ada!!")
    assert "new" not in webview.snapshot["state"]


def test_a_field_that_an_edit_replaces_does_not_take_what_is_typed(webview: Webview) -> None:
    webview.control("Your name").click()
    webview.edit('{ "type": "textfield", "placeholder": "Your name", "bind": "name" }', '{ "type": "divider" }')
    webview.until(lambda: webview.control("Your name").count() == 0, "the edit")
    expect(webview.page.locator("#viewport")).to_be_focused()


def test_keys_move_a_slider_faster_than_frames_arrive(webview: Webview) -> None:
    slider = webview.page.locator("#picture").get_by_role("slider")
    slider.press("Home")
    for _ in range(4):
        slider.press("ArrowRight")
    webview.until(lambda: webview.snapshot["state"]["level"] == 30, "four tenths of the range")


def test_a_slider_is_grabbed_where_its_thumb_is_drawn(webview: Webview) -> None:
    slider = webview.page.locator("#picture").get_by_role("slider")
    thumb = webview.page.locator("#picture [data-pointer$='/5'] ellipse")
    for key, value in [("Home", 10), ("ArrowRight", 15), ("ArrowRight", 20), ("End", 60)]:
        slider.press(key)
        webview.until(lambda value=value: webview.snapshot["state"]["level"] == value, "the value")
        webview.settle()
        webview.page.mouse.click(*center(thumb))
        assert float(slider.input_value()) == pytest.approx(value, abs=0.2)


@pytest.mark.parametrize("role", ["switch", "slider"])
def test_only_an_outline_shows_that_a_control_has_the_focus(webview: Webview, role: str) -> None:
    control = webview.page.locator("#picture").get_by_role(role)
    control.focus()
    expect(control).to_have_css("appearance", "none")


def test_a_slider_stays_where_it_was_released(webview: Webview) -> None:
    slider = webview.page.locator("#picture").get_by_role("slider")
    box = slider.bounding_box()
    webview.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    webview.page.mouse.down()
    webview.page.mouse.move(box["x"] + box["width"] * 0.7, box["y"] + box["height"] / 2)
    value = slider.input_value()
    webview.page.mouse.up()
    expect(slider).to_have_value(value)
    webview.settle()
    expect(slider).to_have_value(value)


# Scrolling


def test_the_wheel_scrolls_the_screen_to_its_end(open_page: Open) -> None:
    webview = open_page(LONG, view="picture")
    webview.page.mouse.move(*center(text(webview, "item 3")))
    webview.page.mouse.wheel(0, 300)
    webview.until(lambda: webview.snapshot["picture"]["scroll"] > 200, "the screen is scrolled")
    for _ in range(40):
        webview.page.mouse.wheel(0, 400)
        webview.settle()
    until_drawn(webview, "item 119")
    webview.page.locator("#viewport").focus()
    webview.page.keyboard.press("Home")
    webview.until(lambda: webview.snapshot["picture"]["scroll"] == 0, "the start")
    webview.page.keyboard.press("PageDown")
    webview.until(lambda: webview.snapshot["picture"]["scroll"] > 500, "the next page")


def test_a_row_is_scrolled_by_the_wheel_and_by_its_buttons(open_page: Open) -> None:
    webview = open_page(LONG, view="picture")
    webview.page.mouse.move(*center(text(webview, "first")))
    webview.page.mouse.wheel(150, 0)
    row = lambda: webview.snapshot["picture"]["scrolls"][1]  # noqa: E731
    webview.until(lambda: row()["offset"] > 100, "the row is scrolled")
    webview.page.get_by_role("button", name="Show more of the row").press("Enter")
    until_drawn(webview, "fourth")
    assert webview.snapshot["picture"]["scroll"] == 0
    webview.page.get_by_role("button", name="Show the row before").press("Enter")
    webview.until(lambda: row()["offset"] < 300, "the row is scrolled back")


def test_the_focus_stays_at_the_row_when_it_ends(open_page: Open) -> None:
    webview = open_page(LONG, view="picture")
    webview.page.get_by_role("button", name="Show more of the row").focus()
    for name in ("Show more of the row", "Show the row before"):
        button = webview.page.get_by_role("button", name=name)
        while button.count():
            webview.page.keyboard.press("Enter")
            webview.settle()
    expect(webview.page.get_by_role("button", name="Show more of the row")).to_be_focused()


def test_keys_scroll_on_from_a_control(open_page: Open) -> None:
    webview = open_page(LONG, view="picture")
    webview.control("first").focus()
    webview.page.keyboard.press("PageDown")
    webview.until(lambda: webview.snapshot["picture"]["scroll"] > 500, "the next page")
    expect(webview.page.locator("#viewport")).to_be_focused()
    scroll = webview.snapshot["picture"]["scroll"]
    webview.page.keyboard.press("PageDown")
    webview.until(lambda: webview.snapshot["picture"]["scroll"] > scroll + 500, "the page after it")


def test_a_wheel_over_what_does_not_scroll_is_left_to_the_panel(open_page: Open) -> None:
    webview = open_page(view="picture", height=400)
    webview.page.get_by_label("Zoom").select_option("100")
    webview.page.mouse.move(*center(text(webview, "count 0")))
    webview.page.mouse.wheel(0, 120)
    webview.until(lambda: webview.page.locator("#viewport").evaluate("(one) => one.scrollTop") > 100, "a scroll")
    assert webview.sent("options") == []


# From the source and back


def test_the_node_at_the_cursor_is_outlined(webview: Webview) -> None:
    hello = area(webview, f"{CHILDREN}/3")
    webview.post({"type": "cursor", "position": hello["range"]["start"]})
    x, y, width, height = (f"{hello[name]:g}" for name in ("x", "y", "width", "height"))
    assert outlined(webview) == f"M{x} {y}h{width}v{height}h-{width}z"
    webview.post({"type": "cursor", "position": None})
    assert outlined(webview) == ""


def test_every_repetition_is_outlined(webview: Webview) -> None:
    row = area(webview, f"{CHILDREN}/10/template", [1])
    webview.post({"type": "cursor", "position": row["range"]["start"]})
    assert outlined(webview).count("z") == 2


def test_the_element_under_the_pointer_is_named(webview: Webview) -> None:
    status = webview.page.locator("#element")
    webview.page.mouse.move(*center(webview.control("Add")))
    size = area(webview, f"{CHILDREN}/1")
    expect(status).to_have_text(f"button “Add” · {CHILDREN}/1 · {size['width']:g} × {size['height']:g} pt")
    assert outlined(webview, "hovered") != ""
    webview.page.mouse.move(1, 1)
    expect(status).to_have_text("")


def test_the_node_at_the_cursor_is_scrolled_into_sight(open_page: Open) -> None:
    webview = open_page(LONG, view="picture")
    webview.post({"type": "cursor", "position": position(webview, "item 90")})
    until_drawn(webview, "item 90")
    webview.until(lambda: outlined(webview), "the outline")
    scroll = webview.snapshot["picture"]["scroll"]
    webview.post({"type": "cursor", "position": position(webview, "item 91")})
    webview.settle()
    assert webview.snapshot["picture"]["scroll"] == scroll


def test_the_control_with_the_focus_is_named(webview: Webview) -> None:
    status = webview.page.locator("#element")
    webview.control("Add").focus()
    expect(status).to_contain_text("button “Add”")
    webview.page.keyboard.press("Tab")
    expect(status).to_contain_text("textfield “Your name”")
    webview.page.locator("#dark").focus()
    expect(status).to_have_text("")


def test_what_is_behind_an_alert_is_not_outlined(webview: Webview) -> None:
    webview.control("Ask").click()
    until_drawn(webview, "Sure?")
    webview.page.mouse.move(*center(webview.control("Add")))
    expect(webview.page.locator("#element")).to_have_text("")
    assert outlined(webview, "hovered") == ""


def test_the_cursor_moves_only_the_view_that_is_shown(open_page: Open) -> None:
    webview = open_page(LONG, view="picture")
    webview.page.get_by_role("button", name="Text").click()
    webview.until(webview.is_drawn, "the text")
    webview.post({"type": "cursor", "position": position(webview, "item 90")})
    webview.settle()
    assert webview.sent("locate") == []
    webview.page.get_by_role("button", name="Picture").click()
    until_drawn(webview, "item 90")


# Why it looks as it does

STYLED = DOCUMENT.replace('"id": "page",', """"id": "page", "styles": {
    "base": { "fontSize": 20, "textColor": "#AA0000" },
    "loud": { "inherits": "base", "fontWeight": "bold", "cornerRadius": 8 } },""").replace(
    '"text": "hello ${name}!"', '"text": "hello ${name}!", "styleId": "loud", "padding": { "top": 4 }'
)  # fmt: skip


def properties(webview: Webview) -> dict[str, str]:
    """The properties in the inspector, by name."""
    rows = webview.page.locator("#inspector .property").evaluate_all(
        "(rows) => rows.map((row) => [row.querySelector('.key').textContent, row.innerText])"
    )
    return {name: " ".join(shown.split()) for name, shown in rows}


def test_the_inspector_says_where_properties_come_from(open_page: Open) -> None:
    webview = open_page(STYLED, view="picture")
    webview.page.get_by_role("button", name="Inspect").click()
    expect(webview.page.locator("#inspector")).to_contain_text("Click something on the screen")
    webview.page.mouse.click(*center(text(webview, "hello !")))
    webview.until(lambda: properties(webview), "the properties")
    shown = properties(webview)
    assert shown["fontSize"] == "fontSize 20 parent style “base”"
    assert shown["fontWeight"] == 'fontWeight "bold" style “loud”'
    assert shown["textAlignment"].endswith("default")
    assert shown["padding"] == 'padding { "top": 4 } own'
    assert shown["cornerRadius"].startswith("cornerRadius 8 style “loud”")
    assert "ignore" in shown["cornerRadius"] or "no effect" in shown["cornerRadius"]
    facts = webview.page.locator("#inspector .facts")
    expect(facts).to_contain_text("padding: top 4, leading 0, bottom 0, trailing 0 pt")


def test_a_click_in_the_inspector_leads_to_the_source(open_page: Open) -> None:
    webview = open_page(STYLED, view="picture")
    webview.page.get_by_role("button", name="Inspect").click()
    webview.page.mouse.click(*center(text(webview, "hello !")))
    webview.until(lambda: properties(webview), "the properties")
    webview.page.locator("#inspector .property", has_text="fontSize").click()
    webview.settle()
    assert source(webview, webview.sent("reveal")[-1]["range"]) == '"fontSize": 20'


def test_while_the_inspector_is_open_a_click_uses_nothing(webview: Webview) -> None:
    webview.page.get_by_role("button", name="Inspect").click()
    webview.page.mouse.click(*center(webview.control("Add")))
    webview.until(lambda: properties(webview), "the properties")
    assert webview.sent("send") == []
    expect(webview.page.locator("#inspector .node")).to_contain_text("button")
    webview.page.get_by_role("button", name="Inspect").click()
    webview.control("Add").click()
    until_drawn(webview, "count 1")


def test_the_inspector_follows_edits_and_the_cursor(open_page: Open) -> None:
    webview = open_page(STYLED, view="picture")
    webview.page.get_by_role("button", name="Inspect").click()
    hello = area(webview, f"{CHILDREN}/3")
    webview.post({"type": "cursor", "position": hello["range"]["start"]})
    webview.until(lambda: "fontSize" in properties(webview), "the properties")
    webview.edit('"fontSize": 20', '"fontSize": 31')
    webview.until(lambda: properties(webview)["fontSize"] == "fontSize 31 parent style “base”", "the size")


def test_the_inspector_shows_the_node_at_the_cursor_once_it_is_in_sight(open_page: Open) -> None:
    webview = open_page(LONG, view="picture")
    webview.page.get_by_role("button", name="Inspect").click()
    webview.post({"type": "cursor", "position": position(webview, "item 90")})
    webview.until(lambda: properties(webview).get("text") == 'text "item 90" own', "the label")


# Safety


def test_hostile_texts_are_only_texts(open_page: Open, tmp_path: Path) -> None:
    hostile = [
        '"><img src=x onerror="document.title=1">', "</text></svg><script>document.title=1</script>",
        ' style="position:fixed" ', "' onmouseover='document.title=1", "]]>--><!--", "\u2028&amp;\u202e",
    ]  # fmt: skip
    parts = []
    for text_ in hostile:
        for kind, key in [("label", "text"), ("button", "text"), ("textfield", "placeholder")]:
            parts.append({"type": kind, key: text_, "id": text_, "bind": "name"})
        for image in ({"url": text_}, {"sfsymbol": text_}):
            parts.append({"type": "image", "image": image, "styleId": "small"})
    sections = [{"layout": {"type": "list"}, "children": parts}]
    document = {
        "id": "page",
        "styles": {"small": {"width": 40, "height": 16}},
        "state": {"name": hostile[0]},
        "root": {"children": [{"type": "sectionLayout", "sections": sections}]},
    }
    path = tmp_path / "hostile.clads.json"
    path.write_text(json.dumps(document))
    webview = open_page(path=path, view="picture")
    webview.settle()
    assert webview.page.locator("#picture").locator("img, script, [onerror], [onmouseover]").count() == 0
    assert webview.page.title() == "CLADS Preview"
    expect(webview.page.locator("#picture").get_by_text('style="position:fixed"').first).to_be_visible()
