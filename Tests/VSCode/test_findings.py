"""Findings and their fixes, as Problems and the editor show them."""

import re
from pathlib import Path

from playwright.sync_api import expect

from .window import LABEL, Window

MISSPELT = """\
{
  "id": "menu",
  "styles": {
    "title": { "fontSize": 28 },
    "left-over": { "fontSize": 12 }
  },
  "root": {
    "children": [
      { "type": "lable", "text": "Menu", "styleId": "title" }
    ]
  }
}
"""


def test_a_real_folder_has_no_findings_until_a_mistake_is_typed(window: Window, folder: Path) -> None:
    """Then the Problems view lists it, the text is underlined, and both go away with it."""
    file = folder / "checkout.clads.json"
    window.open(file.name)
    window.until_no_problems()
    window.open(file.name)
    window.replace(file, LABEL, "lable")
    window.see(".squiggly-error")
    row = window.until_problem("unknown component kind")
    expect(row.get_by_text("unknown-component-kind")).to_be_visible()
    expect(row).to_contain_text("the app shows an empty screen")
    row.click()
    window.press("Control+z")
    window.see_no(".squiggly-error")


def test_documents_that_are_not_open_have_findings(window: Window, folder: Path) -> None:
    (folder / "closed.clads.json").write_text(MISSPELT)
    window.open("checkout.clads.json")
    # It reads the folder when it starts; VS Code may overlook a file that another program has just written.
    window.run("CLADS: Restart Server")
    window.until_problem("closed.clads.json")


def test_a_quick_fix_replaces_a_misspelt_kind(window: Window, folder: Path) -> None:
    file = folder / "menu.clads.json"
    file.write_text(MISSPELT)
    window.open(file.name)
    window.see(".squiggly-error")
    window.go_to(file, "la$0ble")
    window.apply("Replace with `label`")
    window.until_text('"type": "label"')
    window.see_no(".squiggly-error")


def test_fix_all_repairs_the_syntax_and_guesses_no_name(window: Window, folder: Path) -> None:
    file = folder / "menu.clads.json"
    file.write_text(MISSPELT.replace("12 }", "12, }"))
    window.open(file.name)
    window.see(".squiggly-error")
    window.run("Fix All")
    window.until_text('{ "fontSize": 12 }')
    assert '"lable"' in window.text()


def test_the_rule_of_a_finding_is_explained_on_a_page(window: Window, folder: Path) -> None:
    file = folder / "menu.clads.json"
    file.write_text(MISSPELT)
    window.open(file.name)
    window.see(".squiggly-error")
    window.go_to(file, "la$0ble")
    window.run("CLADS: Explain Rule of a Finding")
    page = window.frame(".markdown-body h1")
    expect(page.locator("h1")).to_have_text("unknown-component-kind")
    expect(page.locator("body")).to_contain_text("On device")
    expect(page.locator("code").filter(has_text=re.compile(r'"rules"')).first).to_be_visible()


def test_the_list_of_rules_starts_with_those_of_the_document(window: Window, folder: Path) -> None:
    file = folder / "menu.clads.json"
    file.write_text(MISSPELT)
    window.open(file.name)
    window.see(".squiggly-error")
    window.run("CLADS: Show Rules")
    expect(window.see(".quick-input-list .monaco-list-row")).to_contain_text("unknown-component-kind")
    window.pick("unknown-component-kind")
    page = window.frame(".markdown-body h1")
    expect(page.locator("h1")).to_have_text("unknown-component-kind")
