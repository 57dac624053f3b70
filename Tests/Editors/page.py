"""A document with every kind of control, and the positions of its parts."""

from collections.abc import Callable
from typing import Any

from Protocol.text import Text

from .webview import Webview

Json = Any

Open = Callable[..., Webview]
"""Opens the page of a document, by default this one."""

STATE = '{ "n": 0, "name": "", "on": false, "level": 20.5, "deep": { "list": [1, 2] } }'
ALERT = (
    '{ "type": "showAlert", "title": "Sure?", "message": "There is [No] way back.", "buttons": '
    '[{ "label": "No", "style": "cancel" }, { "label": "Yes", "style": "destructive", "action": "add" }] }'
)
DOCUMENT = f"""{{
  "id": "page",
  "state": {STATE},
  "actions": {{
    "add": {{ "type": "setState", "path": "n", "value": {{ "$expr": "n + 1" }} }},
    "ask": {ALERT},
    "go": {{ "type": "navigate", "destination": "home", "presentation": "push" }},
    "leave": {{ "type": "dismiss" }}
  }},
  "root": {{ "children": [ {{ "type": "vstack", "alignment": "leading", "children": [
    {{ "type": "label", "text": "count ${{n}}" }},
    {{ "type": "button", "text": "Add", "actions": {{ "onTap": "add" }} }},
    {{ "type": "textfield", "placeholder": "Your name", "bind": "name" }},
    {{ "type": "label", "text": "hello ${{name}}!" }},
    {{ "type": "toggle", "bind": "on" }},
    {{ "type": "slider", "bind": "level", "minValue": 10, "maxValue": 60 }},
    {{ "type": "button", "text": "Ask", "actions": {{ "onTap": "ask" }} }},
    {{ "type": "button", "text": "Go", "actions": {{ "onTap": "go" }} }},
    {{ "type": "button", "text": "Leave", "actions": {{ "onTap": "leave" }} }},
    {{ "type": "label", "text": "日本語 ü → ① 😀 | end" }},
    {{ "type": "forEach", "items": "deep.list", "template": {{ "type": "label", "text": "row" }} }}
  ] }} ] }}
}}
"""
CHILDREN = "/root/children/0/children"
"""The pointers of the nodes."""


def source(webview: Webview, range_: Json) -> str:
    """The text of a range of the document."""
    return Text(webview.path.read_text(encoding="utf-8")).piece(range_)


def position(webview: Webview, piece: str, shift: int = 2) -> Json:
    """The range of a part of the document."""
    return Text(webview.path.read_text(encoding="utf-8")).position_of(piece, shift)
