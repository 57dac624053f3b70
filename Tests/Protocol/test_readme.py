"""The hovers shown in README.md and documentation/ are those of the server."""

import re
from pathlib import Path

import pytest

from .text import Text
from .wire import Wire

REPOSITORY = Path(__file__).parents[2]
PAGES = [REPOSITORY / "README.md", *sorted((REPOSITORY / "documentation").glob("*.md"))]
FILES = re.compile(r"^<!-- file: (\S+) -->\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
HOVERS = re.compile(r"^<!-- hover: (\S+) at (.*?) -->\n```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)


SHOWN = [(page, *hover) for page in PAGES for hover in HOVERS.findall(page.read_text(encoding="utf-8"))]


@pytest.mark.parametrize(("page", "name", "target", "expected"), SHOWN)
def test_hovers_are_those_in_the_pages(
    wire: Wire, tmp_path: Path, page: Path, name: str, target: str, expected: str
) -> None:
    for file, text in FILES.findall(page.read_text(encoding="utf-8")):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(text, encoding="utf-8")
    wire.initialize()
    path = tmp_path / name
    text = Text(path.read_text(encoding="utf-8"))
    wire.open(path.as_uri(), text.text)
    wire.diagnostics(path.as_uri())
    position = text.position_of(target)
    shown = wire.hover(path.as_uri(), position["line"], position["character"])["contents"]["value"]
    assert shown.strip() == expected.strip()


def test_the_pages_show_a_hover() -> None:
    assert SHOWN
