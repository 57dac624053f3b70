"""Measures a stream of documents: the real screens of schemas/examples, filled for each user or repeated.

python3 -m Scale.measure --clads-lsp EXECUTABLE [--count N] [--validator] [--long]
"""

import argparse
import copy
import json
import os
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

REPOSITORY = Path(__file__).parents[2]
COMMAND = ["--check", "--stdin-ndjson", "--output", "ndjson"]
REPEATED = 100
"""How many texts there are where texts are repeated."""


def filled(value: Any, user: int, key: str = "") -> Any:
    """A value in which each text that is shown is that of a user."""
    if isinstance(value, dict):
        return {name: filled(member, user, name) for name, member in value.items()}
    if isinstance(value, list):
        return [filled(element, user, key) for element in value]
    return f"{value} {user}" if key == "text" and isinstance(value, str) and "$" not in value else value


def lines(count: int, distinct: int) -> Iterator[bytes]:
    """The lines for a number of documents, with at most so many texts."""
    examples = [
        json.loads(path.read_bytes())
        for path in sorted((REPOSITORY / "schemas/examples").glob("*.clads.json"))
    ]
    known: dict[int, str] = {}
    for number in range(count):
        user = number % distinct
        text = known.get(user)
        if text is None:
            text = json.dumps(filled(copy.deepcopy(examples[user % len(examples)]), user), indent=2)
            if distinct <= REPEATED:
                known[user] = text
        yield json.dumps({"id": number, "text": text}).encode() + b"\n"


def small_lines(count: int) -> Iterator[bytes]:
    """The lines for a number of small documents, no two of them equal."""
    for number in range(count):
        labels = [{"type": "label", "text": f"Row {row} of {number}"} for row in range(number % 10 + 1)]
        document = {"id": f"screen-{number}", "root": {"children": labels}}
        yield json.dumps({"id": number, "text": json.dumps(document)}).encode() + b"\n"


def check(program: Path, file: Path, jobs: int) -> tuple[float, float, int]:
    """The seconds that a check takes, those of processors, and the most memory in MB."""
    with file.open("rb") as source:
        start = time.perf_counter()
        process = subprocess.Popen(
            [program, *COMMAND, "--jobs", str(jobs)], stdin=source, stdout=subprocess.DEVNULL
        )
        _, _, usage = os.wait4(process.pid, 0)
        process.returncode = 0
        return time.perf_counter() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss // 1000


def validate(file: Path) -> float:
    """The seconds in which a compiled validator reads the same documents, by the published schema alone."""
    import jsonschema_rs
    import orjson

    schema = orjson.loads((REPOSITORY / "schemas/clads-document.schema.json").read_bytes())
    validator = jsonschema_rs.validator_for(schema)
    start = time.perf_counter()
    for line in file.open("rb"):
        validator.is_valid(orjson.loads(orjson.loads(line)["text"]))
    return time.perf_counter() - start


def run_long(program: Path, count: int) -> None:
    """Checks a large number of small documents, and prints the memory on the way."""
    process = subprocess.Popen([program, *COMMAND], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdin and process.stdout

    def send() -> None:
        assert process.stdin
        process.stdin.writelines(small_lines(count))
        process.stdin.close()

    threading.Thread(target=send, daemon=True).start()
    start = time.perf_counter()
    for number, _ in enumerate(process.stdout, 1):
        if number % (count // 10) == 0:
            status = Path(f"/proc/{process.pid}/status").read_text("utf-8")
            memory = int(status.split("VmRSS:")[1].split()[0]) // 1000
            print(f"{number:>12,} documents {time.perf_counter() - start:8.0f} s {memory:6} MB", flush=True)
    print("status", process.wait())


def main() -> None:
    """Measures and prints a table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--clads-lsp", type=Path, required=True, help="an executable")
    parser.add_argument("--count", type=int, default=20_000, help="how many documents")
    parser.add_argument(
        "--validator", action="store_true", help="also measures jsonschema-rs with orjson, from PyPI"
    )
    parser.add_argument(
        "--long",
        action="store_true",
        help="instead checks small ones in one run, and prints the memory on the way",
    )
    arguments = parser.parse_args()
    if arguments.long:
        return run_long(arguments.clads_lsp, arguments.count)
    with tempfile.TemporaryDirectory() as folder:
        for name, distinct in [("filled for each user", arguments.count), (f"{REPEATED} texts", REPEATED)]:
            file = Path(folder, "documents.ndjson")
            with file.open("wb") as written:
                written.writelines(lines(arguments.count, distinct))
            size = file.stat().st_size / 1e6
            print(f"{name}: {arguments.count} documents, {size:.0f} MB")
            for jobs in (1, 2):
                seconds, processors, memory = check(arguments.clads_lsp, file, jobs)
                rate = f"{arguments.count / seconds:7.0f} documents/s {size / seconds:6.1f} MB/s"
                print(f"  jobs {jobs}: {rate}, {processors:.2f} s of processors, {memory} MB")
            if arguments.validator:
                seconds = validate(file)
                print(
                    f"  schema only: {arguments.count / seconds:7.0f} documents/s {size / seconds:6.1f} MB/s"
                )
    return None


if __name__ == "__main__":
    main()
