"""Thousands of small edits, after which the server must agree with a new one."""

import random
from pathlib import Path
from typing import Any

import pytest

from . import examples
from .requests import REQUESTS, offers
from .text import UNITS, Text
from .wire import Wire

Json = Any

PIECES = [
    "x", "7", " ", "\n", "\r\n", "\r", "\t", '"', "{", "}", "[", "]", ",", ":", "\\", "\0", "\N{BOM}",
    "é", "ß", "漢字", "😀", "👩‍🚀", "e\N{COMBINING ACUTE ACCENT}", "\u2028",
    '"styleId": "titel",', '{ "type": "label", "text": "${a.b}" },', '"fontSize": 1e400,', "true", "null",
]  # fmt: skip

COMPARED = ("textDocument/documentSymbol", "textDocument/semanticTokens/full", "textDocument/foldingRange")

EDITS = 3000
EDITS_OF_A_MESSAGE = 4


class Storm:
    """A text that is edited at random, with the edits as a client reports them."""

    def __init__(self, text: str, encoding: str, seed: int) -> None:
        self.text = text
        self.encoding = encoding
        self.random = random.Random(seed)

    def edit(self) -> Json:
        """Edits the text, and returns the change."""
        start = self.random.randrange(len(self.text) + 1)
        length = 0 if self.random.random() < 0.4 else min(self.random.randrange(30), len(self.text) - start)
        new = "" if length and self.random.random() < 0.3 else self.random.choice(PIECES)
        if self.random.random() < 0.02:
            start, length, new = 0, 0, self.random.choice(PIECES)
        start = self._place(start)
        end = self._place(start + length)
        text = Text(self.text, self.encoding)
        change = {"range": text.range_of(start, end), "text": new}
        if self.random.random() < 0.3:
            change["rangeLength"] = UNITS["utf-16"](self.text[start:end])
        self.text = self.text[:start] + new + self.text[end:]
        return change

    def _place(self, offset: int) -> int:
        # There is no position between a carriage return and its line feed.
        return offset + 1 if self.text[offset - 1 : offset + 1] == "\r\n" else offset


def knowledge(wire: Wire, capabilities: Json, uri: str) -> dict[str, Json]:
    """Returns what a server reports about a document."""
    result: dict[str, Json] = {}
    for request in REQUESTS:
        if request.method in COMPARED and offers(capabilities, request.capability):
            response = wire.call(request.method, request.params(uri, None))
            if isinstance(response, dict):
                response.pop("resultId", None)
            result[request.method] = response
    return result


@pytest.mark.timeout(60)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "utf-32"])
def test_after_thousands_of_edits_the_server_has_the_right_text(server: Path, encoding: str) -> None:
    name = "sign-in.clads.json"
    uri = f"file:///nowhere/{name}"
    storm = Storm(examples.read(name), encoding, seed=len(encoding) * 7919)
    client_capabilities = {"general": {"positionEncodings": [encoding]}}
    with Wire(server) as stormy, Wire(server) as fresh:
        capabilities = stormy.initialize(client_capabilities)
        stormy.open(uri, storm.text)
        version = 1
        for _ in range(EDITS // EDITS_OF_A_MESSAGE):
            version += 1
            stormy.change(uri, version, *(storm.edit() for _ in range(EDITS_OF_A_MESSAGE)))
            if version % 50 == 0:
                # Insert a large part now and then, so that the text does not shrink to nothing.
                version += 1
                storm.text = examples.read(name).replace("\n", storm.random.choice(["\n", "\r\n", "\r"]))
                stormy.change(uri, version, {"text": storm.text})
        version += 1
        stormy.change(uri, version, *(storm.edit() for _ in range(EDITS_OF_A_MESSAGE)))
        fresh.initialize(client_capabilities)
        fresh.open(uri, storm.text, version)
        check_same(stormy, fresh, capabilities, uri, version)
        stormy.shut_down()


def newest_findings(wire: Wire) -> Json:
    """Returns the latest pushed findings."""
    pushed = wire.received("textDocument/publishDiagnostics")
    return pushed[-1]["diagnostics"] if pushed else None


def check_same(stormy: Wire, fresh: Wire, capabilities: Json, uri: str, version: int) -> None:
    """Checks that two servers report the same about a document."""
    pushed = fresh.diagnostics(uri, version)
    assert pushed
    # The server need not publish a version with the same findings again.
    stormy.wait(lambda: newest_findings(stormy) == pushed, what="the same findings")
    assert knowledge(stormy, capabilities, uri) == knowledge(fresh, capabilities, uri)
