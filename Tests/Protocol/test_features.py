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
