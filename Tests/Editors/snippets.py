"""Expands the snippets of VS Code as the editor does with their default values."""

import re

OPENING = re.compile(r"\$(?:(\w+)|\{(\w+))")


class Expansion:
    """A parser of snippet syntax."""

    def __init__(self, text: str, variables: dict[str, str]) -> None:
        self.text, self.variables = text, variables
        self.values: dict[str, str] = {}
        self.at = 0

    def run(self, end: str = "") -> str:
        """The expanded text up to the end, or up to the closing bracket."""
        found = ""
        while self.at < len(self.text) and self.text[self.at] != end:
            if self.text[self.at] == "\\" and self.text[self.at + 1 : self.at + 2] in ("$", "}", "\\"):
                found += self.text[self.at + 1]
                self.at += 2
            elif match := OPENING.match(self.text, self.at):
                self.at = match.end()
                found += self.place(match[1]) if match[1] else self.braced(match[2])
            else:
                found += self.text[self.at]
                self.at += 1
        return found

    def place(self, name: str) -> str:
        """The value of a tab stop or a variable."""
        return self.values.get(name, self.variables.get(name, ""))

    def braced(self, name: str) -> str:
        """A tab stop with a default or choices, or a variable with a transformation."""
        sign = self.text[self.at]
        self.at += 1
        if sign == "}":
            return self.place(name)
        if sign == ":":
            value = self.run("}")
        elif sign == "|":
            value, rest = re.match(r"([^,|]*)([^|]*\|)", self.text[self.at :]).groups()
            self.at += len(value) + len(rest)
        else:
            assert sign == "/", f"a snippet has ${{{name}{sign}"
            pattern, by, _ = re.match(r"((?:[^/\\]|\\.)*)/([^/]*)/(\w*)", self.text[self.at :]).groups()
            self.at = self.text.index("}", self.at + len(pattern) + len(by))
            value = re.sub(pattern, by.replace("$", "\\"), self.variables[name], count=1)
        assert self.text[self.at] == "}", f"${{{name} is not closed"
        self.at += 1
        return self.values.setdefault(name, value)


def expanded(body: list[str], variables: dict[str, str]) -> str:
    """The text that a snippet inserts."""
    return Expansion("\n".join(body), variables).run()
