"""`clads-lsp --preview FILE --watch` in a real terminal: keys, edits of the file, resizing, and exit."""

import os
import shlex
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .test_previews import DOCUMENT

pytestmark = pytest.mark.skipif(shutil.which("tmux") is None, reason="there is no tmux")


class Terminal:
    """A terminal that runs a shell."""

    def __init__(self, server: Path, folder: Path) -> None:
        self.server, self.folder = server, folder
        self.socket = folder / "tmux"
        self.path = folder / "a.clads.json"
        self.path.write_text(DOCUMENT, encoding="utf-8")
        self.tmux("new-session", "-d", "-x", "60", "-y", "16", "env PS1='ready> ' bash --norc --noprofile")
        self.type("cd " + shlex.quote(str(folder)) + "; clear; echo be''fore")
        self.press("Enter")
        self.wait(lambda: "before" in self.text())

    def tmux(self, *arguments: str) -> str:
        """Runs a tmux command."""
        command = ["tmux", "-u", "-S", str(self.socket), "-f", "/dev/null", *arguments]
        return subprocess.run(command, capture_output=True, text=True, timeout=20, check=True).stdout

    def type(self, text: str) -> None:
        """Types a text."""
        self.tmux("send-keys", "-l", text)

    def write(self, name: str, text: str) -> None:
        """Replaces a file at once, so that no half of it is read."""
        new = self.folder / "new"
        new.write_text(text, encoding="utf-8")
        new.replace(self.folder / name)

    def press(self, *keys: str) -> None:
        """Presses keys."""
        self.tmux("send-keys", *keys)

    def text(self, *options: str) -> str:
        """Returns the text of the terminal."""
        return self.tmux("capture-pane", "-p", *options)

    def wait(self, condition: Callable[[], object], what: str = "it") -> None:
        """Waits until a condition is true."""
        deadline = time.monotonic() + 15
        while not condition():
            assert time.monotonic() < deadline, f"timed out waiting for {what}:\n{self.text()}"
            time.sleep(0.02)

    def shows(self, *texts: str) -> None:
        """Waits until the terminal shows the texts."""
        for text in texts:
            self.wait(lambda text=text: text in self.text(), text)

    def watch(self, *arguments: str) -> None:
        """Starts the preview."""
        tell = 'echo $$ > pid; exec "$@"'
        texts = ["sh", "-c", tell, "sh", str(self.server), "--preview", "a.clads.json", "--watch", *arguments]
        self.type(" ".join(shlex.quote(text) for text in texts))
        self.press("Enter")
        self.shows("count", "device (base)", "Tab next")

    def changes_sample(self, name: str) -> bool:
        """Asks for the next sample, and returns whether it is shown; its file may not have been noticed yet."""
        # What the key `p` changes shows that `s` has been handled; a message is gone when a file has changed.
        self.type("sp")
        self.shows("spec")
        self.type("p")
        self.shows("device (base)")
        return f"sample {name}" in self.text()

    def is_restored(self) -> None:
        """Waits until the shell is in the foreground again."""
        self.shows("before", "ready>")
        self.wait(lambda: "count" not in self.text(), "the old screen")
        assert self.tmux("display", "-p", "#{alternate_on} #{cursor_flag} #{wrap_flag}").split() == [
            *("0", "1", "1")
        ]
        # The terminal echoes input and is in line mode again.
        self.type("echo al''ive $?")
        self.press("Enter")
        self.shows("echo al''ive $?", "alive")

    def signal(self, number: signal.Signals) -> None:
        """Sends a signal to the preview."""
        os.kill(int((self.folder / "pid").read_text()), number)


@pytest.fixture
def terminal(server: Path, tmp_path: Path) -> Iterator[Terminal]:
    """A terminal."""
    terminal = Terminal(server, tmp_path)
    yield terminal
    subprocess.run(["tmux", "-S", str(terminal.socket), "kill-server"], check=False, timeout=20)


