"""The page of `:CladsPreview --browser` in a real browser, while Neovim changes it."""

import json
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from .neovim import Neovim, current
from .watched import Watched

HOSTILE = "</title></text></svg><script>document.title='taken'</script><img src=x onerror=alert(1)>'\"&"


class Editor:
    """A running Neovim, headless; programs that would be opened are only recorded."""

    def __init__(self, neovim: Neovim, document: str, socket: Path) -> None:
        self._program, self._socket, self._environment = neovim.program, socket, neovim.environment
        start = f"edit {document} | lua vim.ui.open = function(path) vim.g.opened = path end"
        self.process = subprocess.Popen(
            [neovim.program, "--headless", "--listen", str(socket), "-c", "set noswapfile", "-c", start],
            env=neovim.environment, cwd=neovim.folder, stdin=subprocess.DEVNULL,
        )  # fmt: skip
        until(socket.exists, "the editor")

    def ask(self, expression: str) -> str:
        """The value of an expression of Vim."""
        command = [self._program, "--server", str(self._socket), "--remote-expr", expression]
        done = subprocess.run(
            command, env=self._environment, capture_output=True, text=True, timeout=20, check=True
        )
        return done.stdout or done.stderr

    def run(self, command: str) -> None:
        """Runs an Ex command."""
        self.ask(f"execute({json.dumps(command)})")

    def replace(self, old: str, new: str) -> None:
        """Replaces all of some text."""
        texts = json.dumps([old, new])
        pattern, replacement = f"'\\V' . escape({texts}[0], '\\')", f"escape({texts}[1], '&\\~')"
        change = f"{{_, line -> substitute(line, {pattern}, {replacement}, 'g')}}"
        self.ask(f"setline(1, map(getline(1, '$'), {change}))")

    def browse(self, command: str = "CladsPreview --browser") -> Path:
        """Opens the page, and returns its file."""
        self.run("unlet! g:opened")
        self.run(command)
        return Path(until(lambda: self.ask("get(g:, 'opened', '')").strip(), "the browser"))

    def quit(self) -> None:
        """Leaves the editor."""
        command = [self._program, "--server", str(self._socket), "--remote-send", "<C-\\><C-N>:qall!<CR>"]
        subprocess.run(command, env=self._environment, timeout=20, check=True)
        self.process.wait(timeout=20)


def until(condition: Callable[[], Any], what: str) -> Any:
    """Waits until a condition holds, and returns its value."""
    deadline = time.monotonic() + 20
    while not (value := condition()):
        assert time.monotonic() < deadline, f"waited in vain for {what}"
        time.sleep(0.02)
    return value


@pytest.fixture
def editor(environment: dict[str, str], folder: Path, tmp_path: Path) -> Iterator[Editor]:
    """Neovim with the sign-in screen."""
    program = current()
    assert program, "no nvim; requirements.txt brings it"
    editor = Editor(Neovim(program, environment, folder), "sign-in.clads.json", tmp_path / "nvim.socket")
    yield editor
    if editor.process.poll() is None:
        editor.process.kill()
        editor.process.wait()


@pytest.fixture
def watched(browser: Browser) -> Iterator[Watched]:
    """A tab of a small window."""
    with Watched(browser, width=420, height=400) as watched:
        yield watched


def test_the_page_follows_the_editor_and_stays_where_it_was_scrolled(
    editor: Editor, watched: Watched
) -> None:
    path = editor.browse()
    page = watched.open(path)
    expect(page).to_have_title("sign-in.clads.json")
    expect(page.get_by_text("Welcome to Fernway")).to_be_visible()
    # The page may be read again at any time, even while a script runs in it.
    page.wait_for_function("scrollTo(0, 150) ?? Math.round(scrollY) === 150")
    editor.replace("Welcome to Fernway", json.dumps(HOSTILE)[1:-1])
    expect(page.locator("main text", has_text=HOSTILE[:20]).first).to_be_attached()
    expect(page).to_have_title("sign-in.clads.json")
    page.wait_for_function("Math.round(scrollY) === 150")
    assert watched.allowed == {path.as_uri()}

    editor.run("CladsPreview close")
    expect(page.locator(".note").first).to_contain_text("the preview is closed; this is the last screen")
    until(lambda: not path.exists(), "the end of the file")
    # A page that were read again would now be gone.
    expect(page.locator('meta[http-equiv="refresh"]')).to_have_count(0)
    expect(page.locator("main text", has_text=HOSTILE[:20]).first).to_be_attached()


def test_the_page_with_all_states_is_read_again_only_while_it_is_followed(
    editor: Editor, watched: Watched
) -> None:
    path = editor.browse("CladsStates --browser")
    page = watched.open(path)
    expect(page.locator("text=Welcome to Fernway").first).to_be_attached()
    expect(page.locator('meta[http-equiv="refresh"]')).to_have_count(0)
    editor.replace("Welcome to Fernway", "Hello again")
    until(lambda: "Hello again" in path.read_text(encoding="utf-8"), "the new page")
    expect(page.locator("text=Hello again")).to_have_count(0)
    page.reload()
    expect(page.locator("text=Hello again").first).to_be_attached()

    assert editor.browse("CladsStates --browser follow") == path
    page.reload()
    editor.replace("Hello again", "Goodbye")
    expect(page.locator("text=Goodbye").first).to_be_attached()
    assert watched.allowed == {path.as_uri()}
    editor.run("CladsStates close")
    until(lambda: not path.exists(), "the end of the file")
    expect(page.locator('meta[http-equiv="refresh"]')).to_have_count(0)
    expect(page.locator("text=Goodbye").first).to_be_attached()


def test_the_file_is_gone_with_the_editor(editor: Editor) -> None:
    path = editor.browse()
    assert path.is_file()
    editor.quit()
    assert not path.exists() and not path.parent.exists()
