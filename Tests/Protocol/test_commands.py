"""The commands for expressions and samples."""

from pathlib import Path
from typing import Any

import pytest

from .stage import Stage, label, screen
from .text import UNITS
from .wire import ServerError, Wire

Json = Any

STATE = (
    '{ "index": 1, "name": "Zoë", "items": [10, 20, 30], "empty": "", "none": null, "half": 0.5, "user": {} }'
)
LIST = """{
      "type": "forEach", "items": "items", "itemVariable": "item", "indexVariable": "at",
      "template": { "type": "label", "text": "$0${item}" }
    }"""

VALUES: list[tuple[str, Json]] = [
    ("(index + 1) % 3", {"type": "int", "value": 2, "text": "2"}),
    ("half + 1", {"type": "double", "value": 1.5, "text": "1.5"}),
    ("index > 0", {"type": "bool", "value": True, "text": "true"}),
    ("index == 1 ? name : 'x'", {"type": "string", "value": "Zoë", "text": "Zoë"}),
    ("items", {"type": "array", "value": [10, 20, 30]}),
    ("user", {"type": "object", "value": {}}),
    ("none", {"type": "null", "value": None}),
    ("empty", {"type": "string", "value": "", "text": ""}),
    ("user.name", {"type": "undefined", "text": ""}),
    ("items[7]", {"type": "undefined", "text": ""}),
    ("index / 0", {"type": "failure", "message": "division by zero", "text": "index / 0"}),
    ("9223372036854775807 + 1", {"type": "failure"}),
]


@pytest.fixture
def stage(wire: Wire, tmp_path: Path) -> Stage:
    """A document with a list and two samples."""
    samples = {"": '{ "index": 2 }', "none": '{ "items": [] }'}
    return Stage(wire, tmp_path, screen(LIST, STATE), samples)


@pytest.mark.parametrize(("expression", "expected"), VALUES)
def test_an_expression_evaluates_to_a_value_with_its_type(
    stage: Stage, expression: str, expected: Json
) -> None:
    found = stage.evaluate(expression)
    assert {key: found.get(key) for key in expected} == expected
    assert isinstance(found["text"], str)


def test_values_keep_the_type_they_have_in_the_document(stage: Stage) -> None:
    assert isinstance(stage.evaluate("index")["value"], int)
    assert isinstance(stage.evaluate("half")["value"], float)
    assert stage.evaluate("index == 1")["value"] is True


def test_a_template_evaluates_to_the_shown_text(stage: Stage) -> None:
    found = stage.evaluate("${name}: ${items[index]} of ${items.count} 😀", template=True)
    assert (found["type"], found["value"], found["text"]) == ("string", *["Zoë: 20 of 3 😀"] * 2)


def test_the_value_on_device_is_added_only_if_it_differs(stage: Stage) -> None:
    assert "device" not in stage.evaluate("index + 1")
    assert stage.evaluate("items[index + 9]")["device"]["type"] == "hang"


def test_names_in_scope_at_the_position_are_visible(stage: Stage) -> None:
    here = stage.marked.cursor()
    assert stage.evaluate("item", position=here)["value"] == 10
    assert stage.evaluate("at", position=here)["value"] == 0
    assert stage.evaluate("${at}: ${item}", position=here, template=True)["text"] == "0: 10"
    assert stage.evaluate("item")["type"] == "undefined"
    assert stage.evaluate("item", position={"line": 0, "character": 0})["type"] == "undefined"


def test_a_sample_can_be_selected_for_one_evaluation(stage: Stage) -> None:
    assert stage.evaluate("index", sample="sample")["value"] == 2
    assert stage.evaluate("items.count", sample="none")["value"] == 0
    assert stage.evaluate("item", sample="none", position=stage.marked.cursor())["type"] == "undefined"
    assert stage.evaluate("index", sample="initial")["value"] == 1
    assert stage.evaluate("index")["value"] == 1