def test_a_counter_counts_and_a_field_takes_typed_text(terminal: Terminal) -> None:
    terminal.watch()
    terminal.press("Tab")
    terminal.shows("a.clads.json:6:5", "button “Add”", "/root/children/1")
    terminal.press("Enter", "Enter", "Space")
    terminal.shows("count 3")
    terminal.press("Down")
    terminal.shows("a.clads.json:7:5")
    terminal.type("Zoë q")
    terminal.shows("hello Zoë q")
    terminal.press("BSpace", "BSpace")
    terminal.wait(lambda: "hello Zoë q" not in terminal.text())
    terminal.shows("hello Zoë")
    terminal.press("Escape")
    terminal.type("r")
    terminal.shows("count 0")
    terminal.type("q")
    terminal.is_restored()
    assert "alive 0" in terminal.text()


def test_alert_buttons_can_be_chosen_with_keys(terminal: Terminal) -> None:
    terminal.watch()
    terminal.press("BTab", "Enter")
    terminal.shows("Sure?: 1 [No]  2 Yes")
    terminal.press("Right", "Enter")
    terminal.shows("count 1")
    terminal.press("Enter")
    terminal.shows("Sure?: 1 [No]")
    terminal.type("2")
    terminal.shows("count 2")
    terminal.press("Enter")
    terminal.shows("Sure?: 1 [No]")
    terminal.press("Escape")
    terminal.wait(lambda: "Sure?:" not in terminal.text())
    terminal.shows("count 2")


def test_the_preview_follows_the_file_and_reports_its_deletion(terminal: Terminal) -> None:
    terminal.watch()
    terminal.press("Tab", "Enter")
    terminal.shows("count 1")
    terminal.path.write_text(DOCUMENT.replace("count", "number"), encoding="utf-8")
    terminal.shows("number 1")
    terminal.path.unlink()
    terminal.shows("no such file", "number 1")
    terminal.path.write_text(DOCUMENT, encoding="utf-8")
    terminal.shows("count 1")
    terminal.wait(lambda: "no such file" not in terminal.text())
    terminal.path.write_text(DOCUMENT[:-60], encoding="utf-8")
    terminal.shows("count 1")


def test_samples_project_and_mode_change_with_keys_and_files(terminal: Terminal) -> None:
    terminal.watch()
    assert not terminal.changes_sample("big")
    terminal.write("a.big.sample.json", '{ "n": 40 }')
    terminal.wait(lambda: terminal.changes_sample("big"), "the sample")
    terminal.shows("count 40")
    terminal.write("a.big.sample.json", '{ "n": 50 }')
    terminal.shows("count 50")
    terminal.type("p")
    terminal.shows("spec")
    terminal.type("p")
    terminal.shows("device (base)")
    (terminal.folder / "clads.json").write_text('{ "formatLevel": "extended" }', encoding="utf-8")
    terminal.shows("device (extended)")


def test_the_screen_follows_the_size_of_the_terminal(terminal: Terminal) -> None:
    terminal.watch()
    terminal.tmux("resize-window", "-x", "90", "-y", "30")
    terminal.wait(lambda: "device (base)" in (terminal.text().split("\n") + [""] * 30)[29], "the last row")
    terminal.shows("count 0", "q quit")
    terminal.tmux("resize-window", "-x", "20", "-y", "5")
    terminal.wait(lambda: "device (base)" in (terminal.text().split("\n") + [""] * 5)[4], "the last row")
    terminal.press("Tab", "Tab", "Tab", "Tab")
    terminal.tmux("resize-window", "-x", "60", "-y", "16")
    terminal.shows("count 0", "Ask")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_the_terminal_is_restored_after_a_signal(terminal: Terminal, number: signal.Signals) -> None:
    terminal.watch()
    terminal.signal(number)
    terminal.is_restored()


