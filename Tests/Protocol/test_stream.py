"""`--check --stdin-ndjson --output ndjson` as the worker of an engine: it answers at once, holds back, and ends."""

import contextlib
import json
import os
import signal
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

CLEAN = json.dumps({"id": "a", "root": {"children": [{"type": "label", "text": "Hi"}]}})
COMMAND = ["--check", "--stdin-ndjson", "--output", "ndjson"]


def line(number: int, text: str = CLEAN) -> bytes:
    """A line with a document."""
    return json.dumps({"id": number, "path": f"user/{number}/home.clads.json", "text": text}).encode() + b"\n"


@pytest.fixture(params=[1, 2], ids=["one job", "two jobs"])
def worker(server: Path, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[subprocess.Popen[bytes]]:
    """A worker without input so far."""
    command = [str(server), *COMMAND, "--jobs", str(request.param)]
    with subprocess.Popen(command, cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        yield process
        process.kill()
        # What a test has not sent yet has nobody to go to.
        with contextlib.suppress(BrokenPipeError):
            process.stdin.close()


def memory(process: subprocess.Popen[bytes]) -> int:
    """The memory of a process in use, in kB."""
    status = Path(f"/proc/{process.pid}/status").read_text(encoding="utf-8")
    return int(status.split("VmRSS:")[1].split()[0])


def test_each_result_comes_before_the_next_line(worker: subprocess.Popen[bytes]) -> None:
    """A sender that waits for each result is never left waiting."""
    assert worker.stdin and worker.stdout
    for number in range(1, 50):
        sent = line(number)
        # A part of a line is no reason to keep the result of another.
        worker.stdin.write(sent + line(-number)[:20])
        worker.stdin.flush()
        assert json.loads(worker.stdout.readline())["id"] == number
        worker.stdin.write(line(-number)[20:])
        worker.stdin.flush()
        assert json.loads(worker.stdout.readline())["id"] == -number
    worker.stdin.close()
    assert json.loads(worker.stdout.readline())["summary"]["files"] == 98
    assert worker.wait(10) == 0


def test_a_sender_waits_when_nobody_reads(worker: subprocess.Popen[bytes]) -> None:
    """The worker does not take what it cannot give back."""
    assert worker.stdin and worker.stdout
    os.set_blocking(worker.stdin.fileno(), False)
    sent, since = 0, time.monotonic()
    data = b"".join(line(number) for number in range(1, 200))
    while time.monotonic() - since < 1:
        try:
            count = os.write(worker.stdin.fileno(), data[sent % len(data) :])
        except BlockingIOError:
            time.sleep(0.01)
            continue
        sent += count
        since = time.monotonic()
    assert sent < 8_000_000
    assert memory(worker) < 100_000


def test_sigterm_ends_after_the_current_document(worker: subprocess.Popen[bytes]) -> None:
    """What has been printed is whole, and ends with a summary."""
    assert worker.stdin and worker.stdout
    def send() -> None:
        try:
            for number in range(1, 100_000):
                worker.stdin.write(line(number))
        except OSError:
            return

    sender = threading.Thread(target=send, daemon=True)
    sender.start()
    first = json.loads(worker.stdout.readline())
    assert first["id"] == 1
    worker.send_signal(signal.SIGTERM)
    *results, last = [json.loads(each) for each in worker.stdout]
    assert [each["id"] for each in results] == list(range(2, len(results) + 2))
    assert last["summary"]["files"] == len(results) + 1
    assert worker.wait(10) == 128 + signal.SIGTERM


def test_sigterm_ends_a_worker_that_waits(worker: subprocess.Popen[bytes]) -> None:
    """Nothing needs to arrive for it."""
    assert worker.stdin and worker.stdout
    worker.stdin.write(line(1))
    worker.stdin.flush()
    worker.stdout.readline()
    worker.send_signal(signal.SIGTERM)
    assert worker.wait(10) == 128 + signal.SIGTERM


def templates() -> Iterator[str]:
    """Real screens, and the same with mistakes."""
    for path in sorted((Path(__file__).parents[2] / "schemas/examples").glob("*.clads.json")):
        text = path.read_text(encoding="utf-8")
        yield text
        yield text.replace('"styleId": "', '"styleId": "x', 1).replace('"type": "label"', '"type": "lable"', 1)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_findings_are_those_of_each_document_alone(server: Path, tmp_path: Path, jobs: str) -> None:
    """What documents of one shape share is no less than what a check of each finds, whatever their texts are."""
    texts = ["Ada", "Zoë", "${missing}", "%d points", "", "A [link](nowhere:)", "{{x}}", "line\\nbreak", "${ 1 +", "<b>"]
    sent = []
    for number in range(12):
        for template in templates():
            text = template.replace('"text": "', f'"text": "{texts[number % len(texts)]} ')
            sent.append(json.dumps({"path": f"{len(sent):04}.clads.json", "text": text}))
    data = "\n".join(sent).encode()

    def check(*options: str) -> bytes:
        command = [str(server), "--check", "--stdin-ndjson", *options]
        return subprocess.run(command, cwd=tmp_path, input=data, stdout=subprocess.PIPE, check=False).stdout

    streamed = [json.loads(line) for line in check("--output", "ndjson", "--shapes", "--jobs", jobs).splitlines()]
    alone = json.loads(check("--output", "json"))
    found = {line["path"]: line["diagnostics"] for line in streamed if line.get("diagnostics")}
    assert found == {file["path"]: file["diagnostics"] for file in alone["files"] if file["diagnostics"]}
    assert len(found) > len(sent) / 2
    shapes = [line for line in streamed if "shape" in line]
    assert sum(line["documents"] for line in shapes) == len(sent)
    assert len(shapes) < len(sent) / 2
    first = {line["line"]: line for line in streamed if "path" in line}
    assert all(line["findings"] == len(first[line["line"]]["diagnostics"]) for line in shapes)


@pytest.mark.timeout(120)
def test_memory_does_not_grow_with_documents(server: Path, tmp_path: Path) -> None:
    """Neither their number, nor that of their texts, folders and errors matters."""
    command = [str(server), *COMMAND]
    with subprocess.Popen(command, cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin and process.stdout
        sizes = []
        for number in range(1, 9_001):
            text = CLEAN.replace("Hi", f"{number} " + "x" * 20_000) if number % 3 else "{"
            process.stdin.write(line(number, text) if number % 5 else b"{}\n")
            process.stdin.flush()
            process.stdout.readline()
            if number in (6_000, 9_000):
                sizes.append(memory(process))
        process.stdin.close()
        summary = json.loads(process.stdout.readline())["summary"]
    assert summary["files"] == 7_200 and summary["unreadable"] == 1_800
    assert sizes[1] < sizes[0] * 1.25, sizes
