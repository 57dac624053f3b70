"""Fixtures for every test: the server executable and a folder with the examples."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from .examples import EXAMPLES
from .wire import Wire

REPOSITORY = Path(__file__).parents[2]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the options for the executables."""
    parser.addoption("--server", type=Path, default=None, help="the executable clads-lsp")
    parser.addoption("--plugin-server", type=Path, default=None, help="the executable AcmeServer")
    parser.addoption("--patience", type=float, default=1, help="how many times longer to wait than usual")


def pytest_configure(config: pytest.Config) -> None:
    """Sets how long clients wait."""
    Wire.patience = config.getoption("--patience")


@pytest.fixture(scope="session")
def server(request: pytest.FixtureRequest) -> Path:
    """The path of the executable."""
    path = request.config.getoption("--server") or REPOSITORY / ".build/release/clads-lsp"
    assert path.is_file(), f"no executable {path}; build it or name it with --server"
    return path.resolve()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the example documents and their project file."""
    return Path(shutil.copytree(EXAMPLES, tmp_path / "app", ignore=shutil.ignore_patterns("plugin")))


@pytest.fixture
def wire(server: Path) -> Iterator[Wire]:
    """A server that has been started, but not initialized."""
    with Wire(server) as wire:
        yield wire


@pytest.fixture
def running(wire: Wire) -> Wire:
    """A server that has been initialized by a client without capabilities."""
    wire.initialize()
    return wire
