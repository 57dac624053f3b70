"""What packages say about the product, each fact from its one source."""

import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
NAME = "clads-lsp"
SUMMARY = "Language server and command-line checker for CLADS documents"
LICENSE = "Apache-2.0"
REPOSITORY = "https://github.com/OWNER/clads-lsp"

# The time of every file in a package, so that the same files make the same package. A zip has no earlier one.
TIME = (1980, 1, 1, 0, 0, 0)

LINK = re.compile(r"(!?)(\[[^\]]*\])\((?!\w+:)([^)\s]+)\)")


class Failure(Exception):
    """Why a step has failed: its message is for the person who runs it."""


class Unavailable(Failure):
    """What a step needs and this machine lacks; a step that was not asked for by name is left out."""


def version():
    source = ROOT / "Sources/CladsServer/Server.swift"
    found = re.findall(r'static let version = "([^"]+)"', source.read_text(encoding="utf-8"))
    if len(found) != 1:
        raise Failure(f"{source.relative_to(ROOT)} must declare the version exactly once")
    return found[0]


def license_text():
    return (ROOT / "LICENSE").read_bytes()


def readme():
    """Returns README.md as it is read outside of the repository: with the URLs of what it links to."""
    is_code, lines = False, []
    for line in (ROOT / "README.md").read_text(encoding="utf-8").splitlines(True):
        is_code ^= line.startswith("```")
        lines.append(line if is_code else LINK.sub(absolute, line))
    return "".join(lines).encode()


def absolute(link):
    """Returns a relative link with its URL, at the tag of this version."""
    image, text, target = link.groups()
    page = "README.md" if target.startswith("#") else ""
    return f"{image}{text}({REPOSITORY}/{'raw' if image else 'blob'}/v{version()}/{page}{target})"
