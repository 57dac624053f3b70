"""Documents that are opened, changed and closed in invalid ways."""

from typing import Any

import pytest

from .examples import SMALL, SMALL_URI
from .wire import Wire

Json = Any
HUGE = 2**31 - 1


def range_(start_line: Json, start: Json, end_line: Json, end: Json) -> Json:
    """Returns a range."""
    return {"start": {"line": start_line, "character": start}, "end": {"line": end_line, "character": end}}


def check_text(wire: Wire, expected: str, uri: str = SMALL_URI) -> None:
    """Checks that the server has the expected text, by its findings and a hover."""
    twin = "file:///nowhere/twin.clads.json"
    wire.open(twin, expected)
    params = {"textDocument": {"uri": uri}}
    position = {"line": 2, "character": 27}
    responses = [
        (
            wire.call("textDocument/diagnostic", {"textDocument": {"uri": name}})["items"],
            wire.call("textDocument/hover", {"textDocument": {"uri": name}, "position": position}),
        )
        for name in (params["textDocument"]["uri"], twin)
    ]
    assert responses[0] == responses[1]
    wire.close(twin)


@pytest.fixture
def opened(running: Wire) -> Wire:
    """A server with one open document."""
    running.open(SMALL_URI, SMALL)
    return running


# A range outside the text is clamped to it, as the specification requires for characters.
OUTSIDE = {
    "behind the end of a line": (range_(0, 900, 0, 999), lambda text: text.replace("{\n", "{!\n", 1)),
    "behind the last line": (range_(900, 0, 950, 9), lambda text: text + "!"),
    "from the start to far behind the end": (range_(0, 0, HUGE, HUGE), lambda _: "!"),
    "at the largest line and character": (range_(HUGE, HUGE, HUGE, HUGE), lambda text: text + "!"),
}


@pytest.mark.parametrize(("where", "expected"), OUTSIDE.values(), ids=OUTSIDE.keys())
def test_an_edit_outside_the_text_is_clamped(opened: Wire, where: Json, expected: Any) -> None:
    opened.change(SMALL_URI, 2, {"range": where, "text": "!"})
    check_text(opened, expected(SMALL))


STRANGE = {
    "the end before the start": range_(3, 5, 1, 0),
    "a negative line": range_(-1, 0, 0, 1),
    "a negative character": range_(0, -5, 0, 1),
    "a line that is no integer": range_(0.5, 0, 1, 1),
    "a character beyond every integer": range_(0, 10**30, 0, 10**31),
    "a line beyond 64 bits": range_(2**64, 0, 2**64, 1),
    "a line that is null": range_(None, 0, 1, 1),
    "a line that is text": range_("0", 0, 1, 1),
    "no end": {"start": {"line": 0, "character": 0}},
    "a list": [0, 0, 1, 1],
    "empty": {},
}


@pytest.mark.parametrize("where", STRANGE.values(), ids=STRANGE.keys())
def test_the_server_survives_an_edit_at_an_invalid_position(opened: Wire, where: Json) -> None:
    opened.change(SMALL_URI, 2, {"range": where, "text": "!"})
    opened.change(SMALL_URI, 3, {"text": SMALL})
    check_text(opened, SMALL)


def test_changes_in_one_message_apply_in_order(opened: Wire) -> None:
    opened.change(
        SMALL_URI,
        2,
        {"text": ""},
        {"range": range_(0, 0, 0, 0), "text": "ab"},
        {"range": range_(0, 1, 0, 1), "text": "\n"},
        {"range": range_(0, 0, 1, 1), "text": SMALL},
    )
    check_text(opened, SMALL)


def test_overlapping_changes_in_one_message_apply_in_order(opened: Wire) -> None:
    opened.change(
        SMALL_URI,
        2,
        {"range": range_(0, 0, 2, 4), "text": "{ "},
        {"range": range_(0, 1, 1, 3), "text": "x"},
        {"text": SMALL.replace("label", "labl")},
    )
    check_text(opened, SMALL.replace("label", "labl"))


