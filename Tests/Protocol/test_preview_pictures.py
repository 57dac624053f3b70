"""Pictures of screens, as elements of a page."""

from html.parser import HTMLParser
from pathlib import Path

from .stage import Stage, label, screen
from .wire import Wire

HOSTILE = "</text></svg><img src=x onerror=alert(1)>'&\\\"${on}"
CHILDREN = ",\n    ".join([
    label("The switch is ${on}"),
    '{ "type": "toggle", "id": "<switch>", "bind": "on" }',
    label(HOSTILE),
])  # fmt: skip
TOGGLE = "/root/children/1"


class Tags(HTMLParser):
    """The names of the elements and attributes of a page, and its text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.text = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Records an element."""
        self.names |= {tag} | {name for name, _ in attrs}

    def handle_data(self, data: str) -> None:
        """Records text."""
        self.text += data


def test_a_tap_sends_only_the_elements_that_change(wire: Wire, tmp_path: Path) -> None:
    stage = Stage(wire, tmp_path, screen(CHILDREN, '{ "on": false }'))
    first = stage.run("preview", include=["picture"], changes=True)["picture"]
    assert first["order"] == [node["key"] for node in first["nodes"]]
    assert (first["width"], first["height"], first["background"]) == (390, 844, "#ffffff")
    page = Tags("".join(node["html"] for node in first["nodes"]))
    assert not page.names & {"img", "script", "onerror", "src"}
    assert "<img src=x onerror=alert(1)>'&\"false" in page.text

    whole = stage.run("preview.send", event="onTap", pointer=TOGGLE)["picture"]
    assert "base" not in whole
    wire.wait(lambda: wire.received("clads/previewDidChange"), what="the change")
    change = wire.received("clads/previewDidChange")[-1]["picture"]
    assert (change["base"], change["revision"], change["removed"]) == (1, 2, [])
    assert "order" not in change and "css" not in change
    changed = {node["key"]: node["html"] for node in change["nodes"]}
    assert {key.split("#")[0] for key in changed} <= {*first["order"]}
    before = {node["key"]: node["html"] for node in first["nodes"]}
    after = {node["key"]: node["html"] for node in whole["nodes"]}
    assert changed == {key: html for key, html in after.items() if before.get(key) != html}
    assert TOGGLE in changed