@pytest.mark.parametrize("encoding", UNITS)
@pytest.mark.parametrize("template", [False, True])
def test_an_expression_that_does_not_parse_is_rejected_with_its_range(
    wire: Wire, tmp_path: Path, encoding: str, template: bool
) -> None:
    stage = Stage(wire, tmp_path, screen(label("x"), STATE), encoding=encoding)
    before = "😀é ${'😀é' " if template else "'😀é' "
    text = before + ("+}" if template else "+")
    error = stage.evaluate(text, template=template)["error"]
    assert error["message"]
    assert error["start"] == UNITS[encoding](before)
    assert error["start"] < error["end"] <= UNITS[encoding](text)


@pytest.mark.parametrize("encoding", UNITS)
def test_positions_use_the_encoding_of_the_client(wire: Wire, tmp_path: Path, encoding: str) -> None:
    list_ = LIST.replace("$0${item}", "😀").replace(
        '"type": "forEach"', '"id": "😀😀😀é", "type": "forEach$0"'
    )
    stage = Stage(wire, tmp_path, screen(list_.replace("\n", ""), STATE), encoding=encoding)
    assert stage.evaluate("index", position=stage.marked.cursor())["value"] == 1


REFUSED: list[tuple[str, Json, str]] = [
    ("evaluate", {}, "expression"),
    ("evaluate", {"expression": 7}, "expression"),
    ("evaluate", {"expression": "a", "position": 3}, "position"),
    ("evaluate", {"expression": "a", "template": "yes"}, "template"),
    ("evaluate", {"expression": "a", "sample": "nowhere"}, "`nowhere`"),
    ("evaluate", {"expression": "a", "sample": "smaple"}, "did you mean `sample`"),
    ("selectSample", {}, "sample"),
    ("selectSample", {"sample": ["none"]}, "sample"),
    ("selectSample", {"sample": "nowhere"}, "`nowhere`"),
]


@pytest.mark.parametrize(("command", "argument", "message"), REFUSED)
def test_invalid_arguments_are_rejected_with_a_message(
    stage: Stage, command: str, argument: Json, message: str
) -> None:
    with pytest.raises(ServerError, match=message) as error:
        stage.run(command, **argument)
    assert error.value.code == -32602
    assert stage.run("status")["sample"] == "initial"


@pytest.mark.parametrize("command", ["evaluate", "samples", "selectSample"])
def test_files_that_are_not_documents_are_rejected(stage: Stage, command: str) -> None:
    other = stage.write("notes.txt", "hello")
    for uri in (other.as_uri(), (stage.folder / "gone.clads.json").as_uri(), "untitled:nothing"):
        with pytest.raises(ServerError, match=uri):
            stage.run(command, uri=uri, expression="1", sample="initial")


def test_documents_that_are_not_open_are_read_from_disk(stage: Stage) -> None:
    stage.wire.close(stage.uri)
    assert stage.evaluate("items[0]")["value"] == 10
    assert stage.samples() == ["initial", "none", "sample"]


def test_the_unsaved_text_of_the_document_is_evaluated(stage: Stage) -> None:
    stage.change(screen(label("x"), '{ "index": 70 }'))
    assert stage.evaluate("index")["value"] == 70
    stage.change(screen(label("x"), '{ "index": 71 }')[:-20])
    assert stage.evaluate("index")["value"] == 71


def test_the_samples_are_listed_with_their_source(stage: Stage) -> None:
    found = {sample["name"]: sample["source"] for sample in stage.run("samples")}
    assert list(found) == ["initial", "none", "sample"]
    assert found["none"] == str(stage.file("none"))
    assert found["sample"] == str(stage.file(""))


def test_the_selected_sample_is_used_from_then_on(stage: Stage) -> None:
    stage.change(screen(label("$0${index}"), STATE))
    assert stage.run("status")["sample"] == "initial"
    assert stage.hints() == ["→ 1"]
    assert stage.run("selectSample", sample="sample") is None
    assert stage.run("status")["sample"] == "sample"
    assert stage.hints() == ["→ 2"]
    assert "“2”" in stage.hover().splitlines()[0]
    assert stage.evaluate("index")["value"] == 2
    stage.run("selectSample", sample="initial")
    assert stage.hints() == ["→ 1"]
    assert "“1”" in stage.hover().splitlines()[0]


