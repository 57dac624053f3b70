"""Whether .ci/frames.py finds every deviation of frames, and .ci/simulator.py the simulator to measure them in."""

import copy
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

REPOSITORY = Path(__file__).parents[2]
PICTURE = REPOSITORY / "Tests/Fixtures/Frames/picture.json"
"""What Tests/Frames has once written about an example."""

SCREEN = {"width": 390, "height": 844, "safeTop": 47, "safeBottom": 34}


def node(pointer: str, frame: tuple[float, float, float, float], **members: Any) -> dict[str, Any]:
    """Returns a frame as in a file."""
    lengths = dict(zip(("x", "y", "width", "height"), frame, strict=True))
    return {"pointer": pointer, "instance": [], "part": "node", **lengths, **members}


def side(*nodes: dict[str, Any], name: str = "a.clads.json") -> dict[str, Any]:
    """Returns a file with one screen."""
    return {"source": "test", "screen": SCREEN, "documents": [{"document": name, "nodes": list(nodes)}]}


def compare(
    folder: Path, picture: dict[str, Any], swiftui: dict[str, Any], *options: str
) -> tuple[int, list[str]]:
    """Returns the exit status and the lines of the report."""
    files = []
    for name, data in [("picture", picture), ("swiftui", swiftui)]:
        files.append(folder / f"{name}.json")
        files[-1].write_text(json.dumps(data), encoding="utf-8")
    command = [sys.executable, REPOSITORY / ".ci/frames.py", *files, *options]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return done.returncode, done.stdout.splitlines()


def rows(lines: list[str]) -> list[list[str]]:
    """Returns the cells of the table of deviations."""
    table = [line.strip("| ").split(" | ") for line in lines if line.startswith("| ")]
    heads = [index for index, cells in enumerate(table) if cells[-1] == "deviation"]
    return table[heads[0] + 2 :] if heads else []


LABEL = node("/root/children/0", (20, 47, 200, 20))
TEXT = node("/root/children/0", (20, 47, 200, 20), part="text")
BOX = node("/root/children/1", (0, 67, 100, 40))


def test_equal_frames_agree(tmp_path: Path) -> None:
    status, lines = compare(tmp_path, side(LABEL, TEXT, BOX), side(LABEL, TEXT, BOX))
    assert status == 0
    assert "3 of 3 frames (100 %)" in "\n".join(lines)
    assert rows(lines) == []


def test_deviations_are_listed_with_the_largest_first(tmp_path: Path) -> None:
    other = side({**LABEL, "y": 47.5}, TEXT, {**BOX, "height": 43})
    status, lines = compare(tmp_path, side(LABEL, TEXT, BOX), other)
    assert status == 1
    assert rows(lines) == [
        ["a.clads.json", "`/root/children/1`", "0", "67", "100", "40 → 43", "**3**"],
        ["a.clads.json", "`/root/children/0`", "20", "47 → 47.5", "200", "20", "0.5"],
    ]
    assert "At least 90 % of the frames must be within the tolerance." in lines


@pytest.mark.parametrize(
    ("members", "is_within"),
    [
        ({"width": 206}, True),
        ({"x": 26}, True),
        ({"width": 207}, False),
        ({"y": 49}, False),
        ({"height": 22}, False),
    ],
)
def test_text_may_be_a_share_of_its_width_wider(
    tmp_path: Path, members: dict[str, float], is_within: bool
) -> None:
    status, _ = compare(tmp_path, side(LABEL, TEXT), side({**LABEL, **members}, {**TEXT, **members}))
    assert status == (0 if is_within else 1)


def test_what_has_no_text_must_be_as_wide(tmp_path: Path) -> None:
    status, _ = compare(tmp_path, side(TEXT, BOX), side(TEXT, {**BOX, "width": 102}))
    assert status == 1
    assert compare(tmp_path, side(TEXT, BOX), side(TEXT, {**BOX, "width": 101}))[0] == 0


def test_the_tolerances_and_the_share_can_be_chosen(tmp_path: Path) -> None:
    sides = side(TEXT, BOX), side({**TEXT, "width": 208}, {**BOX, "height": 42})
    assert compare(tmp_path, *sides)[0] == 1
    assert compare(tmp_path, *sides, "--tolerance", "2", "--text", "4")[0] == 0
    assert compare(tmp_path, *sides, "--tolerance", "2", "--share", "50")[0] == 0


def test_missing_frames_are_deviations(tmp_path: Path) -> None:
    status, lines = compare(tmp_path, side(LABEL), side(BOX))
    assert status == 1
    assert [(cells[1], cells[-1]) for cells in rows(lines)] == [
        ("`/root/children/0`", "**not in SwiftUI**"),
        ("`/root/children/1`", "**not in the picture**"),
    ]


