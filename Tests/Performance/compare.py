"""Measures language servers side by side, in one run: what people wait for while they type.

python3 -m Performance.compare --clads-lsp EXECUTABLE [--clads-lsp OTHER] [--vscode FOLDER] [--sizes 20 1000]
"""

import argparse
import copy
import json
from pathlib import Path

from .session import Server, Session, Times

REPOSITORY = Path(__file__).parents[2]
EXAMPLE = REPOSITORY / "schemas/examples/checkout.clads.json"
SCHEMA = REPOSITORY / "schemas/clads-document.schema.json"
JSON_SERVER = "json-language-features/server/dist/node/jsonServerMain.js"


def document(size: int) -> str:
    """A real screen whose content is repeated until the text has that many kilobytes."""
    screen = json.loads(EXAMPLE.read_text(encoding="utf-8"))
    content = screen["root"]["children"]
    original = copy.deepcopy(content)
    text = json.dumps(screen, indent=2, ensure_ascii=False)
    step = len(json.dumps({"root": {"children": original}}, indent=2))
    while len(text) < size * 1000:
        for _ in range(max(1, (size * 1000 - len(text)) // step)):
            content.extend(copy.deepcopy(original))
        text = json.dumps(screen, indent=2, ensure_ascii=False)
    return text


def servers(arguments: argparse.Namespace) -> list[Server]:
    """The servers to be measured."""
    found = [Server(str(path), [str(path), "--stdio"], "clads") for path in arguments.clads_lsp]
    if arguments.vscode:
        program = next(arguments.vscode.rglob(JSON_SERVER), None)
        assert program, f"{arguments.vscode} has no {JSON_SERVER}"
        node = next(arguments.vscode.rglob("bin/node"), "node")
        schema = {"fileMatch": ["*.clads.json"], "schema": json.loads(SCHEMA.read_text(encoding="utf-8"))}
        settings = {"json": {"validate": {"enable": True}, "schemas": [schema]}}
        command = [str(node), str(program), "--stdio"]
        found.append(Server("VS Code JSON", command, "json", {"provideFormatter": True}, settings))
    return found


def main() -> None:
    """Measures and prints a table for each size; the servers take turns."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clads-lsp", type=Path, action="append", default=[], help="an executable")
    parser.add_argument("--vscode", type=Path, help="a folder with VS Code or code-server")
    parser.add_argument("--sizes", type=int, nargs="+", default=[20, 1000], help="kilobytes")
    parser.add_argument("--rounds", type=int, default=3, help="new processes of each server")
    parser.add_argument("--count", type=int, default=60, help="operations of each kind in a round")
    arguments = parser.parse_args()
    for size in arguments.sizes:
        text = document(size)
        measured: dict[str, dict[str, Times]] = {}
        for _ in range(arguments.rounds):
            for server in servers(arguments):
                times = measured.setdefault(server.name, {})
                session = Session(server, text)
                with session.client as client:
                    times.setdefault("start to first findings", Times()).all.append(session.first_findings)
                    session.measure(times, max(5, arguments.count * 20 // max(20, size // 5)))
                    times.setdefault("memory at the end, MB", Times()).all.append(client.memory)
                    times.setdefault("responses", Times()).all.append(client.responses)
                    times.setdefault("findings at first", Times()).all.append(session.findings)
        show(len(text) / 1000, measured)


def show(size: float, measured: dict[str, dict[str, Times]]) -> None:
    """Prints a table, with the ratio of the median of the last server to that of each other."""
    *_, last = measured
    print(f"{size:.0f} kB, p50 / p95 in ms")
    for operation in dict.fromkeys(name for times in measured.values() for name in times):
        print(f"  {operation}")
        for name, times in measured.items():
            if not times.get(operation) or not times[operation].all:
                continue
            p50, p95 = (times[operation].percentile(share) for share in (0.5, 0.95))
            other = measured[last].get(operation)
            ratio = f"  ratio {other.percentile(0.5) / p50:.1f}" if other and other.all and name != last else ""
            print(f"    {p50:9.2f} / {p95:9.2f}  {name}{ratio}")


if __name__ == "__main__":
    main()
