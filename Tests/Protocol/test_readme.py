"""The hovers shown in README.md are those of the server."""

import re
from pathlib import Path

import pytest

from .text import Text
from .wire import Wire

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
FILES = re.compile(r"^<!-- file: (\S+) -->\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
HOVERS = re.compile(r"^<!-- hover: (\S+) at (.*?) -->\n```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("name", "target", "expected"), HOVERS.findall(README))
def test_hovers_are_those_in_the_readme(
    wire: Wire, tmp_path: Path, name: str, target: str, expected: str
) -> None:
    for file, text in FILES.findall(README):
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


def test_the_readme_shows_a_hover() -> None:
    assert HOVERS.findall(README)
