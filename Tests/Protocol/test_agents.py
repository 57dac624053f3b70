"""The server of `--mcp`, driven by the client of the Model Context Protocol, and over a bare pipe.

Every message is validated by the schema of its revision.
"""

import asyncio
import json
import subprocess
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from mcp import Client, StdioServerParameters
from mcp_types import TextContent
from mcp_types.methods import validate_server_result
from mcp_types.version import HANDSHAKE_PROTOCOL_VERSIONS, LATEST_HANDSHAKE_VERSION, MODERN_PROTOCOL_VERSIONS

MODERN = MODERN_PROTOCOL_VERSIONS[-1]
ENVELOPE = {
    "io.modelcontextprotocol/protocolVersion": MODERN,
    "io.modelcontextprotocol/clientCapabilities": {},
}
SCREEN = """{
  "id": "greeting",
  "state": { "name": "Ada", "shown": false },
  "styles": { "title": { "fontSize": 20 } },
  "actions": { "show": { "type": "setState", "path": "shown", "value": true } },
  "root": {
    "children": [
      { "type": "label", "text": "Hello ${name}", "styleId": "title" },
      { "type": "button", "id": "show", "text": "Show", "actions": { "onTap": "show" } },
      { "type": "label", "text": "${shown ? 'Here it is' : 'Nothing yet'}" }
    ]
  }
}
"""

Talk = Callable[[Client], Awaitable[None]]


def drive(server: Path, folder: Path, talk: Talk, *arguments: str, mode: str = "auto") -> None:
    """Runs a conversation with a server that works in a folder."""
    parameters = StdioServerParameters(command=str(server), args=["--mcp", *arguments], cwd=folder)

    async def run() -> None:
        async with Client(parameters, mode=mode, read_timeout_seconds=60) as client:
            await talk(client)

    asyncio.run(run())


async def call(client: Client, tool: str, /, **arguments: object) -> str:
    """Calls a tool that succeeds, and returns its text."""
    result = await client.call_tool(tool, arguments)
    text = "\n".join(part.text for part in result.content if isinstance(part, TextContent))
    assert not result.is_error, text
    return text


async def refused(client: Client, tool: str, /, **arguments: object) -> str:
    """Calls a tool that fails, and returns why."""
    result = await client.call_tool(tool, arguments)
    assert result.is_error
    (part,) = result.content
    assert isinstance(part, TextContent)
    return part.text


@pytest.mark.parametrize(("mode", "version"), [("auto", MODERN), ("legacy", LATEST_HANDSHAKE_VERSION)])
def test_a_client_agrees_on_a_revision(server: Path, folder: Path, mode: str, version: str) -> None:
    async def talk(client: Client) -> None:
        assert client.protocol_version == version
        assert client.server_info is not None
        assert client.server_info.name == "clads-lsp"
        assert "describe" in (client.instructions or "")
        names = [tool.name for tool in (await client.list_tools()).tools]
        assert names[:3] == ["guide", "describe", "check"]
        for tool in (await client.list_tools()).tools:
            assert tool.description
            properties = tool.input_schema["properties"]
            assert all(len(value["description"]) > 5 for value in properties.values()), tool.name
            assert "--" not in json.dumps(tool.input_schema)

    drive(server, folder, talk, mode=mode)


def test_an_agent_writes_a_screen(server: Path, folder: Path) -> None:
    async def talk(client: Client) -> None:
        assert "screens" in await call(client, "guide")
        assert "fontSize" in await call(client, "guide", topic="styles")
        assert "checkout.clads.json" in await call(client, "describe")
        broken = SCREEN.replace('"type": "label", "text": "Hello', '"type": "labl", "text": "Hello')
        report = await call(client, "check", text=broken, path="greeting.clads.json")
        assert "unknown-component-kind" in report
        assert "`labl`" in report
        assert "no problems" in await call(client, "check", text=SCREEN, path="greeting.clads.json")
        outline = await call(client, "preview", text=SCREEN, output="outline", frames=True)
        assert 'label "Hello Ada" /root/children/0' in outline
        tapped = await call(client, "preview", text=SCREEN, output="outline", steps=[{"tap": "show"}])
        assert "Here it is" in tapped

    drive(server, folder, talk)


