"""What a person meets in a terminal: the program without arguments, and completions."""

import os
import pty
import subprocess
from pathlib import Path

import pytest


def run_in_terminal(*command: str | Path) -> tuple[int, str]:
    """Runs a command with a terminal as its standard input and output; returns its status and what it printed."""
    terminal, inside = pty.openpty()
    process = subprocess.Popen(command, stdin=inside, stdout=inside, stderr=inside, close_fds=True)
    os.close(inside)
    printed = b""
    try:
        while chunk := os.read(terminal, 65536):
            printed += chunk
    except OSError:  # The other side is closed.
        pass
    os.close(terminal)
    return process.wait(timeout=20), printed.decode()


def test_without_arguments_the_program_says_what_it_is(server: Path) -> None:
    status, printed = run_in_terminal(server)
    assert status == 0
    assert printed.startswith("clads-lsp ")
    for flag in ["--check .", "--preview FILE", "--init", "--help"]:
        assert flag in printed


def test_without_a_terminal_it_is_a_server(server: Path) -> None:
    done = subprocess.run([server], stdin=subprocess.DEVNULL, capture_output=True, timeout=20, check=False)
    assert done.stdout == b""


def test_stdio_starts_the_server_in_a_terminal_and_says_so(server: Path) -> None:
    terminal, inside = pty.openpty()
    process = subprocess.Popen([server, "--stdio"], stdin=inside, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    os.close(inside)
    assert process.stderr is not None
    assert b"waits for an editor" in process.stderr.readline()
    process.kill()
    process.communicate()
    os.close(terminal)


COMPLETE = r"""
complete() { :; }
. "$1"
COMP_WORDS=("${@:2}")
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
COMPREPLY=()
_clads_lsp
printf '%s\n' "${COMPREPLY[@]}"
"""


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("--ch", ["--check"]),
        ("--check --output s", ["sarif"]),
        ("--check --output = ju", ["junit"]),
        (
            "--check --output =",
            ["text", "json", "ndjson", "sarif", "github", "junit", "gitlab", "markdown", "xcode", "brief"],
        ),
        ("--check Screens --fail-on w", ["warning"]),
        ("--explain unknown-comp", ["unknown-component-kind"]),
        ("--preview a.clads.json --as d", ["device"]),
        ("--preview --wi", ["--width"]),
        ("--format --ref", ["--reflow"]),
        ("--check Scre", [""]),
        ("--eval --document a", [""]),
    ],
)
def test_bash_completes_a_command_line(server: Path, tmp_path: Path, words: str, expected: list[str]) -> None:
    script = tmp_path / "completions.bash"
    script.write_bytes(subprocess.run([server, "--completions", "bash"], capture_output=True, check=True).stdout)
    command = ["bash", "-c", COMPLETE, "bash", script, "clads-lsp", *words.split()]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stdout.removesuffix("\n").split("\n") == expected
    assert done.stderr == ""
