"""A document of 2,000 lines with mistakes, generated because it is too large to review."""

import json
from pathlib import Path
from typing import Any

from documents import Values, set_value

NAME = "atlas.clads.json"
REGIONS = 13
TRAILS_OF_REGION = 2

STYLES: Values = {
    "base": {"fontSize": 17, "textColor": "#14281D"},
    "title": {"inherits": "base", "fontSize": 28, "fontWeight": "bold"},
    "region": {"inherits": "base", "fontSize": 20, "fontWeight": "semibold"},
    "trail": {"inherits": "base", "fontWeight": "medium"},
    "quiet": {"inherits": "base", "fontSize": 13, "textColor": "#4A5D52"},
    "button": {"inherits": "base", "height": 44, "backgroundColor": "#DCE9E0", "padding": {"horizontal": 12}},
    "button.saved": {"inherits": "button", "backgroundColor": "#1F6B45", "textColor": "#FFFFFF"},
}


def write(folder: Path, mistakes: Values) -> None:
    """Writes the document with mistakes: values by JSON pointer, or `null` for one that is missing."""
    document = atlas()
    for pointer, value in mistakes.items():
        set_value(document, pointer, value)
    (folder / NAME).write_text(json.dumps(document, indent=2) + "\n", encoding="utf-8")


def atlas() -> Values:
    """Returns the document without mistakes."""
    regions = [f"region{number:02}" for number in range(1, REGIONS + 1)]
    trails = [f"trail{number:02}" for number in range(1, REGIONS * TRAILS_OF_REGION + 1)]
    return {
        "id": "atlas",
        "state": {
            "saved": dict.fromkeys(trails, False),
            "weather": dict.fromkeys(regions),
            "busy": dict.fromkeys(regions, False),
            "walk": {name: {"there": 3 + number, "back": 5 + number} for number, name in enumerate(regions)},
        },
        "styles": STYLES,
        "actions": {
            **{f"open-{name}": {"type": "navigate", "destination": name} for name in trails},
            **{f"save-{name}": {"type": "toggleState", "path": f"saved.{name}"} for name in trails},
            **{f"refresh-{name}": refresh(name) for name in regions},
            "unavailable": {"type": "showAlert", "title": "No forecast", "buttons": [{"label": "OK"}]},
        },
        "root": {
            "edgeInsets": {"top": 8},
            "children": [
                {
                    "type": "sectionLayout",
                    "sectionSpacing": 24,
                    "sections": [
                        section(name, trails[number * TRAILS_OF_REGION :][:TRAILS_OF_REGION])
                        for number, name in enumerate(regions)
                    ],
                }
            ],
        },
    }


def refresh(region: str) -> Values:
    """Returns the request for the weather of a region."""
    return {
        "type": "request",
        "requestId": f"weather-{region}",
        "method": "GET",
        "url": f"https://api.example.com/weather/{region}",
        "loadingPath": f"busy.{region}",
        "responsePath": f"weather.{region}",
        "onError": "unavailable",
    }


def section(region: str, trails: list[str]) -> Values:
    """Returns the section of a region: its weather, the length of the walk, and its trails."""
    walk = f"walk.{region}"
    number = int(region.removeprefix("region"))
    weather = [
        label(f"${{busy.{region} ? 'Loading' : ''}}${{weather.{region}.text}}", "quiet"),
        {"type": "spacer"},
        button(f"refresh-{region}", "Refresh"),
    ]
    return {
        "id": region,
        "layout": {"type": "list", "showsDividers": False, "contentInsets": {"horizontal": 16}},
        "header": {**label(f"Region {number}", "region"), "padding": {"vertical": 8}},
        "children": [
            {"type": "hstack", "spacing": 8, "children": weather},
            label(f"Walk of {number}: ${{({walk}.there + {walk}.back) * 2}} km", "quiet"),
            *map(row, trails),
        ],
    }


def row(trail: str) -> Values:
    """Returns the row of a trail."""
    save = {
        **button(f"save-{trail}", "Save"),
        "styles": {"normal": "button", "selected": "button.saved"},
        "isSelectedBinding": f"saved.{trail}",
    }
    del save["styleId"]
    name = label(f"Trail {int(trail.removeprefix('trail'))}", "trail")
    children = [name, {"type": "spacer"}, button(f"open-{trail}", "Open"), save]
    return {"type": "hstack", "spacing": 8, "children": children}


def label(text: str, style: str) -> Values:
    """Returns a label."""
    return {"type": "label", "text": text, "styleId": style}


def button(action: str, text: str) -> dict[str, Any]:
    """Returns a button whose id is that of its action."""
    return {"type": "button", "id": action, "text": text, "styleId": "button", "actions": {"onTap": action}}
