"""The example documents, and a minimal one."""

from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "schemas/examples"

SMALL = """\
{
  "id": "small",
  "styles": { "title": { "fontSize": 28, "textColor": "#14281D" } },
  "root": {
    "children": [{ "type": "label", "text": "Hello", "styleId": "title" }]
  }
}
"""
"""A document without findings; `fontSize` starts at line 2, character 25."""

SMALL_URI = "file:///nowhere/small.clads.json"


def read(name: str) -> str:
    """Returns the text of an example."""
    return (EXAMPLES / name).read_text(encoding="utf-8")
