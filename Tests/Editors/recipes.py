"""The recipes of editors/README.md: what stands there is what is tested."""

import re
from pathlib import Path

EDITORS = Path(__file__).parents[2] / "editors"
TESTED = re.compile(r"^<!-- tested: (\S+) -->\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def recipe(name: str) -> str:
    """What the README tells people to put into a file."""
    found = dict(TESTED.findall((EDITORS / "README.md").read_text(encoding="utf-8")))
    assert name in found, f"editors/README.md has no tested recipe for {name}"
    return found[name]
