#!/usr/bin/env python3
"""Compares the frames of pictures with those of SwiftUI, which Tests/Frames writes on a Mac.

    python3 .ci/frames.py .build/frames/picture.json .build/frames/swiftui.json

Prints tables in Markdown: the screens, and the frames that deviate, those beyond the tolerance and the largest first.
Fails if too few frames are within the tolerance, or if a screen is missing.

A tolerance is a length in points. What consists of text is as wide as its letters, and the picture has other letters
than iOS, so its horizontal tolerance is a share of its width if that is more.
"""

from __future__ import annotations

import argparse
import json
import pathlib
import sys
from dataclasses import dataclass, field

EDGES = ("x", "y", "width", "height")
# Both files have thousandths of a point.
ROUNDING = 0.001


@dataclass(frozen=True, order=True)
class Key:
    """What a frame belongs to: a node, the indices of the repetitions around it, and whether it is its text."""

    pointer: str
    instance: tuple
    part: str = "node"

    def __str__(self):
        number = "#" + ",".join(map(str, self.instance)) if self.instance else ""
        return f"{self.pointer}{number}" + (" (text)" if self.part == "text" else "")

    def contains(self, other):
        """Returns whether this is a node, and another key is of this node or of one in it."""
        around = other.pointer == self.pointer or other.pointer.startswith(self.pointer + "/")
        return self.part == "node" and around and other.instance[:len(self.instance)] == self.instance


@dataclass(frozen=True)
class Frame:
    """A rectangle in points from the top left of the screen."""

    x: float
    y: float
    width: float
    height: float
    is_stand_in: bool = False

    def overlaps(self, other):
        """Returns whether something of it is in another frame."""
        return (
            self.x < other.x + other.width and other.x < self.x + self.width
            and self.y < other.y + other.height and other.y < self.y + self.height)


@dataclass
class Side:
    """The frames of one file, by screen."""

    source: str
    screen: Frame
    documents: dict

    @classmethod
    def read(cls, path):
        """Reads a file; one that is not as expected ends the program."""
        try:
            data = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
            screen = Frame(0, 0, float(data["screen"]["width"]), float(data["screen"]["height"]))
            documents = {document["document"]: cls.frames(document["nodes"]) for document in data["documents"]}
            return cls(data.get("source", str(path)), screen, documents)
        except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
            sys.exit(f"{path}: there are no frames in it: {type(error).__name__}: {error}")

    @staticmethod
    def frames(nodes):
        """Returns frames by key; of several with the same one, the first."""
        frames = {}
        for node in nodes:
            key = Key(node["pointer"], tuple(node["instance"]), node.get("part", "node"))
            lengths = [float(node[edge]) for edge in EDGES]
            frames.setdefault(key, Frame(*lengths, is_stand_in=node.get("standIn", False)))
        return frames


@dataclass
class Deviation:
    """The frames of a key on both sides; `None` where there is none."""

    document: str
    key: Key
    picture: Frame | None
    swiftui: Frame | None
    is_within: bool

    @property
    def largest(self):
        """The largest deviation of an edge or a length, in points."""
        if self.picture is None or self.swiftui is None:
            return float("inf")
        return max(abs(getattr(self.picture, edge) - getattr(self.swiftui, edge)) for edge in EDGES)


@dataclass
class Comparison:
    """The frames of one screen on both sides."""

    document: str
    deviations: list = field(default_factory=list)
    # The number of frames that are not compared, by the reason.
    skipped: dict = field(default_factory=dict)

    def skip(self, reason):
        """Counts a frame that is not compared."""
        self.skipped[reason] = self.skipped.get(reason, 0) + 1


def tolerance(edge, key, frame, texts, options):
    """Returns how many points an edge or a length may deviate."""
    if edge in ("x", "width") and any(key == text or key.contains(text) for text in texts):
        return max(options.tolerance, frame.width * options.text / 100)
    return options.tolerance


def is_cut_off(key, frame, frames, screen):
    """Returns whether nothing of a frame is in sight: it is outside of the screen or of a node around it.

    The picture has no such frames, while SwiftUI lays out more than is drawn.
    """
    around = [other for name, other in frames.items() if name != key and name.contains(key)]
    return not all(frame.overlaps(other) for other in [screen, *around])


def compare(document, picture, swiftui, screen, options):
    """Compares the frames of one screen."""
    result = Comparison(document)
    stand_ins = [key for key, frame in swiftui.items() if frame.is_stand_in]
    texts = [key for key in swiftui if key.part == "text"]
    for key in sorted({*picture, *swiftui}):
        ours, theirs = picture.get(key), swiftui.get(key)
        if any(stand_in.contains(key) for stand_in in stand_ins):
            result.skip("drawn by an app")
        elif ours is None and is_cut_off(key, theirs, swiftui, screen):
            result.skip("out of sight")
        elif theirs is None and is_cut_off(key, ours, picture, screen):
            result.skip("out of sight")
        elif ours is None or theirs is None:
            result.deviations.append(Deviation(document, key, ours, theirs, False))
        else:
            is_within = all(
                abs(getattr(ours, edge) - getattr(theirs, edge))
                <= tolerance(edge, key, theirs, texts, options) + ROUNDING
                for edge in EDGES)
            result.deviations.append(Deviation(document, key, ours, theirs, is_within))
    return result


