"""What README.md shows of the editor is what the server says."""

import re
from pathlib import Path

import pytest

from .text import Text
from .wire import Wire

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
FILES = re.compile(r"^<!-- file: (\S+) -->\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
HOVERS = re.compile(r"^<!-- hover: (\S+) at (.*?) -->\n```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("name", "place", "expected"), HOVERS.findall(README))
def test_hovers_are_as_in_the_readme(
    wire: Wire, tmp_path: Path, name: str, place: str, expected: str
) -> None:
    for file, text in FILES.findall(README):
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).write_text(text, encoding="utf-8")
    wire.initialize()
    path = tmp_path / name
    text = Text(path.read_text(encoding="utf-8"))
    wire.open(path.as_uri(), text.text)
    wire.diagnostics(path.as_uri())
    place_ = text.position_of(place)
    said = wire.hover(path.as_uri(), place_["line"], place_["character"])["contents"]["value"]
    assert said.strip() == expected.strip()


def test_the_readme_shows_a_hover() -> None:
    assert HOVERS.findall(README)
