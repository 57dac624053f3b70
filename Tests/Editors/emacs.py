"""Emacs with eglot, configured as in editors/README.md, in a terminal."""

import json
from pathlib import Path
from typing import Any

from .recipes import recipe
from .session import Session

# In an empty home, Emacs first compiles its own libraries for minutes and shows warnings about them.
EARLY = "(setq native-comp-deferred-compilation nil)\n"


class Emacs(Session):
    """Emacs in a terminal, with a document."""

    def __init__(
        self,
        installed: Any,
        path: Path,
        environment: dict[str, str],
        more: str = "",
        *,
        at: tuple[int, int] = (1, 1),
        **size: int,
    ) -> None:
        self.path = path
        settings = Path(environment["HOME"], ".emacs.d")
        settings.mkdir()
        (settings / "early-init.el").write_text(EARLY, encoding="utf-8")
        (settings / "init.el").write_text(recipe("init.el") + more, encoding="utf-8")
        command = [installed("emacs"), "-nw", f"+{at[0]}:{at[1]}", path.name]
        super().__init__(installed, command, path.parent, environment, **size)

    def command(self, name: str) -> None:
        """Runs a command by name."""
        self.type("M-x")
        self.write(name)
        self.type("Enter")

    def value(self, expression: str) -> Any:
        """The value of an expression, which must be representable in JSON."""
        answer = self.folder / "answer"
        answer.unlink(missing_ok=True)
        new, whole = (json.dumps(str(path)) for path in (self.folder / "new", answer))
        write = f"(with-temp-file {new} (insert (json-encode v)))"
        self.type("M-:")
        self.write(f"(let ((v {expression})) {write} (rename-file {new} {whole}) nil)")
        self.type("Enter")
        self.wait(answer.exists, expression)
        return json.loads(answer.read_text(encoding="utf-8"))

    def search(self, words: str) -> None:
        """Goes to the start of the next occurrence of some text."""
        self.type("M-<", "C-s")
        self.write(words)
        self.type("Enter", "C-r", "C-r", "Enter")

    def findings(self) -> list[str]:
        """The messages of Flymake."""
        return self.value("(vconcat (mapcar #'flymake-diagnostic-text (flymake-diagnostics)))")

    def buffer(self) -> str:
        """The text."""
        return self.value("(buffer-string)")
