"""Hello, goodbye, and what comes at the wrong time."""

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
    """The code of the error that a request gets."""
    return wire.answer(wire.request(method, params, request_id))["error"]["code"]


@pytest.mark.parametrize("method", ["textDocument/hover", "shutdown", "workspace/symbol", "no/such"])
def test_before_initialize_every_request_is_refused(wire: Wire, method: str) -> None:
    assert code(wire, method, HOVER) == NOT_INITIALIZED
    wire.initialize()
    wire.leave()


def test_before_initialize_notifications_are_dropped(wire: Wire) -> None:
    wire.open(SMALL_URI, SMALL)
    wire.notify("initialized", {})
    wire.notify("workspace/didChangeConfiguration", {"settings": {}})
    wire.initialize()
    assert wire.answer(wire.request("textDocument/hover", HOVER))["error"]["code"] == -32602


def test_a_second_initialize_is_refused(running: Wire) -> None:
    assert (
        code(running, "initialize", {"processId": None, "rootUri": None, "capabilities": {}})
        == INVALID_REQUEST
    )


def test_the_server_says_its_name(wire: Wire) -> None:
    result = wire.ask("initialize", {"processId": None, "rootUri": None, "capabilities": {}})
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
def test_a_hello_of_the_wrong_shape_is_refused_or_taken_for_an_empty_one(wire: Wire, params: object) -> None:
    answer = wire.answer(wire.request("initialize", params))
    if "error" in answer:
        assert answer["error"]["code"] == -32602
        wire.initialize()
    wire.open(SMALL_URI, SMALL)
    assert wire.ask("textDocument/hover", HOVER)


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
def test_the_first_known_encoding_of_the_client_is_chosen(wire: Wire, offered: object, chosen: str) -> None:
    general = {} if offered is None else {"positionEncodings": offered}
    assert wire.initialize({"general": general})["positionEncoding"] == chosen


def test_unknown_requests_are_refused_and_unknown_notifications_ignored(running: Wire) -> None:
    assert code(running, "no/such") == METHOD_NOT_FOUND
    assert code(running, "$/no/such") == METHOD_NOT_FOUND
    assert code(running, "") == METHOD_NOT_FOUND
    assert code(running, "textDocument/didOpen", {}) == METHOD_NOT_FOUND
    before = len(running.messages)
    running.notify("no/such", {"a": 1})
    running.notify("$/no/such", [1])
    running.notify("textDocument/hover", HOVER)
    running.open(SMALL_URI, SMALL)
    assert running.ask("textDocument/hover", HOVER)
    assert all("error" not in message for message in running.messages[before:])


def test_answers_that_nobody_asked_for_are_ignored(running: Wire) -> None:
    before = len(running.answers[None])
    for message in (
        {"id": 77, "result": 1},
        {"id": "clads-1", "result": 7},
        {"id": "x", "error": {"code": 1, "message": ""}},
    ):
        running.send({"jsonrpc": "2.0"} | message)
    running.open(SMALL_URI, SMALL)
    assert running.ask("textDocument/hover", HOVER)
    assert len(running.answers[None]) == before


@pytest.mark.parametrize("request_id", ["text", "", '\N{GRINNING FACE} "quoted"', 0, -1, 2**31 - 1, "12"])
def test_every_id_comes_back_as_it_was_sent(running: Wire, request_id: object) -> None:
    running.open(SMALL_URI, SMALL)
    answer = running.answer(running.request("textDocument/hover", HOVER, request_id))
    assert answer["id"] == request_id and type(answer["id"]) is type(request_id)
    assert "result" in answer


def test_after_shutdown_every_request_is_refused(running: Wire) -> None:
    running.open(SMALL_URI, SMALL)
    assert running.ask("shutdown") is None
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


def test_everything_asked_before_exit_is_answered(running: Wire) -> None:
    running.open(SMALL_URI, SMALL)
    ids = [running.request("textDocument/hover", HOVER) for _ in range(50)]
    ids.append(running.request("shutdown"))
    running.notify("exit")
    assert running.finish() == 0
    assert all(len(running.answers[request_id]) == 1 for request_id in ids)


def test_the_end_of_the_input_is_the_end(running: Wire) -> None:
    running.process.stdin.close()
    assert running.finish() == 1


def test_the_end_of_the_input_after_shutdown_is_no_failure(running: Wire) -> None:
    running.ask("shutdown")
    running.process.stdin.close()
    assert running.finish() == 0


def test_the_end_of_the_input_in_the_middle_of_a_message_is_the_end(running: Wire) -> None:
    running.write(b"Content-Length: 1000\r\n\r\n{")
    running.process.stdin.close()
    assert running.finish() == 1


def test_a_client_that_never_reads_and_goes_away_ends_the_server(server: Path) -> None:
    with Wire(server, is_reading=False) as wire:
        wire.process.stdout.close()
        wire.request("initialize", {"processId": None, "rootUri": None, "capabilities": {}})
        wire.notify("initialized", {})
        wire.open(SMALL_URI, SMALL)
        wire.process.stdin.close()
        assert wire.process.wait(5) == 1


def test_the_server_ends_when_its_parent_does(wire: Wire) -> None:
    parent = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    wire.initialize(processId=parent.pid)
    wire.open(SMALL_URI, SMALL)
    assert wire.ask("textDocument/hover", HOVER)
    assert wire.process.poll() is None
    parent.communicate(b"\n")
    assert wire.finish(seconds=8) == 1


def test_a_parent_that_never_was_ends_the_server(wire: Wire) -> None:
    parent = subprocess.Popen([sys.executable, "-c", ""])
    parent.wait()
    wire.initialize(processId=parent.pid)
    assert wire.finish(seconds=8) == 1


@pytest.mark.parametrize(
    "process", [0, -1, 2**40, 2**62, os.getpid()], ids=["none", "negative", "large", "larger", "ours"]
)
def test_other_process_ids_do_no_harm(wire: Wire, process: int) -> None:
    wire.initialize(processId=process)
    wire.open(SMALL_URI, SMALL)
    assert wire.ask("textDocument/hover", HOVER)


def test_the_server_ends_when_it_is_asked_to(running: Wire) -> None:
    running.process.send_signal(signal.SIGTERM)
    assert running.finish() in (-signal.SIGTERM, 1, 128 + signal.SIGTERM)


def test_nothing_is_written_to_standard_error(server: Path) -> None:
    with Wire(server) as wire:
        wire.initialize()
        wire.open(SMALL_URI, SMALL)
        assert wire.ask("textDocument/hover", HOVER)
        wire.leave()
        assert wire.process.stderr.read() == b""
