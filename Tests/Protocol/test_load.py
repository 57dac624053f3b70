"""Load: many requests, many cancellations, and a client that does not read."""

import threading
from pathlib import Path
from typing import Any

import pytest

from . import examples
from .examples import SMALL, SMALL_URI
from .wire import Wire

Json = Any

REQUEST_CANCELLED = -32800
HOVER = {"textDocument": {"uri": SMALL_URI}, "position": {"line": 2, "character": 27}}


@pytest.fixture
def opened(running: Wire) -> Wire:
    """A server with one open document."""
    running.open(SMALL_URI, SMALL)
    return running


def wait_for_all(wire: Wire, ids: list[Json], seconds: float = 15) -> None:
    """Waits until every request has a response, and checks that each has exactly one."""
    wanted = set(ids)
    wire.wait(lambda: wanted <= wire.responses.keys(), seconds, f"{len(ids)} responses")
    wire.hover(SMALL_URI, 2, 27)
    assert [request_id for request_id in ids if len(wire.responses[request_id]) != 1] == []


@pytest.mark.timeout(40)
def test_ten_thousand_requests_at_once_each_get_one_response(opened: Wire) -> None:
    ids = [opened.request("textDocument/hover", HOVER) for _ in range(10_000)]
    wait_for_all(opened, ids)
    assert all("result" in opened.responses[request_id][0] for request_id in ids)
    assert opened.peak_memory() < 400 * 2**20


@pytest.mark.timeout(40)
def test_canceled_requests_each_get_one_response(opened: Wire) -> None:
    ids = []
    for number in range(2000):
        ids.append(opened.request("textDocument/hover", HOVER, f"cancel {number}" if number % 2 else None))
        opened.notify("$/cancelRequest", {"id": ids[-1 - number % 3 if number > 3 else -1]})
    wait_for_all(opened, ids)
    for request_id in ids:
        response = opened.responses[request_id][0]
        assert "result" in response or response["error"]["code"] == REQUEST_CANCELLED


def test_canceling_an_unknown_request_is_ignored(opened: Wire) -> None:
    before = len(opened.messages)
    for request_id in (0, -7, 2**31 - 1, "no such", "", None, [], {}, 1.5, True):
        opened.notify("$/cancelRequest", {"id": request_id})
        opened.notify("$/cancelRequest", {"id": request_id})
    assert opened.call("textDocument/hover", HOVER)
    assert all(message.get("method") == "window/logMessage" or "id" in message and message["id"] is not None
               or message.get("method") == "textDocument/publishDiagnostics"
               for message in opened.messages[before:])  # fmt: skip


def test_canceling_a_finished_request_is_ignored(opened: Wire) -> None:
    request_id = opened.request("textDocument/hover", HOVER)
    assert "result" in opened.response(request_id)
    opened.notify("$/cancelRequest", {"id": request_id})
    assert opened.call("textDocument/hover", HOVER)
    assert len(opened.responses[request_id]) == 1


def test_an_id_may_be_reused_after_its_response(opened: Wire) -> None:
    for _ in range(3):
        opened.responses.pop("again", None)
        assert "result" in opened.response(opened.request("textDocument/hover", HOVER, "again"))


def test_requests_with_the_same_id_do_not_get_mixed_responses(opened: Wire) -> None:
    for _ in range(50):
        opened.request("textDocument/hover", HOVER, "twice")
    opened.wait(lambda: len(opened.responses["twice"]) == 50, what="50 responses")
    for response in opened.responses["twice"]:
        assert "result" in response or response["error"]["code"] == -32600


def test_requests_for_a_text_that_changes_meanwhile_get_a_response(opened: Wire) -> None:
    ids = []
    for version in range(2, 500):
        ids.append(opened.request("textDocument/diagnostic", {"textDocument": {"uri": SMALL_URI}}))
        opened.change(SMALL_URI, version, {"text": SMALL.replace("Hello", str(version))})
    wait_for_all(opened, ids)
    for request_id in ids:
        response = opened.responses[request_id][0]
        assert "result" in response or response["error"]["code"] in (-32801, -32802)


