"""The TextMate grammar of VS Code: the scopes of tokens, even while typing."""

import json
import re
from pathlib import Path

import pytest

from .textmate import Grammar, Token

REPOSITORY = Path(__file__).parents[2]
EXTENSION = REPOSITORY / "editors/vscode"
EXAMPLES = sorted((REPOSITORY / "schemas/examples").glob("*.clads.json"))
GRAMMAR = Grammar(EXTENSION / "syntaxes/clads.tmLanguage.json")


def told(token: Token) -> str:
    """The innermost scope of a token."""
    return token.scopes[-1].removesuffix(".clads").removesuffix(".json")


def shown(text: str) -> list[str]:
    """The tokens of a text except for white space, quotes and JSON brackets, as `text → scope`."""
    plain = re.compile(r"punctuation\.(support|separator|definition\.(string|dictionary|array))")
    tokens = [token for token in GRAMMAR.tokens(text) if token.text.strip()]
    return [f"{token.text} → {told(token)}" for token in tokens if not plain.match(told(token))]


KEY = "support.type.property-name"
STRUCTURE = "keyword.other.structure"
FREE = "entity.name.label"
VARIABLE = "variable.other.readwrite"
MEMBER = "variable.other.property"
STYLE = "entity.other.inherited-class.style"
ACTION = "entity.name.function.action"
NUMBER = "constant.numeric"
TEXT = "string.quoted.double"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # Keys: structural keys, other keys of the format, names of the author
        ('{ "id": "a" }', [f"id → {STRUCTURE}", "a → variable.other.reference"]),
        ('{ "root": {} }', [f"root → {STRUCTURE}"]),
        ('{ "spacing": 4 }', [f"spacing → {KEY}", f"4 → {NUMBER}"]),
        ('{ "mine": 4 }', [f"mine → {FREE}", f"4 → {NUMBER}"]),
        (
            '{ "state": { "type": "x", "items": [{ "path": null }] } }',
            [f"state → {KEY}", f"type → {FREE}", f"x → {TEXT}", f"items → {FREE}", f"path → {FREE}",
             "null → constant.language"],
        ),
        (
            '{ "styles": { "type": { "fontSize": 3, "inherits": "ink" } } }',
            [f"styles → {KEY}", f"type → {FREE}", f"fontSize → {KEY}", f"3 → {NUMBER}", f"inherits → {KEY}",
             f"ink → {STYLE}"],
        ),
        (
            '{ "actions": { "root": { "type": "dismiss" } } }',
            [f"actions → {KEY}", f"root → {FREE}", f"type → {STRUCTURE}", "dismiss → support.type.kind"],
        ),
        # References
        ('{ "styleId": "card" }', [f"styleId → {KEY}", f"card → {STYLE}"]),
        (
            '{ "styleId": "@button.primary" }',
            [f"styleId → {KEY}", "@ → punctuation.definition.token",
             "button.primary → variable.other.constant.token"],
        ),
        (
            '{ "styles": { "normal": "@a", "selected": "b" } }',
            [f"styles → {KEY}", f"normal → {KEY}", "@ → punctuation.definition.token",
             "a → variable.other.constant.token", f"selected → {KEY}", f"b → {STYLE}"],
        ),
        ('{ "text": "@home" }', [f"text → {KEY}", f"@home → {TEXT}"]),
        (
            '{ "actions": { "onTap": "save", "onAppear": { "type": "dismiss" } } }',
            [f"actions → {KEY}", f"onTap → {KEY}", f"save → {ACTION}", f"onAppear → {KEY}",
             f"type → {STRUCTURE}",
             "dismiss → support.type.kind"],
        ),
        ('{ "onSuccess": "go" }', [f"onSuccess → {KEY}", f"go → {ACTION}"]),
        ('{ "dataSourceId": "total" }', [f"dataSourceId → {KEY}", "total → variable.other.data-source"]),
        ('{ "textColor": "#14281D" }', [f"textColor → {KEY}", "# → punctuation.definition.constant",
                                        "14281D → constant.other.color.rgb-value"]),
        # Paths
        (
            '{ "path": "cart.items[0].1.price" }',
            [f"path → {KEY}", f"cart → {VARIABLE}", ". → punctuation.accessor", f"items → {VARIABLE}",
             "[ → punctuation.definition.subscript.begin", "0 → constant.numeric.index",
             "] → punctuation.definition.subscript.end", ". → punctuation.accessor",
             "1 → constant.numeric.index",
             ". → punctuation.accessor", f"price → {VARIABLE}"],
        ),
        ('{ "items": "list" }', [f"items → {KEY}", f"list → {VARIABLE}"]),
        # Templates and expressions
        (
            '{ "text": "Hi ${user.name}!" }',
            [f"text → {KEY}", f"Hi  → {TEXT}", "${ → punctuation.section.embedded.begin",
             f"user → {VARIABLE}",
             ". → punctuation.accessor", f"name → {MEMBER}", "} → punctuation.section.embedded.end",
             f"! → {TEXT}"],
        ),
        ('{ "text": "$name {x} ${}" }', [f"text → {KEY}", f"$name {{x}} ${{}} → {TEXT}"]),
        (
            "{ \"text\": \"${a ? '}' : 'it\\\\'s'}.\" }",
            [f"text → {KEY}", "${ → punctuation.section.embedded.begin", f"a → {VARIABLE}",
             "? → keyword.operator.ternary", "} → string.quoted.single.expression",
             ": → keyword.operator.ternary",
             "it → string.quoted.single.expression", "\\\\' → constant.character.escape.expression",
             "s → string.quoted.single.expression", "} → punctuation.section.embedded.end", f". → {TEXT}"],
        ),
        (
            '{ "$expr": "(seen + 1) % items.count >= 2.5 && !busy" }',
            ["$expr → keyword.other.expression", "( → punctuation.section.parens", f"seen → {VARIABLE}",
             "+ → keyword.operator.arithmetic", "1 → constant.numeric.expression",
             ") → punctuation.section.parens",
             "% → keyword.operator.arithmetic", f"items → {VARIABLE}", ". → punctuation.accessor",
             "count → support.variable.property.expression", ">= → keyword.operator.comparison",
             "2.5 → constant.numeric.expression", "&& → keyword.operator.logical",
             "! → keyword.operator.logical",
             f"busy → {VARIABLE}"],
        ),
        (
            '{ "$expr": "tags.contains(\\"a b\\") || null != x.0.count1" }',
            ["$expr → keyword.other.expression", f"tags → {VARIABLE}", ". → punctuation.accessor",
             "contains → support.function.expression", "( → punctuation.section.parens",
             "a b → string.quoted.double.expression", ") → punctuation.section.parens",
             "|| → keyword.operator.logical", "null → constant.language.expression",
             "!= → keyword.operator.comparison", f"x → {VARIABLE}", ". → punctuation.accessor",
             "0 → constant.numeric.index", ". → punctuation.accessor", f"count1 → {MEMBER}"],
        ),
        (
            '{ "$expr": "items[index].wähler.shout(true)" }',
            ["$expr → keyword.other.expression", f"items → {VARIABLE}",
             "[ → punctuation.definition.subscript",
             f"index → {VARIABLE}", "] → punctuation.definition.subscript", ". → punctuation.accessor",
             f"wähler → {MEMBER}", ". → punctuation.accessor", "shout → entity.name.function.expression",
             "( → punctuation.section.parens", "true → constant.language.expression",
             ") → punctuation.section.parens"],
        ),
        (
            '{ "$expr": "${a} + 1" }',
            ["$expr → keyword.other.expression", "${ → punctuation.section.embedded.begin", f"a → {VARIABLE}",
             "} → punctuation.section.embedded.end", "+ → keyword.operator.arithmetic",
             "1 → constant.numeric.expression"],
        ),
        ('{ "isSelectedBinding": "!open" }', [f"isSelectedBinding → {KEY}", "! → keyword.operator.logical",
                                              f"open → {VARIABLE}"]),
        # Strings and numbers of JSON
        ('["a\\n\\u00e9"]', [f"a → {TEXT}", "\\n → constant.character.escape",
         "\\u00e9 → constant.character.escape"]),
        ("[-1.5e+3, 0, true]", [f"-1.5e+3 → {NUMBER}", f"0 → {NUMBER}", "true → constant.language"]),
    ],
)  # fmt: skip
def test_tokens_have_their_scopes(text: str, expected: list[str]) -> None:
    assert shown(text) == expected


