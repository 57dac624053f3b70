"""The view of all states of the preview page."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .page import Open, source
from .webview import Webview

Json = Any

LABEL = '{ "type": "label", "text": "Hello ${name}" }'
TOGGLE = '{ "type": "toggle", "bind": "on" }'
DOCUMENT = f"""{{
  "id": "states",
  "state": {{ "name": "<b>Ada</b> 日本語", "on": true }},
  "root": {{ "children": [
    {LABEL},
    {TOGGLE}
  ] }}
}}
"""
USUAL = "initial · light · 390 pt"
COUNT = 32


@pytest.fixture
def open_states(open_page: Open, tmp_path: Path) -> Callable[..., Webview]:
    """Opens all states of a document with a sample beside its own state."""

    def open_(**options: Any) -> Webview:
        path = tmp_path / "states.clads.json"
        path.write_text(DOCUMENT, encoding="utf-8")
        (tmp_path / "states.bo.sample.json").write_text(json.dumps({"name": "Bo"}))
        return open_page(path=path, view="states", **options)

    return open_


@pytest.fixture
def states(open_states: Callable[..., Webview]) -> Webview:
    """All states of the document."""
    return open_states()


def figure(webview: Webview, caption: str) -> Locator:
    """A picture with its caption."""
    return webview.page.get_by_role("figure", name=caption, exact=True)


def picture(webview: Webview, caption: str) -> Json:
    """What the server says about a picture."""
    return next(one for one in webview.gallery["pictures"] if one["caption"] == caption)


def center(webview: Webview, caption: str, pointer: str) -> tuple[float, float]:
    """The middle of a node in a picture, in pixels of the page."""
    image = figure(webview, caption).locator("img")
    image.scroll_into_view_if_needed()
    box, drawn = image.bounding_box(), picture(webview, caption)
    scale = box["width"] / drawn["width"]
    area = next(one for one in drawn["areas"] if one["pointer"] == pointer)
    across, down = area["x"] + area["width"] / 2, area["y"] + area["height"] / 2
    return box["x"] + across * scale, box["y"] + down * scale


def revealed(webview: Webview) -> str:
    """What the page has selected last in the source."""
    return source(webview, webview.sent("reveal")[-1]["range"])


def test_every_state_is_drawn_with_its_caption(states: Webview) -> None:
    expect(states.page.get_by_role("figure")).to_have_count(COUNT)
    expect(states.page.locator("#state-count")).to_have_text(f"{COUNT} pictures")
    expect(states.page.locator("#viewport")).to_be_hidden()
    image = figure(states, USUAL).locator("img")
    states.until(lambda: image.evaluate("(one) => one.complete && one.naturalWidth"), "the picture")
    assert image.bounding_box()["width"] == pytest.approx(390 * 0.4, abs=1)


def test_what_cannot_be_used_here_is_not_in_the_toolbar(states: Webview) -> None:
    for selector in ("#sample", "#width", "#points", "#zoom", "#dark", "#spec", "#show-inspector"):
        expect(states.page.locator(selector)).to_be_hidden()
    expect(states.page.locator("#show-state")).to_be_visible()


def test_a_click_on_a_picture_selects_the_source_of_what_is_there(states: Webview) -> None:
    for pointer, node in (("/root/children/0", LABEL), ("/root/children/1", TOGGLE)):
        states.page.mouse.click(*center(states, USUAL, pointer))
        assert revealed(states) == node


def test_the_node_under_the_pointer_is_outlined(states: Webview) -> None:
    states.page.mouse.move(*center(states, USUAL, "/root/children/0"))
    outline = figure(states, USUAL).locator(".hovered")
    assert outline.get_attribute("d").startswith("M")
    expect(states.page.locator("#element")).to_contain_text("/root/children/0")
    states.page.mouse.move(2, 2)
    assert outline.get_attribute("d") == ""


def test_a_picture_is_reached_with_the_keyboard(states: Webview) -> None:
    figure(states, USUAL).locator(".drawn").focus()
    states.page.keyboard.press("Enter")
    assert revealed(states) == TOGGLE, "the first problem"


def test_a_click_on_a_caption_shows_that_state_in_the_picture(states: Webview) -> None:
    states.page.get_by_role("button", name="bo · dark · 430 pt", exact=True).click()
    states.until(lambda: states.page.locator("#phone").is_visible(), "the picture")
    options = {"sample": "bo", "colorScheme": "dark", "pictureWidth": 430}
    assert states.sent("options")[-1] == {"type": "options", "options": options}
    expect(states.page.locator("#states")).to_be_hidden()
    expect(states.page.locator("#picture").get_by_text("Hello Bo")).to_be_visible()
    expect(states.page.get_by_role("button", name="Dark")).to_have_attribute("aria-pressed", "true")


def test_filters_hide_pictures_also_after_a_reload(open_states: Callable[..., Webview]) -> None:
    first = open_states()
    for name in ("dark", "320 pt", "bo"):
        first.page.get_by_role("checkbox", name=name, exact=True).uncheck()
    first.page.locator("#state-size").select_option("medium")
    again = open_states(kept=first.page.evaluate("window.kept"))
    for webview in (first, again):
        expect(webview.page.get_by_role("figure")).to_have_count(6)
        expect(webview.page.locator("#state-count")).to_have_text(f"6 of {COUNT} pictures")
        width = figure(webview, USUAL).locator("img").bounding_box()["width"]
        assert width == pytest.approx(390 * 0.65, abs=1)


def test_more_states_are_drawn_when_they_are_chosen_also_after_a_reload(
    open_states: Callable[..., Webview],
) -> None:
    states = open_states()
    states.page.get_by_role("checkbox", name="Right to left").check()
    states.until(lambda: states.page.get_by_role("figure").count() == 2 * COUNT, "the other direction")
    states.page.get_by_role("checkbox", name="Longer texts").check()
    states.until(lambda: states.page.get_by_role("figure").count() == 4 * COUNT, "longer texts")
    again = open_states(kept=states.page.evaluate("window.kept"))
    again.until(lambda: again.page.get_by_role("figure").count() == 4 * COUNT, "all of them again")
    expect(again.page.get_by_role("checkbox", name="Longer texts")).to_be_checked()


def test_findings_are_outlined_unless_that_is_turned_off(states: Webview) -> None:
    outline = figure(states, USUAL).locator(".problems")
    assert outline.get_attribute("d").startswith("M")
    expect(outline).to_have_css("display", "inline")
    states.page.get_by_role("checkbox", name="Mark findings").uncheck()
    expect(outline).to_have_css("display", "none")


def test_a_finding_leads_to_its_source_and_to_a_picture(states: Webview) -> None:
    [finding] = states.gallery["findings"]
    item = states.page.locator("#state-findings li")
    expect(item).to_contain_text(finding["severity"])
    item.get_by_role("button", name=finding["message"], exact=True).click()
    assert revealed(states) == '"toggle"'
    first = states.gallery["pictures"][finding["pictures"][0]]["caption"]
    states.page.get_by_role("checkbox", name="light", exact=True).uncheck()
    states.page.get_by_role("checkbox", name="dark", exact=True).uncheck()
    item.get_by_role("button", name="Show").click()
    expect(figure(states, first).locator(".drawn")).to_be_focused()
    assert figure(states, first).locator(".marks .found").get_attribute("d").startswith("M")
    expect(states.page.get_by_role("checkbox", name="dark", exact=True)).not_to_be_checked()


def test_what_a_screen_reader_says_leads_to_the_source(states: Webview) -> None:
    states.page.get_by_text("What a screen reader says with bo").click()
    states.page.get_by_role("listitem").get_by_role("button", name="Hello Bo").click()
    assert revealed(states) == LABEL
    states.page.get_by_text("What a screen reader says with initial").click()
    expect(states.page.get_by_role("button", name="<b>Ada</b> 日本語")).to_be_visible()


def test_an_edit_keeps_the_figures_and_the_place(states: Webview) -> None:
    states.page.evaluate("""() => {
      document.querySelector("#states").scrollTo(0, 300);
      window.before = document.querySelector("#state-pictures figure");
    }""")
    states.edit("Hello", "Good morning")
    states.until(lambda: states.gallery["version"] == states.version, "the new text")
    states.settle()
    scrolled, isKept = states.page.evaluate(
        """() => [document.querySelector("#states").scrollTop,
          window.before === document.querySelector("#state-pictures figure")]"""
    )
    assert scrolled == 300
    assert isKept


def test_a_rejected_document_and_missing_pictures_are_mentioned(states: Webview) -> None:
    rejection = "The app rejects this document and shows nothing. Line 5: unknown component"
    states.post({"type": "gallery", "gallery": states.gallery | {"rejection": rejection, "omitted": 7}})
    expect(states.page.locator("#state-rejection")).to_have_text(rejection)
    expect(states.page.locator("#state-count")).to_contain_text("7 more are left out")


def test_a_failure_is_shown_until_the_next_pictures(open_page: Open) -> None:
    webview = open_page(DOCUMENT, view="states")
    webview.post({"type": "failed", "message": "The document cannot be drawn."})
    expect(webview.page.get_by_role("alert")).to_have_text("The document cannot be drawn.")
    webview.post({"type": "gallery", "gallery": webview.gallery})
    expect(webview.page.locator("#failed")).to_be_hidden()


@pytest.mark.parametrize("width", [280, 900])
def test_the_page_does_not_scroll_sideways(open_states: Callable[..., Webview], width: int) -> None:
    webview = open_states(width=width)
    webview.page.locator("#state-size").select_option("full")
    overflow = "(one) => one.scrollWidth > one.clientWidth"
    for selector in ("body", "#states"):
        assert not webview.page.locator(selector).evaluate(overflow), selector
