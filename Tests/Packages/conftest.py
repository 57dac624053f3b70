"""Fixtures: the packages of this machine's platform, and systems to install them on."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from .debian import Debian
from .release import PLATFORM, REPOSITORY, VERSION


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the option for the packages."""
    parser.addoption(
        "--packages", type=Path, default=REPOSITORY / ".build/packages", help="what .ci/release made"
    )


@pytest.fixture(scope="session")
def packages(request: pytest.FixtureRequest) -> Path:
    """The folder of the packages."""
    return request.config.getoption("--packages").resolve()


def only(packages: Path, pattern: str) -> Path:
    """The one file of a pattern."""
    found = list(packages.glob(pattern))
    assert len(found) == 1, f"{len(found)} files {packages / pattern}; run .ci/release"
    return found[0]


@pytest.fixture(scope="session")
def program(packages: Path) -> Path:
    """The static executable."""
    return only(packages, f"{PLATFORM}/clads-lsp")


@pytest.fixture(scope="session")
def archive(packages: Path) -> Path:
    """The archive."""
    return only(packages, f"clads-lsp-{VERSION}-{PLATFORM}.tar.gz")


@pytest.fixture(scope="session")
def wheel(packages: Path) -> Path:
    """The wheel."""
    machine = {"linux-x64": "x86_64", "linux-arm64": "aarch64"}[PLATFORM]
    return only(packages, f"clads_lsp-{VERSION}-py3-none-*linux*_{machine}.whl")


@pytest.fixture(scope="session")
def bundle(packages: Path) -> Path:
    """The artifact bundle."""
    return only(packages, f"clads-lsp-{VERSION}.artifactbundle.zip")


@pytest.fixture(scope="session")
def installed_debian() -> Debian:
    """A Debian without Swift."""
    return Debian(REPOSITORY / ".build/debian")


@pytest.fixture
def debian(installed_debian: Debian) -> Iterator[Debian]:
    """A Debian without Swift on which nothing else is installed."""
    installed_debian.clean()
    yield installed_debian
    installed_debian.clean()
