"""Tests of screens: recorded in the preview, run in the Test Explorer, and played."""

import json
from pathlib import Path

import pytest
from Editors.page import DOCUMENT
from playwright.sync_api import Frame, expect

from .test_preview import open_preview, shown
from .window import ROW, Window

EXPLORER = f".test-explorer {ROW}"
PASSING = {"steps": [{"tap": "Add"}, {"expect": {"texts": ["count 1"]}}]}


@pytest.fixture
def file(folder: Path) -> Path:
    """A document with every kind of control."""
    path = folder / "controls.clads.json"
    path.write_text(DOCUMENT, encoding="utf-8")
    return path


def write(file: Path, what: str, test: object) -> Path:
    """Writes a test beside a document."""
    path = file.with_name(f"controls.{what}.clads-test.json")
    path.write_text(json.dumps(test, indent=2), encoding="utf-8")
    return path


def test_what_is_done_in_the_preview_becomes_a_test(window: Window, file: Path) -> None:
    page = open_preview(window, file.name)
    shown(page, "count 0")
    page.locator("#record").click()
    expect(page.locator("#recording")).to_be_visible()
    page.locator("#picture").get_by_role("button", name="Add").click()
    shown(page, "count 1")
    page.locator("#record-expect").click()
    # The screen cannot be used while an element is chosen, so the pointer clicks on the place.
    box = shown(page, "count 1").bounding_box()
    window.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    window.pick("Text")
    expect(page.locator("#recorded-steps li")).to_have_count(2)
    page.locator("#record-stop").click()
    window.answer("adds one")
    window.press("Enter")
    path = file.with_name("controls.adds-one.clads-test.json")
    window.until(path.is_file, "the file of the test")
    recorded = json.loads(path.read_text(encoding="utf-8"))
    assert recorded["steps"] == PASSING["steps"]
    window.see(".tab", path.name)


def test_the_test_explorer_runs_tests_and_points_to_the_line_that_fails(window: Window, file: Path) -> None:
    passing = write(file, "adds", PASSING)
    failing = write(file, "adds-two", {"steps": [{"tap": "Add"}, {"expect": {"texts": ["count 2"]}}]})
    window.open(file.name)
    window.run("Testing: Focus on Test Explorer View")
    window.see(EXPLORER, "controls")
    window.open(passing.name)
    window.run("Test: Run Tests in Current File")
    window.run("Testing: Focus on Test Explorer View")
    window.see(f"{EXPLORER} .codicon-testing-passed-icon")
    window.open(failing.name)
    window.run("Test: Run Tests in Current File")
    window.run("Test Results: Focus on Test Results View")
    window.see(f".test-output-peek-tree {ROW}", "`count 2` is not on the screen; did you mean `count 1`?")


def test_a_test_is_played_step_by_step(window: Window, file: Path) -> None:
    test = write(file, "adds", PASSING)
    window.open(test.name)
    window.run("CLADS: Play Test")
    page: Frame = window.frame("#player")
    expect(page.locator("#played-steps li")).to_have_count(2)
    shown(page, "count 0")
    page.locator("#play-forward").click()
    shown(page, "count 1")
    page.locator("#play-back").click()
    shown(page, "count 0")
