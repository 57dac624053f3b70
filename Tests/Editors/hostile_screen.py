"""A screen in which every text is hostile, and its project."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

Json = Any

HARMLESS = "Word"

HOSTILE = {
    "a script": "</script><script>document.title='taken'</script>",
    "an end of the title": "</title><script>document.title='taken'</script>",
    "an image": '"><img src=x onerror=alert(1)>',
    "a style sheet": "</style><style>*{display:none}",
    "an end of the picture": "</text></svg></div></main><iframe src=https://evil.example/x></iframe>",
    "an event": "' onload='alert(1)' onfocus=\"alert(1)\" autofocus x=\"",
    "a script as an address": "javascript:alert(1)",
    "a page as an address": "data:text/html,<script>alert(1)</script>",
    "an address as a style": ");}*{background:url(https://evil.example/x)",
    "an import": '";@import "https://evil.example/x";',
    "an end of a section": "]]><x:x/><!--",
    "a comment": "--><script>document.title='taken'</script><!--",
    "an instruction": "<?xml-stylesheet href='https://evil.example/x'?>",
    "an entity": "&lt;script&gt;&#60;&xxe;&",
    "separators of lines": "a\u2028b\u2029c\x0bd\x0ce",
    "a change of direction": "\u202etxt.exe\u2066\u200f\u061c",
    "a zero": "a\x00b\x01c\x1b]0;d\x07",
    "no characters": "\ufffe\uffff\ufdd0\U0001ffff\ufeff",
    "a placeholder": "${constructor.prototype}`$(id)`{{7*7}}",
    "a path": "../../../../etc/passwd",
    "a host": "//evil.example/x.svg#a",
}


class Texts:
    """Makes every text the same, followed by a number, because many of them are names."""

    def __init__(self, text: Callable[[int], str]) -> None:
        self._text = text
        self._count = 0
        self._names: dict[str, str] = {}

    def __call__(self, name: str | None = None) -> str:
        """A new text; always the same one for a name."""
        if name is None or name not in self._names:
            self._count += 1
            text = f"{self._text(self._count)}{self._count}"
            if name is None:
                return text
            self._names[name] = text
        return self._names[name]


def style(t: Texts) -> Json:
    """A style whose every value is a text."""
    words = [
        "fontFamily", "fontWeight", "fontDesign", "textColor", "backgroundColor", "borderColor", "tintColor",
        "textAlignment", "textDecoration", "textTransform", "contentMode", "width", "height", "fontSize",
    ]  # fmt: skip
    return {word: t() for word in words} | {t(): t()}


def items(t: Texts) -> list[Json]:
    """The items of a list."""
    return [{"name": t()}, {"name": t()}]


def component(t: Texts) -> Json:
    """The texts that any component can have."""
    return {"id": t(), "accessibilityLabel": t(), "data": {"value": {"type": "static", "value": t()}}}


def children(t: Texts) -> list[Json]:
    """One of each component."""
    tap = {"actions": {"onTap": t("ask")}}
    shade = [{"color": "#336699", "location": 0}, {"color": t(), "location": 1}]
    return [
        {"type": "button", "text": t(), "styleId": t("plain"), **tap},
        {"type": "label", "id": t(), "text": t(), "styleId": t("plain")},
        {"type": "label", "text": t(), "styleId": t("broken")},
        {"type": "label", "dataSourceId": t("source"), "styleId": t()},
        {"type": "label", "dataSourceId": t()},
        {"type": "label", "text": t(), "styleId": f"@{t('token')}"},
        {"type": "label", "text": "value: ${" + t() + "}"},
        {"type": "label", "text": "state: ${list[0].name}"},
        component(t) | {"type": "label"},
        {"type": "button", "text": t(), "image": {"sfsymbol": t()}, "imagePlacement": "leading", **tap},
        {"type": "textfield", "id": t(), "placeholder": t(), "bind": "filled"},
        {"type": "textfield", "id": t(), "placeholder": t(), "bind": "empty"},
        {"type": "textfield", "id": t(), "placeholder": t(), "bind": t("key")},
        {"type": "toggle", "id": t(), "bind": t()},
        {"type": "slider", "id": t(), "bind": "level", "minValue": 0, "maxValue": 10},
        {"type": "image", "image": {"sfsymbol": t()}},
        {"type": "image", "image": {"sfsymbol": "star"}, "id": t(), "accessibilityLabel": t()},
        {"type": "image", "image": {"asset": t()}},
        {"type": "image", "image": {"url": t()}, "styleId": t("box")},
        {"type": "image", "image": {"url": f"https://example.com/{t()}"}, "styleId": t("box")},
        {"type": "gradient", "gradientColors": shade, "gradientStart": t(), "styleId": t("box")},
        {"type": "shape", "shapeType": t(), "styleId": t("box")},
        {"type": "divider", "styleId": t("broken")},
        {"type": "pageIndicator", "id": t(), "currentPage": "page", "pageCount": 3},
        {"type": t("kind"), "data": {"text": {"type": "static", "value": t()}}, t(): t()},
        {"type": t(), "text": t()},
        {"type": "forEach", "items": "list", "itemVariable": "each",
         "template": {"type": "label", "text": "${each.name}"}},
        {"type": "hstack", "alignment": t(), "children": [{"type": "label", "text": t()}]},
    ]  # fmt: skip


def document(t: Texts) -> Json:
    """A screen with all of them, and an alert."""
    section = {
        "id": t(), "layout": {"type": "list"}, "header": {"type": "label", "text": t()},
        "footer": {"type": "label", "text": t()},
        "children": [{"type": "label", "text": t()}],
    }  # fmt: skip
    custom = {"id": t(), "layout": {"type": t("layout"), t(): t()}, "children": []}
    alert = {
        "type": "showAlert", "title": t("alert"), "message": t(),
        "buttons": [{"label": t(), "style": "cancel"}, {"label": t(), "style": t(), "action": t()}],
    }  # fmt: skip
    return {
        "id": t("id"), "version": t(), "designSystem": t("system"), "$comment": t(), t(): t(),
        "state": {"filled": t(), "empty": "", "level": 3, "page": 0, "list": items(t), t("key"): t()},
        "styles": {
            t("plain"): {"fontSize": 12}, t("broken"): style(t), t("box"): {"width": 40, "height": 20},
            t(): {"inherits": t()},
        },
        "dataSources": {t("source"): {"type": "static", "value": t()}, t(): {"type": t(), "path": t()}},
        "actions": {
            t("ask"): alert,
            t(): {"type": "navigate", "destination": t("home")},
            t(): {"type": t("host"), t(): t()},
            t(): {"type": "request", "url": t(), "method": t(), "headers": [{"name": t(), "value": t()}]},
        },
        "root": {
            "backgroundColor": t(), "colorScheme": t(),
            "children": [
                {"type": "vstack", "spacing": 0, "children": children(t)},
                {"type": "sectionLayout", "id": t(), "sections": [section, custom]},
            ],
        },
    }  # fmt: skip


def project(t: Texts) -> Json:
    """The project file of the screen."""
    return {
        "documents": ["*.clads.json", t()],
        "designSystems": {
            t("system"): {"description": t(), "styles": {t("token"): {"description": t(), "fontFamily": t()}}}
        },
        "components": {
            t("kind"): {"description": t(), "preview": {"type": "label", "text": "${data.text}", "id": t()}}
        },
        "actions": {t("host"): {"description": t(), "parameters": {t(): {"type": "string"}}}},
        "sectionLayouts": {t("layout"): {"description": t()}},
        "destinations": [t("home")],
        "hostState": {t(): "string"},
        "hostActions": [t()],
    }


def write(folder: Path, text: Callable[[int], str]) -> tuple[Path, str]:
    """Writes a screen with its project and a sample, and returns the path and the id of the screen."""
    t = Texts(text)
    folder.mkdir()
    path = folder / "screen.clads.json"
    path.write_text(json.dumps(document(t)), encoding="ascii")
    (folder / "clads.json").write_text(json.dumps(project(t)), encoding="ascii")
    sample = {"filled": t(), "list": items(t), t(): t()}
    (folder / "screen.other.sample.json").write_text(json.dumps(sample), encoding="ascii")
    return path, t("id")
