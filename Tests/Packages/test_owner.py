"""Whether .ci/owner.py finds every mention of the owner, in copies of what this repository mentions."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

REPOSITORY = Path(__file__).parents[2]
SCRIPT = ".ci/owner.py"
OWNER = (REPOSITORY / ".ci/owner").read_text(encoding="utf-8").strip()

PLACEHOLDER = "OWNER"

# `{}` is the owner; the rest of a line is like what documents and configurations have.
MENTIONS = [
    "[releases](https://github.com/{}/clads-lsp/releases)",
    "git clone git@github.com:{}/clads-lsp.git",
    "https://raw.githubusercontent.com/{}/clads-lsp/main/a.json",
    "https://api.github.com/repos/{}/clads-lsp/releases",
    "https://img.shields.io/github/v/release/{}/clads-lsp",
    "https://{}.github.io/clads-lsp",
    "https://github.com/{}/clads-lsp-pre-commit",
    "https://github.com/{}/homebrew-clads",
    "  id: pkg:github/{}/clads-lsp@v0.0.0",
    "      - uses: {}/clads-lsp/.github/actions/check@v1",
    "the action `{}/clads-lsp/.github/actions/check@v1`",
    "        with: {{ repository: {}/clads-lsp, path: .clads-lsp }}",
    "gh attestation verify FILE --repo {}/clads-lsp",
    "brew install {}/clads/clads-lsp",
]
OTHERS = [
    "https://github.com/dense-analysis/ale",
    "~/clads-lsp/editors and .build/release/clads-lsp and bin/clads-lsp",
    "ghcr.io/${{ github.repository_owner }}/clads-lsp",
    "uses: actions/checkout@v7",
    "brew install node",
]


class Copy:
    """A repository with the script and some files."""

    def __init__(self, folder: Path, owner: str) -> None:
        self.folder = folder
        self.git("init", "--quiet")
        self.write(".ci/owner", f"{owner}\n")
        shutil.copyfile(REPOSITORY / SCRIPT, folder / SCRIPT)

    def git(self, *arguments: str) -> None:
        subprocess.run(["git", *arguments], cwd=self.folder, check=True)

    def write(self, name: str, text: str) -> None:
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        self.git("add", "--all")
        command = [sys.executable, SCRIPT, *arguments]
        return subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=False)

    def problems(self) -> list[str]:
        """The files and lines that have another owner."""
        done = self.run()
        assert done.returncode == (1 if done.stderr else 0)
        return re.findall(r"^(\S+:\d+): expected the owner ", done.stderr, re.MULTILINE)


@pytest.mark.parametrize("former", [PLACEHOLDER, "former-1"])
def test_every_mention_of_another_owner_is_reported_and_updated(tmp_path: Path, former: str) -> None:
    copy = Copy(tmp_path, "Acme-2")
    copy.write("a b.md", "\n".join(OTHERS))
    copy.write(
        "fine.md", "\n".join(each.format("Acme-2") for each in MENTIONS) + "\nghcr.io/acme-2/clads-lsp\n"
    )
    assert copy.problems() == []
    copy.write(
        "wrong.md", "\n".join(each.format(former) for each in MENTIONS) + f"\nghcr.io/{former}/clads-lsp"
    )
    assert copy.problems() == [f"wrong.md:{number}" for number in range(1, len(MENTIONS) + 2)]
    done = copy.run("--update")
    assert (done.returncode, done.stdout) == (0, "updated wrong.md\n")
    assert copy.problems() == []
    assert (tmp_path / "wrong.md").read_text() == (tmp_path / "fine.md").read_text().removesuffix("\n")


def test_this_repository_can_get_another_owner(tmp_path: Path) -> None:
    listed = subprocess.run(
        ["git", "grep", "--files-with-matches", "-I", "-z", "--word-regexp", OWNER],
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        check=True,
    )
    copy = Copy(tmp_path, OWNER)
    names = [name for name in listed.stdout.split("\0") if name and not name.startswith(".ci/owner")]
    for name in names:
        copy.write(name, (REPOSITORY / name).read_text(encoding="utf-8"))
    assert copy.problems() == []
    other = f"{OWNER}-2"
    copy.write(".ci/owner", f"{other}\n")
    assert len(copy.problems()) > 20
    copy.run("--update")
    assert copy.problems() == []
    address = re.compile(r"[\w-]+(?=/clads-lsp(?:\.git|/releases|@))")
    for name in names:
        text = (tmp_path / name).read_text(encoding="utf-8")
        assert f"{PLACEHOLDER}/" not in text, name
        if not name.startswith("Tests/"):
            assert set(address.findall(text)) <= {other}, name


def test_an_invalid_owner_is_refused(tmp_path: Path) -> None:
    done = Copy(tmp_path, "two words").run()
    assert (done.returncode, done.stderr) == (1, ".ci/owner is not the name of an owner: two words\n")
