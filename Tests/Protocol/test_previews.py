"""Previews while messages arrive faster than they are handled."""

from pathlib import Path
from typing import Any

import pytest

from .stage import Stage, label, screen
from .wire import Wire

Json = Any

ADD = '{ "type": "setState", "path": "n", "value": { "$expr": "n + 1" } }'
ALERT = (
    '{ "type": "showAlert", "title": "Sure?", "buttons": '
    '[{ "label": "No", "style": "cancel" }, { "label": "Yes", "action": "add" }] }'
)
CHILDREN = ",\n    ".join([
    label("count ${n}"),
    '{ "type": "button", "id": "more", "text": "Add", "actions": { "onTap": "add" } }',
    '{ "type": "textfield", "id": "who", "placeholder": "Your name", "bind": "name" }',
    label("hello ${name}"),
    '{ "type": "button", "text": "Ask", "actions": { "onTap": "ask" } }',
])  # fmt: skip
DOCUMENT = screen(CHILDREN, '{ "n": 0, "name": "" }', f' "actions": {{ "add": {ADD}, "ask": {ALERT} }},')
ADD_AT, FIELD_AT = ("/root/children/1", "/root/children/2")


@pytest.fixture
def stage(wire: Wire, tmp_path: Path) -> Stage:
    """A counter, a field and an alert, whose preview is open."""
    stage = Stage(wire, tmp_path, DOCUMENT)
    assert stage.run("preview")["revision"] == 1
    return stage


def send(stage: Stage, **event: Json) -> Json:
    """Sends an event to the preview, and returns the id of the request."""
    params = {"command": "clads.preview.send", "arguments": [{"uri": stage.uri} | event]}
    return stage.wire.request("workspace/executeCommand", params)


def pushed(stage: Stage, preview: str | None = None) -> list[Json]:
    """Returns the snapshots from notifications."""
    received = stage.wire.received("clads/previewDidChange")
    return [item for item in received if item["preview"] == (preview or stage.uri)]


def wait_for(stage: Stage, text: str, preview: str | None = None) -> None:
    """Waits for a snapshot from a notification that shows a text."""
    stage.wire.wait(lambda: any(text in item["text"] for item in pushed(stage, preview)), what=text)


def test_fast_input_is_handled_in_order(stage: Stage) -> None:
    texts = ["Ada Lovelace"[:length] for length in range(1, 13)] * 40
    pending = [send(stage, event="onValueChanged", pointer=FIELD_AT, value=text) for text in texts]
    shown = [stage.wire.response(request)["result"] for request in pending]
    assert [item["state"]["name"] for item in shown] == texts
    assert [item["revision"] for item in shown] == list(range(2, 2 + len(texts)))


def test_taps_between_edits_are_shown_with_the_newest_text(stage: Stage) -> None:
    """Every snapshot shows the text of its version, though nobody waits for anything."""
    for edit in range(60):
        send(stage, event="onTap", pointer=ADD_AT)
        stage.change(DOCUMENT.replace("hello", f"edit {edit}."))
    wait_for(stage, "edit 59.")
    stage.wire.wait(lambda: pushed(stage)[-1]["state"]["n"] == 60, what="all taps")
    for snapshot in pushed(stage):
        text = "hello" if snapshot["version"] == 1 else f"edit {snapshot['version'] - 2}."
        assert text in snapshot["text"], snapshot


def test_a_command_canceled_before_it_runs_changes_nothing(stage: Stage) -> None:
    pending = [send(stage, event="onTap", pointer=ADD_AT) for _ in range(200)]
    for request in pending[1::2]:
        stage.wire.notify("$/cancelRequest", {"id": request})
    responses = [stage.wire.response(request) for request in pending]
    done = sum("result" in response for response in responses)
    assert 100 <= done <= stage.run("preview")["state"]["n"] <= 200


def test_many_previews_can_be_opened_and_closed(stage: Stage) -> None:
    for number in range(50):
        stage.run("preview", preview=f"p{number}")
    stage.change(DOCUMENT.replace("count", "number"))
    wait_for(stage, "number 0", "p49")
    for number in range(50):
        stage.run("preview.close", preview=f"p{number}")
    stage.wire.shut_down()
