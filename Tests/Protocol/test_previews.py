"""Previews: the results of the commands, the notifications that follow, and the errors."""

from pathlib import Path
from typing import Any

import pytest

from .examples import EXAMPLES
from .stage import Stage, label, screen
from .text import UNITS
from .wire import ServerError, Wire

Json = Any

STATE = '{ "n": 0, "name": "", "on": false, "list": ["a", "b"] }'
ADD = '{ "type": "setState", "path": "n", "value": { "$expr": "n + 1" } }'
ALERT = (
    '{ "type": "showAlert", "title": "Sure?", "buttons": '
    '[{ "label": "No", "style": "cancel" }, { "label": "Yes", "action": "add" }] }'
)
CHILDREN = ",\n    ".join([
    label("count ${n}"),
    '{ "type": "button", "text": "Add", "actions": { "onTap": "add" } }',
    '{ "type": "textfield", "placeholder": "Your name", "bind": "name" }',
    label("hello ${name}"),
    '{ "type": "button", "text": "Ask", "actions": { "onTap": "ask" } }',
])  # fmt: skip
MORE = f' "actions": {{ "add": {ADD}, "ask": {ALERT} }},'
DOCUMENT = screen(CHILDREN, STATE, MORE)
ADD_AT, FIELD_AT, ASK_AT = ("/root/children/1", "/root/children/2", "/root/children/4")

WATCHES = {"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": True}}}
CHANGED = "clads/previewDidChange"


@pytest.fixture
def stage(wire: Wire, tmp_path: Path) -> Stage:
    """A counter, a field and an alert, with a sample."""
    return Stage(wire, tmp_path, DOCUMENT, {"big": '{ "n": 40 }'}, capabilities=WATCHES)


def tap(stage: Stage, pointer: str = ADD_AT, **more: Json) -> Json:
    """Taps a node."""
    return stage.run("preview.send", event="onTap", pointer=pointer, **more)


def pushed(stage: Stage, preview: str | None = None) -> list[Json]:
    """Returns the snapshots from notifications."""
    return [item for item in stage.wire.received(CHANGED) if item["preview"] == (preview or stage.uri)]


def wait_for(stage: Stage, text: str, preview: str | None = None) -> Json:
    """Waits for a snapshot from a notification that shows a text."""
    stage.wire.wait(lambda: any(text in item["text"] for item in pushed(stage, preview)), what=text)
    return pushed(stage, preview)[-1]


def replaced(old: str, new: str) -> str:
    """Returns the document with one text replaced."""
    assert old in DOCUMENT
    return DOCUMENT.replace(old, new, 1)


# Contents of a snapshot


def test_a_snapshot_has_all_documented_members(stage: Stage) -> None:
    shown = stage.run("preview")
    assert set(shown) == {
        *("preview", "uri", "version", "revision", "width", "height", "text", "ansi", "spans", "controls"),
        *("sample", "samples", "state", "presented", "log", "as", "colorScheme", "banner", "problems"),
    }
    assert (shown["uri"], shown["preview"], shown["version"]) == (stage.uri, stage.uri, 1)
    assert (shown["as"], shown["width"], shown["sample"]) == ("device", 48, "initial")
    assert shown["samples"] == ["initial", "big"]
    assert shown["state"] == {"n": 0, "name": "", "on": False, "list": ["a", "b"]}
    assert (shown["presented"], shown["problems"], shown["revision"]) == ([], 0, 1)
    rows = shown["text"].split("\n")
    assert len(rows) == shown["height"] == len(shown["ansi"].split("\n"))
    assert all(row == row.rstrip(" ") and "\x1b" not in row for row in rows)
    assert "count 0" in shown["text"]
    assert "device" in shown["banner"]


def test_spans_and_controls_refer_to_their_nodes(stage: Stage) -> None:
    shown = stage.run("preview")
    rows = shown["text"].split("\n")
    for span in shown["spans"]:
        assert 0 <= span["column"] <= span["column"] + span["width"] <= shown["width"]
        assert 0 <= span["textStart"] <= span["textEnd"] <= len(rows[span["row"]])
    (counter,) = [span for span in shown["spans"] if span["pointer"] == "/root/children/0"]
    assert "count 0" in rows[counter["row"]][counter["textStart"] : counter["textEnd"]]
    assert stage.marked.text.piece(counter["range"]).startswith('{ "type": "label", "text": "count ${n}"')
    controls = {control["pointer"]: control for control in shown["controls"]}
    assert set(controls) == {ADD_AT, FIELD_AT, ASK_AT}
    assert controls[ADD_AT]["kind"] == "button"
    assert controls[ADD_AT]["events"] == ["onTap"]
    assert controls[ADD_AT]["label"] == "Add"
    assert controls[FIELD_AT]["value"] == ""


