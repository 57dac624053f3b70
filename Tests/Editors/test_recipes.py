"""The configurations that are not tested have a valid syntax, and the links of all pages work."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from .recipes import EDITORS

REPOSITORY = EDITORS.parent
README = EDITORS / "README.md"
FOLDERS = [".github", "Sources", "Tests", "documentation", "editors", "schemas"]
PAGES = [
    REPOSITORY / "README.md",
    *sorted(
        page
        for folder in FOLDERS
        for page in (REPOSITORY / folder).rglob("*.md")
        if "node_modules" not in page.parts
    ),
]
FENCED = re.compile(r"^ *```(\w+)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
READERS = {"json": json.loads, "toml": tomllib.loads}


@pytest.mark.parametrize("language", READERS)
def test_quoted_settings_can_be_parsed(language: str) -> None:
    quoted = [body for each, body in FENCED.findall(README.read_text(encoding="utf-8")) if each == language]
    assert quoted
    for body in quoted:
        READERS[language](body)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(REPOSITORY)))
def test_links_point_to_files_and_headings(page: Path) -> None:
    lost = []
    for link in LINK.findall(FENCED.sub("", page.read_text(encoding="utf-8"))):
        if re.match(r"\w+:", link):
            continue
        file, _, heading = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        if not target.exists() or (heading and heading not in anchors(target)):
            lost.append(link)
    assert lost == []


def anchors(page: Path) -> set[str]:
    """The anchors of the headings of a page."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
