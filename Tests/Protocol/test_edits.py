"""Edits from the server, applied here and compared with the expected text."""

import json
from pathlib import Path
from typing import Any

import pytest
from pygls.exceptions import JsonRpcException

from . import examples
from .editors import PROFILES, Editor, editor
from .requests import OPTIONS
from .text import Text, edits_of

Json = Any
NAME = "sign-in.clads.json"


def text_for(client: Editor, text: str) -> Text:
    """Returns a text with positions in the client's encoding."""
    return Text(text, client.server_capabilities["positionEncoding"])


@pytest.mark.parametrize("profile", PROFILES)
async def test_formatting_keeps_the_meaning_and_is_idempotent(
    server: Path, folder: Path, profile: str
) -> None:
    async with editor(server, profile, folder) as client:
        for name in examples.NAMES:
            whole, uri = examples.read(name), (folder / name).as_uri()
            squeezed = json.dumps(json.loads(whole), ensure_ascii=False)
            client.open(uri, squeezed)
            params = {"textDocument": {"uri": uri}, "options": OPTIONS}
            formatted = text_for(client, squeezed).edited(
                await client.call("textDocument/formatting", params)
            )
            assert json.loads(formatted) == json.loads(whole)
            assert formatted.count("\n") > 20
            client.change(uri, formatted)
            assert not await client.call("textDocument/formatting", params)
            client.close(uri)


@pytest.mark.parametrize(
    "options", [{"tabSize": 4, "insertSpaces": True}, {"tabSize": 4, "insertSpaces": False}]
)
async def test_formatting_uses_the_indentation_of_the_editor(server: Path, options: Json) -> None:
    indent = "    " if options["insertSpaces"] else "\t"
    async with editor(server, "visual-studio-code") as client:
        client.open(examples.SMALL_URI, examples.SMALL)
        params = {"textDocument": {"uri": examples.SMALL_URI}, "options": options}
        edits = await client.call("textDocument/formatting", params)
        formatted = text_for(client, examples.SMALL).edited(edits)
        assert formatted.splitlines()[1] == indent + '"id": "small",'


async def test_formatting_a_broken_document_keeps_all_text(server: Path) -> None:
    async with editor(server, "visual-studio-code") as client:
        client.open(examples.SMALL_URI, examples.SMALL)
        for length in range(0, len(examples.SMALL), 7):
            text = examples.SMALL[:length] + "¿" + examples.SMALL[length + 1 :]
            client.change(examples.SMALL_URI, text)
            params = {"textDocument": {"uri": examples.SMALL_URI}, "options": OPTIONS}
            edits = await client.call("textDocument/formatting", params)
            formatted = text_for(client, text).edited(edits or [])
            assert "".join(formatted.split()) == "".join(text.split())


RENAMES = [
    ("fieldTitle", "headline", 1),
    ("sendCode", "mailCode", 0),
    ("intro", "welcome", 0),
    ("codeFailed", "noCode", 0),
    ("fieldTitle", 'quoted "name" \\ 😀', 0),
]


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize(("old", "new", "occurrence"), RENAMES)
async def test_a_rename_changes_every_use_of_the_name_and_nothing_else(
    server: Path, folder: Path, profile: str, old: str, new: str, occurrence: int
) -> None:
    whole, uri = examples.read(NAME), (folder / NAME).as_uri()
    async with editor(server, profile, folder) as client:
        if not client.offers("renameProvider"):
            pytest.skip("the server offers no renaming")
        client.open(uri, whole)
        text = text_for(client, whole)
        position = text.position_of(f'"{old}"', 2, occurrence)
        params = {"textDocument": {"uri": uri}, "position": position}
        if client.offers("renameProvider.prepareProvider"):
            prepared = await client.call("textDocument/prepareRename", params)
            assert text.piece(prepared.get("range", prepared)) == old
        edit = await client.call("textDocument/rename", params | {"newName": new})
        assert list(edits_of(edit)) == [uri]
        renamed = text.edited(edits_of(edit)[uri])
        assert renamed == whole.replace(json.dumps(old), json.dumps(new, ensure_ascii=False))