@pytest.mark.parametrize("encoding", UNITS)
def test_offsets_and_ranges_use_the_negotiated_encoding(wire: Wire, tmp_path: Path, encoding: str) -> None:
    children = f"{label('😀ü é')},\n    {label('plain')}"
    stage = Stage(wire, tmp_path, screen(children, '{ "😀": "ü" }'), encoding=encoding)
    shown = stage.run("preview")
    rows = shown["text"].split("\n")
    (span,) = [span for span in shown["spans"] if span["pointer"] == "/root/children/0"]
    row = rows[span["row"]]
    before = row[: row.index("😀")]
    assert span["textStart"] <= UNITS[encoding](before)
    assert span["textEnd"] >= UNITS[encoding](before + "😀ü é")
    assert span["textEnd"] <= UNITS[encoding](row)
    assert "😀ü é" in stage.marked.text.piece(span["range"])


@pytest.mark.parametrize(
    ("include", "members"),
    [
        (["grid"], {"grid"}),
        (["html"], {"grid"}),
        ([], set()),
        (["text", "ansi"], {"text", "ansi"}),
        (["state", "log"], {"state", "log"}),
    ],
)
def test_snapshots_contain_what_was_requested(stage: Stage, include: list[str], members: set[str]) -> None:
    optional = {"text", "ansi", "grid", "html", "state", "log"}
    assert optional & set(stage.run("preview", include=include)) == members
    assert optional & set(tap(stage)) == members
    stage.change(replaced("count", "number"))
    stage.wire.wait(lambda: pushed(stage) and pushed(stage)[-1]["version"] == 2)
    assert optional & set(pushed(stage)[-1]) == members


@pytest.mark.parametrize(("former", "name"), [("phone", "device"), ("rulings", "spec")])
def test_modes_of_earlier_versions_are_accepted(stage: Stage, former: str, name: str) -> None:
    shown = stage.run("preview", **{"as": former})
    assert shown["as"] == name
    assert shown["banner"].startswith(f"{name} (base)")


def test_the_grid_is_a_complete_page(stage: Stage) -> None:
    page = stage.run("preview", include=["grid"])["grid"]
    assert "count 0" in page
    assert "http" not in page.replace("http-equiv", "").replace("http://www.w3.org", "")


# User input


def test_a_counter_counts(stage: Stage) -> None:
    stage.run("preview")
    for number in (1, 2, 3):
        shown = tap(stage)
        assert shown["state"]["n"] == number
        assert f"count {number}" in shown["text"]
        assert shown["revision"] == number + 1
    assert len(shown["log"]) >= 3


def test_a_field_keeps_the_typed_text(stage: Stage) -> None:
    stage.run("preview")
    shown = stage.run("preview.send", event="onValueChanged", pointer=FIELD_AT, value="Zoë 😀")
    assert shown["state"]["name"] == "Zoë 😀"
    assert "hello Zoë 😀" in shown["text"]
    (field,) = [control for control in shown["controls"] if control["pointer"] == FIELD_AT]
    assert field["value"] == "Zoë 😀"


def test_an_alert_button_can_be_tapped(stage: Stage) -> None:
    stage.run("preview")
    (alert,) = tap(stage, ASK_AT)["presented"]
    assert (alert["kind"], alert["title"], alert["message"]) == ("alert", "Sure?", None)
    assert [button["label"] for button in alert["buttons"]] == ["No", "Yes"]
    assert [button["style"] for button in alert["buttons"]] == ["cancel", "default"]
    shown = stage.run("preview.send", event="onAlertButton", value=1)
    assert (shown["presented"], shown["state"]["n"]) == ([], 1)
    tap(stage, ASK_AT)
    shown = stage.run("preview.send", event="onBack")
    assert (shown["presented"], shown["state"]["n"]) == ([], 1)


