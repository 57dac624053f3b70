"""Emacs with eglot, configured as in editors/README.md, in a terminal."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from .emacs import Emacs


def misspelled(path: Path) -> Path:
    """Misspells a style in a document."""
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('"styleId": "heading"', '"styleId": "headin"'), encoding="utf-8")
    return path


@pytest.fixture
def emacs(installed: Any, folder: Path, environment: dict[str, str]) -> Iterator[Emacs]:
    """Emacs, after the first findings."""
    with Emacs(installed, misspelled(folder / "checkout.clads.json"), environment) as emacs:
        emacs.shows("[eglot:app]", "Flymake[1")
        yield emacs


def test_a_wrong_name_is_reported_at_its_position(emacs: Emacs) -> None:
    places = (
        "(mapcar (lambda (d) (vector (flymake-diagnostic-text d) (buffer-substring (flymake-diagnostic-beg d)"
    )
    places += " (flymake-diagnostic-end d)))) (flymake-diagnostics))"
    ((said, where),) = emacs.value(f"(vconcat {places})")
    assert "no style named `headin`" in said
    assert where == '"headin"'
    emacs.command("flymake-show-buffer-diagnostics")
    emacs.shows("no style named `headin`")


def test_a_corrected_name_is_no_longer_reported(emacs: Emacs) -> None:
    emacs.search('headin"')
    emacs.type("M-d")
    emacs.write("heading")
    emacs.shows("Flymake[0")
    assert emacs.findings() == []


def test_the_project_file_is_checked_too(emacs: Emacs) -> None:
    text = (emacs.folder / "clads.json").read_text(encoding="utf-8")
    (emacs.folder / "clads.json").write_text(text.replace('"documents"', '"document"'), encoding="utf-8")
    emacs.type("C-x", "C-f")
    emacs.write("clads.json\n")
    emacs.shows("clads.json", "(CLADS")
    emacs.wait(lambda: any("`document`" in each for each in emacs.findings()), "the finding")


def test_a_style_is_completed_between_its_quotes(emacs: Emacs) -> None:
    emacs.search('headin"')
    emacs.type("M-d", "C-M-i")
    emacs.shows("Possible completions", "sectionTitle", "@text.title")
    emacs.command("switch-to-completions")
    emacs.type("Tab", "Enter")
    # A key press would cancel the completion, so nothing is evaluated meanwhile.
    emacs.shows('"Checkout", "styleId": "ink" }')


def test_a_style_is_completed_from_its_first_letters(emacs: Emacs) -> None:
    emacs.search('headin"')
    emacs.type("M-d")
    emacs.write("sectionT")
    emacs.type("C-M-i")
    emacs.shows('"Checkout", "styleId": "sectionTitle" }')


def test_styles_with_the_same_prefix_are_listed(emacs: Emacs) -> None:
    emacs.search('headin"')
    emacs.type("M-d")
    emacs.write("h")
    emacs.type("C-M-i")
    emacs.shows("heading inherits ink", "hint inherits ink")


def test_the_name_under_the_cursor_is_documented(emacs: Emacs) -> None:
    emacs.search('sectionTitle" }')
    emacs.type("C-f")
    emacs.shows("sectionTitle, style")
    emacs.command("eldoc-doc-buffer")
    emacs.shows("Inherits: sectionTitle → ink", 'fontWeight: "semibold"')


def test_definition_goes_to_the_style(emacs: Emacs) -> None:
    emacs.search('sectionTitle" }')
    emacs.type("M-.")
    emacs.wait(
        lambda: emacs.value("(thing-at-point 'line)").startswith('    "sectionTitle": {'), "the declaration"
    )


def test_references_are_listed(emacs: Emacs) -> None:
    emacs.search('sectionTitle" }')
    emacs.type("M-?")
    emacs.shows("*xref*", '"Delivery address", "styleId": "sectionTitle"')


def test_the_document_is_formatted(emacs: Emacs) -> None:
    before = emacs.buffer()
    emacs.search('"headin"')
    emacs.write("   ")
    assert emacs.buffer() != before
    emacs.command("eglot-format")
    emacs.wait(lambda: emacs.buffer() == before, "the text as it was")


def test_rename_changes_every_use(emacs: Emacs) -> None:
    uses = emacs.path.read_text(encoding="utf-8").count('"sectionTitle"')
    assert uses > 1
    emacs.search('sectionTitle" }')
    emacs.command("eglot-rename")
    emacs.shows("Rename `sectionTitle")
    emacs.write("groupTitle")
    emacs.type("Enter")
    emacs.wait(lambda: emacs.buffer().count('"groupTitle"') == uses, "new names")


def test_the_fix_of_a_finding_is_offered(emacs: Emacs) -> None:
    emacs.search('headin"')
    emacs.command("eglot-code-actions")
    emacs.shows("heading")
    emacs.type("Tab")
    emacs.shows("Replace")


def test_settings_are_applied(installed: Any, folder: Path, environment: dict[str, str]) -> None:
    setting = '\'(:clads (:diagnostics (:rules (:unresolved-style "warning"))))'
    more = f"(setq-default eglot-workspace-configuration {setting})\n"
    with Emacs(installed, misspelled(folder / "checkout.clads.json"), environment, more) as emacs:
        emacs.shows("[eglot:app]", "Flymake[0 1]")
        assert "no style named `headin`" in emacs.findings()[0]


def test_emacs_looks_like_the_screenshot(
    installed: Any, browser: Browser, folder: Path, environment: dict[str, str]
) -> None:
    path = misspelled(folder / "checkout.clads.json")
    more = "(menu-bar-mode -1)\n"
    with Emacs(installed, path, environment, more, columns=104, rows=30) as emacs:
        emacs.shows("[eglot:app]", "Flymake[1")
        emacs.search('sectionTitle" }')
        emacs.type("M-d", "C-M-i")
        emacs.shows("Possible completions", "@text.title", "headin")
        emacs.take_picture(browser, "emacs.png")
