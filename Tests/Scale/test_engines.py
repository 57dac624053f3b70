"""Engines that hold workers find what one process finds, also when a worker is killed."""

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

from .conftest import MEMBERS, Findings, rows_of


def workers() -> list[int]:
    """The processes that check documents now."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            command = (process / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        if command[0].endswith(b"clads-lsp") and b"--stdin-ndjson" in command:
            found.append(int(process.name))
    return found


def test_spark_finds_the_same_although_a_worker_is_killed(
    folder: Path, environment: dict[str, str], expected: Findings
) -> None:
    """Spark drops what the task of the killed worker has written, and runs it again."""
    submit = Path(sys.executable).with_name("spark-submit")
    command = [str(submit), "--master", "local[2, 4]", "check_table.py", "documents", "findings"]
    environment = environment | {"PYSPARK_PYTHON": sys.executable}
    with (
        (folder / "log").open("w") as log,
        subprocess.Popen(
            command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=log, text=True
        ) as job,
    ):
        most, killed = 0, None
        while job.poll() is None and (killed is None or most < 2):
            running = workers()
            most = max(most, len(running))
            if killed is None and len(running) == 2:
                killed = running[0]
                time.sleep(0.5)
                os.kill(killed, signal.SIGKILL)
            time.sleep(0.05)
        assert job.stdout
        printed = job.stdout.read()
    log = (folder / "log").read_text(encoding="utf-8")
    assert job.returncode == 0, log
    assert killed and most == 2
    assert "exited with error code" in log, "no task has failed"
    found: Findings = Counter()
    for file in (folder / "findings").glob("part-*"):
        for row in map(json.loads, file.open(encoding="utf-8")):
            found[row["document"], *(row.get(member) for member in MEMBERS)] += 1
    assert found == expected
    assert "unresolved-style" in printed
    assert not workers()


def test_dask_finds_the_same(folder: Path, environment: dict[str, str], expected: Findings) -> None:
    """Its partitions are those of the files."""
    command = [sys.executable, "check_bag.py", "documents/*.json", "bag/*.json"]
    subprocess.run(command, cwd=folder, env=environment, check=True)
    lines = [line for file in (folder / "bag").iterdir() for line in file.open(encoding="utf-8")]
    assert rows_of(lines) == expected
