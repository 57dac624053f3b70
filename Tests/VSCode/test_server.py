"""What happens to the server while VS Code is running, and the settings."""

import os
import re
import signal
from pathlib import Path

from playwright.sync_api import Locator, expect

from .codeserver import CodeServer
from .troubles import Troubles
from .window import LABEL, Window


def only_server(window: Window, code_server: CodeServer) -> int:
    """The process id of the one language server that is running, once those of closed windows have ended."""
    window.until(lambda: len(code_server.language_servers()) == 1, "one server")
    return code_server.language_servers()[0]


def test_a_server_that_is_killed_is_started_again(
    window: Window, folder: Path, code_server: CodeServer, troubles: Troubles
) -> None:
    """Findings and the preview go on, without a message."""
    troubles.expect("exited unexpectedly|exited with signal SIGKILL|onnection (to server )?got closed")
    file = folder / "checkout.clads.json"
    window.open(file.name)
    window.press("Control+k", "v")
    page = window.preview()
    expect(page.locator("#picture").get_by_text("Delivery address")).to_be_visible()
    before = only_server(window, code_server)
    os.kill(before, signal.SIGKILL)
    window.until(lambda: before not in code_server.language_servers(), "the server to end")
    assert only_server(window, code_server) != before
    window.replace(file, '"«Delivery address»"', "Where to")
    expect(page.locator("#picture").get_by_text("Where to")).to_be_visible()
    window.replace(file, '"«label»", "text": "Checkout"', "lable")
    window.see(".squiggly-error")
    window.see_no(".notification-toast")


def test_the_server_is_restarted_by_a_command(
    window: Window, folder: Path, code_server: CodeServer
) -> None:
    file = folder / "checkout.clads.json"
    window.open(file.name)
    before = only_server(window, code_server)
    window.run("CLADS: Restart Server")
    window.until(lambda: (found := code_server.language_servers()) and before not in found, "another server")
    window.replace(file, LABEL, "lable")
    window.see(".squiggly-error")


def test_the_log_says_which_server_was_started(window: Window) -> None:
    window.open("checkout.clads.json")
    window.run("CLADS: Show Log")
    window.until(lambda: "server/clads-lsp" in shown_log(window), "the log")


def shown_log(window: Window) -> str:
    """What the Output view shows, without the ends of lines that are too long for it."""
    return window.text(window.see(".panel .monaco-editor")).replace("\n", "")


def test_a_setting_is_found_and_changes_what_is_shown(window: Window, folder: Path) -> None:
    """The setting is of the user, so it is changed back."""
    file = folder / "trip-survey.clads.json"

    def show() -> None:
        window.open(file.name)
        window.go_to(file, "Your answer: $0${")

    show()
    window.until_text("→ Your answer: not answered")
    switch(window).click()
    show()
    window.until(lambda: "→" not in window.text(), "no hints")
    switch(window).click()
    show()
    window.until_text("→ Your answer: not answered")


def switch(window: Window) -> Locator:
    """The switch of the inlay hints among the settings of the extension."""
    window.run("Preferences: Open Settings (UI)")
    window.see(".settings-editor .suggest-input-container").click()
    window.press("Control+a")
    window.type("clads.inlayHints.enable")
    row = window.see(".settings-editor .setting-item", re.compile("Inlay Hints: Enable"))
    return row.locator(".setting-value-checkbox")
