"""Small documents whose screens would grow or run forever, next to ordinary ones."""

import json
from pathlib import Path
from typing import Any

import pytest

from .wire import Wire

Json = Any


def bomb(actions: Json, state: Json = None, children: Json = None) -> str:
    """Returns a document that runs the action `boom` when it appears."""
    children = children or [{"type": "label", "text": "still here"}]
    root = {"actions": {"onAppear": "boom"}, "children": children}
    return json.dumps({"id": "bomb", "state": state or {}, "actions": actions, "root": root})


def steps(*steps: Json) -> Json:
    """Returns the actions of a document that runs steps one after another."""
    return {"boom": {"type": "sequence", "steps": list(steps)}}


def write(path: str, expression: str) -> Json:
    """Returns an action that stores the value of an expression."""
    return {"type": "setState", "path": path, "value": {"$expr": expression}}


REQUEST = {"type": "request", "method": "GET", "url": ""}
BOMBS = {
    "a text that doubles": bomb(steps(*[write("x", "${x}${x}")] * 60), {"x": "0123456789"}),
    "an array in itself": bomb(
        steps(*[{"type": "appendToArray", "path": "a", "value": {"$expr": "a"}}] * 60), {"a": [1, 2]}
    ),
    "nested objects": bomb(steps(*[write("o.a", "o"), write("o.b", "o")] * 60), {"o": {"x": 1}}),
    "actions that call each other": bomb({
        "boom": {"type": "sequence", "steps": [REQUEST | {"onError": "again"}] * 2},
        "again": REQUEST | {"onError": "boom"},
    }),
    "repetitions in repetitions": bomb(
        {},
        {"items": list(range(400))},
        [
            {
                "type": "forEach",
                "items": "items",
                "template": {
                    "type": "forEach",
                    "items": "items",
                    "template": {"type": "label", "text": "x"},
                },
            }
        ],
    ),
}

CALM = {
    "id": "calm",
    "state": {"count": 1},
    "root": {"children": [{"type": "label", "text": "calm"}]},
}


def resident(wire: Wire) -> int:
    """Returns the resident memory of the server in kB."""
    status = Path(f"/proc/{wire.process.pid}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


def preview(wire: Wire, uri: str, command: str = "clads.preview", **more: Json) -> int:
    """Sends a command about the preview of a document, and returns the id of the request."""
    return wire.request(
        "workspace/executeCommand", {"command": command, "arguments": [{"uri": uri} | more]}
    )


@pytest.mark.parametrize("name", BOMBS)
def test_a_bomb_blocks_no_other_preview_and_leaves_nothing_behind(name: str, running: Wire, tmp_path: Path) -> None:
    uris = {word: (tmp_path / f"{word}.clads.json").as_uri() for word in ("bomb", "calm")}
    running.open(uris["calm"], json.dumps(CALM))
    running.open(uris["bomb"], BOMBS[name])
    first = running.response(preview(running, uris["calm"]))["result"]
    assert first["text"].strip() == "calm"
    before = resident(running)
    bombs = [preview(running, uris["bomb"], preview=f"bomb {number}", height=40) for number in range(3)]
    calm = preview(
        running, uris["calm"], "clads.preview.setState", path="count", value=2
    )
    assert running.response(calm)["result"]["state"] == {"count": 2}
    for request in bombs:
        snapshot = running.response(request, 60)["result"]
        assert snapshot["problems"] > 0 or name == "actions that call each other"
        assert len(json.dumps(snapshot["state"])) < 20_000_000
    for number in range(3):
        closing = preview(running, uris["bomb"], "clads.preview.close", preview=f"bomb {number}")
        assert running.response(closing, 60)["result"] is None
    running.close(uris["bomb"])
    running.wait(lambda: resident(running) < before + 100_000, 20, "memory to be returned")


@pytest.mark.parametrize("ending", ["exit", "end of input"])
def test_the_server_ends_in_the_middle_of_a_bomb(ending: str, running: Wire, tmp_path: Path) -> None:
    uri = (tmp_path / "bomb.clads.json").as_uri()
    running.open(uri, BOMBS["repetitions in repetitions"])
    for number in range(20):
        preview(running, uri, preview=f"bomb {number}", height=40)
    if ending == "exit":
        running.notify("exit")
    else:
        running.process.stdin.close()
    assert running.finish() == 1


def test_commands_about_one_document_do_not_wait_for_those_about_another(
    running: Wire, tmp_path: Path
) -> None:
    uris = {word: (tmp_path / f"{word}.clads.json").as_uri() for word in ("bomb", "calm")}
    running.open(uris["bomb"], BOMBS["repetitions in repetitions"])
    running.open(uris["calm"], json.dumps(CALM))
    bombs = [preview(running, uris["bomb"], preview=f"bomb {number}", height=40) for number in range(10)]
    evaluation = running.request(
        "workspace/executeCommand",
        {"command": "clads.evaluate", "arguments": [{"uri": uris["calm"], "expression": "count + 1"}]},
    )
    running.response(evaluation)
    assert not all(running.responses.get(request) for request in bombs)
