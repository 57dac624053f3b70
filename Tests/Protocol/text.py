"""Positions, edits and lines as the protocol defines them, computed independently of the server."""

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

    def position_of(self, piece: str, shift: int = 0, occurrence: int = 0) -> Json:
        """Returns the position of a substring, or of a number of code points after its start."""
        offset = -1
        for _ in range(occurrence + 1):
            offset = self.text.index(piece, offset + 1)
        return self.position(offset + shift)

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

    def edited(self, edits: Iterable[Json]) -> str:
        """Returns the text after edits that do not overlap."""
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


def edits_of(workspace_edit: Json) -> dict[str, list[Json]]:
    """Returns the edits of each file, in either form of a workspace edit."""
    edits = {uri: list(items) for uri, items in (workspace_edit.get("changes") or {}).items()}
    for change in workspace_edit.get("documentChanges") or []:
        edits.setdefault(change["textDocument"]["uri"], []).extend(change["edits"])
    return edits


class Marked:
    """A text in which `$0` marks a cursor; the marks are removed."""

    def __init__(self, text: str, encoding: str = "utf-16") -> None:
        pieces = text.split("$0")
        self.cursors = [len("".join(pieces[:count])) for count in range(1, len(pieces))]
        self.text = Text("".join(pieces), encoding)

    def cursor(self, number: int = 0) -> Json:
        """Returns the position of a cursor."""
        return self.text.position(self.cursors[number])
