"""Sample files that are found, changed, edited, broken and deleted."""

import os
import time
from pathlib import Path
from typing import Any

import pytest

from .stage import Stage, label, screen
from .text import Marked
from .wire import ServerError, Wire

Json = Any
CREATED, CHANGED, DELETED = 1, 2, 3

WATCHES = {"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": True}}}

DOCUMENT = screen(label("${user.na$0me}"), '{ "user": { "name": "Ida", "age": 3 }, "list": [1, 2] }')


def start(wire: Wire, folder: Path, files: dict[str, str] | None = None, **more: Json) -> Stage:
    """A document that shows a name."""
    return Stage(wire, folder, DOCUMENT, files, **more)


def notify_change(stage: Stage, path: Path, kind: int) -> None:
    """Notifies the server that a file has changed."""
    stage.wire.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": path.as_uri(), "type": kind}]})


def wait_for(stage: Stage, sample: str, hint: str) -> None:
    """Waits until the document shows a text with a sample."""

    def is_shown() -> bool:
        if sample not in stage.samples():
            return False
        stage.run("selectSample", sample=sample)
        return stage.hints() == [hint]

    stage.wire.wait(is_shown, what=f"{hint} with {sample}")


def codes(wire: Wire, uri: str) -> list[str] | None:
    """Returns the rules in the latest findings of a file, or `None` if there are none yet."""
    received = [item for item in wire.received("textDocument/publishDiagnostics") if item["uri"] == uri]
    return [found["code"] for found in received[-1]["diagnostics"]] if received else None


def wait_for_codes(wire: Wire, uri: str, *expected: str) -> None:
    """Waits until exactly these rules have findings in a file."""
    wire.wait(lambda: codes(wire, uri) == list(expected), what=f"{expected} in {uri}")


# Names and values


def test_samples_are_found_by_file_name(wire: Wire, tmp_path: Path) -> None:
    other = {"other.sample.json": "{}", "stage.json": "{}", "stagex.sample.json": "{}", "sample.json": "{}"}
    stage = start(
        wire, tmp_path, {"": "{}", "big": "{}", "a.b": "{}", "stage.ünder.sample.json": "{}"} | other
    )
    assert sorted(stage.samples()[1:]) == ["big", "sample", "ünder"]


def test_a_sample_is_merged_over_the_state_key_by_key(wire: Wire, tmp_path: Path) -> None:
    text = '{ "user": { "name": "Bo" }, "list": [9], "$responses": { "save": { "ok": true } } }'
    stage = start(wire, tmp_path, {"bo": text})
    stage.run("selectSample", sample="bo")
    assert stage.evaluate("user")["value"] == {"name": "Bo", "age": 3}
    assert stage.evaluate("list")["value"] == [9]
    assert "'$responses'" not in str(stage.evaluate("user"))
    assert stage.hints() == ["→ Bo"]


def test_the_project_file_lists_samples(wire: Wire, tmp_path: Path) -> None:
    project = '{ "samples": { "*.clads.json": ["Samples/stage-*.json", "Samples/plain.json"] } }'
    files = {
        "clads.json": project,
        "Samples/stage-rich.json": '{ "user": { "name": "Rich" } }',
        "Samples/plain.json": '{ "user": { "name": "Plain" } }',
        "beside": '{ "user": { "name": "Beside" } }',
    }
    stage = start(wire, tmp_path, files)
    assert stage.samples() == ["initial", "beside", "rich", "plain"]
    for name in ("beside", "rich", "plain"):
        stage.run("selectSample", sample=name)
        assert stage.hints() == [f"→ {name.title()}"]


def test_a_change_of_samples_in_the_project_applies_immediately(wire: Wire, tmp_path: Path) -> None:
    stage = start(wire, tmp_path, {"clads.json": "{}", "some.json": '{ "user": { "name": "Some" } }'})
    project = tmp_path / "clads.json"
    assert stage.samples() == ["initial"]
    wire.open(project.as_uri(), '{ "samples": { "stage.clads.json": ["some.json"] } }', language="json")
    wait_for(stage, "some", "→ Some")
    assert codes(wire, project.as_uri()) == []


# Created, changed and deleted files

BO, EVA = '{ "user": { "name": "Bo" } }', '{ "user": { "name": "Eva" } }'