def test_fixes_are_returned_as_a_difference_and_written_only_if_allowed(server: Path, folder: Path) -> None:
    path = folder / "greeting.clads.json"
    broken = SCREEN.replace('"styleId": "title"', '"styleID": "title"')
    path.write_text(broken)

    async def ask(client: Client) -> None:
        difference = await call(client, "fix", path=path.name, suggested=True)
        assert '+      { "type": "label", "text": "Hello ${name}", "styleId": "title" },' in difference
        assert "takes no `write`" in await refused(client, "fix", path=path.name, write=True)
        assert path.read_text() == broken

    drive(server, folder, ask)

    async def write(client: Client) -> None:
        await call(client, "fix", path=path.name, suggested=True, write=True)
        assert path.read_text() == SCREEN

    drive(server, folder, write, "--write")


def test_paths_outside_of_the_folder_are_refused(server: Path, folder: Path) -> None:
    outside = folder.parent / "secret.clads.json"
    outside.write_text(SCREEN)
    (folder / "link.clads.json").symlink_to(outside)

    async def talk(client: Client) -> None:
        for path in [str(outside), "../secret.clads.json", "link.clads.json", "/etc/passwd"]:
            assert "outside" in await refused(client, "check", path=path)
            assert "outside" in await refused(client, "preview", path=path)
            assert "outside" in await refused(client, "evaluate", expression="name", document=path)
            assert "outside" in await refused(client, "compare", old=path, new="checkout.clads.json")

    drive(server, folder, talk)


def test_only_the_files_of_the_folder_are_written(server: Path, folder: Path) -> None:
    project = folder / "clads.json"
    screens = folder / "Screens"
    screens.mkdir()
    screen = screens / "greeting.clads.json"
    screen.write_text(SCREEN.replace('"styleId": "title"', '"styleID": "title"'))
    project.write_text('{ "formatlevel": "base" }')

    async def talk(client: Client) -> None:
        assert "needs `path`" in await refused(client, "fix", suggested=True, write=True)
        assert "true or false" in await refused(client, "fix", path="greeting.clads.json", write="true")
        await call(client, "fix", path="greeting.clads.json", suggested=True, write=True)
        assert screen.read_text() == SCREEN
        # The project file is read, but it is in the folder above.
        assert project.read_text() == '{ "formatlevel": "base" }'

    drive(server, folder, talk, "--write", "Screens")


def test_arguments_that_only_a_command_line_knows_are_refused(server: Path, folder: Path) -> None:
    async def talk(client: Client) -> None:
        for path in ["-", "", "checkout.clads.json\0x", "a/" * 100_000]:
            assert "not the path" in await refused(client, "check", path=path)
        assert "together" in await refused(client, "check", text=SCREEN, changedSince="HEAD")
        same = {"old": "checkout.clads.json", "new": "checkout.clads.json"}
        assert "together" in await refused(client, "compare", since="HEAD", **same)

    drive(server, folder, talk)


def test_a_state_may_be_an_object(server: Path, folder: Path) -> None:
    async def talk(client: Client) -> None:
        value = await call(client, "evaluate", expression="${items.count}", template=True, state={"items": [1, 2]})
        assert value.splitlines()[0] == "2"

    drive(server, folder, talk)


def test_a_step_that_cannot_be_done_shows_the_screen(server: Path, folder: Path) -> None:
    async def talk(client: Client) -> None:
        result = await client.call_tool("preview", {"text": SCREEN, "steps": [{"tap": "Buy"}]})
        screen, message = result.content
        assert 'button "Show"' in screen.text
        assert "nothing on the screen is called `Buy`; `Show` can be tapped" in message.text

    drive(server, folder, talk)


def test_a_screen_opens_with_a_state_before_the_steps(server: Path, folder: Path) -> None:
    async def talk(client: Client) -> None:
        screen = await call(client, "preview", text=SCREEN, set=["name=\"Grace\"", "shown=true"], steps=[{"tap": "Show"}])
        assert "Hello Grace" in screen
        assert "Here it is" in screen

    drive(server, folder, talk)


