"""Every supported request, at many positions, in valid and broken documents."""

import random
from pathlib import Path
from typing import Any

import pytest
from pygls.exceptions import JsonRpcException

from . import examples
from .editors import PROFILES, Editor, editor
from .requests import HIERARCHIES, MAY_REFUSE, REQUESTS, RESOLVES, Request
from .text import Text

Json = Any

ITEMS_TO_FOLLOW = 3

forgive_markup = pytest.mark.filterwarnings(
    # Has its own test, which is expected to fail.
    "default:Client does not support documentation format 'plaintext'"
)


async def send_everything(client: Editor, uri: str, positions: list[Json]) -> None:
    """Sends every supported request for every position."""
    for request in REQUESTS:
        if client.offers(request.capability):
            params = [request.params(uri, position) for position in positions]
            for item in [params[0]] if all(other == params[0] for other in params) else params:
                await ask_and_follow(client, request, item)


async def ask_and_follow(client: Editor, request: Request, params: Json) -> None:
    """Sends a request, and the requests that take the items of its result."""
    try:
        result = await client.call(request.method, params)
    except JsonRpcException as error:
        assert request.method in MAY_REFUSE, f"{request.method} {params}: {error}"
        assert str(error)
        return
    items = result.get("items", []) if isinstance(result, dict) else result or []
    for method in following(client, request.method):
        for item in items[:ITEMS_TO_FOLLOW]:
            await client.call(method, {"item": item} if request.method in HIERARCHIES else item)


def following(client: Editor, method: str) -> tuple[str, ...]:
    """Returns the requests that take the items of a result."""
    if method in RESOLVES and client.offers(RESOLVES[method][1]):
        return (RESOLVES[method][0],)
    return HIERARCHIES.get(method, ())


def some_positions(text: str, count: int, seed: int) -> list[Json]:
    """Returns positions in a text, including its start and end."""
    source = Text(text)
    offsets = [0, len(text), *(random.Random(seed).randrange(len(text) + 1) for _ in range(count))]
    return [source.position(offset) for offset in offsets]


@forgive_markup
@pytest.mark.timeout(60)
@pytest.mark.parametrize("profile", PROFILES)
async def test_every_feature_responds_everywhere_in_the_examples(
    server: Path, folder: Path, profile: str
) -> None:
    async with editor(server, profile, folder) as client:
        for name in ("sign-in.clads.json", "product-detail.clads.json", "clads.json"):
            text, uri = examples.read(name), (folder / name).as_uri()
            client.open(uri, text, "json")
            await send_everything(client, uri, some_positions(text, 20, seed=len(text)))
            client.close(uri)


@forgive_markup
@pytest.mark.timeout(60)
@pytest.mark.parametrize("profile", PROFILES)
async def test_every_feature_responds_everywhere_in_broken_documents(server: Path, profile: str) -> None:
    text = examples.read("trail-search.clads.json")
    uri = "file:///nowhere/broken.clads.json"
    source = random.Random(17)
    async with editor(server, profile) as client:
        client.open(uri, text)
        for broken in [
            *half_typed(text, source),
            "",
            "{",
            "[",
            '"',
            '{"',
            '{ "styles": { "a": ',
            "\0",
            "nul",
        ]:
            client.change(uri, broken)
            await send_everything(client, uri, some_positions(broken, 3, seed=len(broken)))


def half_typed(text: str, source: random.Random) -> list[str]:
    """Returns documents as they are while typing: truncated, with a character missing or added."""
    cuts = [text[: source.randrange(len(text))] for _ in range(3)]
    offsets = [source.randrange(len(text)) for _ in range(3)]
    marks = [index for index, character in enumerate(text) if character in '{}[]",:']
    lost = [source.choice(marks) for _ in range(3)]
    return [
        *cuts,
        *(text[:offset] + source.choice('{}[]",:\\😀') + text[offset:] for offset in offsets),
        *(text[:offset] + text[offset + 1 :] for offset in lost),
    ]


