"""Folders with files that change during a request, and folders behind symbolic links."""

import json
from pathlib import Path
from typing import Any

import pytest

from .wire import Wire

Json = Any

WRONG = '{ "id": "%s", "root": { "children": [{ "type": "poster", "text": "x" }] } }\n'
WITH_STYLE = '{ "id": "%s", "styles": { "style%d": {} }, "root": { "children": [] } }\n'
WATCHES = {"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": True}}}
CREATED = 1


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """An empty folder."""
    home = tmp_path / "home"
    home.mkdir()
    return home


def start(wire: Wire, home: Path, capabilities: Json = None) -> None:
    """Starts a session in a folder."""
    wire.initialize(capabilities, workspaceFolders=[{"uri": home.as_uri(), "name": "home"}])


def pushed(wire: Wire) -> dict[str, Json]:
    """Returns the latest pushed findings by file."""
    return {item["uri"]: item["diagnostics"] for item in wire.received("textDocument/publishDiagnostics")}


def test_pushed_findings_are_cleared_when_a_client_that_pulls_opens_the_file(wire: Wire, home: Path) -> None:
    file = home / "a.clads.json"
    file.write_text(WRONG % "a")
    start(wire, home, {"textDocument": {"diagnostic": {}}})
    wire.wait(lambda: pushed(wire).get(file.as_uri()), what="the findings of a closed file")
    wire.open(file.as_uri(), WRONG % "a")
    wire.wait(lambda: pushed(wire).get(file.as_uri()) == [], what="the findings to be taken back")
    report = wire.call("textDocument/diagnostic", {"textDocument": {"uri": file.as_uri()}})
    assert report["items"]
    wire.shut_down()


def test_a_project_file_behind_a_symbolic_link_is_reported_once(
    wire: Wire, home: Path, tmp_path: Path
) -> None:
    (home / "clads.json").write_text('{ "documents": 5 }\n')
    (home / "a.clads.json").write_text(WRONG % "a")
    link = tmp_path / "link"
    link.symlink_to(home)
    start(wire, link)
    wire.wait(lambda: pushed(wire).get((link / "clads.json").as_uri()), what="what is wrong with the project")
    wire.open((link / "a.clads.json").as_uri(), WRONG % "a")
    wire.call("workspace/symbol", {"query": ""})
    assert (home / "clads.json").as_uri() not in pushed(wire)
    wire.shut_down()


def test_a_document_that_changes_during_a_workspace_pull_keeps_its_findings(wire: Wire, home: Path) -> None:
    start(wire, home, {"textDocument": {"diagnostic": {}}})
    uri = (home / "a.clads.json").as_uri()
    nodes = [{"type": "poster", "text": "x"}] * 20_000
    text = json.dumps({"id": "a", "root": {"children": nodes}})
    wire.open(uri, text)
    asked = wire.request("workspace/diagnostic", {"previousResultIds": []})
    wire.change(uri, 2, {"text": text + " "})
    items = wire.response(asked, 60)["result"]["items"]
    assert [item for item in items if item["uri"] == uri and item["items"]]
    wire.shut_down()


def test_a_workspace_pull_during_a_project_change_reports_every_file(wire: Wire, home: Path) -> None:
    for number in range(400):
        (home / f"{number}.clads.json").write_text(WITH_STYLE % (f"d{number}", number))
    start(wire, home, WATCHES)
    asked = [wire.request("workspace/symbol", {"query": "style399"})]
    for _ in range(3):
        (home / "clads.json").write_text("{}\n")
        change = {"uri": (home / "clads.json").as_uri(), "type": CREATED}
        wire.notify("workspace/didChangeWatchedFiles", {"changes": [change]})
        asked.append(wire.request("workspace/symbol", {"query": "style399"}))
    for number in asked:
        assert [found["name"] for found in wire.response(number, 60)["result"]] == ["style399"]
    wire.shut_down()


def test_constantly_changing_files_do_not_block_a_response(wire: Wire, home: Path) -> None:
    for number in range(100):
        (home / f"{number}.clads.json").write_text(WITH_STYLE % (f"d{number}", number))
    start(wire, home, WATCHES)
    change = {"uri": (home / "0.clads.json").as_uri(), "type": CREATED}
    for _ in range(500):
        wire.notify("workspace/didChangeWatchedFiles", {"changes": [change]})
    found = wire.call("workspace/symbol", {"query": "style99"}, 60)
    assert [symbol["name"] for symbol in found] == ["style99"]
    wire.shut_down()


def test_partial_results_arrive_before_the_empty_final_result(wire: Wire, home: Path) -> None:
    for number in range(250):
        (home / f"{number}.clads.json").write_text(WRONG % f"d{number}")
    start(wire, home, {"textDocument": {"diagnostic": {}}})
    params = {"previousResultIds": [], "partialResultToken": "parts"}
    assert wire.call("workspace/diagnostic", params, 60)["items"] == []
    parts = [item["value"]["items"] for item in wire.received("$/progress") if item["token"] == "parts"]
    assert [len(part) for part in parts] == [100, 100, 50]
    assert len({item["uri"] for part in parts for item in part}) == 250
    wire.shut_down()


def test_a_response_to_a_canceled_request_is_not_sent_to_another_with_the_same_id(
    wire: Wire, home: Path
) -> None:
    start(wire, home, {"textDocument": {"diagnostic": {}}})
    uri = (home / "a.clads.json").as_uri()
    text = json.dumps({"id": "a", "root": {"children": [{"type": "poster", "text": "x"}] * 20_000}})
    wire.open(uri, text)
    document = {"textDocument": {"uri": uri}}
    wire.request("textDocument/documentColor", document, "same")
    wire.notify("$/cancelRequest", {"id": "same"})
    wire.request("textDocument/diagnostic", document, "same")
    wire.wait(lambda: len(wire.responses["same"]) == 2, 60, "both responses")
    assert "error" in wire.responses["same"][0]
    assert wire.responses["same"][1]["result"]["items"]
    wire.shut_down()


def test_a_project_file_deleted_while_open_stops_applying_when_closed(
    wire: Wire, home: Path, tmp_path: Path
) -> None:
    text = '{ "components": { "poster": { "properties": { "text": { "type": "string" } } } } }'
    (home / "clads.json").write_text(text)
    link = tmp_path / "link"
    link.symlink_to(home)
    start(wire, link)
    uri = (link / "a.clads.json").as_uri()
    wire.open(uri, WRONG % "a")
    wire.wait(lambda: pushed(wire).get(uri) == [], what="the document to be fine")
    project = (link / "clads.json").as_uri()
    wire.open(project, text + "\n")
    (home / "clads.json").unlink()
    wire.close(project)
    wire.wait(lambda: pushed(wire).get(uri), what="the findings without a project")
    wire.shut_down()
