"""Positions, edits and lines as the protocol defines them, worked out here and not by the server."""

import re
from collections.abc import Callable, Iterable
from typing import Any

Json = Any

LINE_END = re.compile(r"\r\n|\n|\r")

UNITS: dict[str, Callable[[str], int]] = {
    "utf-8": lambda text: len(text.encode()),
    "utf-16": lambda text: len(text.encode("utf-16-le")) // 2,
    "utf-32": len,
}
"""How long a text is in each encoding."""

CODECS = {"utf-8": ("utf-8", 1), "utf-16": ("utf-16-le", 2), "utf-32": ("utf-32-le", 4)}
"""The bytes of each encoding, and how many make a unit."""


class Text:
    """A text with its lines, in one encoding of positions."""

    def __init__(self, text: str, encoding: str = "utf-16") -> None:
        self.text = text
        self.encoding = encoding
        self.starts = [0, *(match.end() for match in LINE_END.finditer(text))]

    def position(self, offset: int) -> Json:
        """The position of an offset in code points."""
        line = max(index for index, start in enumerate(self.starts) if start <= offset)
        return {"line": line, "character": UNITS[self.encoding](self.text[self.starts[line] : offset])}

    def position_of(self, piece: str, shift: int = 0, occurrence: int = 0) -> Json:
        """The position of a piece of the text, or so many code points behind its start."""
        offset = -1
        for _ in range(occurrence + 1):
            offset = self.text.index(piece, offset + 1)
        return self.position(offset + shift)

    def range_of(self, start: int, end: int) -> Json:
        """The range between two offsets."""
        return {"start": self.position(start), "end": self.position(end)}

    def offset(self, position: Json) -> int:
        """The offset of a position; fails when there is no such place."""
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
        """The text of a range."""
        return self.text[self.offset(range_["start"]) : self.offset(range_["end"])]

    def edited(self, edits: Iterable[Json]) -> str:
        """The text after edits that do not overlap."""
        spans = sorted(
            (self.offset(edit["range"]["start"]), self.offset(edit["range"]["end"]), edit["newText"])
            for edit in edits
        )
        pieces, behind = [], 0
        for start, end, new in spans:
            assert behind <= start <= end, f"edits overlap at {start}"
            pieces += [self.text[behind:start], new]
            behind = end
        return "".join(pieces) + self.text[behind:]
