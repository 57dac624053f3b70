"""The icon of the VS Code extension, rendered from its SVG; updated with `CLADS_UPDATE_GOLDENS=1`."""

import os
import struct
from pathlib import Path

from playwright.sync_api import Browser

from .png import smaller

IMAGES = Path(__file__).parents[2] / "editors/vscode/images"
SIZE = 128
"""The width and height that the editor requires."""


def test_the_icon_is_rendered_from_its_svg(browser: Browser, tmp_path: Path) -> None:
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
    assert some_colors(browser, kept) == some_colors(browser, picture)


def some_colors(browser: Browser, png: bytes) -> list[int]:
    """Colors inside the shapes; anti-aliasing of edges differs between browsers."""
    page = browser.new_page()
    script = """async (bytes) => {
        const picture = await createImageBitmap(new Blob([Uint8Array.from(bytes)]));
        const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
        context.drawImage(picture, 0, 0);
        return [10, 60, 64].flatMap((x) => [...context.getImageData(x, 87, 1, 1).data]);
    }"""
    colors = page.evaluate(script, list(png))
    page.close()
    return colors
