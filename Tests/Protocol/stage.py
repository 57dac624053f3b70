"""A document with its samples in a folder, opened in a server."""

from pathlib import Path
from typing import Any

from .text import Marked
from .wire import Wire

Json = Any

DRAWS_MARKDOWN = {"textDocument": {"hover": {"contentFormat": ["markdown", "plaintext"]}}}


def screen(children: str, state: str = "{}", more: str = "") -> str:
    """Returns a document with a state and children."""
    return f'{{\n  "id": "stage",\n  "state": {state},{more}\n  "root": {{ "children": [\n    {children}\n  ] }}\n}}\n'


def label(text: str) -> str:
    """Returns a label with a text."""
    return f'{{ "type": "label", "text": "{text}" }}'


class Stage:
    """A document `stage.clads.json` in a folder of its own, open in a server.

    `document` is a marked text; `files` are written next to it, and those without a dot in their name are samples.
    """

    def __init__(
        self,
        wire: Wire,
        folder: Path,
        document: str,
        files: dict[str, str] | None = None,
    ) -> None:
        self.wire, self.folder = wire, folder
        self.path = folder / "stage.clads.json"
        self.uri = self.path.as_uri()
        self.version = 0
        for name, text in (files or {}).items():
            self.write(name, text)
        self.marked = Marked(document)
        self.path.write_text(self.marked.text.text, encoding="utf-8")
        wire.initialize(DRAWS_MARKDOWN)
        self.change(document)

    # Files

    def file(self, name: str) -> Path:
        """Returns the path of a file next to the document; a name without a dot is that of a sample."""
        if "." in name:
            return self.folder / name
        return self.folder / (f"stage.{name}.sample.json" if name else "stage.sample.json")

    def write(self, name: str, text: str) -> Path:
        """Writes a file next to the document."""
        path = self.file(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def change(self, document: str) -> None:
        """Opens the document, or replaces its text."""
        self.marked = Marked(document)
        self.version += 1
        if self.version == 1:
            self.wire.open(self.uri, self.marked.text.text)
        else:
            self.wire.change(self.uri, self.version, {"text": self.marked.text.text})

    # Requests

    def call(self, method: str) -> Json:
        """Sends a request at the cursor, and returns its result."""
        params = {"textDocument": {"uri": self.uri}, "position": self.marked.cursor()}
        return self.wire.call(f"textDocument/{method}", params)

    def hover(self) -> str:
        """Returns the text of the hover at the cursor."""
        hover = self.call("hover")
        return hover["contents"]["value"] if hover else ""

    def run(self, command: str, seconds: float = 10, **argument: Json) -> Json:
        """Runs a command of the server on the document."""
        params = {"command": f"clads.{command}", "arguments": [{"uri": self.uri} | argument]}
        return self.wire.call("workspace/executeCommand", params, seconds)

    def evaluate(self, expression: str, **argument: Json) -> Json:
        """Evaluates an expression."""
        return self.run("evaluate", expression=expression, **argument)

    def samples(self) -> list[str]:
        """Returns the names of the samples."""
        return [sample["name"] for sample in self.run("samples")]