def test_repeated_nodes_are_identified_by_their_indices(wire: Wire, tmp_path: Path) -> None:
    children = (
        '{ "type": "forEach", "items": "list", "template": { "type": "button", "text": "${item}", '
        '"actions": { "onTap": { "type": "setState", "path": "n", "value": { "$expr": "index" } } } } }'
    )
    stage = Stage(wire, tmp_path, screen(children, '{ "n": 9, "list": ["a", "b"] }'))
    shown = stage.run("preview", **{"as": "spec"})
    assert [control["instance"] for control in shown["controls"]] == [[0], [1]]
    assert {span["pointer"] for span in shown["spans"]} >= {"/root/children/0/template"}
    with pytest.raises(ServerError):
        tap(stage, "/root/children/0/template", instance=[7])
    assert tap(stage, "/root/children/0/template", instance=[1])["preview"] == stage.uri


def test_state_can_be_set_and_reset(stage: Stage) -> None:
    stage.run("preview", sample="big")
    shown = stage.run("preview.setState", path="n", value=7)
    assert "count 7" in shown["text"]
    assert tap(stage)["state"]["n"] == 8
    shown = stage.run("preview.reset")
    assert (shown["state"]["n"], shown["sample"]) == (40, "big")
    shown = stage.run("preview.setState", path="user.name", value={"first": None, "all": [1.5, "x"]})
    assert shown["state"]["user"] == {"name": {"first": None, "all": [1.5, "x"]}}


def test_every_preview_is_notified_of_changes(stage: Stage) -> None:
    opened = stage.run("preview")
    assert not pushed(stage)
    tapped = tap(stage)
    assert wait_for(stage, "count 1") == tapped
    assert tapped["revision"] == opened["revision"] + 1


# Edits


def test_an_edit_is_shown_and_keeps_the_state(stage: Stage) -> None:
    stage.run("preview")
    tap(stage)
    stage.change(replaced("count", "number"))
    shown = wait_for(stage, "number 1")
    assert (shown["version"], shown["state"]["n"]) == (2, 1)
    stage.change(replaced('"n": 0', '"n": 5'))
    assert wait_for(stage, "count 5")["version"] == 3


def test_a_broken_document_stays_visible(stage: Stage) -> None:
    stage.run("preview")
    stage.change(DOCUMENT.replace('"hello', '"text": "hello', 1))
    stage.wire.wait(lambda: pushed(stage) and pushed(stage)[-1]["problems"] > 0, what="problems")
    assert "count 0" in pushed(stage)[-1]["text"]
    stage.change(DOCUMENT)
    stage.wire.wait(lambda: pushed(stage)[-1]["problems"] == 0, what="no problems")


@pytest.mark.parametrize("name", ["sign-in", "trail-search"])
def test_incomplete_documents_are_shown(wire: Wire, tmp_path: Path, name: str) -> None:
    text = (EXAMPLES / f"{name}.clads.json").read_text(encoding="utf-8")
    stage = Stage(wire, tmp_path, text)
    stage.run("preview", width=40, **{"as": "spec"})
    for end in [*range(0, len(text), 211), len(text)]:
        stage.change(text[:end])
    stage.wire.wait(lambda: pushed(stage) and pushed(stage)[-1]["version"] == stage.version, what="the end")
    fresh = stage.run("preview", preview="fresh", width=40, **{"as": "spec"})
    assert pushed(stage)[-1]["text"] == fresh["text"]
    for shown in pushed(stage):
        rows = shown["text"].split("\n")
        assert len(rows) == shown["height"]
        for span in shown["spans"]:
            assert 0 <= span["column"] <= span["column"] + span["width"] <= 40
            assert 0 <= span["textStart"] <= span["textEnd"]
            assert span["row"] < shown["height"]


def test_errors_of_rules_are_counted_too(stage: Stage) -> None:
    assert stage.run("preview")["problems"] == 0
    stage.change(replaced('"bind": "name"', '"bind": "name", "styleId": "nowhere"'))
    stage.wire.wait(lambda: pushed(stage) and pushed(stage)[-1]["problems"] == 1, what="one problem")


