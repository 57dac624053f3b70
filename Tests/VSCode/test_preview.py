"""The live preview in its panel, with the extension and the server behind it."""

import re
from pathlib import Path

import pytest
from Editors.page import DOCUMENT
from playwright.sync_api import Frame, Locator, expect

from .window import LABEL, Window


def open_preview(window: Window, name: str) -> Frame:
    """Opens a document and its preview with the keys of the extension."""
    window.open(name)
    window.press("Control+k", "v")
    window.see(".tab", f"Preview of {name}")
    page = window.preview()
    switch(page, "Inspect", on=False)
    return page


def shown(page: Frame, text: str | re.Pattern[str]) -> Locator:
    """A text of the picture, once it is visible."""
    found = page.locator("#picture").get_by_text(text).first
    expect(found).to_be_visible()
    return found


def switch(page: Frame, name: str, *, on: bool) -> None:
    """Presses a button that stays pressed, unless its state is remembered from another preview."""
    button = page.get_by_role("button", name=name, exact=True)
    wanted = "true" if on else "false"
    if button.get_attribute("aria-pressed") != wanted:
        button.click()
    expect(button).to_have_attribute("aria-pressed", wanted)


def state(page: Frame, label: str | re.Pattern[str]) -> Locator:
    """A value in the State panel."""
    return page.locator("#state").get_by_role("treeitem", name=label)


def test_the_picture_follows_what_is_typed_into_the_source(window: Window, folder: Path) -> None:
    file = folder / "checkout.clads.json"
    page = open_preview(window, file.name)
    shown(page, "Delivery address")
    window.replace(file, '"«Delivery address»"', "Where to")
    shown(page, "Where to")


@pytest.fixture
def controls(window: Window, folder: Path) -> Frame:
    """The preview of a document with every kind of control."""
    (folder / "controls.clads.json").write_text(DOCUMENT, encoding="utf-8")
    page = open_preview(window, "controls.clads.json")
    shown(page, "count 0")
    return page


def test_a_tap_runs_the_action_and_selects_the_source(window: Window, controls: Frame) -> None:
    controls.locator("#picture").get_by_role("button", name="Add").click()
    shown(controls, "count 1")
    expect(window.page.locator(".monaco-editor .selected-text").first).to_be_visible()
    window.see(".breadcrumbs-control", "Add")


def test_text_is_typed_into_a_field(window: Window, controls: Frame) -> None:
    controls.locator("#picture").get_by_label("Your name").click()
    window.type("Ada")
    shown(controls, "hello Ada!")


def test_a_switch_is_switched_and_a_slider_dragged(window: Window, controls: Frame) -> None:
    switch(controls, "State", on=True)
    expect(state(controls, "level: 20.5")).to_be_visible()
    box = controls.locator("#picture").get_by_role("slider").bounding_box()
    across, down = box["x"] + box["width"] * (20.5 - 10) / 50, box["y"] + box["height"] / 2
    window.page.mouse.move(across, down)
    window.page.mouse.down()
    window.page.mouse.move(box["x"] + box["width"] + 20, down, steps=3)
    window.page.mouse.up()
    expect(state(controls, "level: 60")).to_be_visible()
    controls.locator("#picture").get_by_role("switch").click()
    expect(state(controls, "on: true")).to_be_visible()


def test_dark_draws_the_screen_in_dark_mode(window: Window, controls: Frame) -> None:
    background = "(picture) => getComputedStyle(picture.shadowRoot.querySelector('main')).backgroundColor"
    light = controls.locator("#picture").evaluate(background)
    switch(controls, "Dark", on=True)
    window.until(lambda: controls.locator("#picture").evaluate(background) != light, "another background")


def test_the_text_view_draws_cells(controls: Frame) -> None:
    controls.get_by_role("button", name="Text", exact=True).click()
    expect(controls.locator("#grid")).to_contain_text("count 0")
    expect(controls.locator("#phone")).to_be_hidden()
    controls.get_by_role("button", name="Picture", exact=True).click()
    shown(controls, "count 0")


