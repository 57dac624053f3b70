"""State keys: references and rename in every string that uses them, and in the samples."""

from pathlib import Path
from typing import Any

import pytest

from .stage import Stage, screen
from .text import Marked
from .wire import ServerError, Wire

Json = Any

READ, WRITE = 2, 3

DOCUMENT = """{
  "id": "stage",
  "state": { "«$0index»": 0, "items": [{ "index": 1 }], "user": { "index": 5 }, "indexes": 2 },
  "dataSources": { "it": { "type": "binding", "path": "items[0].index" }, "at": { "type": "binding", "path": "«index»" } },
  "actions": {
    "next": { "type": "setState", "path": "«index»", "value": { "$expr": "(«index» + 1) % items.count" } },
    "flip": { "type": "toggleState", "path": "user.index" }
  },
  "root": {
    "children": [
      { "type": "label", "text": "index ${items[«index»].index} 😀 ${'index' == user.index ? «index» : indexes}" },
      { "type": "button", "text": "x", "isSelectedBinding": "«index» == 1", "actions": { "onTap": "next" } },
      { "type": "forEach", "items": "items", "itemVariable": "item", "indexVariable": "n",
        "template": { "type": "label", "text": "${item.index} of ${«index»}", "data": { "index": { "type": "static", "value": "index" } } } }
    ]
  }
}
"""
SAMPLE = '{ "«index»": 3, "items": [{ "index": 8 }], "$responses": { "index": { "index": 1 } } }'
OTHER_SAMPLE = '{ "user": { "index": 7 }, "indexes": 1 }'
FILES = {"": Marked(SAMPLE).text.text, "other": OTHER_SAMPLE}
DOCUMENT_CHANGES = {"workspace": {"workspaceEdit": {"documentChanges": True}}}


def without_cursor(text: str) -> str:
    """Returns a marked text without its cursor."""
    return text.replace("$0", "")


def renamed(text: str, name: str) -> str:
    """Returns a marked text with the marked names replaced, without marks."""
    pieces = without_cursor(text).split("«")
    return pieces[0] + "".join(name + piece.partition("»")[2] for piece in pieces[1:])


def start(wire: Wire, folder: Path, **more: Json) -> Stage:
    """The document with its samples."""
    return Stage(wire, folder, DOCUMENT, FILES, **more)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-32"])
def test_references_are_found_in_every_string_and_in_the_samples(
    wire: Wire, tmp_path: Path, encoding: str
) -> None:
    stage = start(wire, tmp_path, encoding=encoding)
    found = stage.call("references", context={"includeDeclaration": True})
    expected = {"stage.clads.json": without_cursor(DOCUMENT), "stage.sample.json": SAMPLE}
    assert stage.marked_locations(found) == expected


def test_references_can_exclude_the_declaration(wire: Wire, tmp_path: Path) -> None:
    stage = start(wire, tmp_path)
    found = stage.marked_locations(stage.call("references", context={"includeDeclaration": False}))
    assert '{ "index": 0' in found["stage.clads.json"]
    assert found["stage.clads.json"].count("«") == DOCUMENT.count("«") - 1


