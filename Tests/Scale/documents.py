"""Makes the screens that a backend would send: of a few templates, with the texts of each user, and some mistakes."""

import json
import random
from collections.abc import Iterator
from typing import Any

Node = dict[str, Any]

WORDS = (
    "walk lake ridge forest valley river meadow summit shelter bridge station village harbor garden".split()
)


def label(text: str, style: str) -> Node:
    """A line of text."""
    return {"type": "label", "text": text, "styleId": style}


def screen(random_: random.Random, user: int) -> Node:
    """A screen for a user."""
    cards = [
        {
            "type": "hstack",
            "spacing": 12,
            "children": [
                {"type": "image", "image": {"sfsymbol": "star.fill"}, "styleId": "icon"},
                label(f"The {random_.choice(WORDS)} by the {random_.choice(WORDS)}", "title"),
                {"type": "button", "text": "Open", "styleId": "open", "actions": {"onTap": "open"}},
            ],
        }
        for _ in range(random_.randint(1, 4))
    ]
    return {
        "id": "home",
        "state": {"distance": random_.randint(1, 40)},
        "styles": {
            "title": {"fontSize": 17, "fontWeight": "semibold"},
            "icon": {"width": 24, "height": 24},
            "open": {"height": 44, "cornerRadius": 8},
        },
        "actions": {"open": {"type": "setState", "path": "distance", "value": 1}},
        "root": {
            "children": [label(f"Hello, user {user}", "title"), label("${distance} km", "title"), *cards]
        },
    }


def broken(random_: random.Random, document: Node) -> str:
    """The text of a document with a mistake."""
    node = random_.choice(document["root"]["children"])
    mistake = random_.randrange(5)
    if mistake == 0:
        node["type"] = node["type"][:-1]
    elif mistake == 1:
        node["styleId"] = "titel"
    elif mistake == 2:
        document["styles"]["title"]["fontWeight"] = "semi-bold"
    elif mistake == 3:
        del document["root"]
    text = json.dumps(document)
    return text[:-7] if mistake == 4 else text


def documents(count: int, seed: int = 1) -> Iterator[dict[str, str]]:
    """Rows of a table: a third of the texts occurs several times, and a tenth has a mistake."""
    random_ = random.Random(seed)
    common = [json.dumps(screen(random_, 0)) for _ in range(100)]
    for number in range(count):
        if random_.random() < 1 / 3:
            text = random_.choice(common)
        else:
            document = screen(random_, number)
            text = broken(random_, document) if random_.random() < 1 / 10 else json.dumps(document)
        yield {"document": f"user-{number}", "text": text}
