"""The preview page in Chromium: errors, and the layout in its panel."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from .page import CHILDREN, Open
from .webview import Webview

Json = Any


# Errors


def test_a_broken_document_keeps_its_last_good_frame_marked(webview: Webview) -> None:
    banner = webview.page.locator("#banner")
    expect(banner).not_to_have_class("notice problem")
    webview.edit('"type": "label", "text": "count ${n}" },', '"type": "label", "text": "count ${n}" ')
    webview.until(lambda: webview.snapshot["problems"] > 0, "problems")
    expect(banner).to_have_class("notice problem")
    expect(banner).to_contain_text("broken parts are shown as they last were")
    assert "count 0" in webview.shown()
    webview.edit('"text": "count ${n}" ', '"text": "count ${n}" },')
    webview.until(lambda: webview.snapshot["problems"] == 0, "no problems")
    expect(banner).not_to_have_class("notice problem")


def test_a_frame_that_is_out_of_date_is_marked(webview: Webview) -> None:
    notice = "the file was deleted; this is its last version"
    webview.post({"type": "snapshot", "snapshot": webview.snapshot | {"notices": [notice]}})
    expect(webview.page.locator("#banner")).to_have_class("notice problem")
    expect(webview.page.locator("#about")).to_have_text(f"On device · {notice}")


def test_a_page_that_does_not_have_what_has_changed_asks_for_all_of_it(webview: Webview) -> None:
    asked = len(webview.sent("ready"))
    rows: Json = {"set": {}, "removed": []}
    changed = {"base": 99, "revision": 100, "rows": rows, "spans": rows, "controls": rows, "problems": 3}
    webview.post({"type": "change", "change": webview.snapshot | changed})
    webview.until(lambda: len(webview.sent("ready")) == asked + 1, "the question")
    expect(webview.page.locator("#about")).to_have_text("On device")


def test_the_banner_says_what_the_problem_is_and_a_click_goes_there(webview: Webview) -> None:
    webview.edit('"type": "label", "text": "count ${n}"', '"type": "lable", "text": "count ${n}"')
    webview.until(lambda: webview.snapshot["problems"] == 1, "a problem")
    first = webview.page.locator("#first-problem")
    expect(first).to_contain_text("lable")
    expect(webview.page.locator("#about")).to_have_text("On device")
    expect(webview.page.locator("#more-problems")).to_be_hidden()
    first.click()
    [reveal] = webview.sent("reveal")
    [failure] = webview.snapshot["failures"]
    assert reveal["range"] == failure["range"]


def test_several_problems_are_a_list_of_what_the_editor_has_found(webview: Webview) -> None:
    page = webview.page

    def finding(line: int) -> Json:
        place = {"line": line, "character": 2}
        return {"message": f"mistake {line}", "range": {"start": place, "end": place | {"character": 5}}}

    found = [finding(line) for line in (3, 7, 9)]
    webview.post({"type": "findings", "findings": found})
    webview.post({"type": "snapshot", "snapshot": webview.snapshot | {"problems": 3}})
    expect(page.locator("#first-problem")).to_have_text("mistake 3")
    more = page.get_by_role("button", name="and 2 more")
    expect(more).to_have_attribute("aria-expanded", "false")
    expect(page.locator("#problems")).to_be_hidden()
    more.click()
    expect(page.locator("#problems li")).to_have_text(["mistake 3", "mistake 7", "mistake 9"])
    page.get_by_role("button", name="mistake 9").click()
    assert [each["range"] for each in webview.sent("reveal")] == [found[2]["range"]]
    webview.post({"type": "findings", "findings": found[:1]})
    expect(page.locator("#problems")).to_be_hidden()
    expect(page.locator("#more-problems")).to_be_hidden()
    webview.post({"type": "snapshot", "snapshot": webview.snapshot | {"problems": 0}})
    expect(page.locator("#first-problem")).to_be_hidden()
    expect(page.locator("#about")).to_have_text("On device")


@pytest.mark.parametrize(
    ("state", "sentence"),
    [
        ("starting", "The language server is starting."),
        ("stopped", "The language server is not running. Restart it from the CLADS item in the status bar."),
    ],
)
def test_without_a_server_the_frame_is_dimmed_with_a_message(
    webview: Webview, state: str, sentence: str
) -> None:
    webview.post({"type": "server", "state": state})
    expect(webview.page.locator("#server")).to_have_text(f"{sentence} This is the last frame.")
    expect(webview.page.locator("#device")).to_have_css("opacity", "0.45")
    webview.click_cell(*webview.find("[Add]"))
    assert webview.sent("send") == []
    webview.post({"type": "server", "state": "running"})
    expect(webview.page.locator("#server")).to_be_hidden()
    webview.click_cell(*webview.find("[Add]"))
    webview.until_shown("count 1")


def test_an_error_is_shown_until_the_next_snapshot(webview: Webview) -> None:
    webview.ask("preview.send", event="onTap", pointer=f"{CHILDREN}/0")
    failed = webview.page.get_by_role("alert")
    expect(failed).to_have_text(re.compile("the label at .* does nothing when tapped"))
    webview.control("Add").click()
    webview.until_shown("count 1")
    expect(webview.page.locator("#failed")).to_be_hidden()


def test_a_rejected_change_of_a_field_is_undone_when_it_loses_the_focus(webview: Webview) -> None:
    field = webview.control("Your name")
    field.click()
    webview.page.keyboard.type("x")
    webview.page.evaluate("window.sent.splice(0)")
    webview.post({"type": "failed", "message": "no"})
    expect(webview.page.locator("#failed")).to_have_text("no")
    field.blur()
    expect(field).to_have_value("")


# The page and its panel


def test_panels_are_restored_after_a_reload(open_page: Open) -> None:
    first = open_page()
    first.page.get_by_role("button", name="State", exact=True).click()
    first.page.get_by_label("Width").select_option("40")
    kept = first.page.evaluate("window.kept")
    assert kept["uri"] == first.uri
    assert kept["options"] == {"width": 40}
    again = open_page(kept=kept)
    expect(again.page.get_by_role("tree")).to_be_visible()


def test_the_scroll_position_is_restored_after_a_reload(open_page: Open) -> None:
    first = open_page(height=220)
    first.page.locator("#viewport").evaluate("(view) => view.scrollTo(0, 50)")
    kept = first.until(
        lambda: first.page.evaluate("window.kept?.scroll.top === 50 && window.kept"), "the place"
    )
    again = open_page(kept=kept, height=220)
    again.settle()
    assert again.page.locator("#viewport").evaluate("(view) => view.scrollTop") == 50


def test_the_page_reports_once_that_it_is_ready(webview: Webview) -> None:
    webview.settle()
    assert [message["type"] for message in webview.messages] == ["ready"]


def test_the_policy_blocks_injected_content(webview: Webview) -> None:
    expected = {"style-src-elem", "script-src-elem", "img-src", "connect-src"}
    before = webview.page.evaluate(
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
          return before;
        }"""
    )
    refused = f"violations.slice({before}).map((one) => one.split(':')[0])"
    webview.until(lambda: set(webview.page.evaluate(refused)) >= expected, "what the policy refuses")
    assert set(webview.page.evaluate(f"violations.splice({before}).map((one) => one.split(':')[0])")) == expected
    webview.problems.clear()
    assert webview.page.title() == "CLADS Preview"


