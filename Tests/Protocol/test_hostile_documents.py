"""Hostile documents: very deep, very wide, with very long lines and names."""

import pytest

from .examples import SMALL, SMALL_URI
from .requests import MAY_REFUSE, REQUESTS, offers
from .wire import Wire

LABEL = '{ "type": "label", "text": "x" }'


def document(children: str, more: str = "") -> str:
    """Returns a document with children."""
    return '{ "id": "a", ' + more + '"root": { "children": [' + children + "] } }"


def chain(count: int) -> str:
    """Returns styles that inherit from each other in a cycle."""
    styles = ", ".join(f'"s{n}": {{ "inherits": "s{(n + 1) % count}" }}' for n in range(count))
    return '"styles": { ' + styles + " }, "


DEPTH = 1500

DOCUMENTS = {
    "many children": document(", ".join([LABEL] * 1_000)),
    "a long name": document(LABEL.replace("label", "l" * 100_000)),
    "a long text": document(LABEL.replace("x", "😀" * 10_000)),
    "a long expression": document(LABEL.replace("x", "${" + "(" * 50_000 + "a" + ")" * 50_000 + "}")),
    "a long sum": document(LABEL.replace("x", "${" + "a + " * 20_000 + "a}")),
    "many templates": document(LABEL.replace("x", "${a.b}" * 20_000)),
    "a circle of styles": document(LABEL, chain(200)),
    "a thousand twins": document(LABEL, '"state": { ' + ", ".join(['"a": 1'] * 1000) + " }, "),
    "nothing but quotes": '"' * 100_001,
    "nothing but commas": "," * 100_000,
    "nothing but line ends": "\r\n" * 50_000,
    "nothing but backslashes": '"' + "\\" * 100_001,
    "large numbers": document(LABEL, '"version": ' + "9" * 100_000 + ", "),
}


@pytest.mark.timeout(40)
@pytest.mark.parametrize("text", DOCUMENTS.values(), ids=DOCUMENTS.keys())
def test_every_feature_survives_a_hostile_document(running: Wire, text: str) -> None:
    check_survival(running, text)


def test_formatting_a_deep_document_does_not_inflate_it(running: Wire) -> None:
    running.open(SMALL_URI, "[" * DEPTH + "]" * DEPTH)
    params = {"textDocument": {"uri": SMALL_URI}, "options": {"tabSize": 2, "insertSpaces": True}}
    edits = running.call("textDocument/formatting", params) or []
    assert sum(len(edit["newText"]) for edit in edits) < 500_000


def check_survival(running: Wire, text: str) -> None:
    """Sends every request at some positions of a text, and checks that the server still responds."""
    uri = "file:///nowhere/hostile.clads.json"
    running.open(uri, text)
    last = text.splitlines()[-1] if text.strip() else ""
    ends = [
        {"line": 0, "character": len(last) // 2},
        {"line": text.count("\n"), "character": len(last)},
    ]
    for request in REQUESTS:
        if not offers(running.messages[0]["result"]["capabilities"], request.capability):
            continue
        for position in ends:
            response = running.response(
                running.request(request.method, request.params(uri, position)), seconds=30
            )
            assert "result" in response or request.method in MAY_REFUSE, response
    running.open(SMALL_URI, SMALL)
    assert "fontSize" in running.hover(SMALL_URI, 2, 27)["contents"]["value"]
    assert running.peak_memory() < 500 * 2**20
