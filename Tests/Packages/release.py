"""Runs `.ci/release`, and knows where it puts what."""

import os
import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path

REPOSITORY = Path(__file__).parents[2]
PLATFORM = {"x86_64": "linux-x64", "aarch64": "linux-arm64"}.get(platform.machine(), "")
VERSION = re.findall(
    r'static let version = "(.+)"',
    (REPOSITORY / "Sources/CladsServer/Server.swift").read_text(encoding="utf-8"),
)[0]
# Where pip has put the programs of requirements.txt.
PROGRAMS = Path(sys.executable).parent


def release(*arguments: str | Path, repository: Path = REPOSITORY) -> subprocess.CompletedProcess[str]:
    """Runs `.ci/release`."""
    command = [sys.executable, repository / ".ci/release", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def run(*command: str | Path, **environment: str) -> str:
    """Runs a command that must succeed, and returns what it prints."""
    done = subprocess.run(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=os.environ | environment,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def copy(target: Path, *names: str, ignore: tuple[str, ...] = ()) -> Path:
    """Copies files and folders of the repository, and returns the copy."""
    for name in names:
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        if (REPOSITORY / name).is_dir():
            shutil.copytree(REPOSITORY / name, target / name, ignore=shutil.ignore_patterns(*ignore))
        else:
            shutil.copy(REPOSITORY / name, target / name)
    return target
