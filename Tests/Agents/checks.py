"""The kinds of checks: each returns what is wrong with an answer, in words."""

import json
import re
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from subprocess import TimeoutExpired
from typing import Any

import program
from documents import Values, changes, equal, objects, read
from frames import EDGES, Page, Shape

SILENCED = re.compile(r"clads-(disable|enable)")
"""A comment that hides findings. An answer may contain none."""


@dataclass(frozen=True)
class Attempt:
    """An answer to a task, in a folder of its own, and what it is compared with."""

    folder: Path
    given: Path
    checks: Path

    def texts(self, pattern: str) -> dict[str, str]:
        """Returns the texts of the JSON files whose paths match a pattern, in which * is any text."""
        paths = [path.relative_to(self.folder).as_posix() for path in sorted(self.folder.rglob("*.json"))]
        return {path: (self.folder / path).read_text("utf-8") for path in paths if fnmatch(path, pattern)}


def check_tests(attempt: Attempt, paths: list[str]) -> list[str]:
    """Runs tests of screens of the task; those that an answer has are gone."""
    for path in paths:
        shutil.copy(attempt.checks / path, attempt.folder / path)
    try:
        return program.failed_steps(attempt.folder, paths)
    finally:
        for path in paths:
            (attempt.folder / path).unlink()


def check_refused(attempt: Attempt, paths: list[str]) -> list[str]:
    """Runs tests whose last response no request may wait for, because it has been canceled."""
    found = check_tests(attempt, paths)
    canceled = [message for message in found if " waits for a response" in message]
    return [message for message in found if message not in canceled] + [
        f"{path}: a request still waits" for path in paths if not any(path in message for message in canceled)
    ]


def check_findings(attempt: Attempt, options: Values) -> list[str]:
    """Checks `in`, files and folders.

    `show` is the lowest severity, `rules` are all that count, and `client` is a version of the app.
    """
    show, client, rules = options.get("show", "warning"), options.get("client"), options.get("rules")
    texts = {path: text for name in options["in"] for path, text in attempt.texts(f"{name}*").items()}
    hidden = [path for path, text in texts.items() if SILENCED.search(text)]
    found = program.findings(attempt.folder, options["in"], show, client)
    messages = [f"{path}: a comment hides findings" for path in hidden]
    return messages + [
        f"{finding['path']}: {finding['rule']}: {finding['message']}"
        for finding in found
        if rules is None or finding["rule"] in rules
    ]


def check_clients(attempt: Attempt, expected: dict[str, str]) -> list[str]:
    """Compares the oldest version of the app that each document may be sent to."""
    actual = program.minimum_clients(attempt.folder, list(expected))
    return [
        f"{path}: the oldest version is {actual.get(path)}, not {version}"
        for path, version in expected.items()
        if actual.get(path) != version
    ]


def check_count(attempt: Attempt, options: Values) -> list[str]:
    """Counts the objects with some members, such as `{ "type": "button" }`, in the files that match `in`.

    A value `"*"` is any. `members` counts the members of the value at a key instead.
    """
    count = 0
    for text in attempt.texts(options["in"]).values():
        document = json.loads(text)
        if "members" in options:
            count += len(document.get(options["members"], {}))
        else:
            count += sum(fits(found, options["objects"]) for found in objects(document))
    return outside(count, options)


def fits(found: Values, wanted: Values) -> bool:
    """Returns whether an object has some members."""
    for key, value in wanted.items():
        if key not in found:
            return False
        if value != "*" and not equal(found[key], value):
            return False
    return True


def check_texts(attempt: Attempt, options: Values) -> list[str]:
    """Counts the matches of a regular expression, `of`, in the files that match `in`."""
    texts = attempt.texts(options["in"]).values()
    return outside(sum(len(re.findall(options["of"], text)) for text in texts), options)


def outside(count: float, limits: Values) -> list[str]:
    """Returns a message if a number is below `min` or above `max`."""
    if limits.get("min", count) <= count <= limits.get("max", count):
        return []
    words = {"min": "at least", "max": "at most"}
    wanted = [f"{word} {limits[key]:g}" for key, word in words.items() if key in limits]
    return [f"it is {count:g}, and should be {' and '.join(wanted)}"]


