"""Progress of long-running work."""

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
    """Returns the folders of a workspace with one folder."""
    return [{"uri": path.as_uri(), "name": path.name}]


def progress(wire: Wire, token: Json) -> list[Json]:
    """Returns the progress values of one token."""
    return [item["value"] for item in wire.received("$/progress") if item["token"] == token]


def test_scanning_many_files_reports_progress_from_begin_to_end(wire: Wire, many: Path) -> None:
    wire.initialize({"window": {"workDoneProgress": True}}, workspaceFolders=folders(many))
    created = wire.wait(lambda: wire.received("window/workDoneProgress/create"), what="a token")
    token = created[0]["token"]
    wire.wait(lambda: [value for value in progress(wire, token) if value["kind"] == "end"], what="the end")
    kinds = [value["kind"] for value in progress(wire, token)]
    assert kinds[0] == "begin" and kinds[-1] == "end"
    assert set(kinds[1:-1]) == {"report"}
    shares = [value["percentage"] for value in progress(wire, token)[1:-1]]
    assert shares == sorted(shares) and 0 <= shares[0] and shares[-1] <= 100


def test_no_progress_is_sent_to_clients_without_support(wire: Wire, many: Path) -> None:
    wire.initialize(workspaceFolders=folders(many))
    wire.wait(lambda: len(wire.received("textDocument/publishDiagnostics")) >= COUNT, what="the findings")
    assert not wire.received("window/workDoneProgress/create")
    assert not wire.received("$/progress")


def test_a_long_result_is_sent_in_parts_on_request(wire: Wire, many: Path) -> None:
    wire.initialize(workspaceFolders=folders(many))
    whole = wire.call("workspace/diagnostic", {"previousResultIds": []})["items"]
    assert len(whole) == COUNT
    rest = wire.call("workspace/diagnostic", {"previousResultIds": [], "partialResultToken": "parts"})[
        "items"
    ]
    parts = [item for value in progress(wire, "parts") for item in value["items"]]
    assert parts
    assert parts + rest == whole