def test_the_inspector_says_what_sets_a_property(window: Window) -> None:
    page = open_preview(window, "trip-survey.clads.json")
    title = shown(page, "How was the River Walk?").bounding_box()
    switch(page, "Inspect", on=True)
    expect(page.locator("#inspector")).to_contain_text("Click something on the screen")
    title = shown(page, "How was the River Walk?").bounding_box()
    window.page.mouse.click(title["x"] + 5, title["y"] + 5)
    row = page.locator("#inspector .property").filter(has_text="fontSize")
    expect(row).to_contain_text("28")
    expect(row).to_contain_text("text.title")


def test_a_value_of_the_state_is_edited_and_reset(window: Window, controls: Frame) -> None:
    switch(controls, "State", on=True)
    state(controls, "n: 0").click()
    window.press("Enter")
    window.type("41")
    window.press("Enter")
    shown(controls, "count 41")
    controls.get_by_role("button", name="Reset").click()
    shown(controls, "count 0")


def test_the_log_lists_actions_and_an_alert_is_answered(controls: Frame) -> None:
    switch(controls, "Log", on=True)
    controls.locator("#picture").get_by_role("button", name="Ask").click()
    alert = controls.get_by_role("alertdialog", name="Alert: Sure?")
    expect(alert).to_be_visible()
    alert.get_by_role("button", name="Yes").click()
    shown(controls, "count 1")
    expect(controls.locator("#log li").filter(has_text="action: ask")).to_be_visible()
    expect(controls.locator("#log li").filter(has_text="action: add")).to_be_visible()


def test_a_sample_is_chosen_in_the_toolbar(window: Window, folder: Path) -> None:
    (folder / "trip-survey.lost.sample.json").write_text('{ "answers": ["got lost"] }')
    page = open_preview(window, "trip-survey.clads.json")
    page.get_by_label("Sample").select_option("lost")
    shown(page, "Your answer: got lost")


def test_a_document_that_the_app_rejects_is_drawn_and_the_banner_leads_to_why(
    window: Window, folder: Path
) -> None:
    file = folder / "checkout.clads.json"
    page = open_preview(window, file.name)
    shown(page, "Delivery address")
    window.replace(file, LABEL, "lable")
    shown(page, "unknown component `lable`")
    shown(page, "Place order")
    window.go(1)
    page.locator("#banner").get_by_text("unknown component kind `lable`").click()
    window.see(".active-line-number", "132")
    expect(window.page.locator(".monaco-editor .selected-text").first).to_be_visible()


def test_the_command_restarts_the_preview_from_its_sample(window: Window, controls: Frame) -> None:
    controls.locator("#picture").get_by_role("button", name="Add").click()
    shown(controls, "count 1")
    window.run("CLADS: Restart Preview from Its Sample")
    shown(controls, "count 0")


def test_all_states_are_drawn_and_follow_what_is_typed(window: Window, folder: Path) -> None:
    file = folder / "checkout.clads.json"
    window.open(file.name)
    window.run("CLADS: Show All States")
    page = window.frame("#toolbar")
    expect(page.get_by_role("figure")).to_have_count(16)
    first = page.get_by_role("figure").first.locator("img")
    window.until(lambda: first.evaluate("(image) => image.naturalWidth"), "the first picture")
    before = first.get_attribute("src")
    window.replace(file, '"«Delivery address»"', "Where to")
    window.until(lambda: first.get_attribute("src") != before, "the new text")
    page.get_by_text("What a screen reader says").click()
    page.get_by_role("listitem").get_by_role("button", name="Where to").click()
    expect(window.page.locator(".monaco-editor .selected-text").first).to_be_visible()
    page.get_by_role("button", name="initial · dark · 390 pt", exact=True).click()
    shown(page, "Where to")
    switch(page, "Dark", on=True)
