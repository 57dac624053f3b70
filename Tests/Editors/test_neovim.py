"""The Neovim plugin in the real editor, headless; the tests themselves are written in Lua next to it."""

import subprocess
import sys
from pathlib import Path

import pytest

from .neovim import Neovim, current, names

pytestmark = pytest.mark.timeout(60)

SETTLE = (
    "lua local is_done = false; vim.schedule(function() is_done = true end); "
    "assert(vim.wait(5000, function() return is_done end), 'waited in vain for what is scheduled')"
)
"""Runs what has been scheduled so far."""


@pytest.fixture
def neovim(environment: dict[str, str], folder: Path) -> Neovim:
    """Neovim 0.11, in a folder with the examples."""
    program = current()
    assert program, "no nvim; requirements.txt brings it"
    return Neovim(program, environment, folder)


@pytest.mark.parametrize("name", names("language"))
def test_in_a_document(neovim: Neovim, name: str) -> None:
    neovim.passes("language", name)


@pytest.mark.parametrize("name", names("preview"))
def test_in_a_preview(neovim: Neovim, name: str) -> None:
    neovim.passes("preview", name)


@pytest.mark.parametrize("name", names("browser"))
def test_in_a_browser(neovim: Neovim, name: str) -> None:
    neovim.passes("browser", name)
    expect_no_files(neovim)


@pytest.mark.parametrize("name", names("states"))
def test_with_all_states(neovim: Neovim, name: str) -> None:
    neovim.passes("states", name)
    expect_no_files(neovim)


def expect_no_files(neovim: Neovim) -> None:
    """The files whose paths a test has written down are gone with the editor."""
    paths = neovim.folder / "paths"
    for path in paths.read_text(encoding="utf-8").split() if paths.exists() else []:
        assert not Path(path).exists(), path


@pytest.mark.parametrize("name", names("screentests"))
def test_with_tests_of_screens(neovim: Neovim, name: str) -> None:
    neovim.passes("screentests", name)


@pytest.mark.parametrize("name", names("commands"))
def test_with_a_command(neovim: Neovim, name: str) -> None:
    neovim.passes("commands", name)


@pytest.mark.parametrize("name", names("server"))
def test_about_the_server(neovim: Neovim, name: str) -> None:
    neovim.passes("server", name)


@pytest.mark.parametrize("name", names("swift"))
def test_in_a_swift_file(neovim: Neovim, name: str) -> None:
    neovim.passes("swift", name)


@pytest.mark.parametrize("name", names("checkout"))
def test_in_a_checkout(neovim: Neovim, server: Path, name: str) -> None:
    build = neovim.checkout / ".build/release"
    build.mkdir(parents=True)
    (build / "clads-lsp").symlink_to(server)
    neovim.environment["PATH"] = "/usr/bin:/bin"
    neovim.passes("checkout", name)


@pytest.mark.parametrize("name", names("variable"))
def test_with_a_variable(neovim: Neovim, name: str) -> None:
    neovim.arguments += ["--cmd", "let g:clads = {'preview': {'split': 'left'}}"]
    neovim.passes("variable", name)


@pytest.mark.parametrize("name", names("older"))
def test_with_the_startup_of_older_versions(neovim: Neovim, name: str) -> None:
    neovim.arguments += ["--cmd", "let g:loaded_clads = 1"]
    neovim.passes("older", name)


@pytest.fixture
def too_old(installed, environment: dict[str, str], folder: Path) -> Neovim:
    """Neovim 0.7, which Debian 12 has."""
    if sys.platform != "linux":
        pytest.skip("only Debian 12 has a Neovim this old")
    program = installed("/usr/bin/nvim")
    printed = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout
    if not printed.startswith("NVIM v0.7"):
        pytest.skip(f"{program} is {printed.splitlines()[0]}, not 0.7")
    return Neovim(program, environment, folder)


def test_a_version_that_is_too_old_shows_one_message_and_opens_the_document(too_old: Neovim) -> None:
    script = [
        "set nomore",
        "edit sign-in.clads.json",
        SETTLE,
        "edit checkout.clads.json",
        SETTLE,
        "lua require('clads').setup({ preview = { width = 40 } })",
        "lua io.stdout:write(vim.bo.filetype .. ' ' .. vim.fn.line('$') .. '\\n')",
        "normal! Gox",
        "write! changed.json",
        "qall!",
    ]
    done = too_old.run(*[word for line in script for word in ("-c", line)])
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("this plugin needs Neovim 0.8 or later, and this is 0.7.2") == 1, done.stderr
    assert "Error" not in done.stderr and "stack traceback" not in done.stderr, done.stderr
    lines = (too_old.folder / "checkout.clads.json").read_text(encoding="utf-8").splitlines()
    assert f"json {len(lines)}" in done.stdout
    assert (too_old.folder / "changed.json").read_text(encoding="utf-8").splitlines()[:-1] == lines


def test_the_health_report_of_a_version_that_is_too_old_gives_instructions(too_old: Neovim) -> None:
    done = too_old.run("-c", "checkhealth clads", "-c", "write! report", "-c", "qall!")
    assert done.returncode == 0, done.stderr
    report = (too_old.folder / "report").read_text(encoding="utf-8")
    assert "Neovim 0.7.2 is too old" in report
    assert "Install Neovim 0.8 or later" in report