def test_fast_typing_does_not_delay_the_findings_of_the_latest_text(opened: Wire) -> None:
    text = examples.read("checkout.clads.json")
    for version in range(2, 300):
        opened.change(SMALL_URI, version, {"text": text[:version] + text[version + 1 :]})
    opened.change(SMALL_URI, 300, {"text": text.replace('"label"', '"labell"', 1)})
    findings = opened.wait(
        lambda: [
            item
            for item in opened.received("textDocument/publishDiagnostics")
            if item["uri"] == SMALL_URI and any("labell" in found["message"] for found in item["diagnostics"])
        ],
        what="the findings of the last text",
    )
    assert findings


def start_without_reading(wire: Wire, text: str) -> None:
    """Initializes the server and opens a document without waiting for a response."""
    wire.request("initialize", {"processId": None, "rootUri": None, "capabilities": {}}, 0)
    wire.notify("initialized", {})
    wire.open(SMALL_URI, text)


def has_stopped_reading(wire: Wire, writer: threading.Thread) -> bool:
    """Whether input is left unread by a server that has nothing to do, or a thread has written all of it."""
    assert wire.memory() < 400 * 2**20
    return not writer.is_alive() or (wire.has_unread_input() and wire.is_idle())


@pytest.mark.timeout(40)
def test_a_client_that_does_not_read_uses_bounded_memory(server: Path) -> None:
    long = "no/such/" + "x" * 50_000
    with Wire(server, is_reading=False) as wire:
        start_without_reading(wire, SMALL)
        ids: list[int] = []
        stop = threading.Event()

        def chatter() -> None:
            # Once the pipe is full, this thread blocks.
            while not stop.is_set() and len(ids) < 10_000:
                ids.append(wire.request(long))

        thread = threading.Thread(target=chatter, daemon=True)
        thread.start()
        wire.wait(lambda: has_stopped_reading(wire, thread), 30, "the server to stop reading")
        assert thread.is_alive(), "the server read half a gigabyte of requests without sending a response"
        assert wire.memory() < 400 * 2**20
        stop.set()
        wire.start_reading()
        thread.join(20)
        wait_for_all(wire, ids, 20)
        assert wire.peak_memory() < 400 * 2**20
        wire.shut_down()


@pytest.mark.timeout(60)
def test_large_unread_responses_use_bounded_memory(server: Path) -> None:
    label = '{ "type": "lable", "text": 5, "styleId": "titel" }'
    text = '{ "id": "a", "root": { "children": [%s] } }' % ",\n".join([label] * 400)
    with Wire(server, is_reading=False) as wire:
        start_without_reading(wire, text)
        ids = [
            wire.request("textDocument/diagnostic", {"textDocument": {"uri": SMALL_URI}}) for _ in range(220)
        ]
        wire.wait(wire.is_idle, 30, "the server to have nothing left to do")
        assert wire.memory() < 400 * 2**20
        wire.start_reading()
        wire.wait(lambda: set(ids) <= wire.responses.keys(), 45, "the responses")
        assert wire.hover(SMALL_URI, 0, 3)
        wire.shut_down()


def test_a_large_document_can_be_edited(running: Wire) -> None:
    label = '{ "type": "label", "text": "%s" }' % ("x" * 900)
    text = '{ "id": "a", "root": { "children": [%s] } }' % ",".join([label] * 2500)
    running.open(SMALL_URI, text)
    assert "children" in running.hover(SMALL_URI, 0, 26)["contents"]["value"]
    middle = len(text) // 2
    for version in range(2, 8):
        position = {"line": 0, "character": middle + version}
        running.change(SMALL_URI, version, {"range": {"start": position, "end": position}, "text": "y"})
    assert running.hover(SMALL_URI, 0, 26)
    assert running.peak_memory() < 600 * 2**20


def test_opening_and_closing_repeatedly_does_not_leak_memory(running: Wire) -> None:
    text = SMALL.replace("Hello", "x" * 100_000)

    def loop() -> int:
        for number in range(600):
            running.open(f"file:///nowhere/{number}.clads.json", text)
            running.close(f"file:///nowhere/{number}.clads.json")
            if number % 20 == 0:
                # Unread input also occupies memory, but that is not tested here.
                running.response(running.request("no/such"))
        running.open(SMALL_URI, SMALL)
        running.hover(SMALL_URI, 2, 27)
        running.close(SMALL_URI)
        return running.memory()

    loop()
    settled = loop()
    assert loop() < settled + 40 * 2**20
