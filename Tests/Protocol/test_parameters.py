"""Invalid parameters: each request gets an error that says why, and the server keeps running."""

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

ODD_POSITIONS: list[Json] = [
    {"line": HUGE, "character": HUGE},
    {"line": 0, "character": HUGE},
    {"line": HUGE, "character": 0},
    {"line": 3, "character": 10**6},
]

WRONG_POSITIONS: list[Json] = [
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
    """A server with one open document, and its capabilities."""
    running.open(SMALL_URI, SMALL)
    return running


def offered(wire: Wire) -> list[Request]:
    """Returns the requests that the server supports."""
    capabilities = wire.messages[0]["result"]["capabilities"]
    return [request for request in REQUESTS if offers(capabilities, request.capability)]


def check_still_responds(wire: Wire) -> None:
    """Checks that the server still responds to a hover."""
    assert "fontSize" in wire.hover(SMALL_URI, 2, 27)["contents"]["value"]


def call_all(wire: Wire, method: str, all_params: list[Json]) -> list[Json]:
    """Sends one request with each of the parameters, and returns the responses."""
    ids = [wire.request(method, params) for params in all_params]
    return [wire.response(request_id) for request_id in ids]


def check_codes(method: str, all_params: list[Json], responses: list[Json]) -> None:
    """Checks that every response has a result or an error about the parameters."""
    for params, response in zip(all_params, responses, strict=True):
        code = response.get("error", {}).get("code")
        # A mistake of the client must not be reported as an internal error.
        assert code in (None, INVALID_PARAMS, -32803, -32801), f"{method} {params!r:.200}: {response!r:.200}"


def test_parameters_that_are_not_an_object_are_rejected(opened: Wire) -> None:
    for request in offered(opened):
        for params, response in zip(NOT_OBJECTS, call_all(opened, request.method, NOT_OBJECTS), strict=True):
            if request.method.startswith("textDocument/"):
                assert response.get("error", {}).get("code") == INVALID_PARAMS, f"{request.method} {params!r}"
    check_still_responds(opened)


def test_missing_members_are_rejected_or_optional(opened: Wire) -> None:
    for request in offered(opened):
        params = request.params(SMALL_URI, {"line": 2, "character": 27})
        without = [{key: value for key, value in params.items() if key != gone} for gone in params]
        check_codes(request.method, without, call_all(opened, request.method, without))
        if "textDocument" in params:
            lonely = [{key: value for key, value in params.items() if key != "textDocument"}]
            assert call_all(opened, request.method, lonely)[0]["error"]["code"] == INVALID_PARAMS
    check_still_responds(opened)


def test_members_of_the_wrong_type_are_rejected_or_ignored(opened: Wire) -> None:
    for request in offered(opened):
        params = request.params(SMALL_URI, {"line": 2, "character": 27})
        strange = [params | {key: value} for key in params for value in WRONG_VALUES]
        check_codes(request.method, strange, call_all(opened, request.method, strange))
    check_still_responds(opened)


def test_positions_outside_the_text_get_a_response(opened: Wire) -> None:
    for request in offered(opened):
        odd = [request.params(SMALL_URI, position) for position in ODD_POSITIONS]
        for response in call_all(opened, request.method, odd):
            assert "result" in response or response["error"]["code"] in (-32803, INVALID_PARAMS), (
                request.method
            )
    check_still_responds(opened)


def test_invalid_positions_are_rejected(opened: Wire) -> None:
    for request in offered(opened):
        wrong = [request.params(SMALL_URI, position) for position in WRONG_POSITIONS]
        responses = call_all(opened, request.method, wrong)
        check_codes(request.method, wrong, responses)
        params = wrong[0]
        if "position" in params:
            for position, response in zip(WRONG_POSITIONS[3:], responses[3:], strict=True):
                assert response.get("error", {}).get("code") == INVALID_PARAMS, (
                    f"{request.method} {position!r}"
                )
    check_still_responds(opened)


def test_ranges_that_end_before_they_start_are_handled(opened: Wire) -> None:
    for request in offered(opened):
        params = request.params(SMALL_URI, START)
        if "range" in params:
            backwards = params | {"range": {"start": {"line": 3, "character": 5}, "end": START}}
            check_codes(request.method, [backwards], call_all(opened, request.method, [backwards]))
    check_still_responds(opened)


def test_unknown_items_are_rejected_or_returned_unchanged(opened: Wire) -> None:
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
        check_codes_only(opened, method, strange)


def check_codes_only(wire: Wire, method: str, all_params: list[Json]) -> None:
    """Sends parameters that are echoed back, so that the responses cannot be checked."""
    ids = [wire.request(method, params) for params in all_params]
    for request_id in ids:
        wire.methods.pop(request_id)
    check_codes(method, all_params, [wire.response(request_id) for request_id in ids])
    check_still_responds(wire)


COMMANDS: list[Json] = [
    {}, [], None, 7, {"command": None}, {"command": 7}, {"command": ""}, {"command": "no.such"},
    {"command": "no.such", "arguments": {}},
]  # fmt: skip


def test_unknown_commands_are_rejected(opened: Wire) -> None:
    for response in call_all(opened, "workspace/executeCommand", COMMANDS):
        assert "error" in response
    check_still_responds(opened)


def test_every_command_handles_every_argument(opened: Wire) -> None:
    provider = opened.messages[0]["result"]["capabilities"].get("executeCommandProvider")
    if provider is None:
        pytest.skip("the server offers no commands")
    for command in provider["commands"]:
        strange = [{"command": command, "arguments": value} for value in WRONG_VALUES]
        strange += [
            {"command": command, "arguments": [{"uri": value}]} for value in [*WRONG_VALUES, SMALL_URI]
        ]
        check_codes(command, strange, call_all(opened, "workspace/executeCommand", strange))
    check_still_responds(opened)


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
def test_invalid_notifications_are_ignored(opened: Wire, method: str) -> None:
    for params in [*WRONG_VALUES, *NESTED]:
        opened.notify(method, params)
    opened.open(SMALL_URI, SMALL)
    check_still_responds(opened)
    assert not opened.responses[None]


SETTINGS: list[Json] = [
    {"clads": value} for value in WRONG_VALUES
] + [
    {"clads": {"diagnostics": value, "preview": value, "inlayHints": value, "project": value}} for value in WRONG_VALUES
] + [
    {"clads": {"diagnostics": {"rules": value}, "project": "/dev/zero/no", "preview": {"width": value}}}
    for value in [*WRONG_VALUES, {"no-such-rule": "error"}, {"unused-style": 7}, {"unused-style": "loud"}]
]  # fmt: skip


def test_invalid_settings_are_ignored(opened: Wire) -> None:
    for settings in SETTINGS:
        opened.notify("workspace/didChangeConfiguration", {"settings": settings})
    check_still_responds(opened)


FOLDERS: list[Json] = [
    {"event": {"added": [{"uri": uri, "name": "x"}], "removed": []}}
    for uri in ("", "x", "file:///no/such/folder", "file:///dev/null", "https://example.com/a", "untitled:a")
]


def test_missing_folders_are_ignored(opened: Wire) -> None:
    for params in FOLDERS:
        opened.notify("workspace/didChangeWorkspaceFolders", params)
    check_still_responds(opened)
    for params in FOLDERS:
        event = params["event"]
        opened.notify(
            "workspace/didChangeWorkspaceFolders", {"event": {"added": [], "removed": event["added"]}}
        )
    check_still_responds(opened)
