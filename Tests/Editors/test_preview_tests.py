"""Tests of screens in the preview page: what is shown while one is recorded or played, and what can be done there."""

import pytest
from playwright.sync_api import expect

from .page import CHILDREN, Open
from .webview import Json, Webview

REQUEST = "GET https://example.com/<items>"


def record(webview: Webview, *titles: str, requests: tuple[str, ...] = ()) -> None:
    """Shows the snapshot of a preview in which a test is recorded."""
    recording = {"steps": [{"title": title} for title in titles], "requests": list(requests)}
    webview.post({"type": "snapshot", "snapshot": webview.snapshot | {"recording": recording}})


def play(webview: Webview, step: int, *, is_running: bool = False) -> None:
    """Shows a test with two steps, of which the second fails."""
    outcomes = ["passed" if step > 0 else "pending", "failed" if step > 1 else "pending"]
    messages = [None, "the texts differ" if step > 1 else None]
    titles = ["Tap <b>Add</b>", "Expect texts"]
    steps = [
        {"title": title, "status": outcome, "message": message}
        for title, outcome, message in zip(titles, outcomes, messages, strict=True)
    ]
    webview.post({"type": "played", "played": {"step": step, "steps": steps, "isRunning": is_running}})


def sent(webview: Webview, kind: str) -> list[Json]:
    """What the page has sent; nothing of it is for the server."""
    return webview.sent(kind)


@pytest.fixture(params=["text", "picture"])
def webview(open_page: Open, request: pytest.FixtureRequest) -> Webview:
    """The page in both views in which a screen can be used."""
    return open_page(view=request.param)


def label(webview: Webview) -> tuple[float, float]:
    """The position of a label on the screen."""
    if webview.view == "text":
        return webview.cell(*webview.find("count"))
    box = webview.page.locator("#picture").get_by_text("count 0").first.bounding_box()
    return (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_recording_is_started_and_shows_its_steps_as_plain_text(webview: Webview) -> None:
    page = webview.page
    expect(page.locator("#recording")).to_be_hidden()
    page.locator("#record").click()
    assert sent(webview, "record") == [{"type": "record", "action": "start"}]
    record(webview, "Tap <i>Add</i>", "Type Ada", requests=(REQUEST,))
    expect(page.locator("#recording-about")).to_have_text("Recording · 2 steps")
    expect(page.locator("#recorded-steps li")).to_have_text(["Tap <i>Add</i>", "Type Ada"])
    expect(page.locator("#recorded-requests span")).to_have_text([REQUEST])
    expect(page.locator("#reset")).to_be_disabled()
    expect(page.locator("#sample")).to_be_disabled()
    for name in ("undo", "stop", "cancel"):
        page.locator(f"#record-{name}").click()
    assert [each["action"] for each in sent(webview, "record")] == ["start", "undo", "stop", "cancel"]
    page.get_by_role("button", name=f"Respond to {REQUEST}").click()
    assert sent(webview, "respond") == [{"type": "respond", "request": REQUEST}]


def test_a_recording_that_ends_is_hidden(webview: Webview) -> None:
    record(webview)
    webview.page.locator("#record-expect").click()
    webview.post({"type": "snapshot", "snapshot": webview.snapshot})
    expect(webview.page.locator("#recording")).to_be_hidden()
    expect(webview.page.locator("#reset")).to_be_enabled()
    webview.page.mouse.click(*label(webview))
    assert sent(webview, "expect") == []


def test_a_click_adds_an_expectation_instead_of_using_the_screen(webview: Webview) -> None:
    page = webview.page
    record(webview)
    page.locator("#record-expect").click()
    page.mouse.click(*label(webview))
    node = {"pointer": f"{CHILDREN}/0", "instance": []}
    assert sent(webview, "expect") == [{"type": "expect"} | node]
    assert sent(webview, "reveal") == []
    button = webview.control("Add").bounding_box()
    page.mouse.click(button["x"] + button["width"] / 2, button["y"] + button["height"] / 2)
    assert sent(webview, "expect")[1]["pointer"] == f"{CHILDREN}/1"
    assert sent(webview, "send") == []
    page.locator("#record-expect").click()
    webview.control("Add").click()
    assert [each["event"] for each in sent(webview, "send")] == ["onTap"]


def test_what_has_no_node_is_expected_with_a_menu(webview: Webview) -> None:
    record(webview)
    webview.page.locator("#record-expect-more").click()
    assert sent(webview, "expect") == [{"type": "expect"}]


def test_an_alert_is_expected_and_not_answered(webview: Webview) -> None:
    webview.control("Ask").click()
    webview.until(lambda: webview.snapshot["presented"], "the alert")
    record(webview)
    webview.page.locator("#record-expect").click()
    webview.page.mouse.click(*label(webview))
    assert sent(webview, "expect") == [{"type": "expect"}]


def test_a_played_test_shows_its_steps_with_their_outcomes(webview: Webview) -> None:
    page = webview.page
    play(webview, 2)
    expect(page.locator("#played")).to_have_text("Step 2 of 2 · 1 failed")
    expect(page.locator("#played-steps li.passed button")).to_have_text("✓Tap <b>Add</b>")
    expect(page.locator("#played-steps li.failed .message")).to_have_text("the texts differ")
    expect(page.locator('#played-steps [aria-current="step"] button')).to_have_text("✗Expect texts")
    expect(page.locator("#play-forward")).to_be_disabled()
    for name in ("#record", "#reset", "#sample", "#states-view"):
        expect(page.locator(name)).to_be_hidden()


def test_the_steps_of_a_test_are_gone_through_with_buttons_and_keys(webview: Webview) -> None:
    page = webview.page
    play(webview, 1)
    for name in ("first", "back", "forward", "last"):
        page.locator(f"#play-{name}").click()
    page.locator("#played-steps button").nth(1).click()
    page.keyboard.press("ArrowUp")
    assert [each["step"] for each in sent(webview, "go")] == [0, 0, 2, 2, 2, 0]
    page.locator("#play-run").click()
    play(webview, 1, is_running=True)
    expect(page.locator("#play-run")).to_have_text("Pause")
    page.locator("#play-run").click()
    assert [each["isRunning"] for each in sent(webview, "run")] == [True, False]


def test_the_screen_of_a_played_test_cannot_be_used(webview: Webview) -> None:
    play(webview, 1)
    webview.post({"type": "snapshot", "snapshot": webview.snapshot})
    box = webview.control("Add").bounding_box()
    webview.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert sent(webview, "send") == []
    assert len(sent(webview, "reveal")) == 1
