#!/usr/bin/env python3
"""Counts the instructions of six standard runs, and compares them with those in the repository.

    python3 .ci/costs.py             fails if a run takes 2 % more than Tests/Costs/costs.json says
    python3 .ci/costs.py --update    writes that file; commit it with the change that is worth it

Valgrind counts exactly: the same executable takes the same number of instructions, whatever else the machine does.
Another version of Swift or of the C library takes others, so the file says which versions it is for.
"""

import json
import os
import pathlib
import platform
import re
import subprocess
import sys

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / ".ci/packaging"))

from building import link, products, run  # noqa: E402

COSTS = ROOT / "Tests/Costs/costs.json"
FOLDER = ROOT / ".build/costs"
TOLERANCE = 0.02


def static(product):
    """Builds a product as an executable without shared libraries, the only ones that Valgrind can run."""
    arguments = ["-c", "release", "--product", product]
    run("swift", "build", *arguments)
    link(products(*arguments) / f"{product}.product/Objects.LinkFileList", FOLDER / product, product)
    return FOLDER / product


def write_documents(costs):
    """Writes the documents to check: one of 1 MB, and 200 of 5 kB."""
    many = FOLDER / "many"
    many.mkdir(exist_ok=True)
    for name, size, seed in [("large", 1_000_000, 42), *((f"many/{seed}", 5_000, seed) for seed in range(1, 201))]:
        with open(FOLDER / f"{name}.clads.json", "wb") as file:
            subprocess.run([costs, "document", str(size), str(seed)], stdout=file, check=True)


def instructions(*command):
    """Returns the number of instructions of a run, which must end with status 0 or 1."""
    valgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    done = subprocess.run(
        [*valgrind, *command], cwd=FOLDER, env={**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1", "NO_COLOR": "1"},
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False)
    counted = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode > 1 or counted is None:
        sys.exit(f"{' '.join(map(str, command))} failed with status {done.returncode}:\n{done.stderr}")
    return int(counted[1])


def versions():
    """Returns what the numbers depend on besides this repository."""
    swift = subprocess.run(["swift", "--version"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=True)
    return {"swift": re.search(r"Swift version (\S+)", swift.stdout)[1], "libc": " ".join(platform.libc_ver())}


def main():
    FOLDER.mkdir(parents=True, exist_ok=True)
    program, costs = static("clads-lsp"), static("clads-costs")
    write_documents(costs)
    check = [program, "--check", "--jobs", "1"]
    now = {
        "check a small file": instructions(*check, ROOT / "schemas/examples/checkout.clads.json"),
        "check 1 MB": instructions(*check, "large.clads.json"),
        "check 200 documents of 5 kB": instructions(*check, "many"),
        "40 edits in 20 kB": instructions(costs, "run", "edits-20kB"),
        "4 edits in 1 MB": instructions(costs, "run", "edits-1MB"),
        "20 frames of a preview of 20 kB": instructions(costs, "run", "preview"),
    }
    if "--update" in sys.argv:
        COSTS.write_text(json.dumps({**versions(), "instructions": now}, indent=2) + "\n", encoding="utf-8")
    known = json.loads(COSTS.read_text(encoding="utf-8"))
    here = {key: known[key] for key in versions()}
    if here != versions():
        print(f"The numbers are for {here}, and this machine has {versions()}: compare with care.")
    risen = []
    for name, count in now.items():
        before = known["instructions"][name]
        change = count / before - 1
        print(f"{name:<32} {count:>15,} {change:>+8.2%}")
        if change > TOLERANCE:
            risen.append(name)
    if risen:
        sys.exit(f"costs have risen by more than {TOLERANCE:.0%}: {', '.join(risen)}")


if __name__ == "__main__":
    main()
