#!/usr/bin/env python3
"""Counts the instructions of standard runs, and compares them with those in the repository; then counts those of hard
documents of two sizes, and fails where they grow faster than the documents.

    python3 .ci/costs.py             fails if a run takes 2 % more than Tests/Costs/costs.json says
    python3 .ci/costs.py --update    writes that file; commit it with the change that is worth it

Valgrind counts exactly: the same executable takes the same number of instructions, whatever else the machine does.
Another version of Swift or of the C library takes others, so the file says which versions it is for.
"""

import json
import math
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / ".ci/packaging"))

from building import RELEASE, link, products, run  # noqa: E402

COSTS = ROOT / "Tests/Costs/costs.json"
FOLDER = ROOT / ".build/costs"
TOLERANCE = 0.02
# The exponent above which work grows faster than documents.
BAR = 1.25


def static(product):
    """Builds a product as an executable without shared libraries, the only ones that Valgrind can run."""
    arguments = [*RELEASE, "--product", product]
    run("swift", "build", *arguments)
    objects = products(*arguments) / f"{product}.product/Objects.LinkFileList"
    link(objects, FOLDER / product, product, keeps_names=True)
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


def fast_growth(costs):
    """Prints how the instructions of hard documents grow, and returns a line about each that grows too fast."""
    folder = FOLDER / "growth"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    valgrind = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out",
                "--dump-before=*writeCounts*"]
    printed = subprocess.run(
        [*valgrind, costs, "growth"], env={**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"},
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=True).stdout.splitlines()
    # Each part writes what came before it, and then itself.
    counts = [int(re.search(r"^totals: (\d+)", (folder / f"out.{2 * index + 2}").read_text(), re.M)[1])
              for index in range(len(printed))]
    failed = []
    for small, large in zip(range(0, len(printed), 2), range(1, len(printed), 2)):
        (stage, shape, less), (_, _, more) = printed[small].split(), printed[large].split()
        exponent = math.log(counts[large] / counts[small]) / math.log(int(more) / int(less))
        line = f"{stage:<9} {shape:<23} {counts[large]:>15,} {exponent:>7.2f}"
        print(line)
        if exponent > BAR:
            failed.append(line)
    return failed


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
        "20 letters in 20 kB": instructions(costs, "run", "typing"),
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
    if "--update" not in sys.argv:
        print("\ninstructions of hard documents, and the exponent with which they grow")
        fast = fast_growth(costs)
        if fast:
            sys.exit("\n".join([f"costs grow with an exponent above {BAR}:", *fast]))
    if risen:
        sys.exit(f"costs have risen by more than {TOLERANCE:.0%}: {', '.join(risen)}")


if __name__ == "__main__":
    main()
