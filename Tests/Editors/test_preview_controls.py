"""The controls of a screen on the preview page, and presentations."""

from typing import Any

import pytest
from playwright.sync_api import expect

from .page import Open, source
from .webview import Webview

Json = Any


# Controls


def test_tab_goes_through_the_controls_in_the_order_of_the_screen(webview: Webview) -> None:
    webview.page.locator("#viewport").focus()
    labels = []
    for _ in range(7):
        webview.page.keyboard.press("Tab")
        labels.append(webview.page.evaluate("document.activeElement.getAttribute('aria-label')"))
    assert labels == ["Add", "Your name", "toggle", "slider", "Ask", "Go", "Leave"]
    ring = webview.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert ring == "solid"


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_keys_tap_a_button_without_selecting_the_source(open_page: Open, key: str) -> None:
    webview = open_page(width=300, height=170)
    webview.control("Add").focus()
    # Scrolled, so that the corner of the page, the reported position of key clicks, is over cells.
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


def test_input_is_sent_to_the_server_and_the_caret_stays(webview: Webview) -> None:
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


def test_an_older_frame_does_not_undo_input(webview: Webview) -> None:
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


def test_a_field_shows_a_value_set_by_an_action(webview: Webview) -> None:
    field = webview.control("Your name")
    field.click()
    webview.page.keyboard.type("Ada")
    webview.until_shown("hello Ada!")
    webview.ask("preview.setState", path="name", value="Grace")
    webview.until_shown("hello Grace!")
    assert field.input_value() == "Grace"


def test_a_field_shows_its_value_when_it_is_focused_again(webview: Webview) -> None:
    field = webview.control("Your name")
    field.click()
    webview.page.keyboard.type("ab")
    webview.page.evaluate("window.sent.splice(0)")
    controls = [
        control | ({"value": "AB"} if control["kind"] == "textfield" else {})
        for control in webview.snapshot["controls"]
    ]
    webview.post({"type": "snapshot", "snapshot": webview.snapshot | {"controls": controls}})
    assert field.input_value() == "ab"
    field.blur()
    field.focus()
    assert field.input_value() == "AB"


def test_a_field_sends_composed_input_in_one_message(webview: Webview) -> None:
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
    toggle = webview.page.get_by_role("switch", name="toggle")
    expect(toggle).to_have_attribute("aria-checked", "false")
    toggle.click()
    webview.until(lambda: webview.snapshot["state"]["on"], "the state")
    expect(toggle).to_have_attribute("aria-checked", "true")
    toggle.press("Space")
    webview.until(lambda: not webview.snapshot["state"]["on"], "the state")


def test_keys_move_a_slider_by_tenths_of_its_range(webview: Webview) -> None:
    slider = webview.page.get_by_role("slider", name="slider")
    assert [slider.get_attribute(f"aria-value{name}") for name in ("min", "now", "max")] == [
        "10",
        "20.5",
        "60",
    ]
    for key, value in [
        ("ArrowRight", 25),
        ("Shift+ArrowLeft", 24.5),
        ("Home", 10),
        ("ArrowLeft", 10),
        ("End", 60),
    ]:
        slider.press(key)
        webview.settle()
        assert webview.sent("send")[-1]["value"] == webview.snapshot["state"]["level"] == value
        expect(slider).to_have_attribute("aria-valuenow", str(value))


def test_a_slider_is_dragged_to_the_pointer(webview: Webview) -> None:
    row, column = webview.find("●")
    control = next(control for control in webview.snapshot["controls"] if control["kind"] == "slider")
    webview.page.mouse.move(*webview.cell(row, column))
    webview.page.mouse.down()
    webview.page.mouse.move(*webview.cell(row, control["column"] + control["width"] - 1))
    webview.page.mouse.up()
    webview.settle()
    assert webview.snapshot["state"]["level"] == pytest.approx(60)
    assert webview.find("●")[1] == control["column"] + control["width"] - 1


# Presentations


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


def test_controls_behind_an_alert_cannot_be_tapped(webview: Webview) -> None:
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
        ("Go", "The screen navigates to “home” (push).", "Back"),
        ("Leave", "The screen was dismissed.", "Open again"),
    ],
)
def test_presentations_can_be_closed(webview: Webview, label: str, sentence: str, button: str) -> None:
    webview.control(label).click()
    webview.until(lambda: webview.snapshot["presented"], "something in front")
    expect(webview.page.locator("#presented .what")).to_have_text(sentence)
    webview.page.get_by_role("button", name=button).click()
    webview.until(lambda: not webview.snapshot["presented"], "the screen")
    expect(webview.page.locator("#presented")).to_be_hidden()
    assert webview.sent("send")[-1] == {"type": "send", "event": "onBack"}
