"""A diff of Git: its left side is what was, and nobody edits that."""

import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import copied_examples
from .window import Window

WRONG = '{ "type": "lable", "text": "Delivery address", "styleId": "sectionTitle" }'


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A repository with the examples, whose last commit has a mistake."""
    folder = copied_examples(tmp_path_factory.mktemp("git") / "app")
    file = folder / "checkout.clads.json"
    good = file.read_text(encoding="utf-8")
    file.write_text(good.replace(WRONG.replace("lable", "label"), WRONG))
    git = ["git", "-C", str(folder), "-c", "user.name=Test", "-c", "user.email=test@example.com"]
    for command in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "The screens"]):
        subprocess.run([*git, *command], check=True)
    file.write_text(good.replace('"Checkout"', '"Check out"'))
    return folder


def test_only_the_right_side_of_a_diff_has_findings(window: Window, folder: Path) -> None:
    """The mistake of the left side is neither underlined nor listed; one that is typed at the right is."""
    file = folder / "checkout.clads.json"
    window.open(file.name)
    window.run("Git: Open Changes")
    left = window.see(".monaco-diff-editor .editor.original")
    right = window.see(".monaco-diff-editor .editor.modified")
    window.until(lambda: WRONG in window.text(left), "the mistake at the left")
    right.locator(".view-line").filter(has_text="Check out").click()
    window.replace(file, '"«label»", "text": "Check out"', "labbel")
    expect(right.locator(".squiggly-error").first).to_be_visible()
    expect(left.locator("[class*=squiggly]")).to_have_count(0)
    window.until_problem("`labbel`")
    assert not [text for text in window.problems() if "`lable`" in text]
