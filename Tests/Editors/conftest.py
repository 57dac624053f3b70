"""Fixtures for tests of editors: the server's executable, a folder with the examples, an empty home."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from Protocol.conftest import REPOSITORY, server  # noqa: F401

from .page import DOCUMENT, Open
from .webview import Webview


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the command-line options."""
    parser.addoption("--server", type=Path, default=None, help="the executable clads-lsp")
    parser.addoption(
        "--all-editors", action="store_true", help="fail where an editor is not installed instead of skipping"
    )


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the example documents and their project file."""
    ignored = shutil.ignore_patterns("plugin")
    return Path(shutil.copytree(REPOSITORY / "schemas/examples", tmp_path / "app", ignore=ignored))


@pytest.fixture(scope="session")
def new_user(server: Path) -> Callable[[Path], dict[str, str]]:  # noqa: F811
    """Makes the environment of a new user: an empty home, and `clads-lsp` on the path."""

    def make(folder: Path) -> dict[str, str]:
        home = folder / "home"
        home.mkdir()
        programs = folder / "bin"
        programs.mkdir()
        (programs / "clads-lsp").symlink_to(server)
        kept = {
            name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "VIM", "NVIM"))
        }
        return kept | {"HOME": str(home), "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}"}

    return make


@pytest.fixture
def environment(new_user: Callable[[Path], dict[str, str]], tmp_path: Path) -> dict[str, str]:
    """The environment of a new user."""
    return new_user(tmp_path)


@pytest.fixture(scope="session")
def installed(request: pytest.FixtureRequest):
    """Finds a program; without it the test is skipped, or fails with `--all-editors`."""

    def find(*names: str) -> str:
        for name in names:
            if path := shutil.which(name):
                return path
        message = f"{' or '.join(names)} is not installed"
        if request.config.getoption("--all-editors"):
            pytest.fail(message)
        pytest.skip(message)

    return find


@pytest.fixture(scope="session")
def browser(installed) -> Iterator[Browser]:
    """Headless Chromium."""
    program = installed("chromium", "chromium-browser", "google-chrome")
    # Chromium's sandbox does not work as root, and containers have little shared memory.
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    arguments = ["--disable-lcd-text", "--disable-dev-shm-usage", *sandbox]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=arguments)
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser: Browser, server: Path, tmp_path: Path) -> Iterator[Open]:
    """Opens the page of a document, by default one with every kind of control."""
    opened: list[Webview] = []

    def open_(
        text: str = DOCUMENT, *, path: Path | None = None, wait: bool = True, **options: Any
    ) -> Webview:
        if path is None:
            path = tmp_path / f"page{len(opened)}.clads.json"
            path.write_text(text, encoding="utf-8")
        opened.append(Webview(browser, server, path, **options))
        if wait:
            opened[-1].until(opened[-1].is_drawn, "the first frame")
        return opened[-1]

    yield open_
    for webview in opened:
        webview.close()


@pytest.fixture
def webview(open_page: Open) -> Webview:
    """The page of the document."""
    return open_page()