def test_what_is_out_of_sight_is_not_missing(tmp_path: Path) -> None:
    outside = [
        node("/root/children/2", (0, 900, 10, 10)),
        node("/root/children/1/children/0", (0, 120, 10, 10)),
    ]
    status, lines = compare(tmp_path, side(BOX), side(BOX, *outside))
    assert status == 0
    assert "Not compared: 2 out of sight." in lines


def test_what_an_app_draws_is_not_compared(tmp_path: Path) -> None:
    stand_in = {**BOX, "standIn": True}
    inner = node("/root/children/1/children/0", (0, 67, 10, 10), part="text")
    status, lines = compare(tmp_path, side(LABEL, BOX, inner), side(LABEL, stand_in))
    assert status == 0
    assert "Not compared: 2 drawn by an app." in lines


def test_copies_of_a_node_are_told_apart(tmp_path: Path) -> None:
    first, second = {**BOX, "instance": [0]}, {**BOX, "instance": [1], "y": 200}
    assert compare(tmp_path, side(first, second), side(second, first))[0] == 0
    status, lines = compare(tmp_path, side(first, second), side(first, {**second, "y": 210}))
    assert status == 1
    assert [cells[1] for cells in rows(lines)] == ["`/root/children/1#1`"]


def test_screens_must_be_in_both_files(tmp_path: Path) -> None:
    both, more = side(BOX), side(BOX)
    more["documents"] += side(BOX, name="b.clads.json")["documents"]
    status, lines = compare(tmp_path, both, more)
    assert status == 1
    assert lines[-1] == "`b.clads.json` is only in one of the files."


def test_files_without_frames_do_not_agree(tmp_path: Path) -> None:
    assert compare(tmp_path, side(), side())[0] == 1
    broken = tmp_path / "broken.json"
    broken.write_text("[]", encoding="utf-8")
    command = [sys.executable, REPOSITORY / ".ci/frames.py", broken, broken]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "there are no frames in it" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_real_file_agrees_with_itself_and_not_with_a_moved_copy(tmp_path: Path) -> None:
    real = json.loads(PICTURE.read_text(encoding="utf-8"))
    assert compare(tmp_path, real, real)[0] == 0
    moved = copy.deepcopy(real)
    nodes = moved["documents"][0]["nodes"]
    for frame in nodes[: len(nodes) // 2]:
        frame["y"] += 3
    status, lines = compare(tmp_path, real, moved)
    assert status == 1
    assert [cells[-1] for cells in rows(lines)] == ["**3**"] * (len(nodes) // 2)
    wider = copy.deepcopy(real)
    for frame in wider["documents"][0]["nodes"]:
        if frame["part"] == "text":
            frame["width"] *= 1.02
    status, lines = compare(tmp_path, real, wider)
    assert status == 0
    assert all(cells[1].endswith("(text)`") for cells in rows(lines))


def choose(*runtimes: tuple[str, list[str]]) -> subprocess.CompletedProcess[str]:
    """Runs the choice of a simulator among devices, whose identifiers are their names with the version."""
    devices = {
        f"com.apple.CoreSimulator.SimRuntime.{runtime}": [
            {"name": name, "udid": f"{name}, {runtime}", "isAvailable": True} for name in names
        ]
        for runtime, names in runtimes
    }
    command = [sys.executable, REPOSITORY / ".ci/simulator.py"]
    text = json.dumps({"devices": devices})
    return subprocess.run(command, input=text, capture_output=True, text=True, check=False)


PHONES = ["iPhone SE (3rd generation)", "iPhone 15", "iPhone 16", "iPhone 16 Pro", "iPad Air 11-inch (M2)"]


@pytest.mark.parametrize(
    ("runtimes", "chosen"),
    [
        (["iOS-17-5", "iOS-18-2", "iOS-18-10", "iOS-26-1"], "iPhone 16, iOS-18-10"),
        (["iOS-26-1", "iOS-26-4"], "iPhone 16, iOS-26-4"),
        (["watchOS-11-0", "iOS-17-5"], "iPhone 16, iOS-17-5"),
    ],
)
def test_the_simulator_has_the_latest_ios_18_if_there_is_one(runtimes: list[str], chosen: str) -> None:
    done = choose(*((runtime, PHONES) for runtime in runtimes))
    assert (done.returncode, done.stdout) == (0, f"{chosen}\n")


def test_without_a_simulator_it_says_how_to_install_one() -> None:
    done = choose(("iOS-26-1", ["iPad Air 11-inch (M2)"]))
    assert done.returncode == 1
    assert "xcodebuild -downloadPlatform iOS" in done.stderr