def test_control_c_quits(terminal: Terminal) -> None:
    terminal.watch()
    terminal.press("C-c")
    terminal.is_restored()
    assert "alive 0" in terminal.text()


@pytest.mark.parametrize("way", ["key", "signal"])
def test_it_can_be_suspended_and_resumed(terminal: Terminal, way: str) -> None:
    terminal.watch()
    terminal.press("Tab", "Enter")
    terminal.shows("count 1")
    if way == "key":
        terminal.press("C-z")
    else:
        terminal.signal(signal.SIGTSTP)
    terminal.shows("Stopped", "before")
    terminal.type("fg")
    terminal.press("Enter")
    terminal.shows("count 1")
    terminal.press("Enter")
    terminal.shows("count 2")
    terminal.type("q")
    terminal.wait(lambda: "count" not in terminal.text())
    terminal.shows("before")


def test_a_tall_screen_scrolls(terminal: Terminal) -> None:
    rows = ",\n".join(f'{{ "type": "label", "text": "row {number}." }}' for number in range(60))
    more = '{ "type": "button", "text": "Last", "actions": { "onTap": { "type": "dismiss" } } }'
    text = (
        f'{{ "id": "a", "root": {{ "children": [{{ "type": "label", "text": "count" }}, {rows}, {more}] }} }}'
    )
    terminal.path.write_text(text, encoding="utf-8")
    terminal.watch()
    terminal.shows("row 0.")
    terminal.press("NPage")
    terminal.wait(lambda: "row 0." not in terminal.text())
    terminal.press("End")
    terminal.shows("Last")
    terminal.press("Tab")
    terminal.shows("button “Last”")
    terminal.press("Home")
    terminal.shows("row 0.")


def test_unchanged_rows_are_not_written_again(terminal: Terminal) -> None:
    terminal.watch()
    log = terminal.folder / "written"
    terminal.tmux("pipe-pane", f"cat >> {shlex.quote(str(log))}")
    terminal.press("Tab")
    terminal.shows("a.clads.json:6:5")
    terminal.wait(lambda: log.exists() and b"a.clads.json:6:5" in log.read_bytes())
    written = log.read_bytes()
    assert b"hello" not in written
    assert b"count" not in written
    assert b"\x1b[2J" not in written


def test_a_test_is_recorded_and_then_passes(terminal: Terminal) -> None:
    terminal.watch()
    terminal.type("R")
    terminal.shows("recording")
    terminal.press("Tab")
    terminal.shows("button “Add”")
    terminal.press("Enter", "Enter")
    terminal.shows("count 2", "2 steps")
    # A label cannot be selected; its text is chosen from a list.
    terminal.type("Tcou")
    terminal.shows("text: cou", "Enter expects it")
    terminal.press("Enter")
    terminal.shows("3 steps: expect “count 2”")
    terminal.type("E")
    terminal.shows("4 steps")
    terminal.type("R")
    terminal.shows("wrote a.clads-test.json")
    terminal.type("q")
    terminal.wait(lambda: "ready>" in terminal.text(), "the end")
    run = subprocess.run(
        [terminal.server, "--test", "."], cwd=terminal.folder, capture_output=True, text=True, timeout=60, check=False
    )
    assert (run.stdout, run.returncode) == ("1 test: 1 passed\n", 0)
    assert '"texts": ["count 2", "Add"]' in (terminal.folder / "a.clads-test.json").read_text(encoding="utf-8")


def test_it_requires_a_terminal(terminal: Terminal) -> None:
    command = [str(terminal.server), "--preview", str(terminal.path), "--watch"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=20, check=False)
    assert done.returncode == 2
    assert "standard output is not a terminal" in done.stderr
    done = subprocess.run(
        [*command[:2], "-", "--watch"], capture_output=True, text=True, timeout=20, check=False
    )
    assert done.returncode == 2
    assert "cannot follow standard input" in done.stderr
