"""Several folders in one window, each with its project."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .window import PICKED, Window


def project(color: str) -> str:
    """A project file with a token of its own."""
    style = {"description": f"The {color} one.", "textColor": "#14281D"}
    systems = {color: {"styles": {"word": style}}}
    return json.dumps({"designSystems": systems, "destinations": [color]}, indent=2)


def screen(color: str) -> str:
    """A document that uses the token."""
    label = {"type": "label", "text": f"In {color}", "styleId": "@word"}
    actions = {f"{color}Action": {"type": "dismiss"}}
    root = {"children": [label]}
    return json.dumps({"id": color, "designSystem": color, "actions": actions, "root": root}, indent=2)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two folders, and a workspace file with both."""
    folder = tmp_path_factory.mktemp("roots") / "both"
    for color in ("green", "blue"):
        (folder / color).mkdir(parents=True)
        (folder / color / "clads.json").write_text(project(color))
        (folder / color / f"{color}.clads.json").write_text(screen(color))
    roots = [{"path": color} for color in ("green", "blue")]
    (folder / "both.code-workspace").write_text(json.dumps({"folders": roots}))
    return folder


@pytest.fixture(scope="module")
def opened(folder: Path) -> Path:
    """The workspace file."""
    return folder / "both.code-workspace"


@pytest.mark.parametrize("color", ["green", "blue"])
def test_each_folder_has_its_own_project(window: Window, folder: Path, color: str) -> None:
    file = folder / f"{color}/{color}.clads.json"
    window.open(file.name)
    window.go_to(file, "@w$0ord")
    window.press("Control+k", "Control+i")
    window.see(".monaco-hover-content", f"The {color} one.")
    window.until_no_problems()


def test_a_mistake_in_one_project_file_leaves_the_other_folder_alone(window: Window, folder: Path) -> None:
    broken = folder / "blue/clads.json"
    broken.write_text(project("blue").replace('"destinations"', '"destination"'))
    green = folder / "green/green.clads.json"
    window.open(green.name)
    row = window.until_problem("destination")
    expect(row.get_by_text("project-unknown-key")).to_be_visible()
    files = [text for text in window.problems() if "clads.json" in text and "Ln" not in text]
    assert len(files) == 1 and "blue" in files[0], window.problems()
    window.open(green.name)
    window.go_to(green, "@w$0ord")
    window.press("Control+k", "Control+i")
    window.see(".monaco-hover-content", "The green one.")


def test_a_symbol_of_any_folder_is_found(window: Window, folder: Path) -> None:
    window.open("green.clads.json")
    window.press("Control+p")
    window.answer("#blueAction")
    window.see(PICKED, "blueAction").click()
    window.see(".tab.active", "blue.clads.json")
