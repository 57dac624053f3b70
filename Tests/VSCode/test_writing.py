"""What helps while a document is written: hovers, completion, renaming, formatting, evaluation."""

import re
from pathlib import Path

from playwright.sync_api import expect

from .window import PICKED, POSITION, ROW, Window


def test_a_hover_documents_a_key(window: Window, folder: Path) -> None:
    file = folder / "trip-survey.clads.json"
    window.open(file.name)
    window.go_to(file, '"font$0Weight"')
    window.press("Control+k", "Control+i")
    window.see(".monaco-hover-content", "fontWeight")


def test_a_hover_shows_the_value_of_an_expression(window: Window, folder: Path) -> None:
    file = folder / "trip-survey.clads.json"
    window.open(file.name)
    window.go_to(file, "${ans$0wers.0")
    window.press("Control+k", "Control+i")
    window.see(".monaco-hover-content", "not answered")


def test_a_completion_inserts_a_style_of_the_design_system(window: Window, folder: Path) -> None:
    file = folder / "trip-survey.clads.json"
    window.open(file.name)
    window.replace(file, "@text.«title»", "b")
    window.see(f".suggest-widget {ROW}", "@text.body")
    window.press("Enter")
    window.until_text('"styleId": "@text.body" }')


def test_a_completion_inserts_a_key_with_its_value(window: Window, folder: Path) -> None:
    file = folder / "menu.clads.json"
    file.write_text('{\n  "id": "menu",\n  "root": {\n    \n    "children": []\n  }\n}\n')
    window.open(file.name)
    window.go(4, 5)
    window.type('"backg')
    window.see(f".suggest-widget {ROW}", "backgroundColor")
    window.press("Enter")
    window.until_text('"backgroundColor": "')


def test_a_rename_changes_the_style_and_all_that_use_it(window: Window, folder: Path) -> None:
    file = folder / "trip-survey.clads.json"
    window.open(file.name)
    window.go_to(file, '"sep$0arator": {')
    window.press("F2")
    box = window.see(".rename-input")
    expect(box).to_have_value("separator")
    box.fill("hairline")
    window.press("Enter")
    window.until_text('"hairline": { "height": 2')
    window.until(lambda: file.read_text().count('"styleId": "hairline"') == 2, "both uses to be saved")
    assert "separator" not in file.read_text()


def test_the_definition_of_a_style_is_in_the_project_file_and_go_back_returns(
    window: Window, folder: Path
) -> None:
    file = folder / "trip-survey.clads.json"
    window.open(file.name)
    window.go_to(file, "@te$0xt.title")
    before = window.see(POSITION).inner_text()
    window.press("F12")
    window.see(".tab.active", re.compile(r"^\s*clads\.json"))
    window.until_text('"text.title": {')
    window.run("Go Back")
    window.see(".tab.active", file.name)
    expect(window.see(POSITION)).to_have_text(before)


def test_references_are_listed_beside_the_source(window: Window, folder: Path) -> None:
    file = folder / "trip-survey.clads.json"
    window.open(file.name)
    window.go_to(file, '"ques$0tion": {')
    window.press("Shift+F12")
    window.see(".zone-widget .peekview-title", "References")
    rows = window.page.locator(f".zone-widget {ROW}").filter(has_text="question")
    expect(rows.first).to_be_visible()
    window.until(lambda: rows.count() >= 2, "the references")
    window.press("Escape")


def test_a_document_is_formatted(window: Window, folder: Path) -> None:
    file = folder / "menu.clads.json"
    file.write_text('{\n"id":"menu",\n\n\n  "root":{\n"children":[]\n}}\n')
    window.open(file.name)
    window.run("Format Document")
    window.until_text('"id": "menu",\n\n')
    indent = window.text().splitlines()[1].partition('"')[0]
    assert indent and window.text().splitlines()[4] == f'{indent}{indent}"children": []', window.text()


def test_the_outline_shows_what_the_document_has_and_leads_there(window: Window, folder: Path) -> None:
    window.open("trip-survey.clads.json")
    window.run("Explorer: Focus on Outline View")
    window.see(f".outline-tree {ROW}", "state")
    window.see(f".outline-tree {ROW}", re.compile("effort.*6.5")).click()
    expect(window.see(POSITION)).to_contain_text("Ln 6, ")


def test_symbols_of_the_workspace_are_found_by_name(window: Window, folder: Path) -> None:
    window.open("trip-survey.clads.json")
    window.press("Control+p")
    window.answer("#couponRejected")
    window.see(PICKED, "couponRejected").click()
    window.see(".tab.active", "checkout.clads.json")
    window.until_text('"couponRejected": {')


def test_a_template_shows_its_result_as_an_inlay_hint(window: Window, folder: Path) -> None:
    file = folder / "trip-survey.clads.json"
    window.open(file.name)
    window.go_to(file, "Your answer: $0${")
    window.until_text("→ Your answer: not answered")


def test_an_expression_is_evaluated_while_it_is_typed(window: Window, folder: Path) -> None:
    """The box has the expression at the cursor; the result is below, and in a message in the end."""
    file = folder / "trip-survey.clads.json"
    window.open(file.name)
    window.go_to(file, "${ans$0wers.0")
    window.press("Control+k", "Control+e")
    box = window.see(".quick-input-widget .quick-input-box input")
    expect(box).to_have_value("answers.0")
    window.see(".quick-input-widget", '"not answered" (string)')
    box.fill("effort * 2")
    window.see(".quick-input-widget", "13")
    window.press("Enter")
    window.notification("effort * 2 → 13")


def test_a_template_is_evaluated(window: Window, folder: Path) -> None:
    file = folder / "trip-survey.clads.json"
    window.open(file.name)
    window.run("CLADS: Evaluate Expression")
    window.answer("It was ${effort > 5 ? 'hard' : 'easy'}")
    window.see(".quick-input-widget", '"It was hard" (string)')
    window.press("Escape")


def test_the_menu_chooses_a_sample_and_hints_follow(window: Window, folder: Path) -> None:
    (folder / "trip-survey.lost.sample.json").write_text('{ "answers": ["got lost"] }')
    file = folder / "trip-survey.clads.json"
    window.open(file.name)
    window.go_to(file, "Your answer: $0${")
    window.until_text("→ Your answer: not answered")
    window.status().click()
    window.see(PICKED, "Choose sample").click()
    window.see(".quick-input-title", "Sample for hovers")
    window.pick("lost")
    expect(window.status()).to_contain_text("lost")
    window.until_text("→ Your answer: got lost")
