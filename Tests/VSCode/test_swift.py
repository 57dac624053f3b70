"""Documents in string literals of Swift files."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .window import ROW, Window

SCREENS = '''\
import SwiftUI

enum Screens {
  static let home = """
    { "id": "home", "state": { "n": 7 }, "root": { "children": [
      { "type": "label", "text": "Swift says ${n}" },
      { "type": "labbel", "text": "wrong" }
    ] } }
    """
}
'''


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder whose project lists the screens in its Swift files, with a document beside them."""
    folder = tmp_path_factory.mktemp("swift") / "app"
    (folder / "App").mkdir(parents=True)
    (folder / "clads.json").write_text(json.dumps({"documents": [{"swift": "App/**/*.swift"}]}))
    (folder / "App/Screens.swift").write_text(SCREENS)
    (folder / "beside.clads.json").write_text('{ "id": "a", "root": { "children": [ { "type": "lable" } ] } }')
    return folder


def test_a_literal_has_findings_and_their_fixes(window: Window, folder: Path) -> None:
    file = folder / "App/Screens.swift"
    window.open(file.name)
    window.see(".squiggly-error")
    row = window.until_problem("unknown component kind `labbel`")
    expect(row).to_contain_text("[Ln 7, Col 17]")
    window.open(file.name)
    window.go_to(file, "lab$0bel")
    window.apply("Replace with `label`")
    window.until_text('{ "type": "label", "text": "wrong" }')
    window.see_no(".squiggly-error")


def test_findings_in_literals_and_beside_them_are_listed_once(window: Window, folder: Path) -> None:
    file = folder / "App/Screens.swift"

    def count(kind: str) -> int:
        return sum(f"component kind `{kind}`" in text for text in window.problems())

    window.until_problem("`labbel`")
    window.until_problem("`lable`")
    assert (count("labbel"), count("lable")) == (1, 1), window.problems()
    window.open(file.name)
    window.see(".squiggly-error")
    window.replace(file, "«labbel»", "labbbel")
    window.until_problem("`labbbel`")
    window.until(lambda: (count("labbel"), count("labbbel"), count("lable")) == (0, 1, 1), "each once")


def test_a_literal_has_completion(window: Window, folder: Path) -> None:
    file = folder / "App/Screens.swift"
    window.open(file.name)
    window.see(".squiggly-error")
    window.replace(file, "«labbel»", "butto")
    window.press("Control+Space")
    window.see(f".suggest-widget {ROW}", "button")
    window.press("Enter")
    window.until_text('{ "type": "button"')


def test_a_literal_has_hovers(window: Window, folder: Path) -> None:
    file = folder / "App/Screens.swift"
    window.open(file.name)
    window.see(".squiggly-error")
    window.go_to(file, "${$0n}")
    window.press("Control+k", "Control+i")
    window.see(".monaco-hover-content", "7")


def test_the_literal_at_the_cursor_has_a_preview(window: Window, folder: Path) -> None:
    file = folder / "App/Screens.swift"
    window.open(file.name)
    window.see(".squiggly-error")
    window.go_to(file, "Swi$0ft says")
    window.run("CLADS: Show Preview to the Side")
    page = window.preview()
    expect(page.locator("#picture").get_by_text("Swift says 7")).to_be_visible()
