"""`clads-lsp --preview FILE`: its output and exit status."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from .test_previews import ADD_AT, DOCUMENT, FIELD_AT

Json = Any

# The same screen, with an `id` for each node.
NAMED = DOCUMENT.replace('"text": "Add"', '"id": "more", "text": "Add"').replace(
    '"placeholder"', '"id": "who", "placeholder"'
)


class Screen:
    """A folder with a document `a.clads.json` to preview."""

    def __init__(self, server: Path, folder: Path) -> None:
        self.server, self.folder = server, folder
        self.write("a.clads.json", NAMED)

    def write(self, name: str, text: str) -> Path:
        """Writes a file."""
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return path

    def run(
        self, *arguments: str, status: int = 0, path: str = "a.clads.json", given: str = ""
    ) -> subprocess.CompletedProcess[str]:
        """Previews the document."""
        done = subprocess.run(
            [self.server, "--preview", path, *arguments],
            cwd=self.folder, input=given, capture_output=True, text=True, timeout=60, check=False,
        )  # fmt: skip
        assert done.returncode == status, done.stderr
        return done

    def text(self, *arguments: str) -> str:
        """Returns the printed screen."""
        return self.run(*arguments).stdout

    def json(self, *arguments: str) -> Json:
        """Returns the snapshot."""
        return json.loads(self.run("--output", "json", *arguments).stdout)


@pytest.fixture
def shown(server: Path, tmp_path: Path) -> Screen:
    """A folder with a document."""
    return Screen(server, tmp_path)


def test_the_screen_goes_to_standard_output_and_the_banner_to_standard_error(shown: Screen) -> None:
    done = shown.run()
    assert "count 0" in done.stdout
    assert "\x1b" not in done.stdout
    assert done.stdout.endswith("\n")
    assert all(line == line.rstrip(" ") for line in done.stdout.splitlines())
    assert "device (base)" in done.stderr
    assert "device (base)" not in done.stdout


def test_every_output_format_contains_the_screen(shown: Screen) -> None:
    assert "count 0" in shown.text("--output", "text")
    assert "\x1b[" in shown.text("--output", "ansi")
    assert "count 0" in shown.text("--output", "grid")
    assert shown.text("--output", "html") == shown.text("--output", "grid")
    assert shown.text("--output", "tree").strip()
    snapshot = shown.json()
    assert (snapshot["width"], snapshot["as"], snapshot["revision"]) == (48, "device", 1)
    assert snapshot["uri"] == (shown.folder / "a.clads.json").resolve().as_uri()
    assert snapshot["text"].rstrip("\n") == shown.text().rstrip("\n")


def test_options_change_the_screen(shown: Screen) -> None:
    snapshot = shown.json(
        "--as", "spec", "--width", "60", "--height", "20", "--color-scheme", "dark", "--ascii"
    )
    assert (snapshot["as"], snapshot["width"], snapshot["height"]) == ("spec", 60, 20)
    assert snapshot["text"].isascii()


@pytest.mark.parametrize(("former", "name"), [("phone", "device"), ("rulings", "spec")])
def test_modes_of_earlier_versions_are_accepted(shown: Screen, former: str, name: str) -> None:
    done = shown.run("--as", former)
    assert done.stderr.startswith(f"{name} (base)")
    assert done.stdout == shown.run("--as", name).stdout


def test_taps_and_inputs_run_in_the_order_given(shown: Screen) -> None:
    more = ("--tap", "more")
    assert "count 1" in shown.text(*more)
    assert "count 3" in shown.text(*more, "--tap", ADD_AT, *more)
    assert "hello Zoë = 1" in shown.text("--input", "who=Bo", "--input", f"{FIELD_AT}=Zoë = 1")
    assert "hello Bo" in shown.text("--input", "who=Zoë", *more, "--input", "who=Bo")


def test_alert_buttons_can_be_tapped(shown: Screen) -> None:
    asked = ("--tap", "/root/children/4")
    assert [item["kind"] for item in shown.json(*asked)["presented"]] == ["alert"]
    assert "count 1" in shown.text(*asked, "--tap", "alert:1")
    assert "count 0" in shown.text(*asked, "--tap", "alert:0")


def test_state_comes_from_samples_and_options(shown: Screen) -> None:
    shown.write("a.big.sample.json", '{ "n": 40 }')
    shown.write("other.json", '{ "n": 50 }')
    assert "count 40" in shown.text("--sample", "big")
    assert "count 50" in shown.text("--sample", "other.json")
    assert "count 7" in shown.text("--sample", "big", "--set", "n=7")
    assert "count 8" in shown.text("--set", "n=7", "--set", 'name="x"', "--tap", "more")
    snapshot = shown.json("--sample", "big")
    assert (snapshot["sample"], snapshot["samples"]) == ("big", ["initial", "big"])


def test_standard_input_is_a_document_in_the_current_folder(shown: Screen) -> None:
    shown.write("clads.json", '{ "formatLevel": "extended" }')
    done = shown.run("--tap", "more", path="-", given=NAMED)
    assert "count 1" in done.stdout
    assert "extended" in done.stderr
    named = shown.run("--stdin-path", "x.clads.json", "--output", "json", path="-", given=NAMED)
    assert json.loads(named.stdout)["uri"].endswith("/x.clads.json")


def test_the_project_file_can_be_specified(shown: Screen) -> None:
    shown.write("other.json", '{ "formatLevel": "extended" }')
    assert "extended" in shown.run("--project", "other.json").stderr


@pytest.mark.parametrize("text", ["", "{", "[]", "null", NAMED[:-40], NAMED.replace(":", "", 9), "\x00"])
def test_a_broken_document_is_drawn_as_far_as_possible(shown: Screen, text: str) -> None:
    shown.write("a.clads.json", text)
    assert shown.json()["problems"] > 0 or text == "null"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--tap", "mroe"], "did you mean `more`?"),
        (["--tap", "/nowhere"], "/nowhere"),
        (["--tap", "/root/children/0"], "/root/children/0"),
        (["--tap", "more#3"], ""),
        (["--tap", "alert:0"], ""),
        (["--input", "nobody=x"], "no node has the id `nobody`"),
        (["--input", "/root/children/0=x"], "/root/children/0"),
    ],
)
def test_an_interaction_without_a_target_exits_with_1(
    shown: Screen, arguments: list[str], message: str
) -> None:
    done = shown.run(*arguments, status=1)
    assert done.stderr.startswith("clads-lsp: ")
    assert message in done.stderr
    assert not done.stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--as", "tablet"], "`device` or `spec`, not `tablet`"),
        (["--width", "0"], "a number from 1 to 1000"),
        (["--height", "tall"], "a number from"),
        (["--color-scheme", "sepia"], "`light` or `dark`"),
        (["--output", "pdf"], "`json`"),
        (["--sample", "big"], "unknown sample `big`"),
        (["--set", "n"], "PATH=JSON"),
        (["--set", "n=Bob"], "needs quotes"),
        (["--input", "who"], "ID=TEXT"),
        (["--tap", "#1"], "an `id` or a JSON pointer"),
        (["--project", "nope.json"], "nope.json"),
        (["--watch"], "not a terminal"),
        (["--jobs", "3"], "only be used with `--check`"),
        (["b.clads.json"], "one file"),
    ],
)
def test_mistakes_in_the_command_line_exit_with_2(shown: Screen, arguments: list[str], message: str) -> None:
    done = shown.run(*arguments, status=2)
    assert message in done.stderr
    assert not done.stdout


def test_an_unreadable_file_exits_with_2(shown: Screen) -> None:
    assert "no such file" in shown.run(path="nope.clads.json", status=2).stderr
    shown.folder.joinpath("a.clads.json").write_bytes(b'{ "id": "\xff" }')
    assert "not valid UTF-8" in shown.run(status=2).stderr


def test_options_may_come_before_the_file(shown: Screen) -> None:
    done = subprocess.run(
        [shown.server, "--preview", "--width", "30", "--output", "json", "a.clads.json"],
        cwd=shown.folder, capture_output=True, text=True, timeout=60, check=True,
    )  # fmt: skip
    assert json.loads(done.stdout)["width"] == 30
