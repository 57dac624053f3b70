"""Bytes that are not messages: each gets a JSON-RPC error or is dropped, and the server keeps running."""

import json

import pytest

from .examples import SMALL, SMALL_URI
from .wire import Wire, frame

PARSE_ERROR = -32700
INVALID_REQUEST = -32600

LINE = 2
CHARACTER = 27


def check_still_responds(wire: Wire) -> None:
    """Checks that the server still responds to a hover."""
    hover = wire.hover(SMALL_URI, LINE, CHARACTER)
    assert "fontSize" in hover["contents"]["value"]


@pytest.fixture
def wire_with_document(running: Wire) -> Wire:
    """A server with one open document."""
    running.open(SMALL_URI, SMALL)
    check_still_responds(running)
    return running


GARBAGE = {
    "words": b"hello, server\r\n\r\n",
    "nothing but line ends": b"\r\n\r\n\r\n\r\n",
    "NUL bytes": b"\0" * 5000,
    "bytes that are no UTF-8": bytes(range(128, 256)) * 40,
    "a header without length": b"Content-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n",
    "a header without length before content": b'Content-Type: text/plain\r\n\r\n{"jsonrpc":"2.0"}',
    "a negative length": b"Content-Length: -5\r\n\r\n{}",
    "a length that is no number": b"Content-Length: many\r\n\r\n{}",
    "an empty length": b"Content-Length:\r\n\r\n{}",
    "a length in hexadecimal": b"Content-Length: 0x10\r\n\r\n{}",
    "a length with a fraction": b"Content-Length: 2.5\r\n\r\n{}",
    "a huge length": b"Content-Length: 99999999999999999999999999\r\n\r\n{}",
    "a length of a petabyte": b"Content-Length: 999999999999999\r\n\r\n{}",
    "a length of the largest integer": b"Content-Length: 9223372036854775807\r\n\r\n{}",
    "a header of ten megabytes": b"X: " + b"x" * 10_000_000 + b"\r\n\r\n",
    "a header line of ten megabytes without end": b"y" * 10_000_000,
    "a request of the web": b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/html\r\n\r\n",
}


@pytest.mark.parametrize("garbage", GARBAGE.values(), ids=GARBAGE.keys())
def test_garbage_between_messages_is_skipped(wire_with_document: Wire, garbage: bytes) -> None:
    wire_with_document.write(garbage)
    check_still_responds(wire_with_document)
    assert wire_with_document.memory() < 200 * 2**20


@pytest.mark.parametrize("garbage", GARBAGE.values(), ids=GARBAGE.keys())
def test_garbage_before_the_first_message_is_skipped(wire: Wire, garbage: bytes) -> None:
    wire.write(garbage)
    wire.initialize()
    wire.open(SMALL_URI, SMALL)
    check_still_responds(wire)


def call(method: str = "textDocument/hover", **more: object) -> bytes:
    """Returns a request without parameters."""
    return json.dumps({"jsonrpc": "2.0", "id": 900, "method": method} | more).encode()


BROKEN = {
    "no content": (b"", PARSE_ERROR),
    "a space": (b" ", PARSE_ERROR),
    "words": (b"hello", PARSE_ERROR),
    "half a message": (call()[:40], PARSE_ERROR),
    "a message and more": (call() + b"}", PARSE_ERROR),
    "two messages": (call() + call(), PARSE_ERROR),
    "NUL bytes": (b"\0\0\0\0", PARSE_ERROR),
    "a NUL byte in the middle": (call().replace(b",", b",\0", 1), PARSE_ERROR),
    "a comment": (b"/* */" + call(), PARSE_ERROR),
    "single quotes": (call().replace(b'"', b"'"), PARSE_ERROR),
    "deep lists": (b"[" * 1_000_000, PARSE_ERROR),
    "deep objects": (b'{"a":' * 300_000, PARSE_ERROR),
    "an empty batch": (b"[]", INVALID_REQUEST),
    "a batch": (b"[" + call() + b"]", INVALID_REQUEST),
    "null": (b"null", INVALID_REQUEST),
    "a number": (b"42", INVALID_REQUEST),
    "a string": (b'"hover"', INVALID_REQUEST),
    "an empty object": (b"{}", INVALID_REQUEST),
    "a method that is a number": (call().replace(b'"textDocument/hover"', b"7"), INVALID_REQUEST),
    "a method that is null": (call().replace(b'"textDocument/hover"', b"null"), INVALID_REQUEST),
    "an id that is an object": (call(id={}), INVALID_REQUEST),
    "an id that is a list": (call(id=[1]), INVALID_REQUEST),
    "an id that is true": (call(id=True), INVALID_REQUEST),
    "an id with a fraction": (call(id=1.5), INVALID_REQUEST),
}


@pytest.mark.parametrize(("content", "code"), BROKEN.values(), ids=BROKEN.keys())
def test_content_that_is_not_a_message_gets_a_json_rpc_error(
    wire_with_document: Wire, content: bytes, code: int
) -> None:
    wire = wire_with_document
    wire.write(frame(content))
    error = wire.wait(lambda: wire.responses.get(None) or wire.responses.get(900), what="an error")[0]
    assert error["error"]["code"] == code
    check_still_responds(wire)


