"""Every snippet of VS Code produces no findings in its context."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from .snippets import expanded

EXTENSION = Path(__file__).parents[2] / "editors/vscode"
SNIPPETS: dict[str, Any] = json.loads((EXTENSION / "snippets/clads.json").read_text(encoding="utf-8"))
VARIABLES = {"TM_FILENAME_BASE": "stage.clads"}

STAGE = """{
  "id": "stage",
  "state": {
    "count": 0,
    "isOn": false,
    "items": ["One"],
    "form": { "name": "", "email": "", "news": false, "amount": 1.5 },
    "page": { "busy": false, "result": null, "error": null }
  },
  "styles": {
    "choice": { "height": 44 },
    "chosen": { "height": 44 },
    "card": { "backgroundColor": "#FFFFFF" },
    "picture": { "width": 24, "height": 24 }STYLES
  },
  "dataSources": { "name": { "type": "binding", "path": "form.name" }SOURCES },
  "actions": {
    "save": { "type": "dismiss" },
    "failed": { "type": "showAlert", "title": "Failed" },
    "value": { "type": "setState", "path": "count", "value": VALUE }ACTIONS
  },
  "root": {
    "children": [
      { "type": "label", "text": "Stage" }NODES
    ]
  }
}
"""
# Beside a section there are others; a screen has one such list at most.
LIST = """,
      { "type": "sectionLayout", "sections": [{ "id": "one", "layout": { "type": "list" }, "children": [] }SECTIONS] }"""
PLACES = {
    "Node": "NODES",
    "Section": "SECTIONS",
    "Style": "STYLES",
    "Data source": "SOURCES",
    "Action": "ACTIONS",
    "Value": "VALUE",
}


def document_with(name: str) -> str:
    """A document with a snippet in the context that its name implies."""
    text = expanded(SNIPPETS[name]["body"], VARIABLES)
    place = name.split(":")[0]
    if place == "Document":
        return text
    document = STAGE.replace("NODES", LIST) if place == "Section" else STAGE
    for mark in PLACES.values():
        written = text if mark == "VALUE" else f",\n{text}"
        document = document.replace(mark, written if mark == PLACES[place] else "1" if mark == "VALUE" else "")
    return document


@pytest.mark.parametrize("name", SNIPPETS)
def test_a_snippet_has_no_findings(server: Path, tmp_path: Path, name: str) -> None:
    path = tmp_path / "stage.clads.json"
    path.write_text(document_with(name), encoding="utf-8")
    command = [server, "--check", "--output", "json", path]
    done = subprocess.run(command, capture_output=True, text=True, timeout=20, check=False)
    findings = [each for file in json.loads(done.stdout)["files"] for each in file["diagnostics"]]
    # Whether the app can navigate is a question to the project, and there is none here.
    serious = [
        each for each in findings if each["severity"] != "hint" and each["rule"] != "navigate-no-handler"
    ]
    assert serious == []
    json.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", [name for name in SNIPPETS if name.startswith("Document")])
def test_a_new_document_is_formatted_as_the_server_formats(server: Path, tmp_path: Path, name: str) -> None:
    path = tmp_path / "stage.clads.json"
    path.write_text(document_with(name) + "\n", encoding="utf-8")
    done = subprocess.run([server, "--format", path], capture_output=True, text=True, timeout=20, check=True)
    assert done.stdout == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", [name for name in SNIPPETS if name.startswith("Document")])
def test_a_new_document_is_named_after_its_file(name: str) -> None:
    assert json.loads(document_with(name))["id"] == "stage"


def test_every_snippet_has_a_context_a_unique_prefix_and_a_description() -> None:
    assert {name.split(":")[0] for name in SNIPPETS} <= {"Document", *PLACES}
    prefixes = [snippet["prefix"] for snippet in SNIPPETS.values()]
    assert len(set(prefixes)) == len(prefixes)
    assert all(snippet["description"].endswith(".") for snippet in SNIPPETS.values())
