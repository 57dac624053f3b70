"""Whether .ci/imports.py finds every difference between a manifest and the imports, in a small package."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parents[2]
SCRIPT = ".ci/imports.py"
MANIFEST = """\
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "copy",
  targets: [
    .systemLibrary(name: "CHeader"),
    .target(name: "Low"),
    .target(name: "Middle", dependencies: ["Low"]),
    .target(name: "High", dependencies: ["Middle", .target(name: "CHeader")], exclude: ["Samples"]),
    .testTarget(name: "HighTests", dependencies: ["High", "my-tool"]),
    .testTarget(name: "SamplesTests", dependencies: ["Low"], path: "Sources/High/Samples"),
    .executableTarget(name: "my-tool", dependencies: ["High"]),
    .plugin(name: "Tooling", capability: .buildTool(), dependencies: ["my-tool"]),
  ]
)
"""
FILES = {
    "Package.swift": MANIFEST,
    "Sources/Low/Low.swift": "import Foundation\nimport struct Dispatch.DispatchTime\nimport Low\n",
    "Sources/Middle/Middle.swift": "package import Low\n",
    "Sources/High/High.swift": "#if canImport(CHeader)\n  import CHeader\n#endif\n@_exported public import Middle\n",
    "Sources/High/Samples/Sample.swift": "@testable import Low\n",
    "Tests/HighTests/HighTests.swift": "import Testing\n@testable import High\n",
    "Sources/my-tool/main.swift": "import High\n",
    "Plugins/Tooling/Tooling.swift": "import PackagePlugin\n",
}


class Copy:
    """A package with the script."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / ".ci").mkdir()
        shutil.copyfile(REPOSITORY / SCRIPT, folder / SCRIPT)
        for name, text in FILES.items():
            self.write(name, text)

    def write(self, name: str, text: str) -> None:
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def replace(self, name: str, old: str, new: str) -> None:
        text = (self.folder / name).read_text(encoding="utf-8")
        assert text.count(old) == 1, text
        self.write(name, text.replace(old, new))

    def problems(self) -> list[str]:
        done = subprocess.run(
            [sys.executable, SCRIPT], cwd=self.folder, capture_output=True, text=True, check=False
        )
        assert done.returncode == (1 if done.stderr else 0)
        return done.stderr.splitlines()


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


def test_a_manifest_that_declares_what_is_imported_has_no_problems(copy: Copy) -> None:
    assert copy.problems() == []


def test_a_dependency_without_an_import_is_reported(copy: Copy) -> None:
    copy.replace("Package.swift", '.target(name: "CHeader")]', '.target(name: "CHeader"), "Low"]')
    copy.replace("Package.swift", 'dependencies: ["High", "my-tool"]', 'dependencies: ["High", "Middle"]')
    assert copy.problems() == [
        "High declares Low, but no file imports it",
        "HighTests declares Middle, but no file imports it",
    ]


@pytest.mark.parametrize(
    "line",
    [
        "import Low",
        "public import Low",
        "package import Low",
        "@testable import Low",
        "@_exported public import Low",
        "@_spi(Some) import Low",
        "import struct Low.Value",
        "  import Low",
        "import Testing; import Low",
        "/* why */ import Low // because",
    ],
)
def test_an_import_without_a_dependency_is_reported_with_its_file(copy: Copy, line: str) -> None:
    copy.write("Sources/High/Views/View.swift", f"let a = 1\n{line}\n")
    assert copy.problems() == ["High imports Low in Sources/High/Views/View.swift, but does not declare it"]


@pytest.mark.parametrize(
    "text",
    [
        "// import Low",
        "/*\nimport Low\n*/",
        '"""\nimport Low\n"""',
        '#"""\n"""\nimport Low\n"""#',
        'let a = "import Low"',
        "#if canImport(Low)\n#endif",
        "importLow()\nlet importing = important",
    ],
)
def test_what_only_looks_like_an_import_is_none(copy: Copy, text: str) -> None:
    copy.write("Sources/High/Views/View.swift", text)
    assert copy.problems() == []


def test_the_name_of_a_module_has_no_hyphens(copy: Copy) -> None:
    copy.write("Tests/HighTests/ToolTests.swift", "@testable import my_tool\n")
    assert copy.problems() == []
    copy.replace("Package.swift", 'dependencies: ["High", "my-tool"]', 'dependencies: ["High"]')
    assert copy.problems() == [
        "HighTests imports my-tool in Tests/HighTests/ToolTests.swift, but does not declare it"
    ]


def test_a_folder_belongs_to_the_target_that_does_not_exclude_it(copy: Copy) -> None:
    copy.replace("Package.swift", 'name: "SamplesTests", dependencies: ["Low"]', 'name: "SamplesTests"')
    assert copy.problems() == [
        "SamplesTests imports Low in Sources/High/Samples/Sample.swift, but does not declare it"
    ]


def test_a_map_must_list_the_same_dependencies(copy: Copy) -> None:
    rows = {"Low": (1, "–"), "Middle": (2, "1"), "High": (3, "2"), "my-tool": (4, "3")}
    table = [f"| {number} | [`{name}`](x) | what | {uses} |" for name, (number, uses) in rows.items()]
    copy.write("Sources/README.md", "\n".join(table))
    assert copy.problems() == []
    table[2] = table[2].replace("| 2 |", "| 1, 2 |")
    copy.write("Sources/README.md", "\n".join([*table, "| 5 | [`Old`](x) | what | – |"]))
    assert copy.problems() == [
        "Sources/README.md says that High may use 1, 2; Package.swift declares 2",
        "Sources/README.md lists Old, which is not a target",
    ]


def test_a_map_counts_from_the_first_to_the_last_of_a_run(copy: Copy) -> None:
    lists = "a b c d".split()
    targets = ", ".join(f'.target(name: "{name}")' for name in lists)
    copy.replace("Package.swift", "targets: [\n", f"targets: [\n{targets},\n")
    copy.replace("Package.swift", 'name: "Low"', 'name: "Low", dependencies: ["a", "b", "c", "d"]')
    for name in lists:
        copy.write(f"Sources/{name}/File.swift", "")
    copy.write("Sources/Low/More.swift", "".join(f"import {name}\n" for name in lists))
    numbers = {"a": 1, "b": 2, "c": 3, "d": 5, "Low": 6}
    table = [f"| {number} | [`{name}`](x) | – |" for name, number in numbers.items()]
    table[-1] = table[-1].replace("–", "1–3, 5")
    copy.write("Sources/README.md", "\n".join(table))
    assert copy.problems() == []
