"""Checks messages against the types of the protocol, more strictly than a client would.

Unknown keys, missing keys, `null` where it is not allowed and numbers out of range are problems, each described with
its path.
"""

import collections.abc
import enum
import functools
import types
import typing
from collections.abc import Iterator
from typing import Any

import attrs
from lsprotocol import converters
from lsprotocol import types as lsp

Json = Any

converters.get_converter()  # For its side effect: it resolves the forward references of the types.

ABSENT_OR_NULL = {"SignatureHelp.active_parameter", "SignatureInformation.active_parameter"}
"""The properties that may be missing and may be `null`."""

OWN_NOTIFICATIONS = {"clads/previewDidChange"}
"""The notifications that this server adds to the protocol."""


def problems_of_message(message: Json, method: str | None) -> list[str]:
    """Returns the problems of a message from the server; `method` is that of the request it responds to."""
    if not isinstance(message, dict):
        return [f"the message is not an object: {message!r:.80}"]
    if message.get("jsonrpc") != "2.0":
        return ["the message does not have jsonrpc 2.0"]
    if "method" in message:
        return list(_incoming(message))
    if "error" in message:
        return list(_error(message))
    if method is None or method not in lsp.METHOD_TO_TYPES:
        allowed = {"jsonrpc", "id", "result"}
        return [] if set(message) == allowed else [f"a response has the keys {sorted(message)}"]
    return list(_problems(message, lsp.METHOD_TO_TYPES[method][1], f"response to {method}"))


def problems_of_value(value: Json, expected: Any, path: str = "value") -> list[str]:
    """Returns the problems of a value that should have the given type."""
    return list(_problems(value, expected, path))


def _incoming(message: dict[str, Json]) -> Iterator[str]:
    method = message["method"]
    if method in OWN_NOTIFICATIONS:
        return
    if method not in lsp.METHOD_TO_TYPES:
        yield f"the protocol has no {method}"
        return
    yield from _problems(message, lsp.METHOD_TO_TYPES[method][0], method)
    if method == lsp.PROGRESS:
        yield from _progress(message["params"]["value"])
    if method == lsp.CLIENT_REGISTER_CAPABILITY:
        for registration in message["params"]["registrations"]:
            yield from _registration(registration)


def _error(message: dict[str, Json]) -> Iterator[str]:
    # Only the response to an unreadable message has no id, and it must be `null` then.
    if "id" not in message:
        yield "error response.id: is missing"
    named = message if message.get("id") is not None else message | {"id": 0}
    yield from _problems(named, lsp.ResponseErrorMessage, "error response")


def _progress(value: Json) -> Iterator[str]:
    kinds = {
        "begin": lsp.WorkDoneProgressBegin,
        "report": lsp.WorkDoneProgressReport,
        "end": lsp.WorkDoneProgressEnd,
    }
    if isinstance(value, dict) and "kind" in value:
        yield from _problems(value, kinds.get(value["kind"], lsp.WorkDoneProgressEnd), "$/progress.value")


def _registration(registration: Json) -> Iterator[str]:
    entry = lsp.METHOD_TO_TYPES.get(registration["method"])
    if entry is None:
        yield f"{registration['method']} cannot be registered"
    elif entry[3] is not None and "registerOptions" in registration:
        yield from _problems(
            registration["registerOptions"], entry[3], f"registration for {registration['method']}"
        )


def _problems(value: Json, expected: Any, path: str) -> Iterator[str]:
    origin = typing.get_origin(expected)
    arguments = typing.get_args(expected)
    if expected is Any or expected is object:
        return
    if origin in (typing.Union, types.UnionType):
        yield from _union(value, arguments, path)
    elif origin is typing.Literal:
        if value not in arguments:
            yield f"{path}: {value!r:.60} is not one of {arguments}"
    elif origin is collections.abc.Sequence:
        yield from _list(value, lambda _: arguments[0], path)
    elif origin is tuple:
        if isinstance(value, list) and len(value) == len(arguments):
            yield from _list(value, lambda index: arguments[index], path)
        else:
            yield f"{path}: not a list of {len(arguments)}"
    elif origin is collections.abc.Mapping or origin is dict:
        yield from _map(value, arguments[1], path)
    elif expected is type(None):
        if value is not None:
            yield f"{path}: {value!r:.60} is not null"
    elif isinstance(expected, type) and attrs.has(expected):
        yield from _object(value, expected, path)
    elif isinstance(expected, type) and issubclass(expected, enum.Enum):
        if isinstance(value, bool) or value not in [member.value for member in expected]:
            yield f"{path}: {value!r:.60} is not {expected.__name__}"
    else:
        yield from _scalar(value, expected, path)


def _scalar(value: Json, expected: Any, path: str) -> Iterator[str]:
    accepted = (int, float) if expected is float else expected
    if isinstance(value, bool) != (expected is bool) or not isinstance(value, accepted):
        yield f"{path}: {value!r:.60} is not {expected.__name__}"
    elif expected is int and not -(2**31) <= value < 2**31:
        yield f"{path}: {value} does not fit 32 bits"


def _union(value: Json, choices: tuple[Any, ...], path: str) -> Iterator[str]:
    attempts = [list(_problems(value, choice, path)) for choice in choices]
    if all(attempts):
        # The choice that matches to the greatest depth is the intended one.
        yield from max(attempts, key=lambda problems: problems[0].count("."))


def _list(value: Json, element: collections.abc.Callable[[int], Any], path: str) -> Iterator[str]:
    if not isinstance(value, list):
        yield f"{path}: {value!r:.60} is not a list"
        return
    for index, item in enumerate(value):
        yield from _problems(item, element(index), f"{path}.{index}")


def _map(value: Json, element: Any, path: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{path}: {value!r:.60} is not an object"
        return
    for key, item in value.items():
        yield from _problems(item, element, f"{path}.{key}")


def _object(value: Json, expected: type, path: str) -> Iterator[str]:
    if not isinstance(value, dict):
        yield f"{path}: {value!r:.60} is not {expected.__name__}"
        return
    fields = _fields(expected)
    for key in value:
        if key not in fields:
            yield f"{path}.{key}: {expected.__name__} has no such key"
    for key, field in fields.items():
        yield from _member(value, key, field, expected, f"{path}.{key}")


def _member(value: dict[str, Json], key: str, field: Any, owner: type, path: str) -> Iterator[str]:
    is_special = lsp.is_special_property(owner, field.name)
    if key not in value:
        is_optional = field.default is None and not is_special
        if not is_optional and f"{owner.__name__}.{field.name}" not in ABSENT_OR_NULL:
            yield f"{path}: is missing"
        return
    item = value[key]
    if item is None and field.default is None and not is_special and not _is_any(field.type):
        yield f"{path}: null instead of an absent key"
        return
    found = list(_problems(item, field.type, path))
    yield from found
    if not found and field.validator is not None:
        try:
            field.validator(None, field, float(item) if field.type is float else item)
        except (TypeError, ValueError) as error:
            yield f"{path}: {error.args[0]}"


def _is_any(expected: Any) -> bool:
    return expected is Any or Any in typing.get_args(expected)


@functools.cache
def _fields(owner: type) -> dict[str, Any]:
    return {_camel_case(field.name): field for field in attrs.fields(owner)}


def _camel_case(name: str) -> str:
    first, *rest = name.rstrip("_").split("_")
    return first + "".join(part.title() for part in rest)