@pytest.mark.parametrize("profile", PROFILES)
async def test_a_file_that_is_not_open_is_read_from_disk(server: Path, folder: Path, profile: str) -> None:
    uri = (folder / "sign-in.clads.json").as_uri()
    position = Text(examples.read("sign-in.clads.json")).position_of('"fontSize"', 3)
    async with editor(server, profile, folder) as client:
        hover = await client.call("textDocument/hover", {"textDocument": {"uri": uri}, "position": position})
        assert "fontSize" in str(hover)


async def test_hovers_are_markdown_for_clients_that_support_it(server: Path, folder: Path) -> None:
    name = "sign-in.clads.json"
    text, uri = examples.read(name), (folder / name).as_uri()
    params = {"textDocument": {"uri": uri}, "position": Text(text).position_of('"fontSize"', 3)}
    async with editor(server, "visual-studio-code", folder) as client:
        client.open(uri, text)
        hover = await client.call("textDocument/hover", params)
        assert hover["contents"]["kind"] == "markdown"
        assert Text(text).piece(hover["range"]).strip('"') == "fontSize"


SYMBOL_NAMES = {"fieldTitle", "sendCode", "intro"}


@pytest.mark.parametrize("profile", PROFILES)
async def test_the_outline_lists_the_declarations_of_the_document(
    server: Path, folder: Path, profile: str
) -> None:
    name = "sign-in.clads.json"
    text, uri = examples.read(name), (folder / name).as_uri()
    async with editor(server, profile, folder) as client:
        if not client.offers("documentSymbolProvider"):
            pytest.skip("the server offers no outline")
        client.open(uri, text)
        symbols = await client.call("textDocument/documentSymbol", {"textDocument": {"uri": uri}})
        found = list(flat(symbols))
        assert {symbol["name"] for symbol in found} >= SYMBOL_NAMES
        for symbol in found:
            if "selectionRange" in symbol:
                assert symbol["name"].strip('"') or symbol["name"]
                assert Text(text).piece(symbol["selectionRange"]) in Text(text).piece(symbol["range"])


def flat(symbols: list[Json]) -> list[Json]:
    """Returns symbols and their descendants."""
    found = list(symbols)
    for symbol in found:
        found += symbol.get("children", [])
    return found


@pytest.mark.parametrize("profile", PROFILES)
async def test_a_name_leads_to_its_declaration_and_its_uses(server: Path, folder: Path, profile: str) -> None:
    name = "sign-in.clads.json"
    text, uri = Text(examples.read(name)), (folder / name).as_uri()
    async with editor(server, profile, folder) as client:
        if not client.offers("definitionProvider") or not client.offers("referencesProvider"):
            pytest.skip("the server does not find declarations")
        client.open(uri, text.text)
        params = {"textDocument": {"uri": uri}, "position": text.position_of("plainLink", 3, occurrence=2)}
        found = await client.call("textDocument/definition", params)
        found = found if isinstance(found, list) else [found]
        target = found[0].get("targetSelectionRange") or found[0]["range"]
        assert text.piece(target).strip('"') == "plainLink"
        assert text.offset(target["start"]) < text.text.index("dataSources")
        params |= {"context": {"includeDeclaration": True}}
        uses = await client.call("textDocument/references", params)
        assert len(uses) == text.text.count('"plainLink"')
        assert {text.piece(use["range"]).strip('"') for use in uses} == {"plainLink"}


def decoded(data: list[int]) -> list[tuple[int, int, int, int, int]]:
    """Returns semantic tokens with absolute positions."""
    tokens, line, start = [], 0, 0
    for index in range(0, len(data), 5):
        down, right, length, kind, modifiers = data[index : index + 5]
        line, start = line + down, right if down else start + right
        tokens.append((line, start, length, kind, modifiers))
    return tokens


