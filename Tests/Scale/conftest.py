"""Fixtures: a table of documents, and the findings of one process about it."""

import json
import os
import subprocess
from collections import Counter
from pathlib import Path

import pytest
from Protocol.conftest import REPOSITORY, server  # noqa: F401

from .documents import documents
from .page import write_programs

COMMAND = ["clads-lsp", "--check", "--stdin-ndjson", "--output", "ndjson"]
MEMBERS = ("rule", "severity", "pointer", "message", "fingerprint")
PARTS = 8
Findings = Counter[tuple[str | None, ...]]
"""Rows of a table of findings, with the number of times that each occurs."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the command-line options."""
    parser.addoption("--server", type=Path, default=None, help="the executable clads-lsp")
    parser.addoption("--documents", type=int, default=200_000, help="the number of documents")


@pytest.fixture(scope="session")
def environment(server: Path) -> dict[str, str]:  # noqa: F811
    """The environment of engines, with the executable on the PATH."""
    return os.environ | {"PATH": f"{server.parent}:{os.environ['PATH']}", "PYSPARK_PYTHON": "python3"}


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Path:
    """A folder with the programs of the page, and the table `documents` in some files."""
    folder = tmp_path_factory.mktemp("scale")
    write_programs(folder)
    (folder / "documents").mkdir()
    files = [(folder / f"documents/{part}.json").open("w", encoding="utf-8") for part in range(PARTS)]
    for index, row in enumerate(documents(request.config.getoption("--documents"))):
        files[index % PARTS].write(json.dumps(row) + "\n")
    for file in files:
        file.close()
    return folder


@pytest.fixture(scope="session")
def expected(folder: Path, environment: dict[str, str]) -> Findings:
    """The findings of one process."""
    found: Findings = Counter()
    for part in sorted((folder / "documents").iterdir()):
        rows = [json.loads(line) for line in part.open(encoding="utf-8")]
        sent = "".join(json.dumps({"id": row["document"], "text": row["text"]}) + "\n" for row in rows)
        run = subprocess.run(
            COMMAND, input=sent, stdout=subprocess.PIPE, text=True, env=environment, cwd=folder, check=False
        )
        assert run.returncode == 1
        found += rows_of(run.stdout.splitlines())
    assert len({rule for _, rule, *_ in found}) >= 5
    return found


def rows_of(lines: list[str]) -> Findings:
    """The rows for the lines that the executable has printed."""
    return Counter(
        (result["id"], *(finding[member] for member in MEMBERS))
        for result in map(json.loads, lines)
        for finding in result.get("diagnostics", [])
    )
