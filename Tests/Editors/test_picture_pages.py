"""The pictures of `--preview` in a real browser: of the examples, and of screens with hostile texts.

With the environment variable `CLADS_CORPUS`, the documents in that folder are drawn, too.
"""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser, Page

from .conftest import REPOSITORY
from .hostile_screen import HARMLESS, HOSTILE, write
from .watched import Watched

Json = Any

CORPUS = os.environ.get("CLADS_CORPUS")
FOLDERS = [REPOSITORY / "schemas/examples", *([Path(CORPUS)] if CORPUS else [])]
DOCUMENTS = [path for folder in FOLDERS for path in sorted(folder.glob("*.clads.json"))]
PHONE = [390, 844]

BUTTON = "/root/children/0/children/0"
"""The button that presents the alert of a hostile screen."""

TALL = ["--width", "48", "--height", "200"]
"""The options with which all of a hostile screen is in sight."""

MEASURE = """() => {
  const screen = document.querySelector("main.screen").getBoundingClientRect();
  const place = (element) => {
    const box = element.getBoundingClientRect();
    return [box.left - screen.left, box.top - screen.top, box.right - screen.left, box.bottom - screen.top];
  };
  return {
    title: document.title,
    size: [screen.width, screen.height],
    fits: document.documentElement.scrollWidth <= innerWidth,
    keys: [...document.querySelectorAll("main > *")].map((element) => element.dataset.key),
    names: [...new Set([...document.querySelectorAll("*")].map((element) => element.localName))].sort(),
    body: [...document.querySelectorAll("body > *")].map((element) => element.localName + (element.className || element.role)),
    controls: [...document.querySelectorAll("main .control")].map((element) => element.localName),
    texts: [...document.querySelectorAll("main text")].map((element) =>
      [element.textContent, element.closest("[clip-path]") !== null, ...place(element)]),
  };
}"""

KNOWN = set(
    "body button circle clippath div ellipse fecomposite feflood fegaussianblur femerge femergenode feoffset "
    "filter g head html input line lineargradient main mask meta p path radialgradient rect stop style "
    "svg text title".split()
)  # fmt: skip
"""The elements of pages, in lowercase."""


@pytest.fixture(scope="module")
def tab(browser: Browser) -> Iterator[Watched]:
    """One tab for all pages."""
    with Watched(browser, width=422, height=900) as tab:
        yield tab


def draw(server: Path, document: Path, target: Path, *options: str) -> Path:
    """Draws a picture into a file."""
    command = [server, "--preview", document, "--output", target.suffix[1:], *options]
    done = subprocess.run(command, capture_output=True, timeout=20, check=False)
    assert done.returncode in (0, 1) and done.stdout, done.stderr.decode()
    target.write_bytes(done.stdout)
    return target


def measure(tab: Watched, path: Path) -> Json:
    """Opens a page, and returns what is in it."""
    page = tab.open(path)
    found = page.evaluate(MEASURE)
    tab.check()
    assert set(name.lower() for name in found["names"]) <= KNOWN, found["names"]
    # Above a picture of a document that the app rejects, a banner says so.
    assert found["body"] in (["mainscreen", "pnote"], ["palert", "mainscreen", "pnote"])
    return found


def check_texts(found: Json) -> None:
    """Fails unless every text can be seen: inside of the screen, or partly if it is cut off by something."""
    width, height = found["size"]
    for text, is_clipped, left, top, right, bottom in found["texts"]:
        if not text.strip():
            continue
        assert right > left and bottom > top, f"{text!r} has no size"
        assert right > 0 and left < width and bottom > 0 and top < height, f"{text!r} is outside"
        if not is_clipped:
            # The face of this browser may be wider than iOS's, by some fraction of a letter.
            assert left > -2 and right < width + 2, f"{text!r} reaches from {left} to {right}"
            assert top > -2 and bottom < height + 2, f"{text!r} reaches from {top} to {bottom}"


def check_svg(
    tab: Watched, path: Path, size: list[float], title: str, *, has_banner: bool = False
) -> None:
    """Fails unless an SVG is well-formed, and as large as the page, plus a banner above it."""
    root = ElementTree.parse(path).getroot()
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert {element.tag.split("}")[1].lower() for element in root.iter()} <= KNOWN
    page: Page = tab.open(path)
    box = "(({ width, height }) => [width, height])(document.documentElement.getBoundingClientRect())"
    width, height = page.evaluate(box)
    assert width == size[0]
    assert height > size[1] if has_banner else height == size[1]
    assert page.evaluate("document.title") == f"{title} (approximate)"
    tab.check()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name.removesuffix(".clads.json"))