@pytest.mark.parametrize(
    ("text", "mistake", "kind"),
    [
        ("[01]", "01", "value"),
        ("[.5]", ".5", "value"),
        ("[+1]", "+1", "value"),
        ("[1.]", "1.", "value"),
        ("[True]", "True", "value"),
        ("[undefined]", "undefined", "value"),
        ("['a']", "'a'", "value"),
        ('{ a: 1 }', "a", "value"),
        ('["\\x"]', "\\x", "escape"),
        ('["\\u12"]', "\\u", "escape"),
        ('["a\tb"]', "\t", "control-character"),
        ("[1,]", ",", "comma"),
        ('{ "a": 1, }', ",", "comma"),
        ("[1,, 2]", ",", "comma"),
        ("[1: 2]", ":", "colon"),
        ("[] // why", "// why", "comment"),
        ("[] /* why */", "/* why */", "comment"),
        ('["a]', '"', "unterminated-string"),
        ("{} ]", "]", "bracket"),
        ("[] }", "}", "bracket"),
    ],
)  # fmt: skip
def test_json_errors_are_marked(text: str, mistake: str, kind: str) -> None:
    marked = [(token.text, told(token)) for token in GRAMMAR.tokens(text) if is_marked(token)]
    assert marked == [(mistake, f"invalid.illegal.{kind}")]


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_examples_have_no_marks_and_close_all_rules(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert [token for token in GRAMMAR.tokens(text) if is_marked(token)] == []
    assert GRAMMAR.depth(text) == 0


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_a_string_that_is_being_typed_changes_no_other_line(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").split("\n")
    whole = GRAMMAR.tokens("\n".join(lines))
    places = [n for n, line in enumerate(lines) if re.fullmatch(r'\s*"\w+": "[^"]+",?', line)]
    assert places
    for number in places[::7]:
        cut = len(lines[number]) - 3
        half = GRAMMAR.tokens("\n".join([*lines[:number], lines[number][:cut], *lines[number + 1 :]]))
        assert [token for token in half if token.line != number] == [
            token for token in whole if token.line != number
        ]


@pytest.mark.parametrize(
    "half",
    ['"text": "Hello ${', '"text": "${user.name', '"text": "${a ? \'b', '"text": "\\', '"text":',
     '"text"', '"tex',
     '"text": "a" "b": 1', '"text": 12.', '"$expr": "a +', '"path": "a[', '"styleId": "@',
     '"children": [', "'"],
)  # fmt: skip
def test_incomplete_text_does_not_affect_later_lines(half: str) -> None:
    below = '"spacing": 4, "styleId": "ink" } }'
    expected = [told(token) for token in GRAMMAR.tokens(f'{{ "root": {{\n{below}')[6:]]
    tokens = GRAMMAR.tokens(f'{{ "root": {{ {half}\n{below}')
    assert [told(token) for token in tokens if token.line == 1] == expected[-len(GRAMMAR.tokens(below)) :]
    assert not [token for token in tokens if token.line == 1 and is_marked(token)]


def test_every_rule_of_the_grammar_is_used() -> None:
    written = json.dumps(GRAMMAR.source)
    unused = [name for name in GRAMMAR.source["repository"] if f'"#{name}"' not in written]
    assert unused == []


def test_the_package_uses_the_scope_names_of_the_grammars() -> None:
    package = json.loads((EXTENSION / "package.json").read_text(encoding="utf-8"))["contributes"]
    languages = {language["id"] for language in package["languages"]}
    for grammar in package["grammars"]:
        # A grammar without a language is injected into another one.
        assert grammar["language"] in languages if "language" in grammar else grammar["injectTo"]
        source = json.loads((EXTENSION / grammar["path"]).read_text(encoding="utf-8"))
        assert source["scopeName"] == grammar["scopeName"]
    for language in package["languages"]:
        for file in (language["configuration"], *language["icon"].values()):
            assert (EXTENSION / file).is_file(), file


def is_marked(token: Token) -> bool:
    """Whether a token is marked as an error."""
    return any(scope.startswith("invalid.") for scope in token.scopes)


SWIFT = json.loads((EXTENSION / "syntaxes/clads-swift.tmLanguage.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("line", "begins"),
    [
        ('    "id": "home",', True),
        ('    { "id": "home", "root": {', True),
        ('"root" : {', True),
        ("    {", False),
        ("    The id of a screen", False),
        ('    "name": "x",', False),
        ('    say("id": 1)', False),
    ],
)
def test_documents_in_swift_begin_with_a_key_of_theirs(line: str, begins: bool) -> None:
    assert (re.match(SWIFT["repository"]["block"]["begin"], line) is not None) == begins


@pytest.mark.parametrize(
    ("line", "goes_on"),
    [('  "a": """', True), ("", True), ("  }", True), ('    """', False), ('    """#', False), ('"""##)', False)],
)
def test_documents_in_swift_end_with_the_literal(line: str, goes_on: bool) -> None:
    pattern = SWIFT["repository"]["block"]["while"].replace(r"(?:^|\G)", "")
    assert (re.match(pattern, line) is not None) == goes_on


def test_documents_in_swift_take_their_colors_from_the_grammar_of_documents() -> None:
    included = {rule["include"] for rule in SWIFT["repository"]["block"]["patterns"] if "include" in rule}
    document = json.loads((EXTENSION / "syntaxes/clads.tmLanguage.json").read_text(encoding="utf-8"))
    for name in included - {"#interpolation"}:
        scope, rule = name.split("#")
        assert scope == document["scopeName"]
        assert rule in document["repository"]


@pytest.mark.parametrize("text", [r"\(name)", r"\#(list.joined(separator: x))", r"\(a(b)c)"])
def test_interpolations_in_documents_stay_swift(text: str) -> None:
    assert re.fullmatch(SWIFT["repository"]["interpolation"]["match"], text)
