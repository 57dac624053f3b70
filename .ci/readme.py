#!/usr/bin/env python3
"""Runs the commands shown in README.md and in documentation/, and compares their output.

    python3 .ci/readme.py BIN             compares; BIN is the folder of the built clads-lsp
    python3 .ci/readme.py BIN --update    updates the output in the pages

A block after `<!-- file: NAME -->` becomes the file NAME in a scratch folder; Swift files must also compile with
the built modules. In `console` blocks, lines that start with `$ ` are commands, and the other lines are their
standard output. Commands run in the scratch folder with clads-lsp on the `PATH`; those that start with `swift `
run in the repository. Commands in `sh` blocks are not run here, but .ci/run must contain them.
What is between `<!-- output: COMMAND -->` and `<!-- end -->` is Markdown that the command prints.
"""

import difflib
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
FENCED = re.compile(
    r"(?:^<!-- file: (?P<name>\S+) -->\n)?^```(?P<language>\w+)\n(?P<body>.*?)^```$"
    r"|^<!-- output: (?P<command>.+?) -->\n(?P<printed>.*?)^<!-- end -->$", re.M | re.S)


def outputs(commands, scratch, binaries):
    """Returns the output of each command of one shell session."""
    folder = ROOT if commands[0].startswith("swift ") else scratch
    mark = 'mark() { local status=$?; printf "\\0"; return $status; }'
    script = "\n".join([mark, *(line for command in commands for line in ("mark", command))])
    environment = {**os.environ, "PATH": f"{binaries}:{os.environ['PATH']}", "NO_COLOR": "1"}
    done = subprocess.run(
        ["bash", "-c", script], cwd=folder, env=environment, stdout=subprocess.PIPE, check=False)
    return done.stdout.decode().split("\0")[1:]


def session(body, scratch, binaries):
    """Returns a console block with the current output of its commands."""
    commands = [line[2:] for line in body.splitlines() if line.startswith("$ ")]
    if not commands:
        return body
    printed = outputs(commands, scratch, binaries)
    return "".join(f"$ {command}\n{text}" for command, text in zip(commands, printed))


def compile_swift(file, binaries):
    subprocess.run(
        ["swiftc", "-typecheck", "-swift-version", "6", "-I", str(pathlib.Path(binaries) / "Modules"), str(file)],
        check=True)


def check(page, binaries):
    """Runs the commands of a page, in a scratch folder of its own; returns whether all of them passed."""
    name_of_page = str(page.relative_to(ROOT))
    text = page.read_text()
    pipeline = (ROOT / ".ci" / "run").read_text()
    problems, passed, updated, end = [], 0, [], 0
    with tempfile.TemporaryDirectory() as scratch:
        for block in FENCED.finditer(text):
            language, body, name = block["language"], block["body"], block["name"]
            if block["command"]:
                now = "".join(outputs([block["command"]], scratch, binaries))
                if now == block["printed"]:
                    passed += 1
                else:
                    problems.append("".join(difflib.unified_diff(
                        block["printed"].splitlines(True), now.splitlines(True), name_of_page, "current output")))
                updated += [text[end:block.start("printed")], now]
                end = block.end("printed")
            elif name:
                file = pathlib.Path(scratch, name)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(body)
                # What imports nothing of this package is an app's source, for Apple's platforms.
                if name.endswith(".swift") and "import Clads" in body:
                    compile_swift(file, binaries)
                    passed += 1
            elif language == "console":
                now = session(body, scratch, binaries)
                if now == body:
                    passed += 1
                else:
                    problems.append("".join(difflib.unified_diff(
                        body.splitlines(True), now.splitlines(True), name_of_page, "current output")))
                updated += [text[end:block.start("body")], now]
                end = block.end("body")
            elif language == "sh":
                for command in filter(None, map(str.strip, body.splitlines())):
                    if command in pipeline:
                        passed += 1
                    else:
                        problems.append(f"{name_of_page} says to run `{command}`, but .ci/run does not run it\n")
    if "--update" in sys.argv:
        page.write_text("".join(updated) + text[end:])
        return True
    sys.stdout.write("\n".join(problems))
    print(f"{name_of_page}: {passed} passed, {len(problems)} failed")
    return not problems


def main():
    binaries = str(pathlib.Path(sys.argv[1]).resolve())
    pages = [ROOT / "README.md", *sorted((ROOT / "documentation").glob("*.md"))]
    return 0 if all([check(page, binaries) for page in pages]) else 1


if __name__ == "__main__":
    sys.exit(main())
