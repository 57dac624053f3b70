"""The pictures of the walkthrough of VS Code, made from what the product really shows.

With `CLADS_UPDATE_GOLDENS=1` they are written anew, otherwise to a temporary folder, to be looked at.
"""

import json
import os
import subprocess
from collections.abc import Callable
from itertools import groupby
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from .page import Open
from .png import smaller
from .terminal import picture
from .textmate import Grammar, Token

EXTENSION = Path(__file__).parents[2] / "editors/vscode"
MANIFEST = json.loads((EXTENSION / "package.json").read_text(encoding="utf-8"))
FOLDER = "images/walkthrough"
SIZE = {"width": 480, "height": 430}
LARGEST = 20_000
COUNT = 28
"""The number of lines of the document that are shown."""

COLORS = {
    "invalid": (244, 71, 71),
    "support.type.property-name": (156, 220, 254),
    "variable": (156, 220, 254),
    "string": (206, 145, 120),
    "constant.numeric": (181, 206, 168),
    "constant.language": (86, 156, 214),
    "keyword": (86, 156, 214),
    "entity.name": (78, 201, 176),
}
"""The colors of VS Code's dark theme, by the start of a scope."""


def colored(token: Token) -> str:
    """The text of a token in the color of its innermost scope that has one."""
    for scope in reversed(token.scopes):
        for start, (red, green, blue) in COLORS.items():
            if scope.startswith(start):
                return f"\x1b[38;2;{red};{green};{blue}m{token.text}\x1b[0m"
    return token.text


@pytest.fixture
def place(tmp_path: Path) -> Callable[[str], Path]:
    """Returns where a picture is written."""
    folder = EXTENSION / FOLDER if os.environ.get("CLADS_UPDATE_GOLDENS") == "1" else tmp_path
    folder.mkdir(exist_ok=True)
    return lambda name: folder / name


def test_the_picture_of_a_document_has_the_colors_of_the_grammar(
    browser: Browser, folder: Path, place: Callable[[str], Path]
) -> None:
    text = (folder / "trip-survey.clads.json").read_text(encoding="utf-8")
    tokens = Grammar(EXTENSION / "syntaxes/clads.tmLanguage.json").tokens("\n".join(text.split("\n")[:COUNT]))
    lines = {line: "".join(map(colored, found)) for line, found in groupby(tokens, lambda token: token.line)}
    shown = "\n".join(f"\x1b[2m{line + 1:3}\x1b[0m  {lines.get(line, '')}" for line in range(COUNT))
    assert shown.count("\x1b[38;2;156") > 10
    picture(browser, shown, place("open.png"))


def test_the_picture_of_the_preview_shows_the_element_at_the_cursor(
    open_page: Open, folder: Path, place: Callable[[str], Path]
) -> None:
    webview = open_page(path=folder / "trip-survey.clads.json", view="picture", **SIZE)
    end = "/sections/2/children/0"
    card = next(area for area in webview.snapshot["picture"]["areas"] if area["pointer"].endswith(end))
    webview.post({"type": "cursor", "position": card["range"]["start"]})
    expect(webview.page.locator(".marks:visible .selected")).not_to_have_attribute("d", "")
    place("preview.png").write_bytes(smaller(webview.page.screenshot()))


def test_the_picture_of_a_sample_shows_its_data(
    open_page: Open, folder: Path, place: Callable[[str], Path]
) -> None:
    sample = {"address": {"name": "Ada Lindqvist", "street": "12 Mill Lane", "city": "Fernway"}}
    (folder / "checkout.ada.sample.json").write_text(json.dumps(sample))
    webview = open_page(path=folder / "checkout.clads.json", view="picture", **SIZE)
    webview.page.get_by_label("Sample").select_option("ada")
    webview.until(lambda: webview.snapshot["state"]["address"] == sample["address"], "the sample")
    webview.settle()
    place("sample.png").write_bytes(smaller(webview.page.screenshot()))


def test_the_picture_of_a_rule_is_its_documentation(
    browser: Browser, server: Path, place: Callable[[str], Path]
) -> None:
    command = [server, "--explain", "unused-style"]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    first, *rest = printed.rstrip().split("\n")
    assert first.startswith("unused-style")
    picture(browser, "\n".join([f"\x1b[1m{first}\x1b[0m", *rest]), place("rules.png"))


def test_every_step_has_a_small_picture_of_its_own() -> None:
    steps = [step for walkthrough in MANIFEST["contributes"]["walkthroughs"] for step in walkthrough["steps"]]
    media = {step["id"]: step["media"] for step in steps}
    assert {name: one["image"] for name, one in media.items()} == {
        name: f"./{FOLDER}/{name}.png" for name in media
    }
    assert len({one["altText"] for one in media.values()}) == len(media)
    kept = {name: (EXTENSION / FOLDER / f"{name}.png").read_bytes() for name in media}
    assert len(set(kept.values())) == len(media)
    for name, content in kept.items():
        assert len(content) < LARGEST, f"{name}.png has {len(content)} bytes"
    assert sorted(file.stem for file in (EXTENSION / FOLDER).iterdir()) == sorted(media)
