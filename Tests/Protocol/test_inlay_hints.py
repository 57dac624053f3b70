"""Inlay hints after templates."""

from pathlib import Path
from typing import Any

import pytest

from .stage import Stage, label, screen
from .wire import Wire

Json = Any
STATE = '{ "name": "Ida", "count": 2, "blank": "", "lines": "a\\nb", "many": [1, 2] }'


def start(wire: Wire, folder: Path, *children: str, **more: Json) -> Stage:
    """Returns a document with children."""
    return Stage(wire, folder, screen(",\n    ".join(children), STATE), **more)


def settings(wire: Wire, **values: Json) -> None:
    """Changes the settings of inlay hints."""
    wire.notify("workspace/didChangeConfiguration", {"settings": {"clads": {"inlayHints": values}}})


def all_hints(stage: Stage) -> Json:
    """Returns the inlay hints as sent."""
    whole = {"start": {"line": 0, "character": 0}, "end": {"line": 10**6, "character": 0}}
    return stage.wire.call("textDocument/inlayHint", {"textDocument": {"uri": stage.uri}, "range": whole})


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-32"])
def test_a_hint_follows_its_template(wire: Wire, tmp_path: Path, encoding: str) -> None:
    text = '{ "type": "label", "text": "😀é ${name}"$0 }'
    stage = start(wire, tmp_path, text, encoding=encoding)
    (hint,) = all_hints(stage)
    assert hint["position"] == stage.marked.cursor()
    assert hint["label"] == "→ 😀é Ida"
    assert hint["tooltip"]


SHOWN = [
    ("${name} has ${count}", ["→ Ida has 2"]),
    ("${count + 1}", ["→ 3"]),
    ("${count > 1 ? name : blank}", ["→ Ida (on device: blank)"]),
    ("${lines}", ["→ a⏎b"]),
    ("${count}" * 100, ["→ " + "2" * 47 + "…"]),
    ("no placeholder", []),
    ("${blank}", []),
    ("${count + }", []),
]


@pytest.mark.parametrize(("text", "expected"), SHOWN)
def test_a_hint_shows_the_text_on_one_line(
    wire: Wire, tmp_path: Path, text: str, expected: list[str]
) -> None:
    assert start(wire, tmp_path, label(text)).hints() == expected


def test_only_hints_in_the_range_are_returned(wire: Wire, tmp_path: Path) -> None:
    lines = [label(f"{number} ${{name}}") for number in range(40)]
    stage = start(wire, tmp_path, *lines)
    assert len(stage.hints()) == 40
    first = stage.marked.text.position_of('"10 ')["line"]
    part = {"start": {"line": first, "character": 0}, "end": {"line": first + 2, "character": 10**4}}
    assert stage.hints(part) == ["→ 10 Ida", "→ 11 Ida", "→ 12 Ida"]


def test_a_list_shows_its_first_element_and_an_empty_list_no_hint(wire: Wire, tmp_path: Path) -> None:
    list_ = '{ "type": "forEach", "items": "many", "itemVariable": "it", "template": %s }' % label("no ${it}")
    stage = start(wire, tmp_path, list_)
    assert stage.hints() == ["→ no 1 (on device: no )"]
    stage.change(screen(list_, '{ "many": [] }'))
    assert stage.hints() == []


def test_hints_can_be_turned_off_and_on(wire: Wire, tmp_path: Path) -> None:
    stage = start(wire, tmp_path, label("${name}"))
    assert stage.hints() == ["→ Ida"]
    settings(wire, enable=False)
    assert stage.hints() == []
    settings(wire, enable=True)
    assert stage.hints() == ["→ Ida"]
    settings(wire, enable="no")
    assert stage.hints() == ["→ Ida"]


def test_hints_are_updated_after_every_edit(wire: Wire, tmp_path: Path) -> None:
    stage = start(wire, tmp_path, label("${name}"))
    for text in ("a ${name}", "${nam", "${name", "${name}", "${name} ${count}"):
        stage.change(screen(label(text), STATE))
        stage.hints()
    assert stage.hints() == ["→ Ida 2"]
    stage.change(screen(label("${name}"), '{ "name": "Bo" }'))
    assert stage.hints() == ["→ Bo"]
    stage.change(screen(label("${name}"), '{ "name": "Bo" }').rstrip()[:-3])
    assert stage.hints() == ["→ Bo"]


def test_files_without_templates_have_none(wire: Wire, tmp_path: Path) -> None:
    stage = start(wire, tmp_path, label("x"))
    project = stage.write("clads.json", '{ "hostActions": ["${name}"] }')
    wire.open(project.as_uri(), project.read_text(), language="json")
    whole = {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}
    params = {"textDocument": {"uri": project.as_uri()}, "range": whole}
    assert wire.call("textDocument/inlayHint", params) == []
