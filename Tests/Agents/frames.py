"""Where a picture of a screen has what, in points."""

import re
from dataclasses import dataclass
from html.parser import HTMLParser

EDGES = ("x", "y", "width", "height")
Attributes = dict[str, str]


@dataclass(frozen=True)
class Shape:
    """A control, an area of one color or a text, with its frame.

    The name of a control is what a screen reader calls it, that of an area its color, and that of a text what
    it says. A text has the width of its letters, which is approximate.
    """

    kind: str
    name: str
    x: float
    y: float
    width: float
    height: float


class Page(HTMLParser):
    """The shapes on a page that `--preview --output html` has printed, in the order of drawing."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.shapes: list[Shape] = []
        self._text: Attributes | None = None
        self._ignored = 0  # How many elements deep in one that only clips.
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        if tag in ("clippath", "filter"):
            self._ignored += 1
        elif self._ignored:
            return
        elif values.get("class", "").startswith("control"):
            self._add("control", values.get("aria-label", ""), lengths(values["style"]))
        elif tag == "rect":
            self._add("area", values.get("fill", ""), {edge: float(values.get(edge, 0)) for edge in EDGES})
        elif tag == "ellipse":
            x, y, width, height = (float(values[name]) for name in ("cx", "cy", "rx", "ry"))
            frame = {"x": x - width, "y": y - height, "width": 2 * width, "height": 2 * height}
            self._add("area", values.get("fill", ""), frame)
        elif tag == "text":
            self._text = values

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("clippath", "filter"):
            self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        if tag in ("clippath", "filter"):
            self._ignored -= 1
        elif tag == "text":
            self._text = None

    def handle_data(self, data: str) -> None:
        if self._text is not None and not self._ignored:
            frame = {"x": float(self._text["x"]), "width": float(self._text.get("textlength", 0))}
            self._add("text", data, frame | {"y": float(self._text["y"]), "height": 0})

    def _add(self, kind: str, name: str, frame: dict[str, float]) -> None:
        self.shapes.append(Shape(kind, name, *(frame[edge] for edge in EDGES)))

    def find(self, kind: str, name: str) -> list[Shape]:
        """Returns the shapes with a name; that of a color may be in either case."""
        return [shape for shape in self.shapes if shape.kind == kind and shape.name.lower() == name.lower()]


def lengths(style: str) -> dict[str, float]:
    """Returns the frame that a style of CSS sets."""
    values = {name: float(value) for name, value in re.findall(r"(left|top|width|height):([-\d.]+)px", style)}
    return {"x": values["left"], "y": values["top"], "width": values["width"], "height": values["height"]}