def test_a_result_in_json_stands_alone(server: Path, folder: Path) -> None:
    (folder / "empty.clads.json").write_text('{ "id": "a", "root": { "children": [{ "type": "labl" }] } }')

    async def talk(client: Client) -> None:
        for tool in ["check", "preview"]:
            result = await client.call_tool(tool, {"path": "empty.clads.json", "output": "json"})
            assert isinstance(json.loads(result.content[0].text), dict)

    drive(server, folder, talk)


def test_a_text_is_checked_as_a_project_file(server: Path, folder: Path) -> None:
    async def talk(client: Client) -> None:
        assert "`nope`" in await call(client, "check", text='{ "nope": 1 }', path="clads.json")

    drive(server, folder, talk)


def test_all_folders_of_a_server_are_checked(server: Path, folder: Path) -> None:
    other = folder.parent / "other"
    other.mkdir()
    (other / "more.clads.json").write_text(SCREEN.replace('"Hello', '"${'))

    async def talk(client: Client) -> None:
        assert "more.clads.json" in await call(client, "check")
        assert "more.clads.json" in await call(client, "find", name="name")
        assert str(other) in (client.instructions or "")

    drive(server, folder, talk, ".", str(other))


def test_wrong_calls_say_what_to_do(server: Path, folder: Path) -> None:
    async def talk(client: Client) -> None:
        assert "`steps`" in await refused(client, "preview", path="checkout.clads.json", stops=[])
        assert "needs `path` or `text`" in await refused(client, "preview")
        assert "must be a string" in await refused(client, "check", path=3)
        assert "no rule" in await refused(client, "explain", rule="unknown-component")
        assert "did you mean `styles`" in await refused(client, "guide", topic="style")

    drive(server, folder, talk)


def test_a_long_answer_is_read_in_parts(server: Path, folder: Path) -> None:
    async def talk(client: Client) -> None:
        first = await call(client, "preview", path="checkout.clads.json", output="json")
        assert len(first) < 17_000
        assert "call again with `offset`: " in first
        offset = int(first.rsplit("`offset`: ", 1)[1].rstrip("]\n"))
        rest = await call(client, "preview", path="checkout.clads.json", output="json", offset=offset)
        assert rest != first
        text = first[: first.rindex("[")]
        while "call again with `offset`: " in rest:
            text += rest[: rest.rindex("[")]
            offset = int(rest.rsplit("`offset`: ", 1)[1].rstrip("]\n"))
            rest = await call(client, "preview", path="checkout.clads.json", output="json", offset=offset)
        assert json.loads(text + rest)["sample"] == "initial"
        assert "only" in await refused(client, "preview", path="checkout.clads.json", output="json", offset=10**9)

    drive(server, folder, talk)


def test_other_tools_answer(server: Path, folder: Path) -> None:
    async def talk(client: Client) -> None:
        assert "checkout.clads.json" in await call(client, "find", name="place-order")
        assert "passed" in await call(client, "test", path="checkout.clads.json")
        assert "3" in await call(client, "evaluate", expression="1 + 2")
        assert "unknown-component-kind" in await call(client, "explain", rule="unknown-component-kind")
        same = await call(client, "compare", old="checkout.clads.json", new="checkout.clads.json")
        assert "no" in same

    drive(server, folder, talk)


def test_resources_and_prompts_are_listed_and_read(server: Path, folder: Path) -> None:
    async def talk(client: Client) -> None:
        resources = (await client.list_resources()).resources
        assert "clads://guide/styles" in [str(resource.uri) for resource in resources]
        for resource in resources:
            (content,) = (await client.read_resource(str(resource.uri))).contents
            assert len(content.text) > 100
        prompts = (await client.list_prompts()).prompts
        assert [prompt.name for prompt in prompts] == ["new_screen", "fix_screen", "review_change"]
        prompt = await client.get_prompt("new_screen", {"description": "a list of hikes"})
        assert "a list of hikes" in prompt.messages[0].content.text

    drive(server, folder, talk)


def exchange(server: Path, folder: Path, *messages: object) -> list[dict]:
    """Sends messages, closes the pipe, and returns what comes back."""
    lines = "".join((m if isinstance(m, str) else json.dumps(m)) + "\n" for m in messages)
    done = subprocess.run(
        [server, "--mcp"], input=lines.encode(), capture_output=True, cwd=folder, timeout=60, check=True
    )
    assert done.stderr == b""
    return [json.loads(line) for line in done.stdout.splitlines()]


