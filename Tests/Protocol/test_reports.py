"""The reports of `--check` are valid by the schemas of their formats."""

import json
import os
import subprocess
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import jsonschema
import pytest

REPOSITORY = Path(__file__).parents[2]

HOSTILE = "<&\"'`|\\ ]]> [a](b) %0A ::error::x ##[error]\r\n\x1b[2J\x00\u202e\ufffe{0}"


@pytest.fixture
def screens(tmp_path: Path) -> Path:
    """A folder with a clean document, one with findings, one with hostile text, and a link that leads nowhere."""
    clean: Any = {"id": "a", "root": {"children": [{"type": "label", "text": "Hi"}]}}
    nodes = [
        {"type": "lable", "text": HOSTILE, "styleId": HOSTILE, HOSTILE: 1, "fillWidth": "yes"},
        {"type": "label", "text": "x", "styleId": "crad"},
    ]
    found = {"id": "b", "styles": {"card": {"fontSize": 1}}, "root": {"children": nodes}}
    (tmp_path / "a.clads.json").write_text(json.dumps(clean))
    (tmp_path / "b c:%.clads.json").write_text(json.dumps(found, indent=2))
    (tmp_path / "d.clads.json").write_text('{ "id": "d", "id": "e", "root": { "children": [] } ')
    (tmp_path / "e.clads.json").symlink_to("gone")
    return tmp_path


def report(server: Path, folder: Path, output: str) -> str:
    """Returns a report about all files in a folder, and one that does not exist."""
    command = [server, "--check", ".", "gone", "--output", output, "--show", "hint"]
    done = subprocess.run(command, cwd=folder, capture_output=True, check=False)
    assert done.returncode == 2
    return done.stdout.decode()


def test_json_fits_its_published_schema(server: Path, screens: Path) -> None:
    schema = json.loads((REPOSITORY / "schemas/clads-report.schema.json").read_text(encoding="utf-8"))
    value = json.loads(report(server, screens, "json"))
    validator = jsonschema.Draft7Validator(schema)
    assert [error.message for error in validator.iter_errors(value)] == []
    assert len(value["files"]) == 2
    del value["files"][0]["diagnostics"][0]["fingerprint"]
    assert not validator.is_valid(value)


@pytest.mark.skipif("CLADS_SARIF_SCHEMA" not in os.environ, reason="CLADS_SARIF_SCHEMA names no schema")
def test_sarif_fits_its_schema(server: Path, screens: Path) -> None:
    schema = json.loads(Path(os.environ["CLADS_SARIF_SCHEMA"]).read_text(encoding="utf-8"))
    value = json.loads(report(server, screens, "sarif"))
    validator = jsonschema.Draft4Validator(schema, format_checker=jsonschema.FormatChecker())
    assert [error.message for error in validator.iter_errors(value)] == []


def test_sarif_refers_to_its_rules_and_finds_its_text(server: Path, screens: Path) -> None:
    run = json.loads(report(server, screens, "sarif"))["runs"][0]
    rules = run["tool"]["driver"]["rules"]
    assert len(run["results"]) > 5
    for result in run["results"]:
        rule = rules[result["ruleIndex"]]
        assert rule["id"] == result["ruleId"]
        assert rule["help"]["text"] and rule["help"]["markdown"]
    uris = {r["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] for r in run["results"]}
    assert uris == {"b%20c%3A%25.clads.json", "d.clads.json"}
    assert len(run["invocations"][0]["toolExecutionNotifications"]) == 2


def test_junit_is_xml_with_a_case_for_each_file(server: Path, screens: Path) -> None:
    suite = ElementTree.fromstring(report(server, screens, "junit"))[0]
    cases = {case.get("file"): [child.tag for child in case] for case in suite}
    assert cases["a.clads.json"] == []
    assert cases["b c:%.clads.json"] == ["failure"]
    assert cases["d.clads.json"] == ["failure"]
    for attribute, tag in (("tests", "testcase"), ("failures", "failure"), ("errors", "error")):
        assert suite.get(attribute) == str(sum(element.tag == tag for element in suite.iter()))
    assert suite.get("errors") == "2"


def test_gitlab_is_an_array_with_a_fingerprint_for_each_finding(server: Path, screens: Path) -> None:
    findings = json.loads(report(server, screens, "gitlab"))
    assert len({finding["fingerprint"] for finding in findings}) == len(findings) > 5
    for finding in findings:
        assert finding["severity"] in {"info", "minor", "major", "critical", "blocker"}
        assert finding["location"]["lines"]["begin"] > 0
