#!/usr/bin/env python3
"""Checks that the owner of the repository is the same wherever it is mentioned, which .ci/owner decides.

    python3 .ci/owner.py             prints each mention of another owner, and fails if there are any
    python3 .ci/owner.py --update    writes the owner into all mentions

Mentions are addresses of this project's repositories and image, and references to it in workflows, Mason,
brew and shields, in any tracked file. Until the owner is known, .ci/owner is the placeholder.
"""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PLACEHOLDER = "OWNER"
OWNER = r"[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?"

# What is before the owner in a mention, and what follows it.
REPOSITORIES = r"/(?:clads-lsp|homebrew-clads)"
MENTIONS = [
    (r"(?:github|githubusercontent|shields)\.(?:com|io)(?:/[a-z/]+)?[/:]", REPOSITORIES),
    (r"\bgithub[:/]", REPOSITORIES),
    (r"(?:\brepository|\buses|--repo)[:=]? *[\"']?", REPOSITORIES),
    (r"(?<![\w./~$}-])", r"/clads-lsp(?:/\.github/|@)"),
    (r"\bghcr\.io/", r"/"),
    (r"https://", r"\.github\.io/clads"),
    (r"\bbrew (?:install|tap) ", r"/"),
    # A placeholder that is none of these is a mention, too.
    (r"\b(?=OWNER/)", r"/"),
]
PATTERNS = [re.compile(f"(?P<before>{before})(?P<owner>{OWNER})(?={after})") for before, after in MENTIONS]


def expected(before, owner):
    """Returns the owner as a mention has it: registries of images accept only lowercase letters."""
    return owner.lower() if before == "ghcr.io/" and owner != PLACEHOLDER else owner


def candidates():
    """Yields the tracked text files in which there may be mentions."""
    hints = r"/clads-lsp|/homebrew-clads|ghcr\.io/|github\.io/clads|brew |OWNER/"
    command = ["git", "grep", "-I", "--null", "--files-with-matches", "--extended-regexp", hints]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=False)
    if done.returncode > 1:
        sys.exit(done.returncode)
    for name in filter(None, done.stdout.decode().split("\0")):
        if ROOT / name != pathlib.Path(__file__).resolve():
            yield name, ROOT / name


def rewritten(text, owner):
    """Returns a text with the owner in all mentions."""
    for pattern in PATTERNS:
        text = pattern.sub(lambda found: found["before"] + expected(found["before"], owner), text)
    return text


def main():
    owner = (ROOT / ".ci/owner").read_text(encoding="utf-8").strip()
    if not re.fullmatch(OWNER, owner):
        sys.exit(f".ci/owner is not the name of an owner: {owner}")
    problems = []
    for name, file in candidates():
        text = file.read_bytes().decode("utf-8")
        right = rewritten(text, owner)
        if right == text:
            continue
        if "--update" in sys.argv[1:]:
            file.write_bytes(right.encode("utf-8"))
            print(f"updated {name}")
            continue
        for number, (line, other) in enumerate(zip(text.split("\n"), right.split("\n")), 1):
            if line != other:
                problems.append(f"{name}:{number}: expected the owner {owner}: {line.strip()}")
    if problems:
        sys.exit("\n".join([*problems, "", "`python3 .ci/owner.py --update` corrects them."]))


if __name__ == "__main__":
    main()
