"""Files that a project must not read or change: what is outside of it, and what is no file."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from .wire import Wire

Json = Any

SCREEN = """{ "id": "a", "state": { "count": 1 },
  "root": { "children": [ { "type": "label", "text": "${count}" } ] } }
"""
SECRET = "TOP-SECRET-VALUE"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder with one document."""
    home = tmp_path / "home"
    home.mkdir()
    (home / "a.clads.json").write_text(SCREEN)
    return home


def start(wire: Wire, home: Path, capabilities: Json = None) -> str:
    """Opens the document in a session in its folder, and returns its URI."""
    wire.initialize(capabilities, workspaceFolders=[{"uri": home.as_uri(), "name": "home"}])
    uri = (home / "a.clads.json").as_uri()
    wire.open(uri, SCREEN)
    return uri


def logged(wire: Wire) -> list[str]:
    """Returns the messages in the client's log."""
    return [item["message"] for item in wire.received("window/logMessage")]


@pytest.mark.parametrize("kind", ["a pipe", "a device", "a folder", "a cycle of links", "too large"])
def test_a_project_file_that_cannot_be_read_is_logged_and_the_server_lives(
    wire: Wire, home: Path, kind: str
) -> None:
    project = home / "clads.json"
    match kind:
        case "a pipe":
            os.mkfifo(project)
        case "a device":
            project.symlink_to("/dev/zero")
        case "a folder":
            project.mkdir()
        case "a cycle of links":
            project.symlink_to(project)
        case _:
            project.touch()
            os.truncate(project, 16 * 2**20 + 1)
    uri = start(wire, home)
    wire.wait(lambda: [text for text in logged(wire) if "clads.json: " in text], what="a line in the log")
    assert wire.hover(uri, 1, 30)["contents"]
    wire.shut_down()


def test_a_document_that_is_a_pipe_does_not_stop_the_scan(wire: Wire, home: Path) -> None:
    os.mkfifo(home / "b.clads.json")
    uri = start(wire, home)
    assert wire.call("workspace/symbol", {"query": ""}) == []
    assert wire.hover(uri, 1, 30)["contents"]
    wire.shut_down()


@pytest.mark.parametrize("path", ["../outside/secret.json", "linked/*.json", "/etc/passwd"])
def test_a_path_that_leads_outside_is_the_same_finding_as_on_the_command_line(
    wire: Wire, home: Path, path: str
) -> None:
    outside = home.parent / "outside"
    outside.mkdir()
    (outside / "secret.json").write_text(f"{SECRET}=1")
    (home / "linked").symlink_to(outside)
    text = json.dumps({"designSystems": {"d": {"tokens": [path]}}})
    (home / "clads.json").write_text(text)
    start(wire, home)
    project = (home / "clads.json").as_uri()
    wire.open(project, text)
    (finding,) = wire.diagnostics(project, 1)
    assert finding["code"] == "project-path-outside"
    assert finding["severity"] == 1
    assert finding["range"]["start"]["character"] == text.index(f'"{path}"')
    assert SECRET not in json.dumps(finding)
    wire.shut_down()


def test_no_rename_reaches_a_file_outside(wire: Wire, home: Path) -> None:
    outside = home.parent / "outside.json"
    outside.write_text('{ "count": 2 }')
    (home / "a.far.sample.json").symlink_to(outside)
    (home / "a.near.sample.json").write_text('{ "count": 3 }')
    uri = start(wire, home)
    position = {"line": 0, "character": SCREEN.index("count") + 1}
    edit = wire.call(
        "textDocument/rename", {"textDocument": {"uri": uri}, "position": position, "newName": "total"}
    )
    assert sorted(edit["changes"]) == [uri, (home / "a.near.sample.json").as_uri()]
    assert wire.call(
        "workspace/executeCommand",
        {"command": "clads.samples", "arguments": [{"uri": uri}]},
    )
    wire.shut_down()


def test_no_code_action_changes_a_project_file_behind_a_link(wire: Wire, home: Path) -> None:
    outside = home.parent / "outside.json"
    outside.write_text("{}")
    (home / "clads.json").symlink_to(outside)
    uri = start(wire, home, {"textDocument": {"codeAction": {"codeActionLiteralSupport": {}}}})
    wire.change(uri, 2, {"text": SCREEN.replace('"label"', '"lable"')})
    start_position = {"line": 1, "character": 0}
    end_position = {"line": 2, "character": 0}
    actions = wire.call(
        "textDocument/codeAction",
        {
            "textDocument": {"uri": uri},
            "range": {"start": start_position, "end": end_position},
            "context": {"diagnostics": []},
        },
    )
    assert actions
    assert all(set(action["edit"]["changes"]) == {uri} for action in actions)
    wire.shut_down()


def test_a_name_is_no_link_in_a_message(wire: Wire) -> None:
    text = '{ "id": "a", "styles": { "[x](command:run)": {}, "b": {} }, "root": { "children": [] } }'
    wire.initialize()
    wire.open("file:///nowhere/a.clads.json", text)
    number = wire.request(
        "textDocument/rename",
        {
            "textDocument": {"uri": "file:///nowhere/a.clads.json"},
            "position": {"line": 0, "character": text.index('"b"') + 1},
            "newName": "[x](command:run)",
        },
    )
    message = wire.response(number)["error"]["message"]
    assert "command:run" in message
    assert "](" not in message
    wire.shut_down()