def test_samples_are_updated_when_the_client_reports_changes(wire: Wire, tmp_path: Path) -> None:
    stage = start(wire, tmp_path, capabilities=WATCHES)
    assert stage.samples() == ["initial"]
    sample = stage.write("x", BO)
    notify_change(stage, sample, CREATED)
    wait_for(stage, "x", "→ Bo")
    stage.write("x", EVA)
    notify_change(stage, sample, CHANGED)
    wait_for(stage, "x", "→ Eva")
    sample.unlink()
    notify_change(stage, sample, DELETED)
    wire.wait(lambda: stage.samples() == ["initial"], what="the sample to be gone")
    assert stage.hints() == ["→ Ida"]
    wire.shut_down()


def test_samples_are_polled_for_clients_that_do_not_watch_files(wire: Wire, tmp_path: Path) -> None:
    stage = start(wire, tmp_path)
    assert stage.samples() == ["initial"]
    # A file written before the next poll would count as unchanged.
    time.sleep(2.5)
    sample = stage.write("x", BO)
    wait_for(stage, "x", "→ Bo")
    time.sleep(2.5)
    stage.write("x", '{ "user": { "name": "Someone else" } }')
    wait_for(stage, "x", "→ Someone else")
    sample.unlink()
    wire.wait(lambda: stage.samples() == ["initial"], what="the sample to be gone")
    assert stage.hints() == ["→ Ida"]


def test_samples_listed_in_the_project_are_polled_too(wire: Wire, tmp_path: Path) -> None:
    files = {"clads.json": '{ "samples": { "stage.clads.json": ["S/*.json"] } }', "S/a.json": BO}
    stage = start(wire, tmp_path, files, capabilities=WATCHES)
    wait_for(stage, "a", "→ Bo")
    new = stage.write("S/b.json", EVA)
    notify_change(stage, new, CREATED)
    wait_for(stage, "b", "→ Eva")


def test_the_client_is_asked_to_watch_samples(wire: Wire, tmp_path: Path) -> None:
    start(wire, tmp_path, capabilities=WATCHES)
    (registered,) = wire.wait(lambda: wire.received("client/registerCapability"))[0]["registrations"]
    assert "sample" in str(registered["registerOptions"]["watchers"]) or "*.json" in str(registered)


# Samples in the editor


def test_unsaved_changes_of_a_sample_apply(wire: Wire, tmp_path: Path) -> None:
    stage = start(wire, tmp_path, {"x": BO})
    uri = stage.file("x").as_uri()
    stage.run("selectSample", sample="x")
    wire.open(uri, BO, language="json")
    wire.change(uri, 2, {"text": EVA})
    assert stage.hints() == ["→ Eva"]
    assert "“Eva”" in stage.hover()
    for number in range(3, 12):
        wire.change(uri, number, {"text": EVA.replace("Eva", f"Eva {number}")})
        assert stage.evaluate("user.name")["value"] == f"Eva {number}"
    wire.close(uri)
    assert stage.hints() == ["→ Bo"]


def test_an_incomplete_sample_hides_values_only_temporarily(wire: Wire, tmp_path: Path) -> None:
    stage = start(wire, tmp_path, {"x": BO})
    uri = stage.file("x").as_uri()
    stage.run("selectSample", sample="x")
    wire.open(uri, BO, language="json")
    for number, length in enumerate(range(len(BO)), start=2):
        wire.change(uri, number, {"text": BO[:length]})
        assert stage.hints() in (["→ Ida"], ["→ Bo"], [])
    wire.change(uri, 99, {"text": BO})
    assert stage.hints() == ["→ Bo"]


# Invalid samples

WRONG = [
    ("{ «»", "json-syntax"),
    ("[1, 2]", "project-wrong-type"),
    ('"text"', "project-wrong-type"),
    ('{ "$responses": «7» }', "project-wrong-type"),
    ('{ "$responses": { "a": «{ "$status": "no" }» } }', "project-wrong-type"),
    ('{ "$responses": { "a": «{ "$failure": "slow" }» } }', "project-wrong-type"),
    (
        '{ "$responses": { "a": { "$failure": "offline" }, "b": { "$status": 500, "$body": {} }, "c": [] } }',
        None,
    ),
    ('{ "user": { "name": "Bo" } }', None),
    ("{}", None),
]


