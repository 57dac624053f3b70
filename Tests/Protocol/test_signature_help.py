"""Signature help for the call around the cursor."""

from pathlib import Path
from typing import Any

import pytest

from .stage import Stage, label, screen
from .wire import Wire

Json = Any
STATE = '{ "items": ["a", "b"], "name": "a", "user": { "tags": [1] } }'

CALLS = [
    ("${items.contains($0)}", "items.contains(value) → bool"),
    ("${items.contains($0", "items.contains(value) → bool"),
    ("${items.contains('a$0')}", "items.contains(value) → bool"),
    ("${name == 'x' && user.tags.contains(1$0)}", "user.tags.contains(value) → bool"),
    ("${items.contains(name) || user.tags.contains(na$0me)}", "user.tags.contains(value) → bool"),
    ("😀${items.contains(name$0)}", "items.contains(value) → bool"),
    ("${items.conta$0ins(name)}", None),
    ("${items.contains(name)$0}", None),
    ("${ite$0ms}", None),
    ("items.contains($0)", None),
]


@pytest.mark.parametrize(("text", "expected"), CALLS)
def test_the_call_around_the_cursor_is_explained(
    wire: Wire, tmp_path: Path, text: str, expected: str | None
) -> None:
    help_ = Stage(wire, tmp_path, screen(label(text), STATE)).call("signatureHelp")
    if expected is None:
        assert not help_
        return
    (signature,) = help_["signatures"]
    assert signature["label"] == expected
    assert signature["documentation"]
    assert help_.get("activeParameter", 0) == 0
    assert parameter(signature) == "value"


def parameter(signature: Json) -> str:
    """Returns the first parameter of the signature."""
    named = signature["parameters"][0]["label"]
    return named if isinstance(named, str) else signature["label"][named[0] : named[1]]


def test_parameters_are_offsets_for_clients_that_support_them(wire: Wire, tmp_path: Path) -> None:
    knows = {"signatureInformation": {"parameterInformation": {"labelOffsetSupport": True}}}
    stage = Stage(
        wire,
        tmp_path,
        screen(label("${items.contains($0)}"), STATE),
        capabilities={"textDocument": {"signatureHelp": knows}},
    )
    (signature,) = stage.call("signatureHelp")["signatures"]
    assert parameter(signature) == "value"


def test_the_call_is_found_right_after_the_bracket_is_typed(wire: Wire, tmp_path: Path) -> None:
    stage = Stage(wire, tmp_path, screen(label("${items.contains$0}"), STATE))
    typed = {"triggerKind": 2, "triggerCharacter": "(", "isRetrigger": False}
    stage.change(screen(label("${items.contains($0}"), STATE))
    assert stage.call("signatureHelp", context=typed)["signatures"]
