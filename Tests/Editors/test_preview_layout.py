"""The sizes of the panels of the preview page."""

from typing import Any

import pytest
from playwright.sync_api import expect

from .page import Open
from .webview import Webview

Json = Any


def open_panels(webview: Webview) -> None:
    for name in ("Inspect", "State", "Log"):
        webview.page.get_by_role("button", name=name, exact=True).click()


def box(webview: Webview, selector: str) -> Json:
    """The rectangle of an element."""
    return webview.page.locator(selector).bounding_box()


def drag(webview: Webview, selector: str, x: float, y: float) -> None:
    """Drags a handle to a point."""
    at = box(webview, selector)
    mouse = webview.page.mouse
    mouse.move(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
    mouse.down()
    mouse.move(x, y, steps=4)
    mouse.up()


@pytest.mark.parametrize("width", [600, 900])
def test_in_a_wide_panel_all_panels_are_beside_a_picture_of_full_height(open_page: Open, width: int) -> None:
    webview = open_page(width=width, view="picture")
    open_panels(webview)
    main, viewport = box(webview, "#main"), box(webview, "#viewport")
    assert viewport["height"] == main["height"]
    assert box(webview, "#panels")["x"] >= viewport["x"] + viewport["width"]


@pytest.mark.parametrize("width", [360, 900])
def test_every_open_panel_shows_several_lines(open_page: Open, width: int) -> None:
    webview = open_page(width=width, height=600, view="picture")
    open_panels(webview)
    for name in ("inspector", "state", "log"):
        assert box(webview, f"#{name}-panel")["height"] >= 100, name


def test_the_border_of_the_panels_is_dragged_and_moved_with_keys(open_page: Open) -> None:
    webview = open_page(width=900, view="picture")
    open_panels(webview)
    drag(webview, "#split", 400, 300)
    assert abs(box(webview, "#panels")["x"] - 400) <= 2
    handle = webview.page.locator("#split")
    handle.focus()
    webview.page.keyboard.press("ArrowRight")
    assert abs(box(webview, "#panels")["width"] - (500 - 36)) <= 2
    expect(handle).to_have_attribute("aria-valuenow", "52")
    handle.dblclick()
    assert box(webview, "#panels")["width"] == pytest.approx(900 * 0.36, abs=2)


def test_in_a_narrow_panel_the_border_moves_up_and_down(open_page: Open) -> None:
    webview = open_page(width=360, view="picture")
    open_panels(webview)
    drag(webview, "#split", 180, 300)
    assert abs(box(webview, "#panels")["y"] - 300) <= 2


def test_the_border_between_two_panels_is_dragged(open_page: Open) -> None:
    webview = open_page(width=900, view="picture")
    open_panels(webview)
    top = box(webview, "#inspector-panel")["y"]
    drag(webview, "#above-state", 800, top + 150)
    assert abs(box(webview, "#inspector-panel")["height"] - 150) <= 3


def test_a_collapsed_panel_leaves_its_room_to_the_others(open_page: Open) -> None:
    webview = open_page(width=900, view="picture")
    open_panels(webview)
    before = box(webview, "#inspector-panel")["height"]
    webview.page.locator("#collapse-state").click()
    expect(webview.page.locator("#state")).to_be_hidden()
    expect(webview.page.locator("#state-title")).to_be_visible()
    expect(webview.page.locator("#collapse-state")).to_have_attribute("aria-expanded", "false")
    expect(webview.page.locator("#above-state")).to_be_hidden()
    expect(webview.page.locator("#above-log")).to_be_visible()
    assert box(webview, "#inspector-panel")["height"] > before
    webview.page.locator("#collapse-state").click()
    expect(webview.page.locator("#state")).to_be_visible()


def test_the_layout_is_restored_after_a_reload_and_for_the_next_preview(open_page: Open) -> None:
    first = open_page(width=900, view="picture")
    open_panels(first)
    drag(first, "#split", 400, 300)
    first.page.locator("#collapse-log").click()
    last = first.sent("layout")[-1]
    assert last["panels"] == ["inspector", "state", "log"]
    assert last["layout"]["collapsed"] == ["log"]
    again = open_page(width=900, view="picture", kept=first.page.evaluate("window.kept"))
    new = open_page(width=900, view="picture")
    new.post(last)
    for webview in (again, new):
        expect(webview.page.locator("#collapse-log")).to_have_attribute("aria-expanded", "false")
        assert abs(box(webview, "#panels")["x"] - 400) <= 2
    # A page that was reloaded keeps its own.
    again.post(last | {"panels": []})
    again.settle()
    expect(again.page.locator("#panels")).to_be_visible()
