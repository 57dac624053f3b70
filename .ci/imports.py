#!/usr/bin/env python3
"""Checks that each target in Package.swift declares the targets that its files import, and no others.

    python3 .ci/imports.py             prints each difference, and fails if there are any
    python3 .ci/imports.py --edges     prints what the files of each target import

What a target runs instead of importing it, such as the executable of a plugin, needs no import. The map in
Sources/README.md, if there is one, must list the same dependencies.
"""

import json
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
MAP = "Sources/README.md"

# Where a target without a path may be, as the package manager looks for it.
FOLDERS = {
    "test": ["Tests", "Sources", "Source", "src", "srcs"],
    "plugin": ["Plugins"],
    None: ["Sources", "Source", "src", "srcs"],
}

# What an import cannot be in: comments and string literals.
NO_CODE = re.compile(
    r'//[^\n]*|/\*.*?\*/|(?P<many>#*)""".*?"""(?P=many)|(?P<one>#*)"(?:\\.|[^"\\\n])*"(?P=one)', re.DOTALL
)
IMPORT = re.compile(
    r"^(?:.*;)?[ \t]*(?:@\w+(?:\([^)\n]*\))?\s+)*"
    r"(?:(?:public|package|internal|fileprivate|private)\s+)?"
    r"import\s+(?:(?:typealias|struct|class|actor|enum|protocol|let|var|func)\s+)?(?P<module>\w+)",
    re.MULTILINE,
)


def imports(text):
    """Returns the modules that Swift source imports, also conditionally."""
    code = NO_CODE.sub(" ", text).replace(";", ";\n")
    return {found["module"] for found in IMPORT.finditer(code)}


def module(target):
    """Returns the name under which a target is imported."""
    return re.sub(r"\W", "_", target["name"])


def files(target):
    """Yields the Swift files of a target."""
    if target.get("path"):
        folder = ROOT / target["path"]
    else:
        parents = FOLDERS.get(target["type"], FOLDERS[None])
        folders = [ROOT / parent / target["name"] for parent in parents]
        folder = next((folder for folder in folders if folder.is_dir()), folders[0])
    excluded = [folder / name for name in target.get("exclude", [])]
    included = [folder / name for name in target.get("sources") or ["."]]
    for file in sorted(folder.rglob("*.swift")):
        parents = [file, *file.parents]
        if any(each in parents for each in included) and not any(each in parents for each in excluded):
            yield file


def declared(target):
    """Returns the names of the dependencies of a target."""
    kinds = ["byName", "target", "product"]
    return {each[kind][0] for each in target["dependencies"] for kind in kinds if kind in each}


class Package:
    """The targets of the package, with what they declare and import."""

    def __init__(self, targets):
        self.targets = targets
        self.names = {module(target): target["name"] for target in targets}
        self.runnable = {target["name"] for target in targets if target["type"] in ("executable", "plugin")}
        # The file that imports a target first, for each target and what it imports.
        self.imported = {target["name"]: self.first_imports(target) for target in targets}

    def first_imports(self, target):
        first = {}
        for file in files(target):
            for name in imports(file.read_text(encoding="utf-8")):
                if name in self.names and self.names[name] != target["name"]:
                    first.setdefault(self.names[name], file.relative_to(ROOT))
        return first

    def problems(self):
        for target in self.targets:
            name = target["name"]
            imported = self.imported[name]
            for other in sorted(declared(target) - imported.keys() - self.runnable):
                yield f"{name} declares {other}, but no file imports it"
            for other in sorted(imported.keys() - declared(target)):
                yield f"{name} imports {other} in {imported[other]}, but does not declare it"

    def map_problems(self, text):
        """Yields the rows of the map whose last column is not what the target declares."""
        rows = re.findall(r"^\| (\d+) \| \[`([^`]+)`\].*\| ([^|]*) \|$", text, re.MULTILINE)
        numbers = {name: int(number) for number, name, _ in rows}
        targets = {target["name"]: target for target in self.targets}
        for _, name, column in rows:
            if name not in targets:
                yield f"{MAP} lists {name}, which is not a target"
                continue
            expected = spans({numbers[other] for other in declared(targets[name]) if other in numbers})
            if column != expected:
                yield f"{MAP} says that {name} may use {column}; Package.swift declares {expected}"


def spans(numbers):
    """Returns numbers in the notation of the map: "1–3, 5"; a dash if there are none."""
    runs = []
    for number in sorted(numbers):
        if runs and runs[-1][1] == number - 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    texts = []
    for first, last in runs:
        separator = ", " if last == first + 1 else "–"
        texts.append(str(first) if first == last else f"{first}{separator}{last}")
    return ", ".join(texts) or "–"


def dump():
    """Returns the targets of the manifest, with the one that is only built for fuzzing."""
    done = subprocess.run(
        ["swift", "package", "dump-package"],
        cwd=ROOT,
        env={**os.environ, "CLADS_FUZZ": "1"},
        stdout=subprocess.PIPE,
        check=False,
    )
    if done.returncode != 0:
        sys.exit(done.returncode)
    return json.loads(done.stdout)["targets"]


def main():
    package = Package(dump())
    if "--edges" in sys.argv[1:]:
        for name, imported in package.imported.items():
            print(f"{name}: {', '.join(sorted(imported)) or '–'}")
        return
    problems = list(package.problems())
    if (ROOT / MAP).exists():
        problems += package.map_problems((ROOT / MAP).read_text(encoding="utf-8"))
    if problems:
        sys.exit("\n".join(problems))


if __name__ == "__main__":
    main()
