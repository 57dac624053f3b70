"""Parameters of the wrong shape: each request is refused in its own words, and the server lives on."""

from typing import Any

import pytest

from .examples import SMALL, SMALL_URI
from .requests import HIERARCHIES, REQUESTS, RESOLVES, Request, offers
from .wire import Wire

Json = Any

INVALID_PARAMS = -32602
HUGE = 2**31 - 1
START = {"line": 0, "character": 0}

NOT_OBJECTS: list[Json] = [None, [], 7, -1.5, "text", True, [{}], [[[]]]]

ODD_PLACES: list[Json] = [
    {"line": HUGE, "character": HUGE},
    {"line": 0, "character": HUGE},
    {"line": HUGE, "character": 0},
    {"line": 3, "character": 10**6},
]

WRONG_PLACES: list[Json] = [
    {"line": -1, "character": 0},
    {"line": 0, "character": -1},
    {"line": -(2**63), "character": -(2**63)},
    {"line": 10**40, "character": 0},
    {"line": 1.5, "character": 2.5},
    {"line": "1", "character": "2"},
    {"line": None, "character": None},
    {"line": 1},
    {},
    [],
    None,
    3,
]

WRONG_VALUES: list[Json] = [None, [], {}, 7, 1e300, -1, "text", True, [None], [[]], [{}], {"a": {}}]


@pytest.fixture
def opened(running: Wire) -> Wire:
    """A server with one open document, and what it can do."""
    running.open(SMALL_URI, SMALL)
    return running


def offered(wire: Wire) -> list[Request]:
    """The requests that the server offers."""
    capabilities = wire.messages[0]["result"]["capabilities"]
    return [request for request in REQUESTS if offers(capabilities, request.capability)]


def check_alive(wire: Wire) -> None:
    """Asks for a hover as if nothing had happened."""
    assert "fontSize" in wire.hover(SMALL_URI, 2, 27)["contents"]["value"]


def ask_all(wire: Wire, method: str, all_params: list[Json]) -> list[Json]:
    """The answers to one request with many parameters."""
    ids = [wire.request(method, params) for params in all_params]
    return [wire.answer(request_id) for request_id in ids]


def check_codes(method: str, all_params: list[Json], answers: list[Json]) -> None:
    """Every request got a result or was told what is wrong with its parameters."""
    for params, answer in zip(all_params, answers, strict=True):
        code = answer.get("error", {}).get("code")
        # The server's own failure is no answer to a mistake of the client.
        assert code in (None, INVALID_PARAMS, -32803, -32801), f"{method} {params!r:.200}: {answer!r:.200}"


def test_parameters_that_are_no_object_are_refused(opened: Wire) -> None:
    for request in offered(opened):
        for params, answer in zip(NOT_OBJECTS, ask_all(opened, request.method, NOT_OBJECTS), strict=True):
            if request.method.startswith("textDocument/"):
                assert answer.get("error", {}).get("code") == INVALID_PARAMS, f"{request.method} {params!r}"
    check_alive(opened)


def test_parameters_without_one_of_their_members_are_refused_or_read_without(opened: Wire) -> None:
    for request in offered(opened):
        params = request.params(SMALL_URI, {"line": 2, "character": 27})
        without = [{key: value for key, value in params.items() if key != gone} for gone in params]
        check_codes(request.method, without, ask_all(opened, request.method, without))
        if "textDocument" in params:
            lonely = [{key: value for key, value in params.items() if key != "textDocument"}]
            assert ask_all(opened, request.method, lonely)[0]["error"]["code"] == INVALID_PARAMS
    check_alive(opened)


def test_members_of_the_wrong_type_are_refused_or_ignored(opened: Wire) -> None:
    for request in offered(opened):
        params = request.params(SMALL_URI, {"line": 2, "character": 27})
        strange = [params | {key: value} for key in params for value in WRONG_VALUES]
        check_codes(request.method, strange, ask_all(opened, request.method, strange))
    check_alive(opened)


def test_places_outside_the_text_are_answered(opened: Wire) -> None:
    for request in offered(opened):
        odd = [request.params(SMALL_URI, place) for place in ODD_PLACES]
        for answer in ask_all(opened, request.method, odd):
            assert "result" in answer or answer["error"]["code"] in (-32803, INVALID_PARAMS), request.method
    check_alive(opened)


def test_places_that_are_none_are_refused(opened: Wire) -> None:
    for request in offered(opened):
        wrong = [request.params(SMALL_URI, place) for place in WRONG_PLACES]
        answers = ask_all(opened, request.method, wrong)
        check_codes(request.method, wrong, answers)
        params = wrong[0]
        if "position" in params:
            for place, answer in zip(WRONG_PLACES[3:], answers[3:], strict=True):
                assert answer.get("error", {}).get("code") == INVALID_PARAMS, f"{request.method} {place!r}"
    check_alive(opened)


