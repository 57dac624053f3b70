"""Startup, shutdown, and messages at the wrong time."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from .examples import SMALL, SMALL_URI
from .wire import Wire

NOT_INITIALIZED = -32002
INVALID_REQUEST = -32600
METHOD_NOT_FOUND = -32601

HOVER = {"textDocument": {"uri": SMALL_URI}, "position": {"line": 2, "character": 27}}


def code(wire: Wire, method: str, params: object = None, request_id: object = None) -> int:
    """Returns the error code of a response."""
    return wire.response(wire.request(method, params, request_id))["error"]["code"]


@pytest.mark.parametrize("method", ["textDocument/hover", "shutdown", "workspace/symbol", "no/such"])
def test_requests_before_initialize_are_rejected(wire: Wire, method: str) -> None:
    assert code(wire, method, HOVER) == NOT_INITIALIZED
    wire.initialize()
    wire.shut_down()


def test_notifications_before_initialize_are_dropped(wire: Wire) -> None:
    wire.open(SMALL_URI, SMALL)
    wire.notify("initialized", {})
    wire.notify("workspace/didChangeConfiguration", {"settings": {}})
    wire.initialize()
    assert wire.response(wire.request("textDocument/hover", HOVER))["error"]["code"] == -32602


def test_a_second_initialize_is_rejected(running: Wire) -> None:
    assert (
        code(running, "initialize", {"processId": None, "rootUri": None, "capabilities": {}})
        == INVALID_REQUEST
    )


def test_the_server_reports_its_name_and_version(wire: Wire) -> None:
    result = wire.call("initialize", {"processId": None, "rootUri": None, "capabilities": {}})
    assert result["serverInfo"]["name"] == "clads-lsp"
    assert result["serverInfo"]["version"]


BAD_HELLOS = [
    None,
    [],
    {},
    7,
    "x",
    {"capabilities": []},
    {"capabilities": {"textDocument": 3, "workspace": "x"}},
]


@pytest.mark.parametrize("params", BAD_HELLOS, ids=repr)
def test_invalid_initialize_parameters_are_rejected_or_ignored(wire: Wire, params: object) -> None:
    response = wire.response(wire.request("initialize", params))
    if "error" in response:
        assert response["error"]["code"] == -32602
        wire.initialize()
    wire.open(SMALL_URI, SMALL)
    assert wire.call("textDocument/hover", HOVER)


@pytest.mark.parametrize(
    ("offered", "chosen"),
    [
        (None, "utf-16"),
        ([], "utf-16"),
        (["utf-8", "utf-16"], "utf-8"),
        (["utf-32", "utf-8", "utf-16"], "utf-32"),
        (["utf-7", "utf-32"], "utf-32"),
        (["utf-7"], "utf-16"),
        (["utf-16"], "utf-16"),
    ],
)
def test_the_first_supported_encoding_of_the_client_is_used(wire: Wire, offered: object, chosen: str) -> None:
    general = {} if offered is None else {"positionEncodings": offered}
    assert wire.initialize({"general": general})["positionEncoding"] == chosen


def test_unknown_requests_are_rejected_and_unknown_notifications_ignored(running: Wire) -> None:
    assert code(running, "no/such") == METHOD_NOT_FOUND
    assert code(running, "$/no/such") == METHOD_NOT_FOUND
    assert code(running, "") == METHOD_NOT_FOUND
    assert code(running, "textDocument/didOpen", {}) == METHOD_NOT_FOUND
    before = len(running.messages)
    running.notify("no/such", {"a": 1})
    running.notify("$/no/such", [1])
    running.notify("textDocument/hover", HOVER)
    running.open(SMALL_URI, SMALL)
    assert running.call("textDocument/hover", HOVER)
    assert all("error" not in message for message in running.messages[before:])


def test_unexpected_responses_are_ignored(running: Wire) -> None:
    before = len(running.responses[None])
    for message in (
        {"id": 77, "result": 1},
        {"id": "clads-1", "result": 7},
        {"id": "x", "error": {"code": 1, "message": ""}},
    ):
        running.send({"jsonrpc": "2.0"} | message)
    running.open(SMALL_URI, SMALL)
    assert running.call("textDocument/hover", HOVER)
    assert len(running.responses[None]) == before


@pytest.mark.parametrize("request_id", ["text", "", '\N{GRINNING FACE} "quoted"', 0, -1, 2**31 - 1, "12"])
def test_every_id_is_returned_unchanged(running: Wire, request_id: object) -> None:
    running.open(SMALL_URI, SMALL)
    response = running.response(running.request("textDocument/hover", HOVER, request_id))
    assert response["id"] == request_id and type(response["id"]) is type(request_id)
    assert "result" in response


def test_requests_after_shutdown_are_rejected(running: Wire) -> None:
    running.open(SMALL_URI, SMALL)
    assert running.call("shutdown") is None
    for method in ("textDocument/hover", "shutdown", "initialize", "no/such"):
        assert code(running, method, HOVER) == INVALID_REQUEST
    running.close(SMALL_URI)
    running.notify("exit")
    assert running.finish() == 0


def test_exit_without_shutdown_is_a_failure(running: Wire) -> None:
    running.notify("exit")
    assert running.finish() == 1


def test_exit_before_initialize_is_a_failure(wire: Wire) -> None:
    wire.notify("exit")
    assert wire.finish() == 1


def test_requests_before_exit_get_a_response(running: Wire) -> None:
    running.open(SMALL_URI, SMALL)
    ids = [running.request("textDocument/hover", HOVER) for _ in range(50)]
    ids.append(running.request("shutdown"))
    running.notify("exit")
    assert running.finish() == 0
    assert all(len(running.responses[request_id]) == 1 for request_id in ids)


def test_the_end_of_input_ends_the_server(running: Wire) -> None:
    running.process.stdin.close()
    assert running.finish() == 1


def test_the_end_of_input_after_shutdown_is_not_a_failure(running: Wire) -> None:
    running.call("shutdown")
    running.process.stdin.close()
    assert running.finish() == 0


def test_the_end_of_input_inside_a_message_ends_the_server(running: Wire) -> None:
    running.write(b"Content-Length: 1000\r\n\r\n{")
    running.process.stdin.close()
    assert running.finish() == 1


def test_the_server_ends_when_a_client_that_never_reads_disconnects(server: Path) -> None:
    with Wire(server, is_reading=False) as wire:
        wire.process.stdout.close()
        wire.request("initialize", {"processId": None, "rootUri": None, "capabilities": {}})
        wire.notify("initialized", {})
        wire.open(SMALL_URI, SMALL)
        wire.process.stdin.close()
        assert wire.process.wait(5) == 1


def test_the_server_ends_when_its_parent_ends(wire: Wire) -> None:
    parent = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    wire.initialize(processId=parent.pid)
    wire.open(SMALL_URI, SMALL)
    assert wire.call("textDocument/hover", HOVER)
    assert wire.process.poll() is None
    parent.communicate(b"\n")
    assert wire.finish(seconds=8) == 1


def test_a_parent_process_that_does_not_exist_ends_the_server(wire: Wire) -> None:
    parent = subprocess.Popen([sys.executable, "-c", ""])
    parent.wait()
    wire.initialize(processId=parent.pid)
    assert wire.finish(seconds=8) == 1


@pytest.mark.parametrize(
    "process", [0, -1, 2**40, 2**62, os.getpid()], ids=["none", "negative", "large", "larger", "ours"]
)
def test_invalid_process_ids_are_ignored(wire: Wire, process: int) -> None:
    wire.initialize(processId=process)
    wire.open(SMALL_URI, SMALL)
    assert wire.call("textDocument/hover", HOVER)


def test_the_server_ends_on_sigterm(running: Wire) -> None:
    running.process.send_signal(signal.SIGTERM)
    assert running.finish() in (-signal.SIGTERM, 1, 128 + signal.SIGTERM)


def test_nothing_is_written_to_standard_error(server: Path) -> None:
    with Wire(server) as wire:
        wire.initialize()
        wire.open(SMALL_URI, SMALL)
        assert wire.call("textDocument/hover", HOVER)
        wire.shut_down()
        assert wire.process.stderr.read() == b""
