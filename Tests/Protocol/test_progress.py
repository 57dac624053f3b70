"""Work that takes a while: the editor is told how far it has come."""

from pathlib import Path
from typing import Any

import pytest

from .wire import Wire

Json = Any
COUNT = 250
DOCUMENT = '{ "id": "a", "root": { "children": [{ "type": "poster" }] } }\n'


@pytest.fixture
def many(tmp_path: Path) -> Path:
    """A folder with many documents."""
    for number in range(COUNT):
        (tmp_path / f"{number}.clads.json").write_text(DOCUMENT)
    return tmp_path


def folders(path: Path) -> Json:
    """The folders of a workspace with one."""
    return [{"uri": path.as_uri(), "name": path.name}]


def progress(wire: Wire, token: Json) -> list[Json]:
    """What was said about one piece of work."""
    return [item["value"] for item in wire.heard("$/progress") if item["token"] == token]


def test_looking_at_many_files_is_shown_from_begin_to_end(wire: Wire, many: Path) -> None:
    wire.initialize({"window": {"workDoneProgress": True}}, workspaceFolders=folders(many))
    created = wire.wait(lambda: wire.heard("window/workDoneProgress/create"), what="a token")
    token = created[0]["token"]
    wire.wait(lambda: [value for value in progress(wire, token) if value["kind"] == "end"], what="the end")
    kinds = [value["kind"] for value in progress(wire, token)]
    assert kinds[0] == "begin" and kinds[-1] == "end"
    assert set(kinds[1:-1]) == {"report"}
    shares = [value["percentage"] for value in progress(wire, token)[1:-1]]
    assert shares == sorted(shares) and 0 <= shares[0] and shares[-1] <= 100


def test_nothing_is_shown_to_those_who_cannot(wire: Wire, many: Path) -> None:
    wire.initialize(workspaceFolders=folders(many))
    wire.wait(lambda: len(wire.heard("textDocument/publishDiagnostics")) >= COUNT, what="the findings")
    assert not wire.heard("window/workDoneProgress/create")
    assert not wire.heard("$/progress")


def test_a_long_answer_comes_in_parts_to_those_who_ask_for_parts(wire: Wire, many: Path) -> None:
    wire.initialize(workspaceFolders=folders(many))
    whole = wire.ask("workspace/diagnostic", {"previousResultIds": []})["items"]
    assert len(whole) == COUNT
    rest = wire.ask("workspace/diagnostic", {"previousResultIds": [], "partialResultToken": "parts"})["items"]
    parts = [item for value in progress(wire, "parts") for item in value["items"]]
    assert parts
    assert parts + rest == whole
