"""Documents that are opened, changed and closed in ways that no good editor would."""

from typing import Any

import pytest

from .examples import SMALL, SMALL_URI
from .wire import Wire

Json = Any
HUGE = 2**31 - 1


def range_(start_line: Json, start: Json, end_line: Json, end: Json) -> Json:
    """A range."""
    return {"start": {"line": start_line, "character": start}, "end": {"line": end_line, "character": end}}


def check_text(wire: Wire, expected: str, uri: str = SMALL_URI) -> None:
    """The server's text is the expected one: its findings and a hover are those of a fresh document."""
    twin = "file:///nowhere/twin.clads.json"
    wire.open(twin, expected)
    params = {"textDocument": {"uri": uri}}
    position = {"line": 2, "character": 27}
    answers = [
        (
            wire.ask("textDocument/diagnostic", {"textDocument": {"uri": name}})["items"],
            wire.ask("textDocument/hover", {"textDocument": {"uri": name}, "position": position}),
        )
        for name in (params["textDocument"]["uri"], twin)
    ]
    assert answers[0] == answers[1]
    wire.close(twin)


@pytest.fixture
def opened(running: Wire) -> Wire:
    """A server with one open document."""
    running.open(SMALL_URI, SMALL)
    return running


# A range outside the text means the nearest place in it, as the specification says of characters.
OUTSIDE = {
    "behind the end of a line": (range_(0, 900, 0, 999), lambda text: text.replace("{\n", "{!\n", 1)),
    "behind the last line": (range_(900, 0, 950, 9), lambda text: text + "!"),
    "from the start to far behind the end": (range_(0, 0, HUGE, HUGE), lambda _: "!"),
    "at the largest line and character": (range_(HUGE, HUGE, HUGE, HUGE), lambda text: text + "!"),
}


@pytest.mark.parametrize(("where", "expected"), OUTSIDE.values(), ids=OUTSIDE.keys())
def test_an_edit_outside_the_text_lands_at_the_nearest_place(
    opened: Wire, where: Json, expected: Any
) -> None:
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
    "nothing in it": {},
}


@pytest.mark.parametrize("where", STRANGE.values(), ids=STRANGE.keys())
def test_after_an_edit_at_a_strange_place_the_server_lives_and_takes_the_next_text(
    opened: Wire, where: Json
) -> None:
    opened.change(SMALL_URI, 2, {"range": where, "text": "!"})
    opened.change(SMALL_URI, 3, {"text": SMALL})
    check_text(opened, SMALL)


def test_changes_of_one_message_follow_each_other(opened: Wire) -> None:
    opened.change(
        SMALL_URI,
        2,
        {"text": ""},
        {"range": range_(0, 0, 0, 0), "text": "ab"},
        {"range": range_(0, 1, 0, 1), "text": "\n"},
        {"range": range_(0, 0, 1, 1), "text": SMALL},
    )
    check_text(opened, SMALL)


def test_overlapping_edits_of_one_message_are_carried_out_in_their_order(opened: Wire) -> None:
    opened.change(
        SMALL_URI,
        2,
        {"range": range_(0, 0, 2, 4), "text": "{ "},
        {"range": range_(0, 1, 1, 3), "text": "x"},
        {"text": SMALL.replace("label", "labl")},
    )
    check_text(opened, SMALL.replace("label", "labl"))


@pytest.mark.parametrize("versions", [(1, 1), (0, -5), (7, 3), (HUGE, 2)])
def test_a_stale_version_is_noticed_but_its_text_counts(opened: Wire, versions: tuple[int, int]) -> None:
    for version in versions:
        opened.change(SMALL_URI, version, {"text": SMALL.replace("label", f"l{version}")})
    check_text(opened, SMALL.replace("label", f"l{versions[-1]}"))


def test_a_position_inside_a_surrogate_pair_is_survived(opened: Wire) -> None:
    opened.change(SMALL_URI, 2, {"text": '{ "id": "😀😀" }'})
    opened.change(SMALL_URI, 3, {"range": range_(0, 10, 0, 12), "text": "x"})
    for character in range(20):
        opened.hover(SMALL_URI, 0, character)
    opened.change(SMALL_URI, 4, {"text": SMALL})
    check_text(opened, SMALL)


def test_documents_that_are_not_open_are_not_changed_or_closed(running: Wire) -> None:
    unknown = "file:///nowhere/unknown.clads.json"
    running.change(unknown, 2, {"text": "{}"})
    running.close(unknown)
    running.close(unknown)
    running.open(SMALL_URI, SMALL)
    running.close(SMALL_URI)
    running.change(SMALL_URI, 2, {"text": "{}"})
    running.open(SMALL_URI, SMALL)
    check_text(running, SMALL)
    answer = running.answer(running.request("textDocument/hover", hover_params(unknown)))
    assert answer["error"]["code"] == -32602


def hover_params(uri: str) -> Json:
    """The parameters of a hover."""
    return {"textDocument": {"uri": uri}, "position": {"line": 2, "character": 27}}


def test_opening_twice_takes_the_second_text(opened: Wire) -> None:
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
def test_every_spelling_of_a_uri_is_survived_and_kept(running: Wire, uri: str) -> None:
    running.open(uri, SMALL)
    answer = running.answer(running.request("textDocument/hover", hover_params(uri)))
    if "result" in answer:
        assert answer["result"] is None or "fontSize" in answer["result"]["contents"]["value"]
    pushed = [item["uri"] for item in running.heard("textDocument/publishDiagnostics")]
    assert set(pushed) <= {uri}
    running.change(uri, 2, {"text": "{"})
    running.close(uri)
    running.open(SMALL_URI, SMALL)
    check_text(running, SMALL)


def test_a_document_of_another_kind_is_left_alone(running: Wire) -> None:
    for uri, text, language in (
        ("file:///nowhere/package.json", '{ "name": 3, }', "json"),
        ("file:///nowhere/main.py", "print()", "python"),
    ):
        running.open(uri, text, language=language)
        assert running.answer(running.request("textDocument/hover", hover_params(uri)))["result"] is None
        assert running.ask("textDocument/diagnostic", {"textDocument": {"uri": uri}})["items"] == []
    running.open(SMALL_URI, SMALL)
    check_text(running, SMALL)
    assert {item["uri"] for item in running.heard("textDocument/publishDiagnostics")} <= {
        SMALL_URI,
        "file:///nowhere/twin.clads.json",
    }


def test_opening_and_closing_for_ever_takes_no_more_memory(running: Wire) -> None:
    text = SMALL.replace("Hello", "x" * 100_000)

    def loop() -> int:
        for number in range(600):
            running.open(f"file:///nowhere/{number}.clads.json", text)
            running.close(f"file:///nowhere/{number}.clads.json")
            if number % 20 == 0:
                # What waits to be read is memory, too, but another matter.
                running.answer(running.request("no/such"))
        running.open(SMALL_URI, SMALL)
        check_text(running, SMALL)
        return running.memory()

    loop()
    settled = loop()
    assert loop() < settled + 40 * 2**20
