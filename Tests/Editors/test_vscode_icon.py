"""The icon of the VS Code extension: a picture of its drawing, made anew with `CLADS_UPDATE_GOLDENS=1`."""

import os
import struct
from pathlib import Path

from playwright.sync_api import Browser

from .png import smaller

IMAGES = Path(__file__).parents[2] / "editors/vscode/images"
SIZE = 128
"""The width and the height that the editor asks for."""


def test_the_icon_is_a_picture_of_its_drawing(browser: Browser, tmp_path: Path) -> None:
    page = browser.new_page(viewport={"width": SIZE, "height": SIZE})
    page.goto((IMAGES / "icon.svg").as_uri())
    picture = smaller(page.screenshot())
    page.close()
    is_kept = os.environ.get("CLADS_UPDATE_GOLDENS") == "1"
    path = (IMAGES if is_kept else tmp_path) / "icon.png"
    path.write_bytes(picture)
    kept = (IMAGES / "icon.png").read_bytes()
    assert struct.unpack(">II", kept[16:24]) == (SIZE, SIZE)
    assert len(kept) < 6_000
    assert some_colours(browser, kept) == some_colours(browser, picture)


def some_colours(browser: Browser, png: bytes) -> list[int]:
    """Colours inside the shapes of the drawing; their edges are not the same in every browser."""
    page = browser.new_page()
    script = """async (bytes) => {
        const picture = await createImageBitmap(new Blob([Uint8Array.from(bytes)]));
        const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
        context.drawImage(picture, 0, 0);
        return [10, 60, 64].flatMap((x) => [...context.getImageData(x, 87, 1, 1).data]);
    }"""
    colours = page.evaluate(script, list(png))
    page.close()
    return colours
