"""A folder that is not trusted."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .codeserver import CodeServer
from .conftest import copied_examples
from .window import LABEL, Window


@pytest.fixture(scope="module")
def code_server(start: Callable[..., CodeServer]) -> Iterator[CodeServer]:
    """A code-server that asks whether to trust a folder."""
    with start("asking", trusts=False) as running:
        yield running


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that names a server of its own, which must never be started."""
    folder = copied_examples(tmp_path_factory.mktemp("foreign") / "app")
    server = folder / "server.sh"
    server.write_text(f"#!/bin/sh\ntouch '{folder.parent}/started'\n")
    server.chmod(0o755)
    (folder / ".vscode").mkdir()
    settings = {"clads.server.path": "${workspaceFolder}/server.sh"}
    (folder / ".vscode/settings.json").write_text(json.dumps(settings))
    return folder


def test_a_folder_that_is_not_trusted_has_findings_but_starts_no_server_of_its_own(
    window: Window, folder: Path
) -> None:
    window.see(".monaco-dialog-box", "Do you trust the authors")
    window.see(".monaco-dialog-box .monaco-button", "No, I don't trust").click()
    window.see(".statusbar-item", "Restricted Mode")
    file = folder / "checkout.clads.json"
    window.open(file.name)
    window.replace(file, LABEL, "lable")
    window.see(".squiggly-error")
    assert not (folder.parent / "started").exists()
