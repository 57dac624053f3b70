"""A screen without a monitor, with a window manager and a session bus, on which editors run."""

import os
import signal
import struct
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Self

from Editors.recipes import EDITORS
from Editors.session import LARGEST
from PIL import Image

from .accessibility import SHOWING, Desktop, Widget
from .waiting import Patience, wait

WIDTH, HEIGHT = 1000, 640
# Windows fill the screen and have no frame, so that pictures show nothing but the editor.
WINDOWS = """
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <applications>
    <application type="normal"><decor>no</decor><maximized>yes</maximized></application>
  </applications>
</openbox_config>
"""


class Screen:
    """Xvfb, and what a program needs to be used with keyboard and mouse; `close` ends all that runs on it."""

    def __init__(self, installed: Callable[[str], str], folder: Path, environment: dict[str, str]) -> None:
        for program in ("Xvfb", "dbus-daemon", "openbox", "xdotool"):
            installed(program)
        folder.mkdir(mode=0o700)
        self._folder = folder
        self._running: list[subprocess.Popen[bytes]] = []
        kept = {name: value for name, value in environment.items() if name != "WAYLAND_DISPLAY"}
        self.environment = kept | {"XDG_RUNTIME_DIR": str(folder), "LC_ALL": "C.UTF-8"}
        self.environment["QT_LINUX_ACCESSIBILITY_ALWAYS_ON"] = "1"
        try:
            self._start_session()
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _start_session(self) -> None:
        size = f"{WIDTH}x{HEIGHT}x24"
        folder = str(self._folder)
        # Without `-noreset`, it starts anew when its last client goes: xdotool, while openbox connects.
        display = ["Xvfb", "-displayfd", "1", "-nolisten", "tcp", "-noreset"]
        display += ["-screen", "0", size, "-fbdir", folder]
        self.environment["DISPLAY"] = ":" + self._printed(*display)
        session = self._printed("dbus-daemon", "--session", "--nofork", "--print-address=1")
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = session
        settings = self._folder / "openbox.xml"
        settings.write_text(WINDOWS, encoding="utf-8")
        self.start("openbox", "--config-file", str(settings))
        wait(lambda: self._xdotool("get_num_desktops").returncode == 0, "the window manager")
        self.desktop = Desktop(session)

    def start(self, *command: str, output: int | None = None) -> subprocess.Popen[bytes]:
        """Starts a program, in a process group of its own."""
        with (self._folder / f"{Path(command[0]).name}.log").open("ab") as log:
            program = subprocess.Popen(
                command,
                env=self.environment,
                stdin=subprocess.DEVNULL,
                stdout=output or log,
                stderr=log,
                start_new_session=True,
            )
        self._running.append(program)
        return program

    def _printed(self, *command: str) -> str:
        """Starts a program and returns the line that it prints when it is ready."""
        program = self.start(*command, output=subprocess.PIPE)
        assert program.stdout
        line = program.stdout.readline().decode().strip()
        assert line, f"{command[0]} did not start; see {self._folder}"
        return line

    def close(self) -> None:
        """Ends everything that was started, the latest first."""
        if hasattr(self, "desktop"):
            self.desktop.close()
        for program in reversed(self._running):
            _end(program)

    def _xdotool(self, *words: str) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(
            ["xdotool", *words],
            env=self.environment,
            capture_output=True,
            timeout=Patience.seconds,
            check=False,
        )

    def _act(self, *words: str) -> None:
        done = self._xdotool(*words)
        assert done.returncode == 0, done.stderr.decode()

    def type(self, text: str) -> None:
        """Types text."""
        self._act("type", "--delay", "20", "--", text)

    def press(self, *keys: str) -> None:
        """Presses keys by their X names, such as `ctrl+space`."""
        self._act("key", "--delay", "20", *keys)

    def click(self, widget: Widget) -> None:
        """Clicks on a widget, once it no longer moves."""
        frames = [widget.frame]

        def rests() -> bool:
            time.sleep(0.2)
            frames.append(widget.frame)
            return frames[-1] == frames[-2]

        wait(rests, f"{widget.name} to rest")
        left, top, width, height = frames[-1]
        self._act("mousemove", str(left + width // 2), str(top + height // 2), "click", "1")

    def point(self, left: int, top: int) -> None:
        """Moves the mouse, at last by a pixel, because programs ignore a mouse that has always been there."""
        self._act("mousemove", str(left - 1), str(top), "mousemove", str(left), str(top))

    def title(self) -> str:
        """The title of the active window."""
        return self._xdotool("getactivewindow", "getwindowname").stdout.decode().strip()

    def all(self, role: str = "", name: str = "", state: int = SHOWING) -> list[Widget]:
        """The widgets with a role, some text in their names, and a state."""
        widgets = [widget for window in self.desktop.windows() for widget in window.all(role, name)]
        return [widget for widget in widgets if widget.is_(state)]

    def find(self, role: str, name: str = "", state: int = SHOWING) -> Widget:
        """Waits for a widget."""
        return wait(
            lambda: self.all(role, name, state), lambda: f"the {role} {name!r} in\n{self.describe()}"
        )[0]

    def describe(self) -> str:
        """The roles and names of all widgets, for the messages of tests that fail."""
        lines: list[str] = []

        def add(widget: Widget, depth: int) -> None:
            lines.append(f"{'  ' * depth}{widget.role} {widget.name!r}")
            for child in widget.children:
                add(child, depth + 1)

        for window in self.desktop.windows():
            add(window, 0)
        return "\n".join(lines)

    def picture(self) -> Image.Image:
        """What the screen shows."""
        data = (self._folder / "Xvfb_screen0").read_bytes()
        header = struct.unpack(">20I", data[:80])  # That of xwd.
        size, width, height, row, colors = (header[each] for each in (0, 4, 5, 12, 19))
        return Image.frombytes("RGB", (width, height), data[size + 12 * colors :], "raw", "BGRX", row)

    def take_picture(self, name: str) -> None:
        """Takes a picture: for the README with `CLADS_UPDATE_GOLDENS=1`, else next to the log files."""
        self.point(WIDTH - 1, HEIGHT - 1)  # Out of the picture.
        is_kept = os.environ.get("CLADS_UPDATE_GOLDENS") == "1"
        path = (EDITORS / "images" if is_kept else self._folder) / name
        colors = self.picture().quantize(256, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        colors.save(path, optimize=True)
        assert path.stat().st_size < LARGEST, f"{name} has {path.stat().st_size} bytes"

    def keep(self, path: Path) -> None:
        """Writes what the screen shows, for whoever looks into a failure."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self.picture().save(path.with_name(f"{path.name}.png"))
        path.with_name(f"{path.name}.txt").write_text(self.describe(), encoding="utf-8")


def _end(program: subprocess.Popen[bytes]) -> None:
    """Ends a program and what it has started."""
    for number in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(program.pid, number)
            program.wait(timeout=10)
        except ProcessLookupError:
            return
        except subprocess.TimeoutExpired:
            continue
