#!/usr/bin/env python3
"""Writes the newest version of clads-lsp, or the one that is given, into pyproject.toml and README.md.

    python3 update.py [VERSION]

Prints the version.
"""

import json
import pathlib
import re
import sys
import urllib.request

FOLDER = pathlib.Path(__file__).resolve().parent
RELEASES = "https://pypi.org/pypi/clads-lsp/json"

# Where a version is written, by file.
PLACES = {
    "pyproject.toml": r'(?<="clads-lsp==)[^"]+',
    "README.md": r"(?<=rev: v)\S+",
}


def latest():
    with urllib.request.urlopen(RELEASES, timeout=60) as response:
        return json.load(response)["info"]["version"]


def update(version):
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        sys.exit(f"the version {version!r} is not of the form 1.2.3")
    for name, place in PLACES.items():
        file = FOLDER / name
        text, count = re.subn(place, version, file.read_text(encoding="utf-8"))
        if count != 1:
            sys.exit(f"{name} has {count} versions of clads-lsp instead of one")
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    chosen = sys.argv[1] if len(sys.argv) > 1 else latest()
    update(chosen)
    print(chosen)
