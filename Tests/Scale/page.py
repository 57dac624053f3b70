"""The programs on the page about large numbers of documents, which are what is tested."""

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "documentation/at-scale.md"


def write_programs(folder: Path) -> None:
    """Writes the files on the page into a folder."""
    for name, body in re.findall(
        r"<!-- file: (\S+\.py) -->\n```\w+\n(.*?)^```$", PAGE.read_text("utf-8"), re.M | re.S
    ):
        (folder / name).write_text(body, encoding="utf-8")