def test_the_selection_survives_edits_and_closing(stage: Stage) -> None:
    stage.run("selectSample", sample="sample")
    stage.change(screen(label("now ${index}"), STATE))
    assert stage.hints() == ["→ now 2"]
    stage.wire.close(stage.uri)
    stage.wire.open(stage.uri, stage.marked.text.text)
    assert stage.run("status")["sample"] == "sample"
    assert stage.hints() == ["→ now 2"]


def test_each_document_has_its_own_selection(stage: Stage) -> None:
    other = stage.write("other.clads.json", screen(label("x"), STATE))
    stage.write("other.sample.json", "{}")
    stage.run("selectSample", sample="sample")
    assert stage.run("status", uri=other.as_uri())["sample"] == "initial"
    assert stage.run("status")["sample"] == "sample"


def refreshes(wire: Wire) -> int:
    """Returns how often the server has asked the client to refresh inlay hints."""
    return sum(message.get("method") == "workspace/inlayHint/refresh" for message in wire.messages)


def test_clients_that_can_refresh_hints_are_asked_to(wire: Wire, tmp_path: Path) -> None:
    can = {"workspace": {"inlayHint": {"refreshSupport": True}}}
    stage = Stage(wire, tmp_path, screen(label("${index}"), STATE), {"": "{}"}, capabilities=can)
    stage.hints()
    before = refreshes(wire)
    stage.run("selectSample", sample="sample")
    wire.wait(lambda: refreshes(wire) > before, what="a refresh")


def test_clients_that_cannot_refresh_hints_are_not(stage: Stage) -> None:
    stage.run("selectSample", sample="sample")
    stage.hints()
    assert refreshes(stage.wire) == 0


def test_the_status_describes_the_document(wire: Wire, tmp_path: Path) -> None:
    project = '{ "formatLevel": "extended", "target": "spec" }'
    stage = Stage(wire, tmp_path, screen(label("x")), {"": "{}", "clads.json": project})
    status = stage.run("status")
    assert status["version"]
    assert status["project"] == str(tmp_path / "clads.json")
    assert status["samples"] == ["initial", "sample"]
    assert (status["target"], status["formatLevel"]) == ("spec", "extended")


def test_without_a_project_the_status_has_the_defaults(stage: Stage) -> None:
    status = stage.run("status")
    assert status["project"] is None
    assert (status["target"], status["formatLevel"]) == ("device", "base")


def test_the_device_is_not_mentioned_if_the_target_is_the_specification(wire: Wire, tmp_path: Path) -> None:
    files = {"clads.json": '{ "target": "spec" }'}
    button = '{ "type": "button", "text": "x", "isSelectedBinding": "index =$0= 1" }'
    assert "On device" not in Stage(wire, tmp_path, screen(button, STATE), files).hover()


def test_the_status_of_a_missing_file_is_rejected(stage: Stage) -> None:
    for uri in ((stage.folder / "gone.clads.json").as_uri(), "untitled:nothing"):
        with pytest.raises(ServerError, match=uri):
            stage.run("status", uri=uri)


FILES: dict[str, tuple[str, str | None]] = {
    "clads.json": ('{ "documents": ["Screens/*.json"], "exclude": ["**/Drafts/**"] }', "project"),
    "a.clads.json": ("{}", "document"),
    "Screens/listed.json": ("{}", "document"),
    "Drafts/b.clads.json": ("{}", None),
    "a.empty.sample.json": ("{}", "sample"),
    "package.json": ('{ "name": "x" }', None),
}


def test_the_status_has_the_kind_of_open_and_closed_files(wire: Wire, tmp_path: Path) -> None:
    for name, (text, _) in FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    wire.initialize(rootUri=tmp_path.as_uri())
    found = {}
    for name in FILES:
        argument = {"uri": (tmp_path / name).as_uri()}
        status = wire.call("workspace/executeCommand", {"command": "clads.status", "arguments": [argument]})
        found[name] = status["kind"]
    assert found == {name: kind for name, (_, kind) in FILES.items()}
