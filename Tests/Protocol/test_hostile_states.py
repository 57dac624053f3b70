"""Hostile states, texts and samples: every request gets a response, and the server keeps running."""

import os
from pathlib import Path
from typing import Any

import pytest

from .examples import SMALL, SMALL_URI
from .requests import MAY_REFUSE, REQUESTS, offers
from .stage import Stage, label, screen
from .wire import Wire

Json = Any

DEEP, VERY_DEEP, LARGE = 400, 10_000, 2**20
PLAIN = '{ "a": 1, "b": { "c": [1, 2, 3] } }'


def nested(before: str, after: str, inner: str = "1", count: int = DEEP) -> str:
    """Returns a value nested many times."""
    return before * count + inner + after * count


STATES = {
    "objects in objects": '{ "a": ' + nested('{"a":', "}") + " }",
    "lists in lists": '{ "a": ' + nested("[", "]") + " }",
    "a wide object": '{ "a": {' + ",".join(f'"k{n}": {n}' for n in range(3_000)) + "} }",
    "a long list": '{ "a": [' + "1," * 5_000 + "1] }",
    "a long text": '{ "a": "' + "😀" * 100_000 + '" }',
    "a text that looks like a placeholder": '{ "a": "${a}", "b": "${b}${b}" }',
    "extreme numbers": '{ "a": 9223372036854775807, "b": -1e308, "c": 1e-320, "d": 123456789012345678901234567890 }',
    "numbers that do not exist": '{ "a": 1e999, "b": -1e999 }',
    "odd keys": r'{ "a": 1, "": 2, "a.b": 3, "0": 4, "\u0000": 5, "local": 6, "a": 7 }',
    "no object": "[1, 2]",
}

TEXTS = {
    "many placeholders": "x${a}" * (LARGE // 5),
    "much text": "${a}" + "é" * (LARGE // 2),
    "brackets": "${" + nested("(", ")", "a", VERY_DEEP) + "}",
    "not": "${" + "!" * VERY_DEEP + "a}",
    "minus": "${" + "-" * VERY_DEEP + "a}",
    "conditions": "${" + "a ? 1 : " * VERY_DEEP + "2}",
    "subscripts": "${" + nested("a[", "]", "0", VERY_DEEP) + "}",
    "calls": "${" + nested("a.contains(", ")", "0", VERY_DEEP) + "}",
    "placeholders in placeholders": nested("${", "}", "a", VERY_DEEP),
    "nothing closed": "${a[(" * VERY_DEEP,
    "large powers": "${" + "9999999999 * " * 2_000 + "a}",
    "unclosed quotes": "${'" * VERY_DEEP,
}


def check_survival(stage: Stage) -> None:
    """Sends every request at the cursor, evaluates, and checks that the server still responds."""
    wire = stage.wire
    for request in REQUESTS:
        if not offers(wire.messages[0]["result"]["capabilities"], request.capability):
            continue
        params = request.params(stage.uri, stage.marked.cursor())
        response = wire.response(wire.request(request.method, params), seconds=30)
        assert "result" in response or request.method in MAY_REFUSE, response
    for argument in ({"expression": "a"}, {"expression": "${a} ${b.c[1]}", "template": True}):
        found = stage.evaluate(**argument, position=stage.marked.cursor(), seconds=30)
        assert "text" in found
    assert stage.run("status")["samples"][0] == "initial"
    check_life(wire)


def check_life(wire: Wire) -> None:
    """Checks that the server still responds to a hover in another document."""
    wire.open(SMALL_URI, SMALL)
    assert "fontSize" in wire.hover(SMALL_URI, 2, 27)["contents"]["value"]
    assert wire.process.poll() is None


@pytest.mark.timeout(90)
@pytest.mark.parametrize("state", STATES.values(), ids=STATES.keys())
def test_every_feature_survives_a_hostile_state(wire: Wire, tmp_path: Path, state: str) -> None:
    texts = [
        "$0${a} ${a.a.a} ${a[0][0]}",
        "${a + 1} ${a * a * a} ${b - 1} ${a == a}",
        "${a.count} ${a.contains(1)}",
    ]
    check_survival(Stage(wire, tmp_path, screen(",\n".join(map(label, texts)), state)))


@pytest.mark.timeout(90)
@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS.keys())
def test_every_feature_survives_a_hostile_text(wire: Wire, tmp_path: Path, text: str) -> None:
    half = len(text) // 2
    check_survival(Stage(wire, tmp_path, screen(label(text[:half] + "$0" + text[half:]), PLAIN)))


@pytest.mark.timeout(90)
@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS.keys())
def test_evaluating_a_hostile_text_gives_a_value_or_an_error(wire: Wire, tmp_path: Path, text: str) -> None:
    stage = Stage(wire, tmp_path, screen(label("x"), PLAIN))
    for expression, template in ((text, True), (text.removeprefix("${").removesuffix("}"), False)):
        found = stage.evaluate(expression, template=template, seconds=30)
        assert ("error" in found) != ("type" in found)
        if "error" in found:
            assert 0 <= found["error"]["start"] <= found["error"]["end"] <= len(expression)
            assert found["error"]["message"]
    check_life(wire)