def test_the_last_of_many_edits_is_shown(stage: Stage) -> None:
    stage.run("preview")
    for number in range(200):
        stage.change(replaced("count", f"step {number}"))
    shown = wait_for(stage, "step 199 0")
    assert shown["version"] == stage.version
    revisions = [item["revision"] for item in pushed(stage)]
    assert revisions == sorted(set(revisions))


# Several previews


def test_two_previews_of_one_document_are_independent(stage: Stage) -> None:
    stage.run("preview", preview="left", width=40)
    stage.run("preview", preview="right", width=80, **{"as": "spec"})
    assert tap(stage, preview="left")["state"]["n"] == 1
    shown = stage.run("preview.send", preview="right", event="onValueChanged", pointer=FIELD_AT, value="Bo")
    assert (shown["width"], shown["as"], shown["state"]["n"]) == (80, "spec", 0)
    stage.change(replaced("count", "number"))
    assert wait_for(stage, "number 1", "left")["width"] == 40
    assert "hello Bo" in wait_for(stage, "number 0", "right")["text"]
    assert not pushed(stage)


def test_a_preview_is_named_by_its_uri_by_default(stage: Stage) -> None:
    stage.run("preview")
    assert tap(stage, preview=stage.uri)["state"]["n"] == 1
    with pytest.raises(ServerError, match="no preview `other`"):
        tap(stage, preview="other")


def test_changing_options_keeps_the_state(stage: Stage) -> None:
    stage.run("preview", width=60)
    tap(stage)
    assert stage.run("preview")["colorScheme"] == "light"
    shown = stage.run("preview", colorScheme="dark")
    assert shown["colorScheme"] == "dark"
    assert (shown["width"], shown["state"]["n"]) == (60, 1)
    shown = stage.run("preview", width=30, height=20, **{"as": "spec"})
    assert (shown["width"], shown["height"], shown["as"]) == (30, 20, "spec")
    assert shown["state"]["n"] == 1
    shown = stage.run("preview", sample="big")
    assert (shown["state"]["n"], shown["sample"], shown["width"]) == (40, "big", 30)


def test_fast_input_is_handled_in_order(stage: Stage) -> None:
    first = stage.run("preview")["revision"]
    texts = ["Ada Lovelace"[:length] for length in range(1, 13)] * 40
    pending = [
        stage.wire.request(
            "workspace/executeCommand",
            {
                "command": "clads.preview.send",
                "arguments": [
                    {"uri": stage.uri, "event": "onValueChanged", "pointer": FIELD_AT, "value": text}
                ],
            },
        )
        for text in texts
    ]
    shown = [stage.wire.response(request)["result"] for request in pending]
    assert [item["state"]["name"] for item in shown] == texts
    assert [item["revision"] for item in shown] == list(range(first + 1, first + 1 + len(texts)))


def test_taps_between_edits_are_shown_with_the_newest_text(stage: Stage) -> None:
    """Every snapshot shows the text of its version, though nobody waits for anything."""
    stage.run("preview")
    params = {"uri": stage.uri, "event": "onTap", "pointer": ADD_AT}
    for edit in range(60):
        stage.wire.request("workspace/executeCommand", {"command": "clads.preview.send", "arguments": [params]})
        stage.change(replaced("hello", f"edit {edit}."))
    last = wait_for(stage, "edit 59.")
    stage.wire.wait(lambda: pushed(stage)[-1]["state"]["n"] == 60, what="all taps")
    for snapshot in [*pushed(stage), last]:
        text = "hello" if snapshot["version"] == 1 else f"edit {snapshot['version'] - 2}."
        assert text in snapshot["text"], snapshot


def test_a_command_canceled_before_it_runs_changes_nothing(stage: Stage) -> None:
    stage.run("preview")
    argument = {"uri": stage.uri, "event": "onTap", "pointer": ADD_AT}
    params = {"command": "clads.preview.send", "arguments": [argument]}
    pending = [stage.wire.request("workspace/executeCommand", params) for _ in range(200)]
    for request in pending[1::2]:
        stage.wire.notify("$/cancelRequest", {"id": request})
    responses = [stage.wire.response(request) for request in pending]
    done = sum("result" in response for response in responses)
    assert 100 <= done <= stage.run("preview")["state"]["n"] <= 200


