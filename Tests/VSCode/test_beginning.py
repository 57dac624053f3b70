"""The first minutes: the walkthrough, and a document of one's own."""

import re

from playwright.sync_api import expect

from .window import PICKED, ROW, Window


def test_every_step_of_the_walkthrough_is_completed_by_doing_it(window: Window) -> None:
    """Each step has a button, which does what the step is about."""

    def begin() -> None:
        window.run("Welcome: Open Walkthrough")
        window.pick("Get Started with CLADS")
        window.see(".getting-started-category", "Get Started with CLADS")

    def is_done(title: str) -> None:
        step = window.see(".getting-started-step", title)
        expect(step.locator(".codicon-getting-started-step-checked")).to_be_visible()

    begin()
    expect(window.page.locator(".getting-started-step")).to_have_count(4)
    expect(window.page.locator(".codicon-getting-started-step-checked")).to_have_count(0)
    window.open("checkout.clads.json")
    begin()
    is_done("Open a document")
    window.open("checkout.clads.json")
    window.run("CLADS: Show Preview to the Side")
    window.preview()
    begin()
    is_done("Open the live preview")
    window.open("checkout.clads.json")
    window.run("CLADS: Choose Sample")
    window.pick("initial")
    begin()
    is_done("Preview other data")
    window.see(".getting-started-step", "Look up a finding").click()
    window.see(".getting-started-step .monaco-button", "Show Rules").click()
    window.pick("unused-style")
    window.frame(".markdown-body h1")
    begin()
    is_done("Look up a finding")
    expect(window.page.locator(".codicon-getting-started-step-checked")).to_have_count(4)


def test_a_new_document_begins_with_a_snippet(new_window: Window) -> None:
    """It has no name yet, but findings, a preview and its language."""
    window = new_window
    window.run("File: New Untitled Text File")
    window.see(".tab.active", "Untitled-1")
    window.press("Control+k", "m")
    window.answer("CLADS")
    window.see(PICKED, re.compile(r"CLADS\s*\(clads\)")).click()
    window.see("#status\\.editor\\.mode", "CLADS")
    window.editor().click()
    window.type("screen")
    window.press("Control+Space")
    window.see(f".suggest-widget {ROW}", "screen")
    window.press("Enter")
    window.until_text('"version": "1.0"')
    window.press("Escape", "Escape")
    window.press("Control+k", "v")
    page = window.preview()
    expect(page.locator("#picture").get_by_text("Hello")).to_be_visible()
    page.locator("#picture").get_by_role("button", name="Add one").click()
    expect(page.locator("#picture").get_by_text("count: 1")).to_be_visible()
    window.until_no_problems()