def test_a_picture_is_drawn_without_errors_and_requests(
    server: Path, tab: Watched, tmp_path: Path, document: Path, scheme: str
) -> None:
    options = ["--color-scheme", scheme]
    found = measure(tab, draw(server, document, tmp_path / "page.html", *options))
    assert found["size"] == PHONE and found["fits"]
    assert found["keys"] and len(set(found["keys"])) == len(found["keys"])
    assert any(text.strip() for text, *_ in found["texts"])
    check_texts(found)
    check_svg(tab, draw(server, document, tmp_path / "page.svg", *options), PHONE, found["title"])


def shown(text: str) -> str:
    """What a title shows of a text: characters that XML or HTML cannot have are written as in Swift."""
    cannot = [*range(0x20), *range(0x80, 0xA0), 0xFFFE, 0xFFFF]
    return "".join(f"\\u{{{ord(each):x}}}" if ord(each) in cannot else each for each in text)


STATES = {
    "the specification": ["--as", "spec", "--sample", "other"],
    "an alert": ["--tap", BUTTON],
}


@pytest.fixture(scope="module")
def harmless(
    server: Path, browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> dict[str, Json]:
    """What is in the pages of the screen with harmless texts."""
    folder = tmp_path_factory.mktemp("harmless")
    document, _ = write(folder / "app", lambda _: HARMLESS)
    with Watched(browser, width=422, height=900) as tab:
        return {
            state: measure(tab, draw(server, document, folder / "page.html", *TALL, *options))
            for state, options in STATES.items()
        }


def check_hostile(server: Path, tab: Watched, document: Path, title: str, harmless: dict[str, Json]) -> None:
    """Fails if a page of a hostile screen does anything, or differs from the harmless one otherwise."""
    for state, options in STATES.items():
        found = measure(tab, draw(server, document, document.parent / "page.html", *TALL, *options))
        assert found["title"] == shown(title)
        # An alert with longer buttons has them in another order.
        assert sorted(found["keys"]) == sorted(harmless[state]["keys"]), state
        assert found["controls"] == harmless[state]["controls"], state
    picture = draw(server, document, document.parent / "page.svg", *TALL, *STATES["an alert"])
    check_svg(tab, picture, found["size"], shown(title), has_banner=True)


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_texts_are_only_texts(
    server: Path, tab: Watched, tmp_path: Path, harmless: dict[str, Json], text: str
) -> None:
    document, title = write(tmp_path / "app", lambda _: text)
    check_hostile(server, tab, document, title, harmless)


def test_a_mixture_of_hostile_texts_is_only_text(
    server: Path, tab: Watched, tmp_path: Path, harmless: dict[str, Json]
) -> None:
    texts = list(HOSTILE.values())
    document, title = write(tmp_path / "app", lambda number: texts[number % len(texts)])
    check_hostile(server, tab, document, title, harmless)


def test_halves_of_characters_do_not_reach_the_page(server: Path, tab: Watched, tmp_path: Path) -> None:
    document, title = write(tmp_path / "app", lambda _: "a\ud800b\udfffc")
    found = measure(tab, draw(server, document, tmp_path / "page.html", *TALL))
    assert found["title"] == title.replace("\ud800", "\ufffd").replace("\udfff", "\ufffd")
    picture = draw(server, document, tmp_path / "page.svg", *TALL)
    check_svg(tab, picture, found["size"], found["title"], has_banner=True)


def test_control_characters_above_ascii_are_written_by_their_numbers(
    server: Path, tab: Watched, tmp_path: Path
) -> None:
    document, title = write(tmp_path / "app", lambda _: "a\x85b\x92")
    assert measure(tab, draw(server, document, tmp_path / "page.html", *TALL))["title"] == shown(title)


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ("<script>document.title = 'taken'</script>", "script-src"),
        ("<img src=https://evil.example/x>", "img-src"),
        ("<img src=x onerror=alert(1)>", "script-src"),
        ("<style>@import 'https://evil.example/x'</style>", "style-src"),
        ("<iframe src=https://evil.example/x></iframe>", "frame-src"),
    ],
)
def test_a_tab_sees_what_must_not_happen(browser: Browser, tmp_path: Path, body: str, problem: str) -> None:
    policy = "default-src 'none'; style-src 'unsafe-inline'"
    path = tmp_path / "page.html"
    path.write_text(f'<meta http-equiv=Content-Security-Policy content="{policy}">{body}', encoding="utf-8")
    with pytest.raises(AssertionError, match=problem), Watched(browser, width=422, height=900) as tab:
        tab.open(path)