def test_a_closed_preview_sends_nothing_and_can_be_reopened(stage: Stage) -> None:
    stage.run("preview")
    tap(stage)
    assert stage.run("preview.close") is None
    before = len(pushed(stage))
    stage.change(replaced("count", "number"))
    with pytest.raises(ServerError, match=r"clads\.preview"):
        tap(stage)
    assert stage.run("preview.close") is None
    shown = stage.run("preview")
    assert (shown["state"]["n"], shown["version"], shown["revision"]) == (0, 2, 1)
    assert "number 0" in shown["text"]
    assert len(pushed(stage)) == before


# Samples, settings, projects


def test_previews_without_their_own_sample_use_the_selected_one(stage: Stage) -> None:
    stage.run("preview")
    stage.run("preview", preview="own", sample="initial")
    stage.run("selectSample", sample="big")
    assert wait_for(stage, "count 40")["sample"] == "big"
    assert stage.run("preview", preview="new")["state"]["n"] == 40
    assert stage.run("preview.reset", preview="own")["state"]["n"] == 0


def test_a_changed_sample_is_shown(stage: Stage) -> None:
    stage.run("preview", sample="big")
    path = stage.write("big", '{ "n": 50 }')
    changes = {"changes": [{"uri": path.as_uri(), "type": 2}]}
    stage.wire.notify("workspace/didChangeWatchedFiles", changes)
    wait_for(stage, "count 50")
    new = stage.write("new", '{ "n": 60 }')
    stage.wire.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": new.as_uri(), "type": 1}]})
    stage.wire.wait(lambda: "new" in pushed(stage)[-1]["samples"], what="the new sample")


def test_a_changed_project_is_shown(stage: Stage) -> None:
    assert "base" in stage.run("preview")["banner"]
    path = stage.write("clads.json", '{ "formatLevel": "extended" }')
    changes = {"changes": [{"uri": path.as_uri(), "type": 1}]}
    stage.wire.notify("workspace/didChangeWatchedFiles", changes)
    stage.wire.wait(lambda: pushed(stage) and "extended" in pushed(stage)[-1]["banner"], what="extended")


def test_settings_provide_the_defaults(stage: Stage) -> None:
    stage.run("preview")
    stage.run("preview", preview="own", width=20)
    settings = {"clads": {"preview": {"width": 60, "colorScheme": "dark"}}}
    stage.wire.notify("workspace/didChangeConfiguration", {"settings": settings})
    stage.wire.wait(lambda: pushed(stage) and pushed(stage)[-1]["width"] == 60, what="60 columns")
    assert stage.run("preview", preview="own")["width"] == 20
    assert stage.run("preview", preview="new")["width"] == 60


# Closed and deleted documents


def test_a_closed_document_is_shown_as_it_is_on_disk(stage: Stage) -> None:
    stage.run("preview")
    stage.change(replaced("count", "unsaved"))
    wait_for(stage, "unsaved 0")
    stage.wire.close(stage.uri)
    shown = wait_for(stage, "count 0")
    stage.wire.wait(lambda: pushed(stage)[-1]["version"] is None, what="the file")
    stage.path.write_text(replaced("count", "saved"), encoding="utf-8")
    changes = {"changes": [{"uri": stage.uri, "type": 2}]}
    stage.wire.notify("workspace/didChangeWatchedFiles", changes)
    shown = wait_for(stage, "saved 0")
    assert shown["version"] is None
    stage.wire.open(stage.uri, replaced("count", "open"), 9)
    assert wait_for(stage, "open 0")["version"] == 9


def test_a_deleted_file_keeps_its_last_frame_until_it_returns(stage: Stage) -> None:
    stage.wire.close(stage.uri)
    assert stage.run("preview")["version"] is None
    tap(stage)
    stage.path.unlink()
    changes = {"changes": [{"uri": stage.uri, "type": 3}]}
    stage.wire.notify("workspace/didChangeWatchedFiles", changes)
    stage.wire.wait(lambda: "deleted" in pushed(stage)[-1]["banner"], what="deleted")
    assert "count 1" in pushed(stage)[-1]["text"]
    stage.path.write_text(replaced("count", "again"), encoding="utf-8")
    changes = {"changes": [{"uri": stage.uri, "type": 1}]}
    stage.wire.notify("workspace/didChangeWatchedFiles", changes)
    assert "deleted" not in wait_for(stage, "again 1")["banner"]


