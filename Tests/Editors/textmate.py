"""Tokenizes text with a TextMate grammar as VS Code does: line by line, with a stack of rules."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import onigurumacffi

Rule = dict[str, Any]
Scopes = tuple[str, ...]
END = "end"


@dataclass(frozen=True)
class Token:
    """A range of one line with its scopes, outermost first."""

    line: int
    start: int
    text: str
    scopes: Scopes

    @property
    def end(self) -> int:
        """The end of the token in its line."""
        return self.start + len(self.text)


@dataclass(frozen=True)
class Frame:
    """A rule on the stack."""

    rule: Rule
    name_scopes: Scopes
    scopes: Scopes
    entered: tuple[int, int]


class Line:
    """The tokens of one line, collected from left to right."""

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        self.text = text
        self.tokens: list[Token] = []
        self.last = 0

    def produce(self, scopes: Scopes, end: int) -> None:
        """Adds a token up to an offset."""
        end = min(end, len(self.text))
        if end > self.last:
            self.tokens.append(Token(self.number, self.last, self.text[self.last : end], scopes))
            self.last = end


class Grammar:
    """A grammar with its regular expressions, which Oniguruma runs, as in VS Code."""

    def __init__(self, path: Path) -> None:
        self.source = json.loads(path.read_text(encoding="utf-8"))
        self.scope: str = self.source["scopeName"]
        self._sets: dict[int, tuple[Any, list[Any]]] = {}

    def tokens(self, text: str) -> list[Token]:
        """All tokens of a text."""
        stack = [Frame({"patterns": self.source["patterns"]}, (self.scope,), (self.scope,), (-1, -1))]
        found: list[Token] = []
        for number, content in enumerate(text.split("\n")):
            line = Line(number, content)
            # VS Code appends a line feed to every line before it is tokenized.
            self._read(line, content + "\n", 0, stack)
            found += line.tokens
        return found

    def depth(self, text: str) -> int:
        """The number of rules on the stack at the end of a text."""
        stack = [Frame({"patterns": self.source["patterns"]}, (self.scope,), (self.scope,), (-1, -1))]
        for number, content in enumerate(text.split("\n")):
            self._read(Line(number, content), content + "\n", 0, stack)
        return len(stack) - 1

    def _read(self, line: Line, text: str, start: int, stack: list[Frame]) -> None:
        place = start
        while True:
            frame = stack[-1]
            expressions, rules = self._candidates(frame.rule)
            index, match = expressions.search(text, place) if rules else (0, None)
            if match is None:
                line.produce(frame.scopes, len(text))
                return
            rule = rules[index]
            line.produce(frame.scopes, match.start())
            here = (line.number, match.start())
            has_advanced = match.end() > place
            if rule is END:
                self._capture(line, match, frame.name_scopes, frame.rule.get("endCaptures"))
                line.produce(frame.name_scopes, match.end())
                stack.pop()
                if not has_advanced and frame.entered == here:
                    raise AssertionError(f"a rule begins and ends on nothing at {here} in {text!r}")
            elif "match" in rule:
                scopes = frame.scopes + names(rule.get("name"))
                self._capture(line, match, scopes, rule.get("captures"))
                line.produce(scopes, match.end())
                assert has_advanced, f"a rule matches nothing at {here} in {text!r}"
            else:
                outer = frame.scopes + names(rule.get("name"))
                self._capture(line, match, outer, rule.get("beginCaptures"))
                line.produce(outer, match.end())
                stack.append(Frame(rule, outer, outer + names(rule.get("contentName")), here))
            place = match.end()

    def _capture(self, line: Line, match: Any, scopes: Scopes, captures: dict[str, Rule] | None) -> None:
        """Adds tokens for the groups of a match, which may be nested."""
        open_groups: list[tuple[int, Scopes]] = []
        for number in sorted(map(int, captures or {})):
            if not match.group(number):
                continue
            start, end = match.span(number)
            while open_groups and open_groups[-1][0] <= start:
                line.produce(open_groups[-1][1], open_groups.pop()[0])
            around = open_groups[-1][1] if open_groups else scopes
            line.produce(around, start)
            rule = captures[str(number)]
            inside = around + names(rule.get("name"))
            if "patterns" in rule:
                self._read(line, match.string[:end], start, [Frame(rule, inside, inside, (-1, -1))])
            else:
                open_groups.append((end, inside))
        while open_groups:
            line.produce(open_groups[-1][1], open_groups.pop()[0])

    def _candidates(self, rule: Rule) -> tuple[Any, list[Any]]:
        """The patterns that can match next inside a rule; its end comes first."""
        if id(rule) not in self._sets:
            rules = self._flat(rule.get("patterns", []))
            patterns = [each.get("match") or each["begin"] for each in rules]
            if "end" in rule:
                rules, patterns = [END, *rules], [rule["end"], *patterns]
            self._sets[id(rule)] = (onigurumacffi.compile_regset(*patterns), rules)
        return self._sets[id(rule)]

    def _flat(self, patterns: list[Rule]) -> list[Rule]:
        rules: list[Rule] = []
        for pattern in patterns:
            rule = pattern
            if "include" in pattern:
                rule = self.source["repository"][pattern["include"].removeprefix("#")]
            rules += [rule] if "match" in rule or "begin" in rule else self._flat(rule["patterns"])
        return rules


@cache
def names(name: str | None) -> Scopes:
    """The scopes of a rule's name."""
    return tuple(name.split()) if name else ()
