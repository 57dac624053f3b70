"""The configurations of editors/README.md, which are tested as they are."""

import re
from pathlib import Path

EDITORS = Path(__file__).parents[2] / "editors"
TESTED = re.compile(r"^<!-- tested: (\S+) -->\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def recipe(name: str) -> str:
    """The content of a file according to the README."""
    found = dict(TESTED.findall((EDITORS / "README.md").read_text(encoding="utf-8")))
    assert name in found, f"editors/README.md has no tested recipe for {name}"
    return found[name]


def table(heading: str) -> dict[str, str]:
    """The rows of the first table below a heading: a label and a value in code style."""
    text = (EDITORS / "README.md").read_text(encoding="utf-8")
    section = text.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    found = dict(re.findall(r"^\| (.+?) \| `([^`]+)` \|$", section, re.MULTILINE))
    assert found, f"editors/README.md has no table for {heading}"
    return found
