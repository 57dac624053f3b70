#!/usr/bin/env python3
"""Tasks for coding agents that write CLADS screens: exports them, and scores answers.

    python3 Tests/Agents/run.py --recorded          plays all recorded answers
    python3 Tests/Agents/run.py --export FOLDER     writes a folder for each task, to start an agent in
    python3 Tests/Agents/run.py --answers FOLDER    scores what agents have made of these folders
    python3 Tests/Agents/run.py --list              lists the tasks

Names of tasks, or the beginnings of names such as 01, choose some of them. The executable is that of the
environment variable CLADS_SERVER, or .build/release/clads-lsp.
"""

import argparse
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import program
from task import Answer, Score, Task


def main() -> int:
    """Runs what the command line asks for, and returns the exit status."""
    layout = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=layout)
    modes = parser.add_mutually_exclusive_group(required=True)
    modes.add_argument("--recorded", action="store_true", help="plays all recorded answers")
    modes.add_argument("--export", type=Path, metavar="FOLDER", help="writes a folder for each task")
    modes.add_argument("--answers", type=Path, metavar="FOLDER", help="scores the folders of agents")
    modes.add_argument("--list", action="store_true", help="lists the tasks")
    parser.add_argument("--verbose", action="store_true", help="also prints what is wrong with each answer")
    parser.add_argument("tasks", nargs="*", metavar="TASK", help="the beginning of a task's name")
    options = parser.parse_args()
    tasks = [task for task in Task.all() if task.name.startswith(tuple(options.tasks or [""]))]
    if not tasks:
        parser.error(f"no task is called {' or '.join(options.tasks)}; --list lists them")
    if options.list:
        for task in tasks:
            print(f"{task.name:32} {task.kind:8} {sum(check.points for check in task.checks):2} points")
        return 0
    if options.export:
        for task in tasks:
            task.export(options.export / task.name)
        return 0
    if not program.SERVER.is_file():
        parser.error(f"no executable {program.SERVER}; build it or name it in CLADS_SERVER")
    if options.answers:
        if not options.answers.is_dir():
            parser.error(f"no folder {options.answers}")
        return score_answers(tasks, options.answers)
    return play_recorded(tasks, options.verbose)


def play_recorded(tasks: list[Task], verbose: bool) -> int:
    """Plays all recorded answers; fails if one does not get the points that it should."""
    answers = [answer for task in tasks for answer in task.answers]
    is_right = True
    with ThreadPoolExecutor() as pool:
        for task, problems in zip(tasks, pool.map(Task.problems, tasks), strict=True):
            is_right = is_right and not problems
            for problem in problems:
                print(f"{task.name}: {problem}")
        for answer, score in zip(answers, pool.map(Answer.score, answers), strict=True):
            as_expected = score.problems.keys() == answer.fails
            is_right = is_right and as_expected
            print(row(f"{answer.task.name} {answer.name}", score, "" if as_expected else "UNEXPECTED"))
            if verbose or not as_expected:
                print_problems(score)
            for name in sorted(answer.fails - score.problems.keys()):
                print(f"    {name}: passes, and should fail")
    result = "all as expected" if is_right else "not as expected"
    print(f"{len(tasks)} tasks, {len(answers)} answers: {result}")
    return 0 if is_right else 1


def score_answers(tasks: list[Task], folder: Path) -> int:
    """Scores the folders of agents, and prints what is wrong with them."""
    found = [task for task in tasks if (folder / task.name).is_dir()]
    scores = [task.score(folder / task.name) for task in found]
    for task, score in zip(found, scores, strict=True):
        print(row(task.name, score, "" if score.problems else "solved"))
        print_problems(score)
    solved = sum(not score.problems for score in scores)
    points, maximum = sum(score.points for score in scores), sum(score.maximum for score in scores)
    print(f"{len(found)} of {len(tasks)} tasks answered, {solved} solved, {points} of {maximum} points")
    return 0


def row(name: str, score: Score, remark: str) -> str:
    """Returns the row of a table."""
    return f"{name:56} {score.points:3} of {score.maximum:2}  {remark}".rstrip()


def print_problems(score: Score) -> None:
    """Prints why points were lost."""
    for name, problems in score.problems.items():
        print(f"    {name}: {problems[0]}" + (f" (and {len(problems) - 1} more)" if problems[1:] else ""))


if __name__ == "__main__":
    sys.exit(main())