def test_every_use_leads_to_the_declaration(wire: Wire, tmp_path: Path) -> None:
    stage = start(wire, tmp_path)
    for start_, end in stage.marked.ranges[1:]:
        position = stage.marked.text.position((start_ + end) // 2)
        params = {"textDocument": {"uri": stage.uri}, "position": position}
        (found,) = wire.call("textDocument/definition", params)
        assert (found.get("targetSelectionRange") or found["range"]) == stage.marked.range_at(0)


def test_highlights_distinguish_writes_from_reads(wire: Wire, tmp_path: Path) -> None:
    stage = start(wire, tmp_path)
    found = stage.call("documentHighlight")
    assert stage.marked.text.marked(item["range"] for item in found) == without_cursor(DOCUMENT)
    lines = stage.marked.text.text.splitlines()
    writes = [lines[item["range"]["start"]["line"]] for item in found if item["kind"] == WRITE]
    assert all('"state"' in line or "setState" in line for line in writes)
    assert len(writes) == 2
    assert {item["kind"] for item in found} == {READ, WRITE}


@pytest.mark.parametrize("capabilities", [None, DOCUMENT_CHANGES], ids=["changes", "documentChanges"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-32"])
def test_a_key_is_renamed_everywhere_and_nothing_else_changes(
    wire: Wire, tmp_path: Path, encoding: str, capabilities: Json
) -> None:
    stage = start(wire, tmp_path, encoding=encoding, capabilities=capabilities)
    edit = stage.call("rename", newName="cursor")
    assert ("documentChanges" in edit) == (capabilities is not None)
    files = stage.edited_files(edit)
    assert files == {
        "stage.clads.json": renamed(DOCUMENT, "cursor"),
        "stage.sample.json": renamed(SAMPLE, "cursor"),
    }


def test_only_edits_of_open_files_have_a_version(wire: Wire, tmp_path: Path) -> None:
    stage = start(wire, tmp_path, capabilities=DOCUMENT_CHANGES)
    versions = versions_of(stage.call("rename", newName="cursor"))
    assert versions == {"stage.clads.json": 1, "stage.sample.json": None}
    wire.open(stage.file("").as_uri(), FILES[""], version=7, language="json")
    versions = versions_of(stage.call("rename", newName="cursor"))
    assert versions == {"stage.clads.json": 1, "stage.sample.json": 7}


def versions_of(edit: Json) -> dict[str, int | None]:
    """Returns the version of each file in an edit."""
    documents = [change["textDocument"] for change in edit["documentChanges"]]
    return {document["uri"].rpartition("/")[2]: document["version"] for document in documents}


def test_a_rename_uses_the_unsaved_text_of_the_sample(wire: Wire, tmp_path: Path) -> None:
    stage = start(wire, tmp_path)
    typed = Marked('{\n  "user": {}, "«index»": 4 }')
    uri = stage.file("").as_uri()
    wire.open(uri, FILES[""], language="json")
    wire.change(uri, 2, {"text": typed.text.text})
    edit = stage.call("rename", newName="cursor")
    (change,) = edit["changes"][uri]
    assert change["range"] == typed.range_at()


def test_a_rename_can_start_from_every_use(wire: Wire, tmp_path: Path) -> None:
    stage = start(wire, tmp_path)
    for number, (first, _) in enumerate(stage.marked.ranges):
        params = {"textDocument": {"uri": stage.uri}, "position": stage.marked.text.position(first + 1)}
        prepared = wire.call("textDocument/prepareRename", params)
        assert prepared["range"] == stage.marked.range_at(number)
        assert prepared["placeholder"] == "index"
        edit = wire.call("textDocument/rename", params | {"newName": "cursor"})
        assert stage.edited_files(edit)["stage.clads.json"] == renamed(DOCUMENT, "cursor")


MEMBERS = [
    (
        '{ "user": { "«na$0me»": "Ida" }, "name": "x" }',
        "${user.«name»} ${name} ${user.«name» == name}",
        '{ "user": { "«name»": 1 }, "name": 2 }',
    ),
    (
        '{ "«us$0er»": { "name": "Ida" }, "name": "x" }',
        "${«user».name} ${name} ${[0] == «user»['name']}",
        '{ "«user»": { "user": 1 } }',
    ),
]


@pytest.mark.parametrize(("state", "text", "sample"), MEMBERS)
def test_nested_keys_are_renamed_by_their_path(
    wire: Wire, tmp_path: Path, state: str, text: str, sample: str
) -> None:
    document = screen(f'{{ "type": "label", "text": "{text}" }}', state)
    stage = Stage(wire, tmp_path, document, {"": Marked(sample).text.text})
    files = stage.edited_files(stage.call("rename", newName="other"))
    assert files == {
        "stage.clads.json": renamed(document, "other"),
        "stage.sample.json": renamed(sample, "other"),
    }


REFUSED = [
    ("items", "already has a key `items`"),
    ("", "is not a valid state key"),
    ("two words", "is not a valid state key"),
    ("a.b", "is not a valid state key"),
    ("7", "is not a valid state key"),
    ("item", "iteration variable `item`"),
    ("${x}", "is not a valid state key"),
]


@pytest.mark.parametrize(("name", "message"), REFUSED)
def test_names_with_another_meaning_are_rejected(wire: Wire, tmp_path: Path, name: str, message: str) -> None:
    with pytest.raises(ServerError, match=message):
        start(wire, tmp_path).call("rename", newName=name)


def test_a_variable_of_the_same_name_hides_the_key(wire: Wire, tmp_path: Path) -> None:
    list_ = (
        '{ "type": "forEach", "items": "list", "template": { "type": "label", "text": "${index} ${item}" } }'
    )
    document = screen(
        '{ "type": "label", "text": "${«index»}" },\n    ' + list_,
        '{ "«ind$0ex»": 1, "item": 2, "list": [] }',
    )
    stage = Stage(wire, tmp_path, document)
    files = stage.edited_files(stage.call("rename", newName="cursor"))
    assert files == {"stage.clads.json": renamed(document, "cursor")}


def test_iteration_variables_are_renamed_in_their_list_only(wire: Wire, tmp_path: Path) -> None:
    list_ = '{ "type": "forEach", "items": "items", "itemVariable": "%s", "template": { "type": "label", "text": "%s" } }'
    document = screen(
        list_ % ("«it$0em»", "${«item».name} ${«item»}") + ",\n    " + list_ % ("item", "${item}"),
        '{ "items": [], "other": { "item": 1 } }',
    )
    stage = Stage(wire, tmp_path, document, {"": '{ "item": 1, "items": [] }'})
    assert stage.edited_files(stage.call("rename", newName="one")) == {
        "stage.clads.json": renamed(document, "one")
    }


def test_keys_of_local_state_are_renamed_where_they_are_visible(wire: Wire, tmp_path: Path) -> None:
    box = """{ "type": "vstack", "state": { "«op$0en»": true },
      "children": [{ "type": "label", "text": "${local.«open»} ${open}" }] }"""
    document = screen(box + ',\n    { "type": "label", "text": "${local.open}" }', '{ "open": 1 }')
    stage = Stage(wire, tmp_path, document, {"": '{ "open": 1, "local": { "open": 2 } }'})
    assert stage.edited_files(stage.call("rename", newName="wide")) == {
        "stage.clads.json": renamed(document, "wide")
    }
