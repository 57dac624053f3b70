"""A task, what belongs to it, and its recorded answers."""

import json
import shutil
import tempfile
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import large
from checks import Attempt, Check
from documents import Values, read, set_value

TASKS = Path(__file__).parent / "tasks"


@dataclass(frozen=True)
class Score:
    """The points of an answer, and what is wrong with it by the name of each check that fails."""

    points: int
    maximum: int
    problems: dict[str, list[str]]


@dataclass(frozen=True)
class Task:
    """A folder of `tasks`."""

    folder: Path

    @staticmethod
    def all() -> list["Task"]:
        """Returns all tasks, in order."""
        return [Task(folder) for folder in sorted(TASKS.iterdir()) if (folder / "task.md").is_file()]

    @property
    def name(self) -> str:
        """The name of its folder."""
        return self.folder.name

    @cached_property
    def _description(self) -> Values:
        description: Values = read(self.folder / "checks/checks.json")
        return description

    @property
    def kind(self) -> str:
        """What is to be done: build, repair, change, explain or predict."""
        return str(self._description["kind"])

    @property
    def checks(self) -> list[Check]:
        """What an answer gets points for."""
        return [Check.parse(entry) for entry in self._description["checks"]]

    @property
    def facts(self) -> list[Check]:
        """What must hold for the given files, so that what is asked about them is what the program does."""
        return [Check.parse(entry) for entry in self._description.get("facts", [])]

    @property
    def answers(self) -> list["Answer"]:
        """The recorded answers, the right one first."""
        return [Answer(self, folder) for folder in sorted((self.folder / "answers").iterdir())]

    def write_given(self, folder: Path) -> None:
        """Writes the files that an answer starts from."""
        folder.mkdir(parents=True, exist_ok=True)
        if (self.folder / "given").is_dir():
            shutil.copytree(self.folder / "given", folder, dirs_exist_ok=True)
        if "large" in self._description:
            large.write(folder, self._description["large"])

    def export(self, folder: Path) -> None:
        """Writes what an agent gets."""
        self.write_given(folder)
        shutil.copy(self.folder / "task.md", folder)

    def score(self, answer: Path) -> Score:
        """Scores a folder with all files of an answer."""
        results = self._run(self.checks, answer)
        return Score(
            sum(check.points for check, problems in results if not problems),
            sum(check.points for check, _ in results),
            {check.name: problems for check, problems in results if problems},
        )

    def problems(self) -> list[str]:
        """Returns what is wrong with the task: facts that do not hold, and checks that prove nothing."""
        failed = {name for answer in self.answers for name in answer.fails}
        with tempfile.TemporaryDirectory() as name:
            self.write_given(Path(name))
            facts = self._run(self.facts, Path(name))
            untouched = self.score(Path(name)).problems
        return [
            *(f"the program does something else: {message}" for _, found in facts for message in found),
            *(f"{check.name}: no wrong answer fails" for check in self.checks if check.name not in failed),
            *(f"{check.name}: the given files pass" for check in self.checks if check.name not in untouched),
        ]

    def _run(self, checks: list[Check], answer: Path) -> list[tuple[Check, list[str]]]:
        with tempfile.TemporaryDirectory() as name:
            attempt = Attempt(Path(name, "answer"), Path(name, "given"), self.folder / "checks")
            self.write_given(attempt.given)
            shutil.copytree(answer, attempt.folder)
            for test in attempt.folder.rglob("*.clads-test.json"):
                test.unlink()
            return [(check, check.problems(attempt)) for check in checks]


@dataclass(frozen=True)
class Answer:
    """A recorded answer: what differs from the given files, or, if it is wrong, from the right answer.

    There may be other right answers, `right-…`.
    """

    task: Task
    folder: Path

    @property
    def name(self) -> str:
        """The name of its folder, `right`, `right-…` or `wrong-…`."""
        return self.folder.name

    @property
    def fails(self) -> set[str]:
        """The names of the checks that it must fail."""
        return set() if self.is_right else set(read(self.folder / "expected.json")["fails"])

    @property
    def is_right(self) -> bool:
        """Whether it must get all points."""
        return self.name.startswith("right")

    def score(self) -> Score:
        """Scores it."""
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            self.task.write_given(folder)
            for layer in [self.folder] if self.is_right else [self.folder.parent / "right", self.folder]:
                shutil.copytree(layer, folder, dirs_exist_ok=True)
                if (folder / "edits.json").is_file():
                    edit(folder, folder / "edits.json")
            (folder / "expected.json").unlink(missing_ok=True)
            return self.task.score(folder)


def edit(folder: Path, path: Path) -> None:
    """Makes the changes to documents that an answer lists, by file and JSON pointer, and deletes the list."""
    for name, values in read(path).items():
        document = read(folder / name)
        for pointer, value in values.items():
            set_value(document, pointer, value)
        (folder / name).write_text(json.dumps(document, indent=2, ensure_ascii=False), encoding="utf-8")
    path.unlink()
