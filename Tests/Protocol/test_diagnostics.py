"""Findings in each editor: pushed to some, pulled by others."""

from pathlib import Path
from typing import Any

import pytest

from . import examples
from .editors import PROFILES, Editor, editor
from .text import Text

Json = Any

FAULTY = """\
{
  "id": "faulty",
  "styles": { "lonely": { "fontSize": 9 } },
  "root": {
    "children": [
      { "type": "label", "id": "twin", "text": "One", "styleId": "title" },
      { "type": "label", "id": "twin", "text": "Two" },
      { "type": "lable", "text": "Three" }
    ]
  }
}
"""

EXPECTED = {
    "unknown-component-kind": '"lable"',
    "unresolved-style": '"title"',
    "unused-style": '"lonely"',
    "duplicate-component-id": '"twin"',
}
"""The rules with findings in the faulty document, and the text that each underlines."""

URI = "file:///nowhere/faulty.clads.json"


def fades_text(client: Editor) -> bool:
    """Returns whether the client supports the tags of findings."""
    document = client.capabilities.text_document
    sides = (document.publish_diagnostics, document.diagnostic)
    return any(getattr(side, "tag_support", None) is not None for side in sides)


def by_code(findings: list[Json]) -> dict[str, Json]:
    """Returns the findings by rule."""
    return {finding["code"]: finding for finding in findings}


@pytest.mark.parametrize("profile", PROFILES)
async def test_every_finding_has_a_message_a_range_and_a_source(server: Path, profile: str) -> None:
    async with editor(server, profile) as client:
        client.open(URI, FAULTY)
        found = by_code(await client.findings(URI))
        text = Text(FAULTY, client.server_capabilities["positionEncoding"])
        expected = dict(EXPECTED)
        if not fades_text(client):
            assert "unused-style" not in found
            del expected["unused-style"]
        assert found.keys() >= expected.keys()
        for code, underlined in expected.items():
            assert text.piece(found[code]["range"]).strip('"') == underlined.strip('"')
        for finding in found.values():
            assert finding["source"] == "clads"
            assert finding["message"]
            assert finding["severity"] in (1, 2, 3, 4)
            assert finding["code"] in finding["codeDescription"]["href"]


@pytest.mark.parametrize("profile", PROFILES)
async def test_findings_appear_and_disappear_with_the_mistake(
    server: Path, folder: Path, profile: str
) -> None:
    name = "checkout.clads.json"
    whole, uri = examples.read(name), (folder / name).as_uri()
    async with editor(server, profile, folder) as client:
        client.open(uri, whole)
        for broken, code in (
            (whole.replace('"type": "label"', '"type": "lable"', 1), "unknown-component-kind"),
            (whole[:-3], "json-syntax"),
            (whole.replace(",", ",,", 1), "json-syntax"),
            ("", "json-syntax"),
        ):
            client.change(uri, broken)
            assert code in await client.codes(uri)
            client.change(uri, whole)
            assert code not in await client.codes(uri)
