"""A document with its samples in a folder, and a server that has it open."""

from pathlib import Path
from typing import Any

from .text import Marked, Text, edits_of
from .wire import Wire

Json = Any

DRAWS_MARKDOWN = {"textDocument": {"hover": {"contentFormat": ["markdown", "plaintext"]}}}


def screen(children: str, state: str = "{}", more: str = "") -> str:
    """A document with a state and some children."""
    return f'{{\n  "id": "stage",\n  "state": {state},{more}\n  "root": {{ "children": [\n    {children}\n  ] }}\n}}\n'


def label(text: str) -> str:
    """A label with a text."""
    return f'{{ "type": "label", "text": "{text}" }}'


class Stage:
    """A document `stage.clads.json` in a folder of its own, open in a server.

    `document` is a marked text; `files` are written beside it, those without a dot in their name are samples.
    """

    def __init__(
        self,
        wire: Wire,
        folder: Path,
        document: str,
        files: dict[str, str] | None = None,
        *,
        capabilities: Json = None,
        encoding: str = "utf-16",
    ) -> None:
        self.wire, self.folder, self.encoding = wire, folder, encoding
        self.path = folder / "stage.clads.json"
        self.uri = self.path.as_uri()
        self.version = 0
        for name, text in (files or {}).items():
            self.write(name, text)
        self.marked = Marked(document, encoding)
        self.path.write_text(self.marked.text.text, encoding="utf-8")
        known = {"general": {"positionEncodings": [encoding]}} | DRAWS_MARKDOWN
        wire.initialize(known | (capabilities or {}))
        self.change(document)

    # Files

    def file(self, name: str) -> Path:
        """A file beside the document; `empty` is short for the sample of that name, and no name for `stage.sample.json`."""
        if "." in name:
            return self.folder / name
        return self.folder / (f"stage.{name}.sample.json" if name else "stage.sample.json")

    def write(self, name: str, text: str) -> Path:
        """Writes a file beside the document."""
        path = self.file(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def change(self, document: str) -> None:
        """Opens the document or gives it another text."""
        self.marked = Marked(document, self.encoding)
        self.version += 1
        if self.version == 1:
            self.wire.open(self.uri, self.marked.text.text)
        else:
            self.wire.change(self.uri, self.version, {"text": self.marked.text.text})

    # Asking

    def params(self, cursor: int = 0, **more: Json) -> Json:
        """The parameters of a request about a cursor."""
        return {"textDocument": {"uri": self.uri}, "position": self.marked.cursor(cursor)} | more

    def ask(self, method: str, cursor: int = 0, **more: Json) -> Json:
        """Asks something about a cursor."""
        return self.wire.ask(f"textDocument/{method}", self.params(cursor, **more))

    def hover(self, cursor: int = 0) -> str:
        """What is said about a cursor."""
        hover = self.ask("hover", cursor)
        return hover["contents"]["value"] if hover else ""

    def hints(self, range_: Json = None) -> list[str]:
        """The hints of the document, in the order of the text."""
        everything = {"start": {"line": 0, "character": 0}, "end": {"line": 10**6, "character": 0}}
        params = {"textDocument": {"uri": self.uri}, "range": range_ or everything}
        return [hint["label"] for hint in self.wire.ask("textDocument/inlayHint", params)]

    def run(self, command: str, seconds: float = 10, **argument: Json) -> Json:
        """Runs a command of the server about the document."""
        params = {"command": f"clads.{command}", "arguments": [{"uri": self.uri} | argument]}
        return self.wire.ask("workspace/executeCommand", params, seconds)

    def evaluate(self, expression: str, **argument: Json) -> Json:
        """What an expression gives."""
        return self.run("evaluate", expression=expression, **argument)

    def samples(self) -> list[str]:
        """The names of the samples."""
        return [sample["name"] for sample in self.run("samples")]

    def read(self, uri: str) -> Text:
        """The text of the document or of a file beside it."""
        if uri == self.uri:
            return self.marked.text
        path = self.folder / uri.removeprefix(self.folder.as_uri() + "/")
        return Text(path.read_text(encoding="utf-8"), self.encoding)

    def marked_places(self, places: list[Json]) -> dict[str, str]:
        """The files in which places are, each with marks around its places."""
        uris = dict.fromkeys(place["uri"] for place in places)
        return {
            uri.rpartition("/")[2]: self.read(uri).marked(
                place["range"] for place in places if place["uri"] == uri
            )
            for uri in uris
        }

    def edited_files(self, workspace_edit: Json) -> dict[str, str]:
        """The files that an edit changes, as they are afterwards."""
        return {
            uri.rpartition("/")[2]: self.read(uri).edited(edits)
            for uri, edits in edits_of(workspace_edit).items()
        }
