"""The pictures of `--preview` in a viewer that knows no more than SVG 1.1: it draws what a browser draws.

Fonts and the smoothing of edges differ, so texts are compared by how much of them is there, and everything else in
squares of a few points.
"""

import io
import subprocess
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy
import pytest
from PIL import Image
from playwright.sync_api import Browser

from .conftest import REPOSITORY
from .test_picture_pages import draw

Pixels = Any

DOCUMENTS = sorted((REPOSITORY / "schemas/examples").glob("*.clads.json"))
SVG = "{http://www.w3.org/2000/svg}"

SQUARE = 4
"""The side of the squares, in points."""

TOLERANCE = 20
"""The difference of a square that nobody sees, of 255: that of a smoothed edge."""

SHADOW = """<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60">
<filter id="f" filterUnits="userSpaceOnUse" x="0" y="0" width="60" height="60">%s</filter>
<rect width="60" height="60" fill="#fff"/>
<rect x="15" y="15" width="30" height="30" fill="#36c" filter="url(#f)"/></svg>"""
OFFSET = '<feOffset in="SourceAlpha" dx="4" dy="4" result="s"/>'
MERGE = '<feMerge><feMergeNode in="s"/><feMergeNode in="SourceGraphic"/></feMerge>'


def pixels(png: bytes) -> Pixels:
    """Returns the colors of an image, by row and column."""
    return numpy.asarray(Image.open(io.BytesIO(png)).convert("RGB"), dtype=float)


class Viewers:
    """The two viewers that are compared."""

    def __init__(self, browser: Browser, converter: str, folder: Path) -> None:
        self._page = browser.new_context(viewport={"width": 390, "height": 844}).new_page()
        self._converter = converter
        self._path = folder / "shown.svg"

    def show(self, svg: bytes) -> tuple[Pixels, Pixels]:
        """Returns what the browser draws, and what the other viewer draws."""
        self._path.write_bytes(svg)
        self._page.goto(self._path.as_uri())
        root = self._page.locator("svg")
        browser = root.screenshot(animations="disabled")
        command = [self._converter, "--format", "png", self._path]
        done = subprocess.run(command, capture_output=True, timeout=20, check=True)
        return pixels(browser), pixels(done.stdout)

    def close(self) -> None:
        """Closes the browser's tab."""
        self._page.context.close()


@pytest.fixture(scope="module")
def viewers(browser: Browser, installed, tmp_path_factory: pytest.TempPathFactory):
    """Chromium, and librsvg."""
    viewers = Viewers(browser, installed("rsvg-convert"), tmp_path_factory.mktemp("viewers"))
    yield viewers
    viewers.close()


def without_texts(svg: bytes) -> bytes:
    """Returns a picture in which no texts are drawn."""
    root = ElementTree.fromstring(svg)
    for parent in list(root.iter()):
        for text in parent.findall(f"{SVG}text"):
            parent.remove(text)
    return ElementTree.tostring(root)


def squares(image: Pixels) -> Pixels:
    """Returns the average color of each square."""
    height, width = (length // SQUARE for length in image.shape[:2])
    whole = image[: height * SQUARE, : width * SQUARE]
    return whole.reshape(height, SQUARE, width, SQUARE, 3).mean(axis=(1, 3))


def check_shapes(first: Pixels, second: Pixels) -> None:
    """Fails unless every square has the same color in both images."""
    assert first.shape == second.shape
    difference = numpy.abs(squares(first) - squares(second)).max(axis=2)
    row, column = numpy.unravel_index(difference.argmax(), difference.shape)
    largest = difference[row, column]
    assert largest <= TOLERANCE, f"{largest:.0f} of 255 at {column * SQUARE}, {row * SQUARE}"
    assert difference.mean() < 0.5, "many small differences"


def ink(first: Pixels, second: Pixels, box: tuple[int, int, int, int]) -> float:
    """Returns how much two images differ in a box."""
    left, top, right, bottom = box
    part = (slice(max(0, top), max(0, bottom)), slice(max(0, left), max(0, right)))
    return float(numpy.abs(first[part] - second[part]).sum())


def check_texts(svg: bytes, with_texts: tuple[Pixels, Pixels], without: tuple[Pixels, Pixels]) -> int:
    """Fails unless every text that one viewer shows is shown by the other; returns the number of texts."""
    count = 0
    for text in ElementTree.fromstring(svg).iter(f"{SVG}text"):
        x, y, size = (float(text.get(name)) for name in ("x", "y", "font-size"))
        width = float(text.get("textLength") or 100)
        left = x - width / 2 if text.get("text-anchor") == "middle" else x
        box = (int(left), int(y - size), int(left + width) + 1, int(y + size / 3))
        browser, viewer = (ink(*images, box) for images in zip(with_texts, without, strict=True))
        if browser < 1000:
            continue  # It is outside, or as good as invisible.
        count += 1
        assert browser / 2.5 < viewer < browser * 2.5, f"{text.text!r}: {viewer:.0f} instead of {browser:.0f}"
    return count


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name.removesuffix(".clads.json"))
def test_a_picture_looks_the_same_in_every_viewer(
    server: Path, viewers: Viewers, tmp_path: Path, document: Path, scheme: str
) -> None:
    svg = draw(server, document, tmp_path / "page.svg", "--color-scheme", scheme).read_bytes()
    shapes = viewers.show(without_texts(svg))
    check_shapes(*shapes)
    everything = viewers.show(svg)
    assert check_texts(svg, everything, shapes) > 3


def test_a_filter_that_only_browsers_know_is_noticed(viewers: Viewers) -> None:
    known = SHADOW % (OFFSET + MERGE)
    check_shapes(*viewers.show(known.encode()))
    newer = SHADOW % '<feDropShadow dx="4" dy="4" stdDeviation="0"/>'
    with pytest.raises(AssertionError, match="of 255 at"):
        check_shapes(*viewers.show(newer.encode()))
