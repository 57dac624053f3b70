"""The toolbar of the preview page, and its panels with the state and the log."""

from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from .page import CHILDREN, DOCUMENT, Open
from .webview import Webview

Json = Any


# The toolbar


def test_color_scheme_mode_and_reset_are_in_the_toolbar(webview: Webview) -> None:
    dark = webview.page.get_by_role("button", name="Dark")
    dark.click()
    webview.until(lambda: webview.snapshot["colorScheme"] == "dark", "dark colors")
    expect(dark).to_have_attribute("aria-pressed", "true")
    webview.page.get_by_role("button", name="Spec").click()
    webview.until(lambda: webview.snapshot["as"] == "spec", "spec")
    expect(webview.page.locator("#banner")).to_contain_text("spec")
    webview.control("Add").click()
    webview.until_shown("count 1")
    webview.page.get_by_role("button", name="Reset").click()
    webview.until_shown("count 0")
    assert webview.page.evaluate("window.kept.options") == {"colorScheme": "dark", "as": "spec"}


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


def test_the_width_can_follow_the_panel(webview: Webview) -> None:
    webview.page.get_by_label("Width").select_option("fit")
    wide = webview.until(lambda: webview.snapshot["width"] > 90 and webview.snapshot["width"], "a wide frame")
    webview.page.set_viewport_size({"width": 300, "height": 800})
    narrow = webview.until(
        lambda: webview.snapshot["width"] < 40 and webview.snapshot["width"], "a narrow frame"
    )
    view = "(view) => view.scrollWidth <= view.clientWidth"
    assert webview.page.locator("#viewport").evaluate(view)
    expect(webview.page.get_by_label("Width")).to_have_value("fit")
    webview.settle()
    assert wide > narrow == webview.snapshot["width"]


# State and log


def open_state(webview: Webview) -> None:
    """Opens the state panel."""
    webview.page.get_by_role("button", name="State", exact=True).click()
    expect(webview.page.get_by_role("tree", name="State")).to_be_visible()


def test_arrow_keys_navigate_the_state_tree(webview: Webview) -> None:
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


def test_an_invalid_value_shows_an_error_and_escape_cancels_it(webview: Webview) -> None:
    open_state(webview)
    webview.page.locator('#state [aria-label="n: 0"] .value').click()
    box = webview.page.locator("#state input")
    box.fill("many")
    box.press("Enter")
    mistake = webview.page.locator("#state .mistake")
    expect(mistake).to_have_text('Not a JSON value. A string needs quotes: "many"')
    expect(box).to_have_attribute("aria-invalid", "true")
    box.press("Escape")
    expect(box).to_have_count(0)
    expect(mistake).to_have_count(0)
    expect(webview.page.locator('#state [aria-label="n: 0"]')).to_be_focused()
    assert webview.sent("setState") == []


def test_state_changes_do_not_disturb_an_edit(webview: Webview) -> None:
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


def test_an_edit_survives_the_removal_of_its_value(webview: Webview) -> None:
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


def test_a_value_without_a_path_cannot_be_edited_and_shows_why(open_page: Open) -> None:
    webview = open_page(DOCUMENT.replace('"n": 0', '"n": 0, "a.b": 1'))
    open_state(webview)
    item = webview.page.locator('#state [aria-label="a.b: 1"]')
    item.focus()
    webview.page.keyboard.press("Enter")
    assert webview.page.locator("#state input").count() == 0
    assert "No path can name this key" in item.locator(".line").get_attribute("title")


def test_a_large_state_is_shown_in_portions(webview: Webview) -> None:
    open_state(webview)
    webview.ask("preview.setState", path="deep", value={"list": list(range(20000))})
    webview.settle()
    webview.page.locator('#state [aria-label="list: [ 20000 elements ]"]').click()
    assert (
        webview.page.locator("#state .more:visible").inner_text() == "… 19900 more; Enter shows the next 100"
    )
    assert webview.page.locator("#state [aria-level='3']").count() == 100
    webview.page.locator("#state .more:visible").focus()
    webview.page.keyboard.press("Enter")
    expect(webview.page.locator('#state [aria-label="100: 100"]')).to_be_focused()
    assert webview.page.locator("#state [aria-level='3']").count() == 200


def test_the_log_shows_actions_and_scrolls_to_the_newest(webview: Webview) -> None:
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