async def test_positions_without_a_name_cannot_be_renamed(server: Path, folder: Path) -> None:
    whole, uri = examples.read(NAME), (folder / NAME).as_uri()
    async with editor(server, "visual-studio-code", folder) as client:
        if not client.offers("renameProvider"):
            pytest.skip("the server offers no renaming")
        client.open(uri, whole)
        for piece in ('"fontSize"', "36", '"Welcome to', '"textfield"'):
            position = text_for(client, whole).position_of(piece, 1)
            params = {"textDocument": {"uri": uri}, "position": position, "newName": "other"}
            try:
                assert not await client.call("textDocument/rename", params)
            except JsonRpcException as error:
                assert error.code in (-32803, -32602, -32600)


BREAKS = [
    ('"styleId": "fieldTitle"', '"styleId": "feildTitle"'),
    ('"type": "textfield"', '"type": "textfeild"'),
    ('"fontWeight": "semibold"', '"fontWeight": "semi-bold"'),
    ('"placeholder"', '"placehodler"'),
]
"""Mistakes, and their corrections."""


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize(("right", "wrong"), BREAKS)
async def test_a_quick_fix_fixes_its_finding(
    server: Path, folder: Path, profile: str, right: str, wrong: str
) -> None:
    whole, uri = examples.read(NAME), (folder / NAME).as_uri()
    broken = whole.replace(right, wrong, 1)
    async with editor(server, profile, folder) as client:
        if not client.offers("codeActionProvider"):
            pytest.skip("the server offers no code actions")
        client.open(uri, broken)
        text = text_for(client, broken)
        line = text.position(broken.index(wrong))["line"]
        found = [item for item in await client.findings(uri) if item["range"]["start"]["line"] == line]
        context = {"diagnostics": found, "only": ["quickfix"]}
        params = {"textDocument": {"uri": uri}, "range": found[0]["range"], "context": context}
        actions = await client.call("textDocument/codeAction", params)
        fixed = []
        for action in actions:
            assert action["kind"].startswith("quickfix")
            if "edit" not in action and client.offers("codeActionProvider.resolveProvider"):
                action = await client.call("codeAction/resolve", action)
            fixed.append(text.edited(edits_of(action["edit"]).get(uri, [])))
        assert whole in fixed, [action["title"] for action in actions]


@pytest.mark.parametrize("profile", PROFILES)
async def test_every_code_action_leaves_valid_json(server: Path, folder: Path, profile: str) -> None:
    whole, uri = examples.read(NAME), (folder / NAME).as_uri()
    async with editor(server, profile, folder) as client:
        if not client.offers("codeActionProvider"):
            pytest.skip("the server offers no code actions")
        client.open(uri, whole)
        text = text_for(client, whole)
        for offset in range(0, len(whole), 97):
            position = text.position(offset)
            span = {"start": position, "end": position}
            params = {"textDocument": {"uri": uri}, "range": span, "context": {"diagnostics": []}}
            for action in await client.call("textDocument/codeAction", params) or []:
                if "edit" not in action and client.offers("codeActionProvider.resolveProvider"):
                    action = await client.call("codeAction/resolve", action)
                for changed, edits in edits_of(action.get("edit") or {}).items():
                    before = text if changed == uri else text_for(client, examples.read(Path(changed).name))
                    assert json.loads(before.edited(edits)) is not None, action["title"]


async def test_colors_have_ranges_and_other_notations(server: Path, folder: Path) -> None:
    whole, uri = examples.read(NAME), (folder / NAME).as_uri()
    async with editor(server, "visual-studio-code", folder) as client:
        if not client.offers("colorProvider"):
            pytest.skip("the server finds no colors")
        client.open(uri, whole)
        text = text_for(client, whole)
        colors = await client.call("textDocument/documentColor", {"textDocument": {"uri": uri}})
        written = {text.piece(color["range"]).strip('"') for color in colors}
        assert written == {"#4A5D52", "#A9BBAF", "#1F6B45", "#F4F7F2"}
        red = {"red": 1.0, "green": 0.0, "blue": 0.0, "alpha": 1.0}
        params = {"textDocument": {"uri": uri}, "color": red, "range": colors[0]["range"]}
        offers = await client.call("textDocument/colorPresentation", params)
        edit = offers[0].get("textEdit") or {"range": colors[0]["range"], "newText": offers[0]["label"]}
        assert "#FF0000" in text.edited([edit]).upper()
