"""A server with plugins: their names are known, and previews draw and run them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from .conftest import REPOSITORY
from .stage import Stage
from .wire import Wire

Json = Any

PACKAGE = REPOSITORY / "schemas/examples/plugin"
DOCUMENT = (PACKAGE / "Screens/stock.json").read_text(encoding="utf-8")
BUTTON_AT, TAG_AT = "/root/children/2", "/root/children/3"


@pytest.fixture
def acme(request: pytest.FixtureRequest) -> Iterator[Wire]:
    """The server of the example package."""
    path = request.config.getoption("--plugin-server") or PACKAGE / ".build/release/AcmeServer"
    if not path.is_file():
        pytest.skip(f"no executable {path}; build {PACKAGE} or name it with --plugin-server")
    with Wire(path.resolve()) as wire:
        yield wire


@pytest.fixture
def stage(acme: Wire, tmp_path: Path) -> Stage:
    """The example document, in a folder without a project file."""
    return Stage(acme, tmp_path, DOCUMENT)


def test_names_of_the_plugin_give_no_findings(stage: Stage) -> None:
    assert stage.wire.diagnostics(stage.uri, 1) == []


def test_a_misspelled_key_of_the_plugin_is_reported(stage: Stage) -> None:
    stage.change(DOCUMENT.replace('"unit"', '"units"'))
    found = stage.wire.diagnostics(stage.uri, 2)
    assert [item["code"] for item in found] == ["unknown-key"]


def test_a_project_file_keeps_the_names_known(acme: Wire, tmp_path: Path) -> None:
    files = {"clads.json": '{ "components": { "badge": {} }, "actions": {} }'}
    stage = Stage(acme, tmp_path, DOCUMENT, files)
    found = stage.wire.diagnostics(stage.uri, 1)
    assert not {"unknown-component-kind", "unknown-action-type"} & {item["code"] for item in found}


def test_completion_offers_the_components(stage: Stage) -> None:
    stage.change(DOCUMENT.replace('"type": "priceTag"', '"type": "$0"'))
    labels = {item["label"] for item in stage.call("completion")["items"]}
    assert {"barChart", "priceTag", "label"} <= labels


def test_completion_offers_the_action_the_layout_and_the_design_system(stage: Stage) -> None:
    for written, name in (
        ('"type": "restock"', "restock"),
        ('"type": "carousel"', "carousel"),
        ('"designSystem": "acme"', "acme"),
    ):
        stage.change(DOCUMENT.replace(written, written.replace(name, "$0")))
        assert name in {item["label"] for item in stage.call("completion")["items"]}


def test_completion_offers_the_keys_of_a_component(stage: Stage) -> None:
    stage.change(DOCUMENT.replace('"unit": "pcs"', "$0"))
    assert "unit" in {item["label"] for item in stage.call("completion")["items"]}


def test_hover_names_the_plugin(stage: Stage) -> None:
    stage.change(DOCUMENT.replace('"barChart"', '"bar$0Chart"'))
    assert "from the plugin `AcmePlugin`" in stage.hover()
    assert "A bar chart of a list of numbers." in stage.hover()


def test_the_preview_shows_what_the_plugin_draws(stage: Stage) -> None:
    text = stage.run("preview", width=40)["text"]
    assert "███████ 7 pcs" in text
    assert "▐ Refill ▌" in text
    assert "⟨ 12.50 EUR ⟩" in text
    assert "Basecamp" in text


def test_a_tap_runs_the_action_of_the_plugin(stage: Stage) -> None:
    stage.run("preview", width=40)
    shown = stage.run("preview.send", event="onTap", pointer=BUTTON_AT)
    assert shown["state"]["stock"] == [5, 9, 7]
    assert "█████████ 9 pcs" in shown["text"]


def test_a_tap_on_a_custom_component_runs_the_action_of_the_document(stage: Stage) -> None:
    stage.run("preview", width=40)
    assert "Ordered: 1" in stage.run("preview.send", event="onTap", pointer=TAG_AT)["text"]


def test_the_server_shuts_down(acme: Wire) -> None:
    acme.initialize()
    acme.call("shutdown")
    acme.notify("exit")
    assert acme.process.wait(timeout=10) == 0


OFFER = (PACKAGE / "Screens/offer.json").read_text(encoding="utf-8")
EXTENDED = {"clads.json": '{ "formatLevel": "extended" }'}


def test_modifiers_of_the_plugin_give_no_findings(acme: Wire, tmp_path: Path) -> None:
    stage = Stage(acme, tmp_path, OFFER, EXTENDED)
    assert stage.wire.diagnostics(stage.uri, 1) == []
    stage.change(OFFER.replace("rating(", "ratign("))
    found = stage.wire.diagnostics(stage.uri, 2)
    assert [item["code"] for item in found] == ["unknown-modifier"]


def test_completion_offers_the_modifiers_and_their_arguments(acme: Wire, tmp_path: Path) -> None:
    stage = Stage(acme, tmp_path, OFFER.replace("bold()", "$0"), EXTENDED)
    labels = {item["label"] for item in stage.call("completion")["items"]}
    assert {"rating", "ribbon", "padding"} <= labels
    stage.change(OFFER.replace('"rating(attr(\\"stars\\"))"', '"rating(4, $0)"'))
    labels = {item["label"] for item in stage.call("completion")["items"]}
    assert "outOf:" in labels
