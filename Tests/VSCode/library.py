"""The client library that the extension is packaged with."""

import json
import re
from pathlib import Path

JSON_SUPPORT = (
    "node_modules/code-server/lib/vscode/extensions/json-language-features/client/dist/node/jsonClientMain.js"
)
MODULE = re.compile(r"[,{](\d+):(?:\(|function\()")
LIBRARY = re.compile(r"\w+\.SettingMonitor=\w+\.LanguageClient=\w+\.TransportKind=void 0")
LAST = re.compile(r"(var \w+=\w+\()\d+(\),\w+=exports;for\(var \w+ in \w+\))")


def add_library(extension: Path, installed: Path, program: Path) -> str:
    """Puts the library where the script that packages looks for it, and returns which one it is.

    Where npm has not installed the one that package.json pins, it is that of VS Code's own JSON extension: a
    bundle of numbered modules, whose last statement exports what one of them exports.
    """
    if installed.is_dir():
        (extension / "node_modules").symlink_to(installed)
        return "the pinned one"
    bundle = (program / JSON_SUPPORT).read_text(encoding="utf-8")
    found = LIBRARY.search(bundle)
    assert found, f"{JSON_SUPPORT} has no client library"
    module = [match[1] for match in MODULE.finditer(bundle, 0, found.start())][-1]
    exporting, count = LAST.subn(rf"\g<1>{module}\2", bundle)
    assert count == 1, f"{JSON_SUPPORT} exports nothing"
    manifest = json.loads((extension / "package.json").read_text(encoding="utf-8"))
    for name, version in manifest["devDependencies"].items():
        folder = extension / "node_modules" / name
        folder.mkdir(parents=True)
        (folder / "package.json").write_text(json.dumps({"name": name, "version": version}))
        (folder / "node.js").write_text(exporting, encoding="utf-8")
    return "the one of VS Code's JSON extension"
