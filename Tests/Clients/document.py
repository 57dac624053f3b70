"""The document that every client opens, and what is done with it."""

from dataclasses import dataclass
from pathlib import Path

TEXT = """\
{
  "id": "sunrise",
  "styles": {
    "title": { "inherits": "bodi", "fontSize": 28 },
    "body": { "fontSize": 17, "textColor": "#14281D" },
    "quiet-note": { "inherits": "body", "textColor": "#4A5D52" }
  },
  "root": {
    "children": [
      { "type": "label", "text": "Good morning", "styleId": "title" },
      { "type": "label", "text": "The sun is up.", "styleId": "body" },
      { "type": "label", "text": "Since half past six.", "styleId": "quiet-note" }
    ]
  }
}
"""
FINDING = "no style named `bodi` to inherit from"
"""What is reported about the text. It also shows that the client and the server have started."""
USE = TEXT.replace('"styleId": "body"', '"styleId": "bo$0dy"')
"""The text with a cursor in the use of a style."""
DECLARATION = (5, 6)
"""The line and the column where the name of that style is declared, both from 1."""
RENAMED = TEXT.replace('"body"', '"prose"')
"""The text after the style was renamed to `prose`."""
UNFORMATTED = TEXT.replace('{ "type": "label", "text": "Good', '{"type":"label",   "text": "Good')
"""The text before it is formatted."""


def _with(node: str) -> str:
    return TEXT.replace('"styleId": "quiet-note" }\n', f'"styleId": "quiet-note" }},\n      {node}\n')


@dataclass(frozen=True)
class Completion:
    """What is typed and then completed."""

    before: str
    typed: str
    item: str
    """The item in the list."""
    after: str

    @property
    def text(self) -> str:
        """The text with the cursor."""
        return _with(self.before)

    @property
    def expected(self) -> str:
        """The text afterwards."""
        return _with(self.after)


KIND = Completion('{ "type": "$0" }', "divi", "divider", '{ "type": "divider" }')
STYLE = Completion(
    '{ "type": "label", "styleId": "$0" }', "qu", "quiet-note", '{ "type": "label", "styleId": "quiet-note" }'
)
KEY = Completion('{ "type": "label"$0 }', " tex", "text", '{ "type": "label", "text": "" }')
COMPLETIONS = {"kind": KIND, "style": STYLE, "key": KEY}


@dataclass(frozen=True)
class Place:
    """A place in a file."""

    path: Path
    line: int
    column: int
    """Both from 1."""


def misspell(folder: Path) -> Place:
    """Misspells a style in an example, and returns the place between the quotes of another, now empty."""
    text = (folder / "checkout.clads.json").read_text(encoding="utf-8")
    text = text.replace('"styleId": "heading"', '"styleId": "headin"')
    return write(
        folder, text.replace('address", "styleId": "sectionTitle"', 'address", "styleId": "$0"'), "checkout"
    )


def write(folder: Path, marked: str, name: str = "sunrise") -> Place:
    """Writes a document; the cursor is at `$0`."""
    before, mark, after = marked.partition("$0")
    path = folder / f"{name}.clads.json"
    path.write_text(before + after, encoding="utf-8")
    if not mark:
        return Place(path, 1, 1)
    return Place(path, before.count("\n") + 1, len(before) - before.rfind("\n"))