@pytest.mark.parametrize(("text", "code"), WRONG)
def test_an_open_sample_has_findings(wire: Wire, tmp_path: Path, text: str, code: str | None) -> None:
    stage = start(wire, tmp_path)
    marked, uri = Marked(text), stage.file("x").as_uri()
    stage.write("x", marked.text.text)
    wire.open(uri, marked.text.text, language="json")
    found = wire.diagnostics(uri)
    assert [item["code"] for item in found] == ([code] if code else [])
    assert all(item["message"] and item["source"] == "clads" for item in found)
    if code and marked.ranges and marked.ranges[0][0] < marked.ranges[0][1]:
        assert found[0]["range"] == marked.range_at()


def test_findings_in_a_sample_appear_and_disappear(wire: Wire, tmp_path: Path) -> None:
    stage = start(wire, tmp_path, {"x": BO})
    uri = stage.file("x").as_uri()
    wire.open(uri, BO, language="json")
    wait_for_codes(wire, uri)
    wire.change(uri, 2, {"text": BO[:-1]})
    wait_for_codes(wire, uri, "json-syntax")
    wire.change(uri, 3, {"text": '{ "$responses": [] }'})
    wait_for_codes(wire, uri, "project-wrong-type")
    wire.change(uri, 4, {"text": BO})
    wait_for_codes(wire, uri)
    wire.change(uri, 5, {"text": ""})
    wait_for_codes(wire, uri, "json-syntax")
    wire.close(uri)
    wait_for_codes(wire, uri)


@pytest.mark.parametrize("text", ["[1]", "", "{", "{]", "7", '{ "a": ' + "[" * 5000 + "]" * 5000 + "}"])
def test_an_unusable_sample_says_why(wire: Wire, tmp_path: Path, text: str) -> None:
    stage = start(wire, tmp_path, {"bad": text, "good": BO})
    bad = next(sample for sample in stage.run("samples") if sample["name"] == "bad")
    assert bad["problem"]
    for command in ("selectSample", "evaluate"):
        with pytest.raises(ServerError, match="`bad` cannot be used"):
            stage.run(command, expression="1", sample="bad")
    shown = stage.hover()
    assert "good" in shown
    assert "bad" not in shown
    stage.run("selectSample", sample="good")
    assert stage.hints() == ["→ Bo"]


def test_a_selected_sample_can_be_fixed(wire: Wire, tmp_path: Path) -> None:
    stage = start(wire, tmp_path, {"x": BO}, capabilities=WATCHES)
    stage.run("selectSample", sample="x")
    stage.write("x", "{")
    notify_change(stage, stage.file("x"), CHANGED)
    wire.wait(lambda: stage.hints() == ["→ Ida"], what="the document's own state")
    stage.write("x", EVA)
    notify_change(stage, stage.file("x"), CHANGED)
    wire.wait(lambda: stage.hints() == ["→ Eva"], what="the fixed sample")


def test_folders_pipes_and_broken_links_are_not_samples(wire: Wire, tmp_path: Path) -> None:
    (tmp_path / "stage.folder.sample.json").mkdir()
    os.mkfifo(tmp_path / "stage.pipe.sample.json")
    (tmp_path / "stage.gone.sample.json").symlink_to(tmp_path / "nowhere")
    (tmp_path / "stage.loop.sample.json").symlink_to(tmp_path / "stage.loop.sample.json")
    stage = start(wire, tmp_path, {"good": BO})
    usable = [sample["name"] for sample in stage.run("samples") if not sample.get("problem")]
    assert usable == ["initial", "good"]
    wait_for(stage, "good", "→ Bo")


def test_a_sample_is_never_treated_as_a_document(wire: Wire, tmp_path: Path) -> None:
    text = '{ "id": "a", "root": { "children": [{ "type": "buton" }] } }'
    stage = start(wire, tmp_path, {"x": text})
    uri = stage.file("x").as_uri()
    wire.open(uri, text, language="json")
    assert wire.diagnostics(uri) == []


def test_documents_without_a_file_have_no_samples(wire: Wire, tmp_path: Path) -> None:
    stage = start(wire, tmp_path, {"x": BO})
    for uri in ("untitled:Untitled-1", "untitled:stage.clads.json"):
        wire.open(uri, stage.marked.text.text)
        assert [sample["name"] for sample in stage.run("samples", uri=uri)] == ["initial"]
        assert stage.evaluate("user.name", uri=uri)["value"] == "Ida"
