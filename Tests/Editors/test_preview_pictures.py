"""Pictures of the preview's page in the themes of VS Code, narrow and wide.

With `CLADS_UPDATE_GOLDENS=1` those that stand in READMEs are written anew.
All others go to a temporary folder, to be looked at.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from .png import smaller
from .themes import THEMES
from .webview import Webview

IMAGES = Path(__file__).parents[2] / "editors/vscode/images"
KEPT = {("dark", 900): "preview.png", ("light", 300): "preview-narrow.png"}
"""The screenshots that are committed."""


@pytest.fixture
def survey(browser: Browser, server: Path, folder: Path, request: pytest.FixtureRequest) -> Iterator[Webview]:
    """An example in a theme at a width."""
    theme, width = request.param
    path = folder / "trip-survey.clads.json"
    height = 640 if width > 640 else 760
    webview = Webview(browser, server, path, theme=theme, width=width, height=height, view="picture")
    webview.until(lambda: webview.page.locator("#phone").is_visible(), "the first picture")
    yield webview
    webview.close()


def write(webview: Webview, name: str | None, folder: Path) -> None:
    """Writes a screenshot of the page: for the README if requested, else into a folder."""
    is_kept = name is not None and os.environ.get("CLADS_UPDATE_GOLDENS") == "1"
    path = (IMAGES if is_kept else folder) / (name or "preview.png")
    path.parent.mkdir(exist_ok=True)
    picture = webview.page.screenshot()
    path.write_bytes(smaller(picture) if is_kept else picture)


@pytest.mark.parametrize(
    "survey", [(theme, width) for theme in THEMES for width in (300, 900)], indirect=True, ids=str
)
def test_the_page_fits_the_themes(survey: Webview, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    theme, width = request.node.callspec.params["survey"]
    survey.page.get_by_role("button", name="State", exact=True).click()
    if width > 640:
        survey.page.get_by_role("button", name="Log").click()
    survey.control("Yes").click()
    survey.until(lambda: survey.snapshot["state"]["answers"] == ["clear signs"], "the answer")
    survey.control("Anything we should know?").click()
    survey.page.keyboard.type("The bridge is out.")
    survey.until(lambda: survey.snapshot["state"]["comment"] == "The bridge is out.", "the comment")
    areas = survey.snapshot["picture"]["areas"]
    (card, *_) = [area for area in areas if area["pointer"].endswith("/sections/2/children/0")]
    survey.post({"type": "cursor", "position": card["range"]["start"]})
    expect(survey.page.locator(".marks:visible .selected")).not_to_have_attribute("d", "")
    write(survey, KEPT.get((theme, width)), tmp_path)


@pytest.mark.parametrize(
    "survey", [("dark", 300), ("light", 900), ("high-contrast", 900)], indirect=True, ids=str
)
def test_errors_fit_the_themes(survey: Webview, tmp_path: Path) -> None:
    survey.page.get_by_role("button", name="State", exact=True).click()
    survey.page.locator('#state [aria-label="effort: 6.5"] .value').click()
    survey.page.locator("#state input").fill("much")
    survey.page.locator("#state input").press("Enter")
    survey.control("Maybe later").click()
    survey.until(lambda: survey.snapshot["presented"], "something in front of the screen")
    survey.edit('"type": "slider"', '"type": "slidr"')
    survey.until(lambda: survey.snapshot["problems"], "a problem")
    survey.post(
        {
            "type": "failed",
            "message": "`` is not a path that can be set; write a path in the state, such as `user.name`",
        }
    )
    survey.post({"type": "server", "state": "starting"})
    expect(survey.page.locator("#server")).to_be_visible()
    for notice in ("#failed", "#banner.problem", "#presented", "#state .mistake"):
        expect(survey.page.locator(notice)).to_be_visible()
    write(survey, None, tmp_path)
