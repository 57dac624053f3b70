"""Completion inside expressions: values of the state and the samples, and names in scope."""

from pathlib import Path
from typing import Any

import pytest

from .stage import Stage, label, screen
from .wire import Wire

Json = Any

STATE = '{ "user": { "name": "Ida", "age": 3 }, "items": [{ "id": 1 }], "none": null }'
SAMPLES = {"x": '{ "extra": 5, "user": { "mail": "x@y" } }'}
LIST = '{ "type": "forEach", "items": "items", "itemVariable": "it", "indexVariable": "at", "template": %s }'
BOX = '{ "type": "vstack", "state": { "open": true }, "children": [%s] }'

PLACES = [
    (label("${$0}"), {"user", "items", "none", "extra"}, {"it", "at", "local", "name"}),
    (label("${none == $0}"), {"user", "items"}, set()),
    (label("${items[$0"), {"user", "items"}, set()),
    (label("a ${us$0} b"), {"user"}, set()),
    (label("${user.$0}"), {"name", "age", "mail"}, {"user", "count"}),
    (label("${user.$0"), {"name", "age", "mail"}, {"user"}),
    (label("${items[0].$0}"), {"id"}, {"name"}),
    (label("${items.$0}"), {"count", "isEmpty", "contains", "first", "last"}, {"name", "length"}),
    (LIST.replace("%s", label("${$0}")), {"it", "at", "user"}, set()),
    (LIST.replace("%s", label("${it.$0}")), {"id"}, {"user"}),
    (BOX.replace("%s", label("${local.$0}")), {"open"}, {"user"}),
]


def items_of(stage: Stage) -> dict[str, Json]:
    """Returns the suggestions at the cursor by their label."""
    found = stage.call("completion")
    return {item["label"]: item for item in (found["items"] if isinstance(found, dict) else found)}


@pytest.mark.parametrize(("child", "present", "absent"), PLACES)
def test_names_with_a_value_in_scope_are_offered(
    wire: Wire, tmp_path: Path, child: str, present: set[str], absent: set[str]
) -> None:
    found = items_of(Stage(wire, tmp_path, screen(child, STATE), SAMPLES))
    assert present <= set(found)
    assert not absent & set(found)


def test_suggestions_show_their_values(wire: Wire, tmp_path: Path) -> None:
    found = items_of(Stage(wire, tmp_path, screen(label("${user.$0}"), STATE), SAMPLES))
    assert '"Ida"' in found["name"]["detail"]
    assert "3" in found["age"]["detail"]
    assert "`x`" in found["mail"]["detail"]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-32"])
def test_suggestions_replace_the_typed_text(wire: Wire, tmp_path: Path, encoding: str) -> None:
    stage = Stage(wire, tmp_path, screen(label("😀é ${user.na$0}"), STATE), encoding=encoding)
    edit = items_of(stage)["name"]["textEdit"]
    range_ = edit.get("range") or edit["replace"]
    edited = stage.marked.text.edited([{"range": range_, "newText": edit["newText"]}])
    assert '"😀é ${user.name}"' in edited


def test_new_keys_are_offered_right_after_they_are_typed(wire: Wire, tmp_path: Path) -> None:
    stage = Stage(wire, tmp_path, screen(label("${$0}"), '{ "one": 1 }'))
    stage.change(screen(label("${$0}"), '{ "one": 1, "two": 2 }'))
    assert {"one", "two"} <= set(items_of(stage))


def test_parts_of_expressions_have_their_own_tokens(wire: Wire, tmp_path: Path) -> None:
    tokens = {
        "textDocument": {"semanticTokens": {"requests": {"full": True}, "tokenTypes": [], "formats": []}}
    }
    stage = Stage(wire, tmp_path, screen(label("a ${items[0].id + 1} b"), STATE), capabilities=tokens)
    params = {"textDocument": {"uri": stage.uri}}
    data = wire.call("textDocument/semanticTokens/full", params)["data"]
    lines, line, start, found = stage.marked.text.text.splitlines(), 0, 0, []
    for index in range(0, len(data), 5):
        down, right, length = data[index : index + 3]
        line, start = line + down, right if down else start + right
        found.append(lines[line][start : start + length])
    assert {"items", "id", "0", "+", "1"} <= set(found)
    assert "items[0].id + 1" not in found
