"""Small files do not wait for large ones."""

import json
from pathlib import Path
from typing import Any

from .wire import Wire

Json = Any

SMALL = '{ "id": "small", "root": { "children": [ { "type": "label", "text": "x" } ] } }'


def large(number: int) -> str:
    """Returns a document of about a megabyte with as many unknown names as possible."""
    children = [{"type": "label", "text": "x", "styleId": f"missing{number}x{index}"} for index in range(17_000)]
    return json.dumps({"id": f"large{number}", "root": {"children": children}})


def hover(wire: Wire, uri: str) -> int:
    """Requests a hover over the type of the label in `SMALL`, and returns the id of the request."""
    position = {"line": 0, "character": SMALL.index('"label"') + 2}
    return wire.request("textDocument/hover", {"textDocument": {"uri": uri}, "position": position})


def test_requests_about_a_small_file_are_answered_before_large_ones_are_checked(
    running: Wire, tmp_path: Path
) -> None:
    uris = [(tmp_path / f"large{number}.clads.json").as_uri() for number in range(2)]
    small = (tmp_path / "small.clads.json").as_uri()
    running.open(small, SMALL)
    running.diagnostics(small)
    for number, uri in enumerate(uris):
        running.open(uri, large(number))
        # Requests about the large files keep their threads busy, too.
        for method in ("semanticTokens/full", "documentSymbol", "foldingRange"):
            running.request(f"textDocument/{method}", {"textDocument": {"uri": uri}})
    requests = [hover(running, small) for _ in range(20)]
    for request in requests:
        assert running.response(request, 60)["result"]
    published = {item["uri"] for item in running.received("textDocument/publishDiagnostics")}
    assert published.isdisjoint(uris), "a large file was checked before the requests were answered"


def test_an_edit_of_a_small_file_is_checked_before_large_ones(running: Wire, tmp_path: Path) -> None:
    uris = [(tmp_path / f"large{number}.clads.json").as_uri() for number in range(2)]
    small = (tmp_path / "small.clads.json").as_uri()
    running.open(small, SMALL)
    for number, uri in enumerate(uris):
        running.open(uri, large(number))
    running.change(small, 2, {"text": SMALL.replace("label", "lable")})
    assert running.diagnostics(small, 2, 60)
    published = {item["uri"] for item in running.received("textDocument/publishDiagnostics")}
    assert published.isdisjoint(uris)