def check_answer(attempt: Attempt, expected: Values) -> list[str]:
    """Compares values in `answer.json`; `tolerance`, if there is one, is for all numbers."""
    answer = read(attempt.folder / "answer.json")
    tolerance = expected.get("tolerance", 0)
    return [
        f"`{key}` is {json.dumps(answer.get(key))}, not {json.dumps(value)}"
        for key, value in expected.items()
        if key != "tolerance" and not (key in answer and equal(answer[key], value, tolerance))
    ]


def check_unchanged(attempt: Attempt, paths: list[str]) -> list[str]:
    """Compares files with those that were given, but for their format."""
    return [
        f"{path} has been changed at {pointers[0]}"
        for path in paths
        if (pointers := changes(read(attempt.given / path), read(attempt.folder / path)))
    ]


def check_changes(attempt: Attempt, options: Values) -> list[str]:
    """Counts the values of the file `in` that differ from those that were given."""
    given, document = read(attempt.given / options["in"]), read(attempt.folder / options["in"])
    return outside(len(changes(given, document)), options)


def check_frames(attempt: Attempt, options: Values) -> list[str]:
    """Compares frames in the picture of the document `in`, in points.

    Each of `expect` names a `control`, an `area` by its color or a `text`, with `index` if there are several.
    Its edges are numbers, up to the tolerance, or objects with `min` and `max`; `count` is their number.
    """
    size, tolerance = options.get("size", "390x844"), options.get("tolerance", 0.5)
    shown = Page(program.page(attempt.folder, options["in"], size, options.get("options", [])))
    messages = []
    for expected in options["expect"]:
        kind = next(kind for kind in ("control", "area", "text") if kind in expected)
        found, index = shown.find(kind, expected[kind]), expected.get("index", 0)
        label = f"{kind} {expected[kind]} #{index} of {len(found)}"
        if "count" in expected and len(found) != expected["count"]:
            messages.append(f"{label}: there should be {expected['count']}")
        elif len(found) > index:
            messages += [f"{label}: {message}" for message in wrong_edges(found[index], expected, tolerance)]
        elif expected.get("count") != 0:
            messages.append(f"{label}: there is none")
    return messages


def wrong_edges(shape: Shape, expected: Values, tolerance: float) -> list[str]:
    """Returns the edges that are not where they should be."""
    messages = []
    for edge in EDGES:
        value, wanted = getattr(shape, edge), expected.get(edge)
        if wanted is not None:
            exact = not isinstance(wanted, dict)
            limits = {"min": wanted - tolerance, "max": wanted + tolerance} if exact else wanted
            messages += [f"{edge}: {message}" for message in outside(value, limits)]
    return messages


KINDS: dict[str, Callable[[Attempt, Any], list[str]]] = {
    "tests": check_tests,
    "refused": check_refused,
    "findings": check_findings,
    "clients": check_clients,
    "count": check_count,
    "texts": check_texts,
    "answer": check_answer,
    "unchanged": check_unchanged,
    "changes": check_changes,
    "frames": check_frames,
}
"""What `checks.json` may ask for, by key."""


UNUSABLE = (OSError, ValueError, KeyError, TypeError, AttributeError, RuntimeError, TimeoutExpired)
"""What is raised for an answer that lacks a file, or whose values have other types."""


@dataclass(frozen=True)
class Check:
    """Something that an answer gets points for."""

    name: str
    points: int
    kinds: Values

    @staticmethod
    def parse(entry: Values) -> "Check":
        """Reads an entry of `checks.json`."""
        kinds = {key: value for key, value in entry.items() if key not in ("name", "points")}
        if not kinds or kinds.keys() - KINDS.keys():
            raise ValueError(f"a check needs some of {', '.join(KINDS)}: {entry}")
        return Check(entry.get("name", "facts"), entry.get("points", 0), kinds)

    def problems(self, attempt: Attempt) -> list[str]:
        """Returns what is wrong with an answer; no file and no JSON are wrong, too."""
        try:
            return [message for kind, value in self.kinds.items() for message in KINDS[kind](attempt, value)]
        except UNUSABLE as error:
            return [f"{type(error).__name__}: {error}"]
