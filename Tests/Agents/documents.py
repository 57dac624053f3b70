"""The values in a document, and how many of them an answer has changed."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

Values = dict[str, Any]


def read(path: Path) -> Any:
    """Reads a JSON file."""
    return json.loads(path.read_text(encoding="utf-8"))


def objects(value: Any) -> Iterator[Values]:
    """Yields all objects in a value, and the value itself if it is one."""
    if isinstance(value, dict):
        yield value
    for child in value.values() if isinstance(value, dict) else value if isinstance(value, list) else []:
        yield from objects(child)


def leaves(value: Any, pointer: str = "") -> Values:
    """Returns the numbers, strings, booleans and empty containers in a value, by JSON pointer."""
    if not isinstance(value, dict | list) or not value:
        return {pointer: value}
    found: Values = {}
    for key, child in value.items() if isinstance(value, dict) else enumerate(value):
        found |= leaves(child, f"{pointer}/{key}")
    return found


def changes(old: Any, new: Any) -> list[str]:
    """Returns the pointers at which two values have different leaves."""
    before, after = leaves(old), leaves(new)
    missing = object()
    return sorted(
        pointer
        for pointer in before.keys() | after.keys()
        if not equal(before.get(pointer, missing), after.get(pointer, missing))
    )


def equal(one: Any, other: Any, tolerance: float = 0) -> bool:
    """Returns whether two JSON values are equal: 1 and 1.0 are, 1 and true are not."""
    if isinstance(one, bool) or isinstance(other, bool):
        return one is other
    if isinstance(one, int | float) and isinstance(other, int | float):
        return abs(one - other) <= tolerance
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(equal(one[key], other[key], tolerance) for key in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(equal(a, b, tolerance) for a, b in zip(one, other, strict=True))
    return type(one) is type(other) and one == other


def set_value(document: Any, pointer: str, value: Any) -> None:
    """Sets the value at a JSON pointer, also one that is not there yet; `None` removes it."""
    *path, last = pointer.split("/")[1:]
    for key in path:
        document = document[int(key) if isinstance(document, list) else key]
    if value is None:
        del document[int(last) if isinstance(document, list) else last]
    elif not isinstance(document, list):
        document[last] = value
    elif int(last) == len(document):
        document.append(value)
    else:
        document[int(last)] = value