def percentile(values, share):
    """Returns the smallest value that is at least as large as a share of the values."""
    values = sorted(values)
    return values[max(0, -(-len(values) * share // 100) - 1)] if values else 0


def points(length):
    """Returns a length as text, with at most two decimals."""
    return f"{length:.2f}".rstrip("0").rstrip(".") if length != float("inf") else "–"


def cells(*texts):
    """Returns a row of a table."""
    return "| " + " | ".join(texts) + " |"


def screens_table(comparisons):
    """Returns the rows of the table of screens."""
    rows = [cells("screen", "frames", "within", "p50", "p95", "largest"), cells("---", *["---:"] * 5)]
    for comparison in comparisons:
        both = [deviation.largest for deviation in comparison.deviations if deviation.largest != float("inf")]
        within = sum(deviation.is_within for deviation in comparison.deviations)
        rows.append(cells(
            comparison.document, str(len(comparison.deviations)), str(within), points(percentile(both, 50)),
            points(percentile(both, 95)), points(max(both, default=0))))
    return rows


def deviations_table(deviations):
    """Returns the rows of the table of deviations: of each edge the picture and, if it differs, SwiftUI."""
    rows = [cells("screen", "node", *EDGES, "deviation"), cells("---", "---", *["---:"] * 5)]
    for deviation in deviations:
        def edge(name, ours=deviation.picture, theirs=deviation.swiftui):
            lengths = ["–" if frame is None else points(getattr(frame, name)) for frame in (ours, theirs)]
            return lengths[0] if lengths[0] == lengths[1] else " → ".join(lengths)

        missing = {(True, False): "not in the picture", (False, True): "not in SwiftUI"}.get(
            (deviation.picture is None, deviation.swiftui is None))
        amount = missing or points(deviation.largest)
        rows.append(cells(
            deviation.document, f"`{deviation.key}`", *map(edge, EDGES),
            amount if deviation.is_within else f"**{amount}**"))
    return rows


def report(picture, swiftui, options):
    """Prints the report; returns whether the frames agree."""
    names = sorted({*picture.documents, *swiftui.documents})
    comparisons = [
        compare(name, picture.documents[name], swiftui.documents[name], picture.screen, options)
        for name in names if name in picture.documents and name in swiftui.documents]
    problems = [
        f"`{name}` is only in one of the files." for name in names
        if (name in picture.documents) != (name in swiftui.documents)]
    if picture.screen != swiftui.screen:
        problems.append("The screens are not equally large.")
    every = [deviation for comparison in comparisons for deviation in comparison.deviations]
    both = [deviation.largest for deviation in every if deviation.largest != float("inf")]
    within = sum(deviation.is_within for deviation in every)
    share = 100 * within / len(every) if every else 0
    if share < options.share:
        problems.append(f"At least {points(options.share)} % of the frames must be within the tolerance.")

    print(f"## Frames: {picture.source} → {swiftui.source}\n")
    print(
        f"{within} of {len(every)} frames ({points(share)} %) are within {points(options.tolerance)} pt, or where they "
        f"have text, within {points(options.text)} % of their width.")
    print(
        f"The median deviation is {points(percentile(both, 50))} pt, 95 % are at most "
        f"{points(percentile(both, 95))} pt, the largest is {points(max(both, default=0))} pt.")
    skipped = {}
    for comparison in comparisons:
        for reason, count in comparison.skipped.items():
            skipped[reason] = skipped.get(reason, 0) + count
    if skipped:
        print("Not compared: " + ", ".join(f"{count} {reason}" for reason, count in sorted(skipped.items())) + ".")
    print("\n" + "\n".join(screens_table(comparisons)))

    # What is missing comes first: its deviation is infinite.
    shown = sorted(
        (deviation for deviation in every if deviation.largest >= 0.1),
        key=lambda one: (one.is_within, -one.largest, one.document, one.key))
    if shown:
        print("\n" + "\n".join(deviations_table(shown[:options.rows])))
    if len(shown) > options.rows:
        print(f"\n{len(shown) - options.rows} more deviate by 0.1 pt or more.")
    if problems:
        print("\n" + "\n".join(problems))
    return not problems


def main():
    parser = argparse.ArgumentParser(description="Compares the frames of pictures with those of SwiftUI.")
    parser.add_argument("picture", help="the frames of the pictures")
    parser.add_argument("swiftui", help="the frames of the views")
    for name, kind, default, meaning in [
        ("--tolerance", float, 1, "the tolerance in points"),
        ("--text", float, 3, "the tolerance of what has text, in percent of its width"),
        ("--share", float, 90, "how many of the frames must be within the tolerance, in percent"),
        ("--rows", int, 60, "how many deviations to print"),
    ]:
        parser.add_argument(name, type=kind, default=default, help=f"{meaning}; default: %(default)s")
    options = parser.parse_args()
    if not report(Side.read(options.picture), Side.read(options.swiftui), options):
        sys.exit(1)


if __name__ == "__main__":
    main()