@pytest.mark.parametrize("view", ["picture", "text"])
@pytest.mark.parametrize("width", [300, 640, 900, 1400])
def test_nothing_around_the_frame_is_clipped(open_page: Open, width: int, view: str) -> None:
    webview = open_page(width=width, view=view)
    webview.page.get_by_role("button", name="State", exact=True).click()
    webview.page.get_by_role("button", name="Log").click()
    outside = webview.page.evaluate(
        """() => {
          const names = "#toolbar button, #toolbar select, #panels, #viewport, #status";
          return [...document.querySelectorAll(names)].filter((one) => one.checkVisibility()).filter((one) => {
            const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
            const isInside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
            return !isInside || width < 8 || height < 8;
          }).map((one) => one.id);
        }"""
    )
    assert outside == []
    beside = webview.page.locator("#panels").bounding_box()["x"] > 0
    assert beside == (width > 560)


def overflows(webview: Webview, selector: str) -> bool:
    """Whether an element has more content than fits into its width."""
    return webview.page.locator(selector).evaluate("(one) => one.scrollWidth > one.clientWidth")


@pytest.mark.parametrize("example", ["trip-survey", "checkout"])
def test_a_panel_of_300_pixels_shows_the_whole_width(open_page: Open, folder: Path, example: str) -> None:
    webview = open_page(path=folder / f"{example}.clads.json", width=300)
    webview.page.get_by_role("button", name="State", exact=True).click()
    webview.page.get_by_role("button", name="Log").click()
    webview.settle()
    assert webview.snapshot["width"] == 48
    for selector in ("html", "body", "#toolbar", "#viewport", "#panels", "#status"):
        assert not overflows(webview, selector), selector
    webview.page.set_viewport_size({"width": 900, "height": 800})
    webview.until(lambda: webview.page.locator("#frame").bounding_box()["width"] > 300, "text of usual size")


def test_text_stays_readable_where_a_frame_is_much_wider_than_its_panel(open_page: Open) -> None:
    webview = open_page(width=300)
    webview.page.get_by_label("Width").select_option("96")
    webview.until(lambda: webview.snapshot["width"] == 96, "the width of a tablet")
    webview.until(lambda: overflows(webview, "#viewport"), "a frame that is scrolled")
    size = webview.page.evaluate("() => parseFloat(getComputedStyle(device).fontSize)")
    assert 7.5 < size < 9
    assert not overflows(webview, "body")


def test_the_page_only_uses_theme_colors_around_the_frame(open_page: Open) -> None:
    webview = open_page(theme="high-contrast")
    button = webview.page.get_by_role("button", name="State", exact=True)
    expect(button).to_have_css("border-color", "rgb(111, 195, 223)")
    button.click()
    expect(button).to_have_css("border-color", "rgb(243, 133, 24)")
    expect(webview.page.locator("body")).to_have_css("background-color", "rgb(0, 0, 0)")
