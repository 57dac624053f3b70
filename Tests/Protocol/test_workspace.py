"""Findings follow project files also for clients that do not watch files: the clock of the server runs."""

import json
from pathlib import Path

from .wire import Wire

UNKNOWN = "unknown-component-kind"
DOCUMENT = '{ "id": "a", "root": { "children": [{ "type": "poster", "text": "x" }] } }\n'
WITH_POSTER = json.dumps({"components": {"poster": {"properties": {"text": {"type": "string"}}}}})


def codes(wire: Wire, uri: str) -> set[str]:
    """Returns the rules in the latest findings."""
    received = [item for item in wire.received("textDocument/publishDiagnostics") if item["uri"] == uri]
    return {found["code"] for found in received[-1]["diagnostics"]} if received else set()


def wait_until(wire: Wire, uri: str, code: str, is_there: bool) -> None:
    """Waits until a rule has findings, or has none."""
    wire.wait(
        lambda: (code in codes(wire, uri)) == is_there, 8, f"{code} to be {'there' if is_there else 'gone'}"
    )


def test_a_changed_project_file_is_noticed_without_file_watching(wire: Wire, tmp_path: Path) -> None:
    document, project = tmp_path / "a.clads.json", tmp_path / "clads.json"
    document.write_text(DOCUMENT)
    project.write_text(WITH_POSTER)
    uri = document.as_uri()
    wire.initialize(workspaceFolders=[{"uri": tmp_path.as_uri(), "name": "home"}])
    wire.open(uri, DOCUMENT)
    wire.diagnostics(uri)
    assert UNKNOWN not in codes(wire, uri)
    project.write_text('{ "components": {}, "rules": {} }')
    wait_until(wire, uri, UNKNOWN, True)
    project.unlink()
    project.write_text(WITH_POSTER)
    wait_until(wire, uri, UNKNOWN, False)
