"""Vim with ALE, configured as in editors/README.md, in a terminal."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from .recipes import recipe
from .session import Session


class Vim(Session):
    """Vim in a terminal, with a document in which a style is misspelled."""

    def __init__(
        self,
        installed: Any,
        path: Path,
        environment: dict[str, str],
        vimrc: str = recipe(".vimrc"),
        **size: int,
    ) -> None:
        self.path = path
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace('"styleId": "heading"', '"styleId": "headin"'), encoding="utf-8")
        Path(environment["HOME"], ".vimrc").write_text(vimrc, encoding="utf-8")
        super().__init__(installed, [installed("vim"), path.name], path.parent, environment, **size)

    def run(self, command: str) -> None:
        """Runs a command."""
        self.type("Escape")
        self.write(f":{command}\n")

    def search(self, words: str) -> None:
        """Goes to the next occurrence of some text."""
        self.type("Escape")
        self.write(f"/{words}\n")
        self.wait(lambda: self.value("getline('.')[col('.') - 1 :]").startswith(words), words)

    def value(self, expression: str) -> Any:
        """The value of an expression."""
        answer = self.folder / "answer"
        answer.unlink(missing_ok=True)
        self.run(f"call writefile([json_encode({expression})], 'new') | call rename('new', 'answer')")
        self.wait(answer.exists, expression)
        return json.loads(answer.read_text(encoding="utf-8"))

    def line(self, words: str) -> str:
        """The line that contains some text."""
        return next(line for line in self.value("getline(1, '$')") if words in line)

    def finds(self, words: str) -> None:
        """Waits until the location list has an entry with some text."""
        self.wait(lambda: any(words in each["text"] for each in self.value("getloclist(0)")), words)


@pytest.fixture
def vim(installed: Any, folder: Path, environment: dict[str, str]) -> Iterator[Vim]:
    """Vim, after the first findings."""
    with Vim(installed, folder / "checkout.clads.json", environment) as vim:
        vim.shows('"id": "checkout"')
        vim.finds("no style named `headin`")
        yield vim


def test_a_wrong_name_has_a_sign_and_is_listed(vim: Vim) -> None:
    (entry,) = [each for each in vim.value("getloclist(0)") if "no style named `headin`" in each["text"]]
    assert vim.value(f"getline({entry['lnum']})")[entry["col"] - 1 :].startswith('"headin"')
    assert entry["type"] == "E"
    signs = vim.value("sign_getplaced('%', {'group': '*'})[0].signs")
    assert [(each["lnum"], each["name"]) for each in signs if each["lnum"] == entry["lnum"]] == [
        (entry["lnum"], "ALEErrorSign")
    ]


def test_a_corrected_name_is_no_longer_listed(vim: Vim) -> None:
    vim.run("%s/headin\"/heading\"/")
    vim.wait(lambda: vim.value("getloclist(0)") == [], "an empty list")


def test_the_project_file_is_checked_too(vim: Vim) -> None:
    text = (vim.folder / "clads.json").read_text(encoding="utf-8")
    (vim.folder / "clads.json").write_text(text.replace('"documents"', '"document"'), encoding="utf-8")
    vim.run("edit clads.json")
    vim.finds("`document`")


@pytest.mark.parametrize(
    ("typed", "completed"),
    [("", "heading"), ("sec", "sectionTitle"), ("@", "@text.title"), ("@text.b", "@text.body")],
)
def test_a_style_is_completed_between_its_quotes(vim: Vim, typed: str, completed: str) -> None:
    vim.search('headin"')
    vim.write('ci"' + typed)
    vim.type("C-x", "C-o")
    vim.wait(lambda: "match" in vim.text().rstrip().rsplit("\n", 1)[-1], "a match")
    vim.type("C-y")
    assert f'"text": "Checkout", "styleId": "{completed}" }}' in vim.line('"Checkout"')


def test_a_token_is_completed_after_its_dot(vim: Vim) -> None:
    vim.search('headin"')
    vim.write('ci"@text.')
    vim.type("C-x", "C-o")
    vim.wait(lambda: "match" in vim.text().rstrip().rsplit("\n", 1)[-1], "a match", seconds=4)


def test_a_key_is_completed_with_its_value(vim: Vim) -> None:
    vim.search('headin"')
    vim.write('f}hi, "accessibilityH')
    vim.type("C-x", "C-o")
    vim.shows('"accessibilityHidden": true')


def test_hover_documents_a_key(vim: Vim) -> None:
    vim.search("styleId\": \"headin")
    vim.write("K")
    vim.shows("styleId of label", "the name of a style")


def test_definition_goes_to_the_style(vim: Vim) -> None:
    vim.search("sectionTitle\" },")
    vim.write("gd")
    vim.wait(lambda: vim.value("getline('.')").lstrip().startswith('"sectionTitle": {'), "the declaration")


def test_rename_changes_every_use(vim: Vim) -> None:
    uses = vim.path.read_text(encoding="utf-8").count('"sectionTitle"')
    assert uses > 1
    vim.search("sectionTitle\" },")
    vim.run("ALERename")
    vim.shows("New name:")
    vim.type("C-u")
    vim.write("groupTitle\n")
    vim.wait(lambda: "\n".join(vim.value("getline(1, '$')")).count('"groupTitle"') == uses, "new names")


def test_references_are_listed(vim: Vim) -> None:
    vim.search('sectionTitle" },')
    vim.run("ALEFindReferences -quickfix")
    vim.wait(lambda: len(vim.value("getqflist()")) > 1, "the references")
    lines = vim.value("map(getqflist(), 'getline(v:val.lnum)')")
    assert all('"sectionTitle"' in line for line in lines)


def test_settings_in_the_definition_are_applied(
    installed: Any, folder: Path, environment: dict[str, str]
) -> None:
    setting = "'lsp_config': {'clads': {'diagnostics': {'rules': {'unresolved-style': 'warning'}}}}"
    vimrc = recipe(".vimrc").replace("\\   'name'", f"\\   {setting}, 'name'")
    with Vim(installed, folder / "checkout.clads.json", environment, vimrc) as vim:
        vim.finds("no style named `headin`")
        vim.wait(lambda: [each["type"] for each in vim.value("getloclist(0)")] == ["W"], "a warning")


def test_vim_looks_like_the_screenshot(
    installed: Any, browser: Browser, folder: Path, environment: dict[str, str]
) -> None:
    path = folder / "checkout.clads.json"
    with Vim(installed, path, environment, columns=136, rows=28) as vim:
        vim.finds("no style named `headin`")
        watch = "clads-lsp --preview % --watch --color-scheme dark"
        vim.run(f"set background=dark | colorscheme habamax | rightbelow vertical terminal ++cols=48 {watch}")
        vim.shows("Delivery address", "device (base)")
        vim.type("C-w", "p")
        vim.search('headin"')
        vim.write("0ztkkkk")
        vim.search('sectionTitle" },')
        vim.write('ci"@')
        vim.type("C-x", "C-o")
        vim.shows("text.caption", "The one heading of", "no style")
        vim.take_picture(browser, "vim.png")
