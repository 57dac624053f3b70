"""Waits for what programs do, for a limited time."""

import time
from collections.abc import Callable
from typing import TypeVar

Value = TypeVar("Value")


class Patience:
    """How many seconds anything may take; `--patience` sets it for machines that have much else to do."""

    seconds: float = 60


class Gone(Exception):
    """A program was asked about something that it no longer shows."""


def wait(
    condition: Callable[[], Value], what: str | Callable[[], str], seconds: float | None = None
) -> Value:
    """Waits until a condition holds, and returns its value."""
    deadline = time.monotonic() + (seconds or Patience.seconds)
    while not (value := _value(condition)):
        if time.monotonic() > deadline:
            raise AssertionError(f"waited in vain for {what if isinstance(what, str) else what()}")
        time.sleep(0.05)
    return value


def _value(condition: Callable[[], Value]) -> Value | None:
    try:
        return condition()
    except Gone:
        return None
