"""Findings follow changes of settings, folders and project files."""

import json
import time
from pathlib import Path
from typing import Any

import pytest

from . import examples
from .wire import Wire

Json = Any

UNKNOWN = "unknown-component-kind"
DOCUMENT = '{ "id": "a", "root": { "children": [{ "type": "poster", "text": "x" }] } }\n'
WITH_POSTER = json.dumps({"components": {"poster": {"properties": {"text": {"type": "string"}}}}})
CREATED, CHANGED, DELETED = 1, 2, 3

WATCHES = {"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": True}, "configuration": True}}


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder with one document that uses a custom component."""
    home = tmp_path / "home"
    home.mkdir()
    (home / "a.clads.json").write_text(DOCUMENT)
    return home


def start(wire: Wire, home: Path, capabilities: Json = None) -> str:
    """Starts a session in a folder, opens its document, and returns its URI."""
    wire.initialize(capabilities, workspaceFolders=[{"uri": home.as_uri(), "name": "home"}])
    uri = (home / "a.clads.json").as_uri()
    wire.open(uri, DOCUMENT)
    wire.diagnostics(uri)
    return uri


def codes(wire: Wire, uri: str) -> dict[str, int]:
    """Returns the rules in the latest findings with their severities."""
    received = [item for item in wire.received("textDocument/publishDiagnostics") if item["uri"] == uri]
    return {found["code"]: found["severity"] for found in received[-1]["diagnostics"]} if received else {}


def wait_until(wire: Wire, uri: str, code: str, is_there: bool, seconds: float = 8) -> None:
    """Waits until a rule has findings, or has none."""
    wire.wait(
        lambda: (code in codes(wire, uri)) == is_there,
        seconds,
        f"{code} to be {'there' if is_there else 'gone'}",
    )


def notify_change(wire: Wire, path: Path, kind: int) -> None:
    """Notifies the server that a file has changed."""
    wire.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": path.as_uri(), "type": kind}]})


def test_a_project_file_is_loaded_when_the_client_reports_it(wire: Wire, home: Path) -> None:
    project = home / "clads.json"
    uri = start(wire, home, WATCHES)
    wait_until(wire, uri, UNKNOWN, True)
    project.write_text(WITH_POSTER)
    notify_change(wire, project, CREATED)
    wait_until(wire, uri, UNKNOWN, False)
    project.write_text('{ "components": {} }')
    notify_change(wire, project, CHANGED)
    wait_until(wire, uri, UNKNOWN, True)
    project.write_text(WITH_POSTER)
    notify_change(wire, project, CHANGED)
    wait_until(wire, uri, UNKNOWN, False)
    project.unlink()
    notify_change(wire, project, DELETED)
    wait_until(wire, uri, UNKNOWN, True)
    wire.shut_down()


def test_a_client_that_can_watch_files_is_asked_to(wire: Wire, home: Path) -> None:
    start(wire, home, WATCHES)
    registrations = wire.wait(lambda: wire.received("client/registerCapability"))[0]["registrations"]
    methods = {registration["method"] for registration in registrations}
    assert "workspace/didChangeWatchedFiles" in methods


def test_a_changed_project_file_is_noticed_without_file_watching(wire: Wire, home: Path) -> None:
    project = home / "clads.json"
    project.write_text(WITH_POSTER)
    uri = start(wire, home)
    assert not wire.received("client/registerCapability")
    wire.hover(uri, 0, 3)
    assert UNKNOWN not in codes(wire, uri)
    # A file written before the first poll would count as unchanged.
    time.sleep(2.5)
    project.write_text('{ "components": {}, "rules": {} }')
    wait_until(wire, uri, UNKNOWN, True)
    project.unlink()
    project.write_text(WITH_POSTER)
    wait_until(wire, uri, UNKNOWN, False)


def test_a_deleted_project_file_is_noticed_without_file_watching(wire: Wire, home: Path) -> None:
    project = home / "clads.json"
    project.write_text(WITH_POSTER)
    uri = start(wire, home)
    time.sleep(2.5)
    project.unlink()
    wait_until(wire, uri, UNKNOWN, True)


def test_a_new_project_file_is_noticed_without_file_watching(wire: Wire, home: Path) -> None:
    project = home / "clads.json"
    uri = start(wire, home)
    wait_until(wire, uri, UNKNOWN, True)
    time.sleep(2.5)
    project.write_text(WITH_POSTER)
    wait_until(wire, uri, UNKNOWN, False, seconds=5)


def test_an_open_project_file_applies_as_it_is_edited(wire: Wire, home: Path) -> None:
    project = home / "clads.json"
    project.write_text("{}")
    uri = start(wire, home)
    wait_until(wire, uri, UNKNOWN, True)
    wire.open(project.as_uri(), "{}", language="json")
    wire.change(project.as_uri(), 2, {"text": WITH_POSTER})
    wait_until(wire, uri, UNKNOWN, False)
    wire.change(project.as_uri(), 3, {"text": '{ "components": 7 }'})
    wire.wait(lambda: codes(wire, project.as_uri()), what="findings in the project file")
    wire.change(project.as_uri(), 4, {"text": WITH_POSTER})
    wait_until(wire, uri, UNKNOWN, False)
    # Closing discards the unsaved text.
    wire.close(project.as_uri())
    wait_until(wire, uri, UNKNOWN, True)


def test_a_broken_project_file_is_reported_and_changes_nothing_else(wire: Wire, home: Path) -> None:
    project = home / "clads.json"
    project.write_text(WITH_POSTER)
    uri = start(wire, home)
    wait_until(wire, uri, UNKNOWN, False)
    wire.open(project.as_uri(), WITH_POSTER, language="json")
    wire.change(project.as_uri(), 2, {"text": WITH_POSTER[:-1]})
    wire.wait(lambda: codes(wire, project.as_uri()), what="findings in the project file")
    wire.hover(uri, 0, 3)
    assert UNKNOWN not in codes(wire, uri)


RULES = {"diagnostics": {"rules": {UNKNOWN: "hint"}}}
OFF = {"diagnostics": {"rules": {UNKNOWN: "off"}}}


def test_sent_settings_apply_immediately(wire: Wire, home: Path) -> None:
    uri = start(wire, home)
    before = codes(wire, uri)[UNKNOWN]
    wire.notify("workspace/didChangeConfiguration", {"settings": {"clads": RULES}})
    wire.wait(lambda: codes(wire, uri).get(UNKNOWN) == 4, what="a hint")
    wire.notify("workspace/didChangeConfiguration", {"settings": {"clads": OFF}})
    wait_until(wire, uri, UNKNOWN, False)
    wire.notify("workspace/didChangeConfiguration", {"settings": {"clads": {}}})
    wire.wait(lambda: codes(wire, uri).get(UNKNOWN) == before, what="the default")


def test_settings_are_requested_from_the_client(server: Path, home: Path) -> None:
    with Wire(server, settings=RULES) as wire:
        uri = start(wire, home, {"workspace": {"configuration": True}})
        wire.wait(lambda: codes(wire, uri).get(UNKNOWN) == 4, what="a hint")
        assert wire.received("workspace/configuration")[0]["items"][0]["section"] == "clads"
        wire.settings = OFF
        wire.notify("workspace/didChangeConfiguration", {"settings": None})
        wait_until(wire, uri, UNKNOWN, False)


def test_settings_can_be_initialization_options(wire: Wire, home: Path) -> None:
    wire.initialize(initializationOptions={"clads": RULES})
    uri = (home / "a.clads.json").as_uri()
    wire.open(uri, DOCUMENT)
    wire.diagnostics(uri)
    assert codes(wire, uri)[UNKNOWN] == 4


def test_the_project_file_can_be_set_in_the_settings(wire: Wire, home: Path, tmp_path: Path) -> None:
    (tmp_path / "other.json").write_text(WITH_POSTER)
    uri = start(wire, home)
    wait_until(wire, uri, UNKNOWN, True)
    settings = {"clads": {"project": str(tmp_path / "other.json")}}
    wire.notify("workspace/didChangeConfiguration", {"settings": settings})
    wait_until(wire, uri, UNKNOWN, False)


def test_findings_of_closed_files_appear_and_disappear_with_their_folder(wire: Wire, home: Path) -> None:
    uri = (home / "a.clads.json").as_uri()
    folder = {"uri": home.as_uri(), "name": "home"}
    wire.initialize(workspaceFolders=[])
    wire.notify("workspace/didChangeWorkspaceFolders", {"event": {"added": [folder], "removed": []}})
    wait_until(wire, uri, UNKNOWN, True)
    wire.notify("workspace/didChangeWorkspaceFolders", {"event": {"added": [], "removed": [folder]}})
    wait_until(wire, uri, UNKNOWN, False)


def test_findings_of_a_closed_file_are_pushed_again_when_it_is_opened(wire: Wire, home: Path) -> None:
    uri = (home / "a.clads.json").as_uri()
    wire.initialize(workspaceFolders=[{"uri": home.as_uri(), "name": "home"}])
    wait_until(wire, uri, UNKNOWN, True)
    wire.open(uri, DOCUMENT)
    assert wire.diagnostics(uri, version=1, seconds=3)


def test_two_folders_have_separate_projects(wire: Wire, home: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "a.clads.json").write_text(DOCUMENT)
    (other / "clads.json").write_text(WITH_POSTER)
    uris = [(folder / "a.clads.json").as_uri() for folder in (home, other)]
    wire.initialize(workspaceFolders=[{"uri": path.as_uri(), "name": path.name} for path in (home, other)])
    for uri in uris:
        wire.open(uri, DOCUMENT)
        wire.diagnostics(uri)
    assert UNKNOWN in codes(wire, uris[0])
    assert UNKNOWN not in codes(wire, uris[1])


def test_a_document_changed_on_disk_is_checked_again(wire: Wire, home: Path) -> None:
    closed = home / "b.clads.json"
    closed.write_text(examples.SMALL)
    start(wire, home, WATCHES)
    closed.write_text(DOCUMENT)
    notify_change(wire, closed, CHANGED)
    wait_until(wire, closed.as_uri(), UNKNOWN, True)
    closed.unlink()
    notify_change(wire, closed, DELETED)
    wait_until(wire, closed.as_uri(), UNKNOWN, False)


def test_token_files_apply_and_new_ones_are_loaded(wire: Wire, home: Path) -> None:
    text = DOCUMENT.replace('"type": "poster"', '"type": "label", "text": "Hi", "styleId": "@ink"')
    (home / "a.clads.json").write_text(text)
    (home / "clads.json").write_text('{ "designSystems": { "app": { "tokens": ["*.tokens.json"] } } }')
    first, second = home / "a.tokens.json", home / "b.tokens.json"
    first.write_text('{ "pale": { "$type": "color", "$value": "#FFFFFF" } }')
    wire.initialize(WATCHES, workspaceFolders=[{"uri": home.as_uri(), "name": "home"}])
    uri = (home / "a.clads.json").as_uri()
    wire.open(uri, text)
    wait_until(wire, uri, "design-token-unknown", True)
    second.write_text('{ "ink": { "$type": "color", "$value": "#111111" } }')
    notify_change(wire, second, CREATED)
    wait_until(wire, uri, "design-token-unknown", False)
    position = {"line": 0, "character": text.index("@ink") + 2}
    found = wire.call("textDocument/definition", {"textDocument": {"uri": uri}, "position": position})
    assert second.as_uri() in json.dumps(found)
    second.write_text("{}")
    notify_change(wire, second, CHANGED)
    wait_until(wire, uri, "design-token-unknown", True)
    wire.shut_down()
