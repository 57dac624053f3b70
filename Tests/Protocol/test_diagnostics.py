"""Findings in each editor: pushed to some, pulled by others."""

import json
from pathlib import Path
from typing import Any

import pytest
from lsprotocol import types as lsp
from pytest_lsp import client_capabilities

from . import examples
from .editors import PROFILES, Editor, editor
from .text import Text

Json = Any

PUSH = ("visual-studio-code", "emacs")
PULL = ("neovim",)

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


def by_code(findings: list[Json]) -> dict[str, Json]:
    """Returns the findings by rule."""
    return {finding["code"]: finding for finding in findings}


@pytest.mark.parametrize("profile", PROFILES)
async def test_every_finding_has_a_message_a_range_and_a_source(server: Path, profile: str) -> None:
    async with editor(server, profile) as client:
        client.open(URI, FAULTY)
        found = by_code(await client.findings(URI))
        text = Text(FAULTY, client.server_capabilities["positionEncoding"])
        assert found.keys() >= EXPECTED.keys()
        for code, underlined in EXPECTED.items():
            assert text.piece(found[code]["range"]).strip('"') == underlined.strip('"')
        for finding in found.values():
            assert finding["source"] == "clads"
            assert finding["message"]
            assert finding["severity"] in (1, 2, 3, 4)
            assert finding["code"] in finding["codeDescription"]["href"]


@pytest.mark.parametrize("profile", PROFILES)
async def test_related_locations_are_sent_to_clients_that_support_them(server: Path, profile: str) -> None:
    capabilities = client_capabilities(profile)
    is_wanted = bool(capabilities.text_document.publish_diagnostics.related_information)
    async with editor(server, capabilities) as client:
        client.open(URI, FAULTY)
        twin = by_code(await client.findings(URI))["duplicate-component-id"]
        assert bool(twin.get("relatedInformation")) == is_wanted
        if is_wanted:
            location = twin["relatedInformation"][0]["location"]
            assert location["uri"] == URI
            text = Text(FAULTY, client.server_capabilities["positionEncoding"])
            assert text.piece(location["range"]).strip('"') == "twin"


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("is_supported", [True, False], ids=["with tags", "without tags"])
async def test_tags_are_sent_to_clients_that_support_them(
    server: Path, profile: str, is_supported: bool
) -> None:
    capabilities = client_capabilities(profile)
    if not is_supported:
        capabilities.text_document.publish_diagnostics.tag_support = None
    async with editor(server, capabilities) as client:
        client.open(URI, FAULTY)
        lonely = by_code(await client.findings(URI))["unused-style"]
        assert lonely.get("tags") == ([1] if is_supported else None)


@pytest.mark.parametrize("profile", PROFILES)
async def test_the_examples_have_no_findings_above_info(server: Path, folder: Path, profile: str) -> None:
    async with editor(server, profile, folder) as client:
        for name in examples.NAMES:
            uri = (folder / name).as_uri()
            client.open(uri, examples.read(name))
            if client.capabilities.text_document.diagnostic is None:
                continue
            assert [found for found in await client.findings(uri) if found["severity"] < 3] == []
        assert [
            uri for uri, found in client.diagnostics.items() if any(item.severity < 3 for item in found)
        ] == []


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


@pytest.mark.parametrize("profile", PUSH)
async def test_closing_a_document_clears_its_pushed_findings(server: Path, profile: str) -> None:
    async with editor(server, profile) as client:
        client.open(URI, FAULTY)
        assert await client.findings(URI)
        client.close(URI)
        await client.until(lambda: not client.diagnostics[URI], "empty findings")


@pytest.mark.parametrize("profile", PULL)
async def test_findings_of_open_files_are_not_pushed_to_clients_that_pull(server: Path, profile: str) -> None:
    async with editor(server, profile) as client:
        client.open(URI, FAULTY)
        assert await client.findings(URI)
        client.change(URI, "{")
        assert await client.findings(URI)
        assert URI not in client.diagnostics


async def pull(client: Editor, uri: str, previous: str | None = None) -> Json:
    """Pulls the findings of one document."""
    params = {"textDocument": {"uri": uri}} | ({"previousResultId": previous} if previous else {})
    return await client.call("textDocument/diagnostic", params)


@pytest.mark.parametrize("profile", PULL)
async def test_unchanged_findings_are_not_sent_again(server: Path, profile: str) -> None:
    async with editor(server, profile) as client:
        client.open(URI, FAULTY)
        first = await pull(client, URI)
        assert first["kind"] == "full" and first["items"]
        again = await pull(client, URI, first["resultId"])
        assert again == {"kind": "unchanged", "resultId": first["resultId"]}
        assert (await pull(client, URI, "no such result"))["kind"] == "full"
        client.change(URI, examples.SMALL)
        clean = await pull(client, URI, first["resultId"])
        assert clean["kind"] == "full" and clean["items"] == []
        client.change(URI, FAULTY)
        assert (await pull(client, URI, clean["resultId"]))["items"] == first["items"]


@pytest.mark.parametrize("profile", PULL)
async def test_the_findings_of_the_workspace_can_be_pulled(server: Path, folder: Path, profile: str) -> None:
    (folder / "faulty.clads.json").write_text(FAULTY)
    open_uri = (folder / "checkout.clads.json").as_uri()
    async with editor(server, profile, folder) as client:
        client.open(open_uri, FAULTY)
        report = await client.call("workspace/diagnostic", {"previousResultIds": []})
        items = {item["uri"]: item for item in report["items"]}
        names = {Path(uri).name for uri in items}
        assert names == {*examples.NAMES, "clads.json", "faulty.clads.json"}
        assert items[open_uri]["version"] == 1
        closed = items[(folder / "faulty.clads.json").as_uri()]
        assert closed["version"] is None
        assert "unknown-component-kind" in by_code(closed["items"])
        previous = [{"uri": uri, "value": item["resultId"]} for uri, item in items.items()]
        again = await client.call("workspace/diagnostic", {"previousResultIds": previous})
        assert {item["kind"] for item in again["items"]} <= {"unchanged"}


async def test_clients_that_pull_are_asked_to_refresh_when_the_project_changes(
    server: Path, folder: Path
) -> None:
    capabilities = client_capabilities("neovim")
    capabilities.workspace.diagnostics = lsp.DiagnosticWorkspaceClientCapabilities(refresh_support=True)
    project, uri = (folder / "clads.json").as_uri(), (folder / "product-detail.clads.json").as_uri()
    async with editor(server, capabilities, folder) as client:
        client.open(uri, examples.read("product-detail.clads.json"))
        assert "unknown-component-kind" not in await client.codes(uri)
        described = json.loads(examples.read("clads.json"))
        client.open(project, json.dumps(described), "json")
        del described["components"]["ratingStars"]
        client.change(project, json.dumps(described))
        await client.until(lambda: client.diagnostic_refresh_count > 0, "the wish to be asked again")
        assert "unknown-component-kind" in await client.codes(uri)
