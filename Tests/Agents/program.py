"""The program clads-lsp, and what it prints about the files of an answer."""

import json
import os
import subprocess
from pathlib import Path
from typing import Any

REPOSITORY = Path(__file__).parents[2]
SERVER = Path(os.environ.get("CLADS_SERVER") or REPOSITORY / ".build/release/clads-lsp")
"""The executable."""


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs the program in a folder; fails if it was called in the wrong way or could not read a file."""
    done = subprocess.run(
        [SERVER.absolute(), *arguments], cwd=folder, capture_output=True, text=True, timeout=300, check=False
    )
    if done.returncode not in (0, 1):
        raise RuntimeError(f"clads-lsp {' '.join(arguments)}: {done.stderr or done.stdout}")
    return done


def findings(folder: Path, paths: list[str], show: str, client: str | None) -> list[dict[str, Any]]:
    """Returns the findings of at least a severity about files, each with the `path` of its file."""
    options = ["--client", client] if client else []
    report = json.loads(run(folder, "--check", "--output", "json", "--show", show, *options, *paths).stdout)
    return [{"path": file["path"], **found} for file in report["files"] for found in file["diagnostics"]]


def minimum_clients(folder: Path, paths: list[str]) -> dict[str, str | None]:
    """Returns the oldest version of the app that each document may be sent to."""
    report = json.loads(run(folder, "--clients", "--json", *paths).stdout)
    return {document["path"]: document["minimum"] for document in report["documents"]}


def failed_steps(folder: Path, paths: list[str]) -> list[str]:
    """Runs tests of screens, and returns the messages of those that do not pass."""
    tests = json.loads(run(folder, "--test", "--output", "json", *paths).stdout)["tests"]
    found = []
    for test in tests:
        messages = [failure["message"] for failure in test["failures"]]
        if test["status"] != "passed":
            found += [f"{test['path']}: {message}" for message in messages or [test["status"]]]
    missing = set(paths) - {test["path"] for test in tests}
    return found + [f"{path}: the test has not run" for path in sorted(missing)]


def page(folder: Path, path: str, size: str, options: list[str]) -> str:
    """Returns the picture of a screen as a page, on which controls are elements."""
    return run(folder, "--preview", path, "--output", "html", "--size", size, *options).stdout
