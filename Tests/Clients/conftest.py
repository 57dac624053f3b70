"""Fixtures for language clients: a screen, the document. Failures leave pictures in .build/clients."""

# ruff: noqa: F811 (a parameter names the fixture that was imported)

import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from Editors.conftest import environment, folder, installed, new_user  # noqa: F401
from Editors.conftest import pytest_addoption as add_editors_options
from Protocol.conftest import REPOSITORY, server  # noqa: F401

from .document import Place, write
from .qt_creator import configure
from .screen import Screen
from .waiting import Patience

FAILURES = REPOSITORY / ".build/clients"
HAS_FAILED = pytest.StashKey[bool]()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the command-line options."""
    add_editors_options(parser)
    parser.addoption("--patience", type=float, default=1, help="how many times longer to wait than usual")


def pytest_configure(config: pytest.Config) -> None:
    """Sets how long tests wait."""
    Patience.seconds *= config.getoption("--patience")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item):
    """Remembers whether a test or what it needs has failed."""
    report = yield
    item.stash[HAS_FAILED] = item.stash.get(HAS_FAILED, False) or report.failed
    return report


@pytest.fixture
def screen(
    request: pytest.FixtureRequest, installed: Callable[..., str], environment: dict[str, str], tmp_path: Path
) -> Iterator[Screen]:
    """A screen of a new user."""
    with Screen(installed, tmp_path / "screen", environment) as screen:
        yield screen
        if request.node.stash.get(HAS_FAILED, False):
            screen.keep(FAILURES / request.node.name)


@pytest.fixture(scope="session")
def qt_creator_settings(
    installed: Callable[..., str],
    new_user: Callable[[Path], dict[str, str]],
    tmp_path_factory: pytest.TempPathFactory,
) -> Path:
    """The folder with what Qt Creator keeps after the settings of editors/README.md were entered."""
    folder = tmp_path_factory.mktemp("settings")
    with Screen(installed, folder / "screen", new_user(folder)) as screen:
        try:
            return configure(screen, installed)
        except BaseException:
            screen.keep(FAILURES / "qt_creator_settings")
            raise


@pytest.fixture
def short_folder(folder: Path) -> Iterator[Path]:
    """The examples in a folder with a short path, for pictures of editors that show the whole path."""
    short = Path(tempfile.gettempdir(), "screens")
    try:
        short.mkdir(mode=0o700)
    except FileExistsError:
        short = Path(tempfile.mkdtemp(prefix="screens-"))
    shutil.copytree(folder, short, dirs_exist_ok=True)
    yield short
    shutil.rmtree(short)


@pytest.fixture
def place(folder: Path) -> Callable[[str], Place]:
    """Writes the document among the examples, with a cursor at `$0`."""
    return lambda marked: write(folder, marked)