def test_deeply_nested_content_gets_a_response(wire_with_document: Wire) -> None:
    deep = b"[" * 100_000 + b"]" * 100_000
    wire_with_document.write(
        frame(b'{"jsonrpc":"2.0","id":900,"method":"textDocument/hover","params":%b}' % deep)
    )
    assert (
        "error"
        in wire_with_document.wait(
            lambda: wire_with_document.responses.get(900) or wire_with_document.responses.get(None)
        )[0]
    )
    check_still_responds(wire_with_document)


def test_invalid_utf8_in_a_string_is_handled(wire_with_document: Wire) -> None:
    wire = wire_with_document
    uri = b"file:///nowhere/bad.clads.json"
    for text in (b"\xff\xfe", b"\xc3", b"\xed\xa0\x80", b"\xf8\x88\x80\x80\x80", b"a\x80b"):
        wire.write(
            frame(
                b'{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"%b",'
                b'"languageId":"clads","version":1,"text":"{ \\"id\\": \\"%b\\" }"}}}' % (uri, text)
            )
        )
        check_still_responds(wire)
        wire.close(uri.decode())


def test_lone_surrogates_in_a_string_are_handled(wire_with_document: Wire) -> None:
    uri = "file:///nowhere/lone.clads.json"
    for text in ("\ud800", "\udc00", "\udc00\ud800", '{ "id": "\ud83d" }'):
        wire_with_document.open(uri, text)
        wire_with_document.call(
            "textDocument/hover", {"textDocument": {"uri": uri}, "position": {"line": 0, "character": 1}}
        )
        wire_with_document.close(uri)
    check_still_responds(wire_with_document)


def test_a_message_shorter_than_its_header_says_loses_at_most_the_next_one(wire_with_document: Wire) -> None:
    wire = wire_with_document
    content = call()
    wire.write(b"Content-Length: %d\r\n\r\n%b" % (len(content) + 30, content))
    for _ in range(3):
        wire.request(
            "textDocument/hover",
            {"textDocument": {"uri": SMALL_URI}, "position": {"line": 2, "character": 27}},
        )
    response = wire.response(wire.last_id)
    assert "fontSize" in response["result"]["contents"]["value"]


def test_a_message_far_shorter_than_its_header_says_loses_only_itself(wire_with_document: Wire) -> None:
    wire_with_document.write(b"Content-Length: 100000000\r\n\r\n" + call())
    check_still_responds(wire_with_document)


def test_a_message_longer_than_its_header_says_loses_only_itself(wire_with_document: Wire) -> None:
    content = call()
    wire_with_document.write(b"Content-Length: %d\r\n\r\n%b" % (len(content) - 5, content))
    check_still_responds(wire_with_document)


def test_a_message_may_arrive_byte_by_byte(wire_with_document: Wire) -> None:
    for byte in frame(call("textDocument/hover", id="slow", params={})):
        wire_with_document.write(bytes([byte]))
    assert wire_with_document.response("slow")["error"]["code"] == -32602
    check_still_responds(wire_with_document)


def test_many_messages_may_arrive_at_once(wire_with_document: Wire) -> None:
    params = {"textDocument": {"uri": SMALL_URI}, "position": {"line": LINE, "character": CHARACTER}}
    wire_with_document.write(b"".join(frame(call(id=f"burst {n}", params=params)) for n in range(500)))
    for number in range(500):
        assert "fontSize" in wire_with_document.response(f"burst {number}")["result"]["contents"]["value"]


HEADERS = {
    "a type before the length": b"Content-Type: application/vscode-jsonrpc; charset=utf-8\r\nContent-Length: %d\r\n\r\n",
    "a type behind the length": b"Content-Length: %d\r\nContent-Type: application/vscode-jsonrpc; charset=utf8\r\n\r\n",
    "small letters": b"content-length: %d\r\n\r\n",
    "no space": b"Content-Length:%d\r\n\r\n",
    "more spaces": b"Content-Length:   %d  \r\n\r\n",
    "leading zeros": b"Content-Length: 000%d\r\n\r\n",
    "bare line feeds": b"Content-Length: %d\n\n",
    "bare line feeds and a type": b"Content-Type: text/plain\nContent-Length: %d\n\n",
    "mixed line ends": b"Content-Length: %d\n\r\n",
}


@pytest.mark.parametrize("header", HEADERS.values(), ids=HEADERS.keys())
def test_every_valid_form_of_a_header_is_accepted(wire_with_document: Wire, header: bytes) -> None:
    params = {"textDocument": {"uri": SMALL_URI}, "position": {"line": LINE, "character": CHARACTER}}
    content = call(params=params)
    wire_with_document.write(header % len(content) + content)
    assert "fontSize" in wire_with_document.response(900)["result"]["contents"]["value"]
