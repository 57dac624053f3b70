"""Positions and lines as the protocol defines them, computed independently of the server."""

import re
from collections.abc import Callable
from typing import Any

Json = Any

LINE_END = re.compile(r"\r\n|\n|\r")

UNITS: dict[str, Callable[[str], int]] = {
    "utf-8": lambda text: len(text.encode()),
    "utf-16": lambda text: len(text.encode("utf-16-le")) // 2,
    "utf-32": len,
}
"""The length of a text in each encoding."""

CODECS = {"utf-8": ("utf-8", 1), "utf-16": ("utf-16-le", 2), "utf-32": ("utf-32-le", 4)}
"""The Python codec of each encoding, and the number of bytes in a code unit."""


class Text:
    """A text with its lines, in one position encoding."""

    def __init__(self, text: str, encoding: str = "utf-16") -> None:
        self.text = text
        self.encoding = encoding
        self.starts = [0, *(match.end() for match in LINE_END.finditer(text))]

    def position(self, offset: int) -> Json:
        """Returns the position of an offset in code points."""
        line = max(index for index, start in enumerate(self.starts) if start <= offset)
        return {"line": line, "character": UNITS[self.encoding](self.text[self.starts[line] : offset])}

    def position_of(self, piece: str, shift: int = 0) -> Json:
        """Returns the position of a substring, or of a number of code points after its start."""
        return self.position(self.text.index(piece) + shift)

    def range_of(self, start: int, end: int) -> Json:
        """Returns the range between two offsets."""
        return {"start": self.position(start), "end": self.position(end)}

    def offset(self, position: Json) -> int:
        """Returns the offset of a position; fails if the position is outside the text."""
        start = self.starts[position["line"]]
        rest = self.text[start:]
        end = LINE_END.search(rest)
        line = rest[: end.start()] if end else rest
        wanted = position["character"]
        codec, width = CODECS[self.encoding]
        units = line.encode(codec)
        assert wanted * width <= len(units), f"no character {wanted} in line {line!r:.80}"
        return start + len(units[: wanted * width].decode(codec))

    def piece(self, range_: Json) -> str:
        """Returns the text of a range."""
        return self.text[self.offset(range_["start"]) : self.offset(range_["end"])]


class Marked:
    """A text in which `$0` may mark a cursor; the mark is removed."""

    def __init__(self, text: str) -> None:
        before, _, after = text.partition("$0")
        self.text = Text(before + after)
        self._offset = len(before)

    def cursor(self) -> Json:
        """Returns the position of the cursor."""
        return self.text.position(self._offset)
