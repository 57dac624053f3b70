"""The TextMate grammar and the server agree on keywords, and on the tokens of the examples."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from Protocol.wire import Wire

from .test_grammar import ACTION, EXAMPLES, FREE, GRAMMAR, STYLE, VARIABLE, told


def test_the_keys_are_those_of_the_schema(server: Path) -> None:
    printed = subprocess.run([server, "--schema", "document"], capture_output=True, check=True).stdout
    # The schema allows comments by a pattern, which has no names.
    assert words_of_keys() == keys_of(json.loads(printed)) | {"$expr", "$comment"}


@pytest.mark.parametrize(
    ("rules", "sentence"),
    [
        (("member-path", "member-condition"), re.compile(r"State path|Local state path")),
        (("member-action",), re.compile(r"Id of the named action|Action to run (on tap\.|when )")),
    ],
)
def test_keys_have_the_scopes_that_follow_from_the_schema(
    server: Path, rules: tuple[str, ...], sentence: re.Pattern[str]
) -> None:
    printed = subprocess.run([server, "--schema", "document"], capture_output=True, check=True).stdout
    described = descriptions_of(json.loads(printed))
    colored = set().union(*map(words_of_rule, rules))
    assert colored == {key for key, texts in described.items() if any(map(sentence.match, texts))}


def test_the_properties_and_functions_are_those_that_the_server_completes(server: Path) -> None:
    label = '{ "type": "label", "text": "${list.}" }'
    text = f'{{ "id": "a", "state": {{ "list": [] }}, "root": {{ "children": [{label}] }} }}'
    with Wire(server) as wire:
        wire.initialize()
        wire.open("file:///a.clads.json", text)
        place = {"line": 0, "character": text.index(".}") + 1}
        found = wire.call(
            "textDocument/completion", {"textDocument": {"uri": "file:///a.clads.json"}, "position": place}
        )
    written = json.dumps(GRAMMAR.source["repository"]["expression-word"]).replace("\\", "")
    function, prop = 3, 10
    for kind, ahead in ((function, "(?=("), (prop, "(?!w)")):
        listed = re.search(r"\((\w+(?:\|\w+)*)\)" + re.escape(ahead), written)
        assert set(listed[1].split("|")) == {item["label"] for item in found["items"] if item["kind"] == kind}


SORTS = {
    "class": STYLE,
    "decorator": "variable.other.constant.token",
    "function": ACTION,
    "struct": "variable.other.data-source",
    "event": "variable.other.reference",
    "namespace": "variable.other.reference",
    "property": ("variable.other.", "support.variable.property.expression"),
    "type": ("support.type.kind", "variable.other.reference"),
    "operator": "keyword.operator",
    "number": "constant.numeric",
    "string": "string.quoted",
    "method": "support.function.expression",
    "variable": VARIABLE,
}


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_the_grammar_agrees_with_the_semantic_tokens(server: Path, path: Path) -> None:
    lines = path.read_text(encoding="utf-8").split("\n")
    tokens = GRAMMAR.tokens("\n".join(lines))
    wrong = []
    for line, start, text, sort, is_declared in said_by(server, path):
        inside = [each for each in tokens if each.line == line and start <= each.start < start + len(text)]
        is_key = lines[line][start + len(text) :].startswith('":')
        expected = FREE if is_declared and is_key else SORTS.get(sort)
        if expected and not any(name.startswith(expected) for each in inside for name in each.scopes):
            wrong.append(f"{line + 1}:{start + 1} {text}: {sort}, but {[told(each) for each in inside]}")
    assert wrong == []


def test_operators_are_those_of_the_server(server: Path, tmp_path: Path) -> None:
    operators = ["+", "-", "*", "/", "%", "==", "!=", "<", "<=", ">", ">=", "&&", "||"]
    sources = [*(f"a {operator} b" for operator in operators), "!a", "a ? b : c"]
    children = [{"type": "label", "text": f"${{{source}}}"} for source in sources]
    path = tmp_path / "a.clads.json"
    path.write_text(json.dumps({"id": "a", "root": {"children": children}}, indent=1), encoding="utf-8")
    tokens = GRAMMAR.tokens(path.read_text(encoding="utf-8"))
    colored = [
        (each.line, each.start, each.text) for each in tokens if told(each).startswith("keyword.operator")
    ]
    said = [token[:3] for token in said_by(server, path) if token[3] == "operator"]
    assert said == colored
    assert len(said) == len(operators) + 3


def words_of_rule(name: str) -> set[str]:
    """The keys of a rule of the grammar."""
    begin = GRAMMAR.source["repository"][name]["begin"]
    listed = re.match(r'\("\)\((\\?\$?\w+(?:\|\\?\$?\w+)*)\)', begin)
    return set(listed[1].replace("\\", "").split("|")) if listed else set()


def words_of_keys() -> set[str]:
    """All keys of the grammar."""
    names = [name for name in GRAMMAR.source["repository"] if name.startswith("member-")]
    return set().union(*map(words_of_rule, names))


def descriptions_of(schema: object) -> dict[str, list[str]]:
    """The descriptions of each key in a schema."""
    found: dict[str, list[str]] = {}
    if isinstance(schema, dict):
        properties = schema.get("properties", {})
        for key, value in properties.items() if isinstance(properties, dict) else ():
            found.setdefault(key, []).append(value.get("description", "") if isinstance(value, dict) else "")
    for value in schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ():
        for key, texts in descriptions_of(value).items():
            found.setdefault(key, []).extend(texts)
    return found


def keys_of(schema: object) -> set[str]:
    """The keys of a schema."""
    return set(descriptions_of(schema))


def said_by(server: Path, path: Path) -> list[tuple[int, int, str, str, bool]]:
    """The semantic tokens of a file: line, start, text, type, and whether it declares a name."""
    uri = path.as_uri()
    lines = path.read_text(encoding="utf-8").split("\n")
    with Wire(server) as wire:
        wanted = {"requests": {"full": True}, "tokenTypes": [*SORTS], "tokenModifiers": [], "formats": []}
        offered = wire.initialize({"textDocument": {"semanticTokens": wanted}})
        wire.open(uri, "\n".join(lines))
        legend = offered["semanticTokensProvider"]["legend"]
        data = wire.call("textDocument/semanticTokens/full", {"textDocument": {"uri": uri}})["data"]
    declaration = 1 << legend["tokenModifiers"].index("declaration")
    found, line, start = [], 0, 0
    for place in range(0, len(data), 5):
        down, right, length, sort, modifiers = data[place : place + 5]
        line, start = line + down, right if down else start + right
        text = lines[line][start : start + length]
        found.append((line, start, text, legend["tokenTypes"][sort], bool(modifiers & declaration)))
    return found