def test_ranges_that_end_before_they_start_are_survived(opened: Wire) -> None:
    for request in offered(opened):
        params = request.params(SMALL_URI, START)
        if "range" in params:
            backwards = params | {"range": {"start": {"line": 3, "character": 5}, "end": START}}
            check_codes(request.method, [backwards], ask_all(opened, request.method, [backwards]))
    check_alive(opened)


def test_items_that_the_server_never_gave_are_refused_or_come_back(opened: Wire) -> None:
    capabilities = opened.messages[0]["result"]["capabilities"]
    methods = [method for method, path in RESOLVES.values() if offers(capabilities, path)]
    for prepare, follow in HIERARCHIES.items():
        if any(request.method == prepare for request in offered(opened)):
            methods += follow
    item = {
        "name": "x", "kind": 1, "uri": "file:///nowhere/gone.clads.json",
        "range": {"start": START, "end": START}, "selectionRange": {"start": START, "end": START},
    }  # fmt: skip
    full = {
        "label": "x",
        "title": "x",
        "location": {"uri": SMALL_URI},
        "position": START,
        "range": item["range"],
    }
    for method in methods:
        strange: list[Json] = [
            full | item | {"data": data, "item": item | {"data": data}} for data in WRONG_VALUES
        ]
        strange += [{"item": value} for value in WRONG_VALUES]
        strange += WRONG_VALUES
        check_wire_lives(opened, method, strange)


def check_wire_lives(wire: Wire, method: str, all_params: list[Json]) -> None:
    """Sends parameters that no answer can be checked for: what comes back is the client's own nonsense."""
    ids = [wire.request(method, params) for params in all_params]
    for request_id in ids:
        wire.methods.pop(request_id)
    check_codes(method, all_params, [wire.answer(request_id) for request_id in ids])
    check_alive(wire)


COMMANDS: list[Json] = [
    {}, [], None, 7, {"command": None}, {"command": 7}, {"command": ""}, {"command": "no.such"},
    {"command": "no.such", "arguments": {}},
]  # fmt: skip


def test_commands_that_there_are_not_are_refused(opened: Wire) -> None:
    for answer in ask_all(opened, "workspace/executeCommand", COMMANDS):
        assert "error" in answer
    check_alive(opened)


def test_every_command_survives_every_argument(opened: Wire) -> None:
    provider = opened.messages[0]["result"]["capabilities"].get("executeCommandProvider")
    if provider is None:
        pytest.skip("the server offers no commands")
    for command in provider["commands"]:
        strange = [{"command": command, "arguments": value} for value in WRONG_VALUES]
        strange += [
            {"command": command, "arguments": [{"uri": value}]} for value in [*WRONG_VALUES, SMALL_URI]
        ]
        check_codes(command, strange, ask_all(opened, "workspace/executeCommand", strange))
    check_alive(opened)


NOTIFICATIONS = [
    "initialized", "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose", "textDocument/didSave",
    "$/cancelRequest", "$/setTrace", "workspace/didChangeConfiguration", "workspace/didChangeWatchedFiles",
    "workspace/didChangeWorkspaceFolders", "window/workDoneProgress/cancel", "notebookDocument/didOpen", "$/progress",
]  # fmt: skip

NESTED: list[Json] = [
    {
        "textDocument": value,
        "contentChanges": value,
        "changes": value,
        "event": value,
        "settings": value,
        "id": value,
    }
    for value in WRONG_VALUES
]


@pytest.mark.parametrize("method", NOTIFICATIONS)
def test_notifications_of_the_wrong_shape_are_survived(opened: Wire, method: str) -> None:
    for params in [*WRONG_VALUES, *NESTED]:
        opened.notify(method, params)
    opened.open(SMALL_URI, SMALL)
    check_alive(opened)
    assert not opened.answers[None]


SETTINGS: list[Json] = [
    {"clads": value} for value in WRONG_VALUES
] + [
    {"clads": {"diagnostics": value, "preview": value, "inlayHints": value, "project": value}} for value in WRONG_VALUES
] + [
    {"clads": {"diagnostics": {"rules": value}, "project": "/dev/zero/no", "preview": {"width": value}}}
    for value in [*WRONG_VALUES, {"no-such-rule": "error"}, {"unused-style": 7}, {"unused-style": "loud"}]
]  # fmt: skip


def test_settings_of_the_wrong_shape_count_as_not_set(opened: Wire) -> None:
    for settings in SETTINGS:
        opened.notify("workspace/didChangeConfiguration", {"settings": settings})
    check_alive(opened)


FOLDERS: list[Json] = [
    {"event": {"added": [{"uri": uri, "name": "x"}], "removed": []}}
    for uri in ("", "x", "file:///no/such/folder", "file:///dev/null", "https://example.com/a", "untitled:a")
]


def test_folders_that_there_are_not_do_no_harm(opened: Wire) -> None:
    for params in FOLDERS:
        opened.notify("workspace/didChangeWorkspaceFolders", params)
    check_alive(opened)
    for params in FOLDERS:
        event = params["event"]
        opened.notify(
            "workspace/didChangeWorkspaceFolders", {"event": {"added": [], "removed": event["added"]}}
        )
    check_alive(opened)
