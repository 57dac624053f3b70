"""The message checker finds invalid messages."""

from pathlib import Path
from typing import Any

import pytest
from lsprotocol import types as lsp

from .meta_model import problems_of_message, problems_of_value
from .wire import Wire

START = {"line": 0, "character": 0}
RANGE = {"start": START, "end": START}

GOOD: list[tuple[str | None, Any]] = [
    ("textDocument/hover", {"id": 1, "result": None}),
    (
        "textDocument/hover",
        {"id": 1, "result": {"contents": {"kind": "markdown", "value": ""}, "range": RANGE}},
    ),
    ("textDocument/documentColor", {"id": "a", "result": []}),
    (None, {"id": None, "error": {"code": -32700, "message": ""}}),
    (None, {"method": "textDocument/publishDiagnostics", "params": {"uri": "", "diagnostics": []}}),
    (
        "workspace/diagnostic",
        {"id": 1, "result": {"items": [{"kind": "full", "uri": "", "version": None, "items": []}]}},
    ),
]

BAD: list[tuple[str | None, Any, str]] = [
    ("textDocument/hover", {"id": 1}, "result: is missing"),
    ("textDocument/hover", {"id": 1, "result": {}}, "contents: is missing"),
    (
        "textDocument/hover",
        {"id": 1, "result": {"contents": "", "range": None}},
        "null instead of an absent key",
    ),
    ("textDocument/hover", {"id": 1, "result": {"contents": "", "rang": RANGE}}, "has no such key"),
    ("textDocument/hover", {"id": 1, "result": None, "extra": 1}, "has no such key"),
    ("textDocument/hover", {"id": True, "result": None}, "True is no"),
    (
        "textDocument/semanticTokens/full",
        {"id": 1, "result": {"data": [0, 0, -1, 0, 0.5]}},
        "0.5 is not int",
    ),
    (
        "workspace/diagnostic",
        {"id": 1, "result": {"items": [{"kind": "full", "uri": "", "items": []}]}},
        "version: is missing",
    ),
    (
        "workspace/diagnostic",
        {"id": 1, "result": {"items": [{"uri": "", "version": 1, "items": []}]}},
        "kind: is missing",
    ),
    (None, {"method": "no/such", "params": {}}, "the protocol has no"),
    (None, {"method": "window/logMessage", "params": {"type": 9, "message": ""}}, "is not MessageType"),
    (None, {"error": {"code": 1, "message": ""}}, "id: is missing"),
    (None, {"id": 1, "error": {"code": "1", "message": ""}}, "is not int"),
]


@pytest.mark.parametrize(("method", "message"), GOOD)
def test_a_valid_message_has_no_problems(method: str | None, message: Any) -> None:
    assert problems_of_message({"jsonrpc": "2.0"} | message, method) == []


@pytest.mark.parametrize(("method", "message", "problem"), BAD)
def test_every_mistake_in_a_message_is_found(method: str | None, message: Any, problem: str) -> None:
    assert any(problem in found for found in problems_of_message({"jsonrpc": "2.0"} | message, method))


def test_a_message_without_a_version_is_invalid() -> None:
    assert problems_of_message({"id": 1, "result": None}, "textDocument/hover")


def test_line_numbers_are_non_negative_integers() -> None:
    for line in (-1, 0.5, 2**31, "0", True, None):
        assert problems_of_value({"line": line, "character": 0}, lsp.Position), line


@pytest.mark.parametrize("content", ["{", '{ "jsonrpc": "2.0", "method": "no/such" }'])
def test_an_invalid_message_fails_the_test(tmp_path: Path, content: str) -> None:
    server = tmp_path / "server"
    server.write_text(f"#!/bin/sh\nprintf 'Content-Length: {len(content)}\\r\\n\\r\\n%s' '{content}'\n")
    server.chmod(0o700)
    with pytest.raises(AssertionError, match="no/such|Expecting"), Wire(server) as wire:
        wire.finish()
