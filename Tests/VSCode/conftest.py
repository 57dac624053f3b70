"""Fixtures: code-server with the packaged extension, and windows of it in Chromium."""

import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from Editors.conftest import browser, installed  # noqa: F401
from Packages.release import PLATFORM, VERSION, copy, release
from playwright.sync_api import Browser, expect

from .codeserver import PATIENCE, CodeServer, unpacked
from .library import add_library
from .troubles import Troubles
from .window import Window

REPOSITORY = Path(__file__).parents[2]
WORK = REPOSITORY / ".build/vscode"
EXTENSION = "editors/vscode"
SOURCES = [
    ".ci/release", ".ci/packaging", "LICENSE", "Sources/CladsServer/Server.swift", EXTENSION, "schemas",
]  # fmt: skip
SETTINGS = {
    "editor.minimap.enabled": False,
    "extensions.autoCheckUpdates": False,
    "git.openRepositoryInParentFolders": "never",
    "telemetry.telemetryLevel": "off",
    "update.mode": "none",
    "workbench.startupEditor": "none",
    "workbench.tips.enabled": False,
}
FIGURES = pytest.StashKey[dict[str, str]]()

expect.set_options(timeout=PATIENCE * 1000)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the command-line options."""
    program = REPOSITORY / f".build/packages/{PLATFORM}/clads-lsp"
    parser.addoption("--server", type=Path, default=program, help="what .ci/release binary made")
    vscode = REPOSITORY.parent / "shared/vscode"
    parser.addoption("--vscode", type=Path, default=vscode, help="where code-server is")
    parser.addoption("--all-editors", action="store_true", help="fail where a program is not installed")


def pytest_configure(config: pytest.Config) -> None:
    """Makes a place for what is measured."""
    config.stash[FIGURES] = {}


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """Prints what was measured."""
    for name, figure in config.stash[FIGURES].items():
        terminalreporter.write_line(f"{name}: {figure}")


@pytest.fixture(scope="session")
def measured(request: pytest.FixtureRequest) -> Callable[[str, str], None]:
    """Records a figure, which is printed when all tests have ended."""
    return request.config.stash[FIGURES].__setitem__


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item):
    """Lets fixtures know whether the test has failed."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed or hasattr(report, "wasxfail")
    return report


FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def package(request: pytest.FixtureRequest, program: Path, measured: Callable[[str, str], None]) -> Path:
    """The extension with its server, packaged as for a release."""
    server = request.config.getoption("--server").resolve()
    assert server.is_file(), f"no executable {server}; run .ci/release binary"
    shutil.rmtree(WORK / "repository", ignore_errors=True)
    repository = copy(WORK / "repository", *SOURCES, ignore=("node_modules", "*.vsix", "plugin", "bundled"))
    library = add_library(repository / EXTENSION, REPOSITORY / EXTENSION / "node_modules", program)
    measured("client library", library)
    done = release("--binary", server, "--output", WORK / "packages", "extension", repository=repository)
    assert done.returncode == 0, done.stderr
    file = WORK / f"packages/clads-{VERSION}-{PLATFORM}.vsix"
    measured("size of the package", f"{file.stat().st_size / 1e6:.1f} MB")
    return file


@pytest.fixture(scope="session")
def program(request: pytest.FixtureRequest) -> Path:
    """The folder with code-server."""
    WORK.mkdir(parents=True, exist_ok=True)
    return unpacked(request.config.getoption("--vscode").resolve(), WORK)


@pytest.fixture(scope="session")
def start(program: Path, package: Path) -> Callable[..., CodeServer]:
    """Makes a code-server with a new user who has installed the extension."""
    shutil.rmtree(WORK / "run", ignore_errors=True)
    extensions = WORK / "run/extensions"

    def start_(name: str, *, trusts: bool = True) -> CodeServer:
        is_first = not extensions.is_dir()
        made = CodeServer(program, WORK / "run" / name, extensions, trusts=trusts)
        (made.user / "User/settings.json").write_text(json.dumps(SETTINGS))
        if is_first:
            made.install(package)
        return made

    return start_