@pytest.mark.parametrize("profile", PROFILES)
async def test_a_token_delta_gives_the_new_tokens(server: Path, folder: Path, profile: str) -> None:
    name = "sign-in.clads.json"
    text, uri = examples.read(name), (folder / name).as_uri()
    document = {"textDocument": {"uri": uri}}
    async with editor(server, profile, folder) as client:
        if not client.offers("semanticTokensProvider.full.delta"):
            pytest.skip("the server offers no differences of tokens")
        client.open(uri, text)
        before = await client.call("textDocument/semanticTokens/full", document)
        changed = text.replace('"spacing": 12,', '"spacing": 12, "alignment": "leading",', 1)
        client.change(uri, changed)
        params = document | {"previousResultId": before["resultId"]}
        delta = await client.call("textDocument/semanticTokens/full/delta", params)
        after = await client.call("textDocument/semanticTokens/full", document)
        data = list(before["data"])
        for change in sorted(delta.get("edits", []), key=lambda change: -change["start"]):
            data[change["start"] : change["start"] + change["deleteCount"]] = change.get("data") or []
        assert delta.get("data", data) == after["data"]
        tokens = decoded(after["data"])
        assert tokens == sorted(tokens), "tokens are in the order of the text"
        lines = changed.splitlines()
        for (line, start, length, *_), following_token in zip(tokens, tokens[1:] + [(9**9, 0)], strict=True):
            assert 0 < length <= len(lines[line]) - start
            assert (line, start + length) <= following_token[:2], "tokens do not overlap"


@forgive_markup
@pytest.mark.parametrize("profile", PROFILES)
async def test_completion_offers_and_inserts_valid_text(server: Path, folder: Path, profile: str) -> None:
    name = "sign-in.clads.json"
    whole, uri = examples.read(name), (folder / name).as_uri()
    async with editor(server, profile, folder) as client:
        if not client.offers("completionProvider"):
            pytest.skip("the server offers no completion")
        client.open(uri, whole)
        for written, expected in COMPLETIONS:
            text = Text(whole.replace(*written, 1))
            client.change(uri, text.text)
            offset = text.text.index(written[1]) + written[1].index("~~")
            text = Text(text.text.replace("~~", ""))
            client.change(uri, text.text)
            params = {"textDocument": {"uri": uri}, "position": text.position(offset)}
            items = await client.call("textDocument/completion", params)
            items = items["items"] if isinstance(items, dict) else items
            found = [item for item in items if item["label"].strip('"') == expected]
            assert found, f"{expected} is not among {[item['label'] for item in items][:20]}"
            if edit := found[0].get("textEdit"):
                span = edit.get("range") or edit["replace"]
                new = text.edited([{"range": span, "newText": edit["newText"]}])
                assert expected in new and new != text.text


COMPLETIONS = [
    (('"styleId": "fieldTitle"', '"styleId": "~~"'), "fieldTitle"),
    (('"styleId": "fieldTitle"', '"styleId": "field~~"'), "fieldRule"),
    (('"type": "textfield"', '"type": "~~"'), "textfield"),
    (('"fontWeight": "semibold"', '"fontWeight": "~~"'), "semibold"),
    (('"fontWeight": "semibold"', '"~~": 3'), "fontWeight"),
    (('"onTap": "sendCode"', '"onTap": "~~"'), "sendCode"),
]
"""Typed text with the cursor at `~~`, and an expected suggestion."""


async def test_documentation_is_plain_text_for_clients_without_markup(server: Path, folder: Path) -> None:
    name = "sign-in.clads.json"
    text, uri = Text(examples.read(name)), (folder / name).as_uri()
    async with editor(server, "emacs", folder) as client:
        client.open(uri, text.text)
        position = text.position_of('"fontSize"', 1)
        params = {"textDocument": {"uri": uri}, "position": position}
        items = await client.call("textDocument/completion", params)
        items = items["items"] if isinstance(items, dict) else items
        for item in items[:ITEMS_TO_FOLLOW]:
            await client.call("completionItem/resolve", item)