def test_files_are_polled_for_clients_that_do_not_watch_them(wire: Wire, tmp_path: Path) -> None:
    stage = Stage(wire, tmp_path, DOCUMENT)
    wire.close(stage.uri)
    stage.run("preview")
    stage.path.write_text(replaced("count", "noticed"), encoding="utf-8")
    wait_for(stage, "noticed 0")


def test_the_preview_of_an_unsaved_document_ends_when_it_is_closed(wire: Wire, tmp_path: Path) -> None:
    stage = Stage(wire, tmp_path, DOCUMENT)
    stage.uri = "untitled:Untitled-1"
    wire.open(stage.uri, DOCUMENT)
    assert "count 0" in stage.run("preview")["text"]
    wire.close(stage.uri)
    with pytest.raises(ServerError):
        for _ in range(100):
            tap(stage)


# Errors

WRONG: list[tuple[str, Json, str]] = [
    ("preview", {"as": "tablet"}, "unknown value `tablet` for `as`: expected `device` or `spec`"),
    ("preview", {"width": 0}, "`width` must be between 1 and 1000, not 0"),
    ("preview", {"width": "wide"}, "width: expected an integer"),
    ("preview", {"height": -1}, "`height` must be between"),
    ("preview", {"colorScheme": "sepia"}, "expected `light` or `dark`"),
    ("preview", {"sample": "bug"}, "did you mean `big`?"),
    ("preview", {"include": ["pdf"]}, "for `include`: expected"),
    ("preview", {"include": "text"}, "expected an array"),
    ("preview", {"preview": 5}, "preview: expected a string"),
    ("preview", {"uri": "file:///nowhere/x.clads.json"}, "no such file"),
    ("preview.send", {}, "`event` is missing"),
    ("preview.send", {"event": "onSwipe"}, "for `event`: expected"),
    ("preview.send", {"event": "onTap"}, "`pointer` is missing"),
    ("preview.send", {"event": "onTap", "pointer": "root"}, "a JSON pointer"),
    ("preview.send", {"event": "onTap", "pointer": ADD_AT, "instance": [-1]}, "cannot be negative"),
    ("preview.send", {"event": "onTap", "pointer": "/root/children/0"}, "/root/children/0"),
    ("preview.send", {"event": "onTap", "pointer": "/nowhere"}, "/nowhere"),
    ("preview.send", {"event": "onValueChanged", "pointer": FIELD_AT}, "`value` is missing"),
    ("preview.send", {"event": "onAlertButton"}, "`value` is missing"),
    ("preview.send", {"event": "onAlertButton", "value": 0}, ""),
    ("preview.send", {"event": "onBack"}, ""),
    ("preview.setState", {"value": 1}, "`path` is missing"),
    ("preview.setState", {"path": "n"}, "`value` is missing"),
    ("preview.setState", {"path": "[[", "value": 1}, "[["),
    ("preview.close", {"uri": 7}, "uri"),
]


@pytest.mark.parametrize(("command", "argument", "text"), WRONG)
def test_mistakes_are_reported_and_change_nothing(
    stage: Stage, command: str, argument: Json, text: str
) -> None:
    stage.run("preview")
    with pytest.raises(ServerError) as refused:
        stage.run(command, **argument)
    assert text in refused.value.message
    assert refused.value.code in (-32602, -32803)
    shown = stage.run("preview")
    assert (shown["state"]["n"], shown["revision"]) == (0, 2)


def test_commands_are_advertised(stage: Stage) -> None:
    assert len(stage.run("samples")) == 2
    names = ["preview", "preview.close", "preview.send", "preview.setState", "preview.reset"]
    with pytest.raises(ServerError, match="unknown command"):
        stage.run("preview.nothing")
    for name in names:
        with pytest.raises(ServerError):
            stage.wire.call("workspace/executeCommand", {"command": f"clads.{name}", "arguments": []})


def test_many_previews_can_be_opened_and_closed(stage: Stage) -> None:
    for number in range(50):
        stage.run("preview", preview=f"p{number}")
    stage.change(replaced("count", "number"))
    wait_for(stage, "number 0", "p49")
    for number in range(50):
        stage.run("preview.close", preview=f"p{number}")
    stage.wire.shut_down()
