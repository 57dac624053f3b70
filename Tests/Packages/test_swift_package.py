"""The plugins for the package manager, in a package that depends on this one and builds the checker from source."""

import subprocess
from pathlib import Path

import pytest

from .release import REPOSITORY

MANIFEST = f"""\
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "screens",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "clads-lsp", path: "{REPOSITORY}")],
  targets: [
    .target(
      name: "Screens", resources: [.copy("welcome.clads.json"), .copy("data.json")],
      plugins: [.plugin(name: "CladsCheckBuildTool", package: "clads-lsp")])
  ])
"""
SCREEN = '{ "id": "welcome", "root": { "children": [{ "type": "label", "text": "Welcome" }] } }\n'


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A package with one target, whose screen has no findings."""
    folder = tmp_path_factory.mktemp("package")
    target = folder / "Sources/Screens"
    target.mkdir(parents=True)
    (folder / "Package.swift").write_text(MANIFEST, encoding="utf-8")
    (target / "Screens.swift").write_text("public let count = 1\n", encoding="utf-8")
    (target / "welcome.clads.json").write_text(SCREEN, encoding="utf-8")
    (target / "data.json").write_text("[1, 2]\n", encoding="utf-8")
    return folder


def swift(package: Path, *arguments: str) -> tuple[int, str]:
    """Runs `swift` in the package; returns its status and all that it prints."""
    done = subprocess.run(
        ["swift", *arguments],
        cwd=package,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout


def test_the_screens_of_a_target_are_checked_with_every_change(package: Path) -> None:
    screen = package / "Sources/Screens/welcome.clads.json"
    checks = "Check the CLADS documents of Screens"
    status, printed = swift(package, "build")
    assert status == 0, printed
    assert checks in printed
    swift(package, "build")  # The package manager links the checker once more.
    status, printed = swift(package, "build")
    assert (status, checks in printed) == (0, False), "nothing has changed"

    screen.write_text(SCREEN.replace("label", "labl"), encoding="utf-8")
    status, printed = swift(package, "build")
    assert status == 1
    column = SCREEN.index('"label"') + 1
    assert f"{screen}:1:{column}: error: unknown component kind `labl`" in printed
    status, printed = swift(package, "package", "clads-check")
    assert status == 1
    assert "did you mean `label`?" in printed
    screen.write_text(SCREEN, encoding="utf-8")
    assert swift(package, "build")[0] == 0


def test_the_command_takes_the_arguments_of_the_checker(package: Path) -> None:
    status, printed = swift(package, "package", "clads-check", "--statistics")
    assert (status, "no problems" in printed) == (0, True), printed
    status, printed = swift(package, "package", "clads-check", "missing.clads.json")
    assert (status, "there is no such file" in printed) == (1, True), printed