@pytest.mark.parametrize("versions", [(1, 1), (0, -5), (7, 3), (HUGE, 2)])
def test_a_stale_version_is_logged_and_its_text_is_used(opened: Wire, versions: tuple[int, int]) -> None:
    for version in versions:
        opened.change(SMALL_URI, version, {"text": SMALL.replace("label", f"l{version}")})
    check_text(opened, SMALL.replace("label", f"l{versions[-1]}"))


def test_a_position_inside_a_surrogate_pair_is_handled(opened: Wire) -> None:
    opened.change(SMALL_URI, 2, {"text": '{ "id": "😀😀" }'})
    opened.change(SMALL_URI, 3, {"range": range_(0, 10, 0, 12), "text": "x"})
    for character in range(20):
        opened.hover(SMALL_URI, 0, character)
    opened.change(SMALL_URI, 4, {"text": SMALL})
    check_text(opened, SMALL)


def test_changes_and_closing_of_unopened_documents_are_ignored(running: Wire) -> None:
    unknown = "file:///nowhere/unknown.clads.json"
    running.change(unknown, 2, {"text": "{}"})
    running.close(unknown)
    running.close(unknown)
    running.open(SMALL_URI, SMALL)
    running.close(SMALL_URI)
    running.change(SMALL_URI, 2, {"text": "{}"})
    running.open(SMALL_URI, SMALL)
    check_text(running, SMALL)
    response = running.response(running.request("textDocument/hover", hover_params(unknown)))
    assert response["error"]["code"] == -32602


def hover_params(uri: str) -> Json:
    """Returns the parameters of a hover."""
    return {"textDocument": {"uri": uri}, "position": {"line": 2, "character": 27}}


def test_opening_twice_uses_the_second_text(opened: Wire) -> None:
    opened.open(SMALL_URI, "{", 5)
    opened.open(SMALL_URI, SMALL, 2)
    check_text(opened, SMALL)


URIS = [
    "", "x", "file:", "file://", "file:///", "untitled:Untitled-1", "file:///a%00b.clads.json", "file:///%zz%",
    "file://host/share/a.clads.json", "file:///c%3A/x/a.clads.json", "file:///C:/x/a.clads.json",
    "FILE:///a.clads.json", "file:///a/../../../../a.clads.json", "file:///%ff%fe.clads.json",
    "git:/a.clads.json?%7B%22ref%22%3A%22%22%7D", "file:///a b.clads.json#x?y",
    "vscode-notebook-cell:/a.ipynb#ch0", "file:///漢字😀.clads.json", "file:///" + "a" * 9000 + ".clads",
    "file:///" + "a/" * 2000 + "b.clads",
]  # fmt: skip


@pytest.mark.parametrize("uri", URIS, ids=lambda uri: uri[:40])
def test_every_spelling_of_a_uri_is_accepted_and_preserved(running: Wire, uri: str) -> None:
    running.open(uri, SMALL)
    response = running.response(running.request("textDocument/hover", hover_params(uri)))
    if "result" in response:
        assert response["result"] is None or "fontSize" in response["result"]["contents"]["value"]
    pushed = [item["uri"] for item in running.received("textDocument/publishDiagnostics")]
    assert set(pushed) <= {uri}
    running.change(uri, 2, {"text": "{"})
    running.close(uri)
    running.open(SMALL_URI, SMALL)
    check_text(running, SMALL)


def test_a_file_that_is_not_a_document_is_ignored(running: Wire) -> None:
    for uri, text, language in (
        ("file:///nowhere/package.json", '{ "name": 3, }', "json"),
        ("file:///nowhere/main.py", "print()", "python"),
    ):
        running.open(uri, text, language=language)
        assert running.response(running.request("textDocument/hover", hover_params(uri)))["result"] is None
        assert running.call("textDocument/diagnostic", {"textDocument": {"uri": uri}})["items"] == []
    running.open(SMALL_URI, SMALL)
    check_text(running, SMALL)
    assert {item["uri"] for item in running.received("textDocument/publishDiagnostics")} <= {
        SMALL_URI,
        "file:///nowhere/twin.clads.json",
    }


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
        check_text(running, SMALL)
        return running.memory()

    loop()
    settled = loop()
    assert loop() < settled + 40 * 2**20