@pytest.fixture(scope="session")
def code_server(start: Callable[..., CodeServer]) -> Iterator[CodeServer]:
    """The one code-server of almost all tests, in which every folder is trusted."""
    with start("trusting") as running:
        yield running


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the example documents and their project file."""
    return copied_examples(tmp_path_factory.mktemp("folder") / "app")


def copied_examples(target: Path) -> Path:
    """Copies the example documents."""
    ignored = shutil.ignore_patterns("plugin")
    return Path(shutil.copytree(REPOSITORY / "schemas/examples", target, ignore=ignored, dirs_exist_ok=True))


@pytest.fixture(scope="module")
def opened(folder: Path) -> Path:
    """What the window has opened: a folder or a workspace file."""
    return folder


class Shared:
    """The window that the tests of a module share; after a failure the next test gets a new one."""

    def __init__(self, open_window: Callable[[Path], Window], opened: Path, folder: Path) -> None:
        self._open, self._opened = open_window, opened
        self._folder = folder
        self._files = {path: path.read_bytes() for path in folder.rglob("*") if self._is_own(path)}
        self.window: Window | None = None

    def _is_own(self, path: Path) -> bool:
        return path.is_file() and ".git" not in path.parts

    def get(self) -> Window:
        """The window, without editors."""
        if self.window is None:
            self.window = self._open(self._opened)
        return self.window

    def tidy(self, failed: bool) -> None:
        """Closes what a test has opened, and restores the files."""
        assert self.window
        if failed:
            self.window.close()
            self.window = None
        else:
            self.window.close_editors()
        for path in self._folder.rglob("*"):
            if self._is_own(path) and path not in self._files:
                path.unlink()
        for path, content in self._files.items():
            if not path.is_file() or path.read_bytes() != content:
                path.write_bytes(content)


@pytest.fixture(scope="module")
def shared(
    browser: Browser, code_server: CodeServer, opened: Path, folder: Path  # noqa: F811
) -> Iterator[Shared]:
    """The window that the tests of a module share."""

    def open_window(path: Path) -> Window:
        window = Window(browser, code_server.address, path)
        window.wait_for_workbench()
        return window

    shared = Shared(open_window, opened, folder)
    yield shared
    if shared.window:
        troubles = Troubles(code_server)
        shared.window.close()
        assert not (found := troubles.found_at_the_end()), "\n".join(found)


@pytest.fixture
def troubles(code_server: CodeServer) -> Troubles:
    """What VS Code logs about the extension during the test."""
    return Troubles(code_server)


@pytest.fixture
def window(shared: Shared, troubles: Troubles, request: pytest.FixtureRequest) -> Iterator[Window]:
    """A window with the folder, which no editor has been opened in; fails if VS Code logs errors."""
    window = shared.get()
    window.console.clear()
    yield window
    failed = request.node.stash.get(FAILED, True)
    found = troubles.found(window.console)
    if failed or found:
        picture(window, request.node.name)
    shared.tidy(failed or bool(found))
    assert not found, "\n".join(found)


@pytest.fixture
def new_window(
    browser: Browser, code_server: CodeServer, tmp_path: Path, troubles: Troubles,  # noqa: F811
    request: pytest.FixtureRequest,
) -> Iterator[Window]:  # fmt: skip
    """A window with a folder of its own, for what would be left in another: documents that are not saved."""
    window = Window(browser, code_server.address, copied_examples(tmp_path / "new"))
    window.wait_for_workbench()
    yield window
    found = troubles.found(window.console)
    if request.node.stash.get(FAILED, True) or found:
        picture(window, request.node.name)
    window.close()
    assert not found, "\n".join(found)


def picture(window: Window, name: str) -> None:
    """Keeps what the window shows, and what the browser has logged."""
    folder = WORK / "failures"
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / re.sub(r"\W+", "-", name)
    window.page.screenshot(path=file.with_suffix(".png"))
    file.with_suffix(".log").write_text("\n".join(window.console), encoding="utf-8")