SAMPLES = {
    "no object": "[1, 2]",
    "empty": "",
    "nothing but zero bytes": "\0" * 10_000,
    "deep": '{ "a": ' + nested("[", "]", count=100_000) + " }",
    "never closed": '{ "a": ' * 100_000,
    "wide": '{ "a": [' + "1," * 300_000 + "1] }",
    "twins": "{ " + ", ".join(['"a": 1'] * 10_000) + " }",
}


@pytest.mark.timeout(90)
@pytest.mark.parametrize("text", SAMPLES.values(), ids=SAMPLES.keys())
def test_every_feature_survives_a_hostile_sample(wire: Wire, tmp_path: Path, text: str) -> None:
    files = {"bad": text, "good": '{ "a": 5 }'}
    stage = Stage(wire, tmp_path, screen(label("${a$0} ${a[7]}"), PLAIN), files)
    check_survival(stage)
    assert set(stage.samples()) >= {"initial", "good"}
    assert stage.evaluate("a", sample="good")["value"] == 5
    uri = stage.file("bad").as_uri()
    wire.open(uri, text, language="json")
    wire.diagnostics(uri)
    check_survival(stage)


def test_invalid_utf8_in_a_sample_is_handled(wire: Wire, tmp_path: Path) -> None:
    (tmp_path / "stage.bad.sample.json").write_bytes(b'{ "a": "\xff\xfe\xc0\x80" }')
    check_survival(Stage(wire, tmp_path, screen(label("${a$0}"), PLAIN)))


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_unreadable_samples_are_reported(wire: Wire, tmp_path: Path) -> None:
    path = tmp_path / "stage.secret.sample.json"
    path.write_text("{}")
    path.chmod(0)
    stage = Stage(wire, tmp_path, screen(label("${a$0}"), PLAIN))
    assert any(sample.get("problem") for sample in stage.run("samples"))
    check_survival(stage)


def test_many_samples_are_handled(wire: Wire, tmp_path: Path) -> None:
    files = {f"s{number:03}": f'{{ "a": {number} }}' for number in range(500)}
    stage = Stage(wire, tmp_path, screen(label("${a$0}"), PLAIN), files)
    assert stage.samples()[:2] == ["initial", "s000"]
    assert len(stage.hover()) < 5_000
    check_survival(stage)


def test_a_file_that_is_a_sample_of_itself_is_handled(wire: Wire, tmp_path: Path) -> None:
    project = '{ "samples": { "**/*.json": ["**/*"], "*.clads.json": ["*.clads.json", "clads.json"] } }'
    Stage(wire, tmp_path, screen(label("${a$0}"), PLAIN), {"clads.json": project})
    check_life(wire)


@pytest.mark.timeout(180)
def test_a_sample_of_20_megabytes_is_used_or_rejected(wire: Wire, tmp_path: Path) -> None:
    rows = ",".join(f'{{"n":{number}}}' for number in range(1_600_000))
    stage = Stage(wire, tmp_path, screen(label("${a[3].n$0}"), PLAIN), {"big": f'{{ "a": [{rows}] }}'})
    (big,) = [sample for sample in stage.run("samples", seconds=90) if sample["name"] == "big"]
    if not big.get("problem"):
        assert stage.evaluate("a[3].n", sample="big", seconds=90)["value"] == 3
    assert "has no value" in stage.hover()
    check_life(wire)