def request(number: int, method: str, **params: object) -> dict:
    return {"jsonrpc": "2.0", "id": number, "method": method, "params": params}


CALLS = [
    ("tools/list", {}),
    ("tools/call", {"name": "check", "arguments": {"path": "checkout.clads.json"}}),
    ("resources/list", {}),
    ("resources/templates/list", {}),
    ("resources/read", {"uri": "clads://schema/test"}),
    ("prompts/list", {}),
    ("prompts/get", {"name": "fix_screen", "arguments": {"path": "checkout.clads.json"}}),
]


@pytest.mark.parametrize("version", HANDSHAKE_PROTOCOL_VERSIONS)
def test_results_fit_the_schema_of_a_revision_with_a_handshake(server: Path, folder: Path, version: str) -> None:
    hello = {"protocolVersion": version, "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}
    calls = [("initialize", hello), *CALLS, ("ping", {})]
    answers = exchange(server, folder, *(request(n, method, **params) for n, (method, params) in enumerate(calls)))
    assert len(answers) == len(calls)
    for answer in answers:
        validate_server_result(calls[answer["id"]][0], version, answer["result"])
    assert answers[0]["result"]["protocolVersion"] == version


def test_results_fit_the_schema_of_the_stateless_revision(server: Path, folder: Path) -> None:
    calls = [("server/discover", {}), *CALLS]
    answers = exchange(
        server, folder, *(request(n, method, _meta=ENVELOPE, **params) for n, (method, params) in enumerate(calls))
    )
    assert len(answers) == len(calls)
    for answer in answers:
        validate_server_result(calls[answer["id"]][0], MODERN, answer["result"])


def test_invalid_messages_have_errors_and_the_server_goes_on(server: Path, folder: Path) -> None:
    answers = exchange(
        server,
        folder,
        "{",
        "[]",
        "7",
        "",
        '{"jsonrpc": "2.0", "id": {}, "method": "ping"}',
        request(1, "tools/list"),
        request(2, "tools/list", _meta={"io.modelcontextprotocol/protocolVersion": "1999-01-01"} | ENVELOPE_REST),
        request(3, "nonsense", _meta=ENVELOPE),
        request(4, "tools/call", _meta=ENVELOPE, name="nonsense"),
        request(5, "initialize", protocolVersion="2025-11-25"),
        request(6, "tools/list", _meta=ENVELOPE),
    )
    codes = [answer.get("error", {}).get("code") for answer in answers]
    assert codes == [-32700, -32600, -32600, -32600, -32600, -32022, -32601, -32602, -32022, None]
    assert MODERN in answers[5]["error"]["data"]["supported"]


ENVELOPE_REST = {"io.modelcontextprotocol/clientCapabilities": {}}


def test_a_canceled_call_has_no_response(server: Path, folder: Path) -> None:
    answers = exchange(
        server,
        folder,
        request(1, "tools/call", _meta=ENVELOPE, name="test", arguments={"path": "."}),
        {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 1}},
        request(2, "tools/list", _meta=ENVELOPE),
    )
    assert [answer["id"] for answer in answers] == [2]


def test_each_request_has_one_response(server: Path, folder: Path) -> None:
    def check(number: int) -> dict:
        return request(number, "tools/call", _meta=ENVELOPE, name="check", arguments={"path": "."})

    answers = exchange(server, folder, *(check(number) for number in [*range(12), 11]))
    assert sorted(answer["id"] for answer in answers) == [*range(12), 11]
    assert [answer["error"]["code"] for answer in answers if "error" in answer] == [-32600]


def test_messages_may_come_in_arrays_where_the_revision_says_so(server: Path, folder: Path) -> None:
    hello = {"protocolVersion": "2025-03-26", "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}
    batch = json.dumps([request(1, "ping"), request(2, "tools/list")])
    answers = exchange(server, folder, request(0, "initialize", **hello), batch)
    assert [answer["id"] for answer in answers] == [0, 1, 2]
    answers = exchange(server, folder, request(0, "initialize", **(hello | {"protocolVersion": "2025-06-18"})), batch)
    assert answers[1]["error"]["code"] == -32600
