"""Runs programs in a real terminal and takes screenshots of it."""

import html
import re
import subprocess
import time
from pathlib import Path

from playwright.sync_api import Browser

from .png import smaller

SEQUENCE = re.compile(r"\x1b\[([\d;:]*)m|\x1b\]8;[^\x1b\x07]*(?:\x1b\\|\x07)|[\x0e\x0f]")
BASIC = "000000 cd0000 00cd00 cdcd00 0000ee cd00cd 00cdcd e5e5e5".split()
BRIGHT = "7f7f7f ff0000 00ff00 ffff00 5c5cff ff00ff 00ffff ffffff".split()


class Terminal:
    """A tmux terminal."""

    def __init__(self, tmux: str, folder: Path, columns: int, rows: int, environment: dict[str, str]) -> None:
        self._command = [tmux, "-f", "/dev/null", "-S", str(folder / "tmux")]
        terminal = {"COLORTERM": "truecolor", "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
        self._environment = environment | terminal
        self._size = ["-x", str(columns), "-y", str(rows)]

    def _tmux(self, *words: str) -> str:
        done = subprocess.run(
            [*self._command, *words], env=self._environment, capture_output=True, check=True, timeout=20
        )
        return done.stdout.decode()

    def start(self, command: str, folder: Path) -> None:
        """Runs a command line."""
        self._tmux("new-session", "-d", *self._size, "-c", str(folder), command)
        self._tmux("set-option", "-g", "status", "off")
        self._tmux("set-option", "-s", "escape-time", "0")
        self._tmux("set-option", "-sa", "terminal-features", ",*:RGB")

    def type(self, *keys: str) -> None:
        """Sends keys by their tmux names, or text."""
        for key in keys:
            self._tmux("send-keys", key)

    def paste(self, text: str) -> None:
        """Pastes text of several lines."""
        self._tmux("set-buffer", text)
        self._tmux("paste-buffer", "-p")

    def shown(self) -> str:
        """The rows with their colors."""
        return self._tmux("capture-pane", "-e", "-p", "-N")

    def wait_for(self, words: str, seconds: float = 15) -> str:
        """Waits until some text is shown and the screen no longer changes."""
        limit = time.monotonic() + seconds
        before = ""
        while time.monotonic() < limit:
            shown = self.shown()
            if words in SEQUENCE.sub("", shown) and shown == before:
                return shown
            before = shown
            time.sleep(0.2)
        raise AssertionError(f"no {words!r} in\n{SEQUENCE.sub('', before)}")

    def close(self) -> None:
        """Kills everything that runs in it."""
        subprocess.run([*self._command, "kill-server"], capture_output=True, check=False, timeout=20)


def _indexed(number: int) -> str:
    """One of the 256 colors."""
    if number < 16:
        return "#" + [*BASIC, *BRIGHT][number]
    if number >= 232:
        return "#" + f"{8 + 10 * (number - 232):02x}" * 3
    steps = (0, 95, 135, 175, 215, 255)
    number -= 16
    return "#" + "".join(f"{steps[step]:02x}" for step in (number // 36, number // 6 % 6, number % 6))


def _apply(style: dict[str, str], sequence: str) -> dict[str, str]:
    """The style that results from an SGR sequence."""
    numbers = [int(number or 0) for number in re.split("[;:]", sequence)]
    style = dict(style)
    while numbers:
        number = numbers.pop(0)
        if number == 0:
            style = {}
        elif number in (38, 48, 58):
            name = {38: "color", 48: "background", 58: "text-decoration-color"}[number]
            if numbers.pop(0) == 2:
                style[name] = "#" + "".join(f"{numbers.pop(0):02x}" for _ in range(3))
            else:
                style[name] = _indexed(numbers.pop(0))
        elif number in (39, 49, 59):
            style.pop({39: "color", 49: "background", 59: "text-decoration-color"}[number], None)
        elif 30 <= number < 38 or 90 <= number < 98:
            style["color"] = _indexed(number - 30 if number < 38 else number - 82)
        elif 40 <= number < 48 or 100 <= number < 108:
            style["background"] = _indexed(number - 40 if number < 48 else number - 92)
        elif number == 1:
            style["font-weight"] = "bold"
        elif number == 2:
            style["opacity"] = "0.6"
        elif number == 3:
            style["font-style"] = "italic"
        elif number == 4:
            style["text-decoration-line"] = "underline"
        elif number == 7:
            style["reverse"] = "yes"
        elif number == 9:
            style["text-decoration-line"] = "line-through"
        elif number in (22, 23, 24, 27, 29):
            for name in {22: ("font-weight", "opacity"), 23: ("font-style",), 27: ("reverse",)}.get(
                number, ("text-decoration-line",)
            ):
                style.pop(name, None)
    return style


def _css(style: dict[str, str], text: str, paper: str) -> str:
    style = dict(style)
    if style.pop("reverse", None):
        style["color"], style["background"] = style.get("background", paper), style.get("color", text)
    return ";".join(f"{name}:{value}" for name, value in style.items())


def page(shown: str, text: str = "#e0e2ea", paper: str = "#14161b") -> str:
    """Rows with colors as an HTML page."""
    lines = []
    style: dict[str, str] = {}
    for row in shown.rstrip("\n").split("\n"):
        line, at = "", 0
        for found in [*SEQUENCE.finditer(row), None]:
            piece = row[at : found.start() if found else len(row)]
            if piece:
                line += f'<span style="{_css(style, text, paper)}">{html.escape(piece)}</span>'
            if found:
                style = _apply(style, found[1]) if found[1] is not None else style
                at = found.end()
        lines.append(f"<div>{line or ' '}</div>")
    # Box-drawing characters only connect without gaps between rows, so rows have the font's line height.
    look = (
        f"body{{margin:0;padding:6px;background:{paper};color:{text};width:max-content}}"
        "div{white-space:pre;font:13px/15px 'DejaVu Sans Mono',monospace;height:15px}"
        "span{display:inline-block}"
    )
    return f"<!doctype html><meta charset=utf-8><style>{look}</style>{''.join(lines)}"


def picture(browser: Browser, shown: str, path: Path) -> None:
    """Renders rows with colors as a small PNG."""
    tab = browser.new_page()
    tab.set_content(page(shown))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(smaller(tab.locator("body").screenshot()))
    tab.close()
