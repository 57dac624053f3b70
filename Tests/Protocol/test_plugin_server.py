"""A program with plugins: its server and its modes know their names, and previews draw and run them."""

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from .conftest import REPOSITORY
from .stage import Stage
from .wire import Wire

Json = Any

PACKAGE = REPOSITORY / "schemas/examples/plugin"
DOCUMENT = (PACKAGE / "Screens/stock.clads.json").read_text(encoding="utf-8")
BUTTON_AT, TAG_AT = "/root/children/2", "/root/children/3"


@pytest.fixture
def program(request: pytest.FixtureRequest) -> Path:
    """The program of the example package."""
    path = request.config.getoption("--plugin-server") or PACKAGE / ".build/release/AcmeServer"
    if not path.is_file():
        pytest.skip(f"no executable {path}; build {PACKAGE} or name it with --plugin-server")
    return path.resolve()


@pytest.fixture
def acme(program: Path) -> Iterator[Wire]:
    """The server of the example package."""
    with Wire(program) as wire:
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


OFFER = (PACKAGE / "Screens/offer.clads.json").read_text(encoding="utf-8")
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


def test_a_misspelled_token_is_reported(stage: Stage) -> None:
    stage.change(DOCUMENT.replace("@button.primary", "@button.primry"))
    found = stage.wire.diagnostics(stage.uri, 2)
    assert [item["code"] for item in found] == ["design-token-unknown"]
    assert "`@button.primary`" in found[0]["message"]


def test_completion_and_hover_know_the_tokens(stage: Stage) -> None:
    stage.change(DOCUMENT.replace("@button.primary", "@$0"))
    assert "@button.primary" in {item["label"] for item in stage.call("completion")["items"]}
    stage.change(DOCUMENT.replace("@button.primary", "@button.$0primary"))
    assert "The main action of a screen." in stage.hover()
    assert "#5B2A86" in stage.hover()


def test_expression_functions_are_known(stage: Stage) -> None:
    stage.change(DOCUMENT.replace("${orders}", "${price.cents}"))
    assert [item for item in stage.wire.diagnostics(stage.uri, 2) if item["severity"] <= 2] == []
    stage.change(DOCUMENT.replace("${orders}", "${price.ce$0nts}"))
    assert "1250" in stage.hover()
    assert "hundredths" in stage.hover()
    stage.change(DOCUMENT.replace("${orders}", "${price.$0}"))
    assert "cents" in {item["label"] for item in stage.call("completion")["items"]}


def run(program: Path, *arguments: str | Path) -> tuple[int, str, str]:
    """Runs a mode of the program; returns the status, the output and what is on standard error."""
    done = subprocess.run([program, *arguments], capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=60)
    return done.returncode, done.stdout, done.stderr


def test_the_modes_know_the_plugin(program: Path) -> None:
    screen = PACKAGE / "Screens/stock.clads.json"
    assert run(program, "--check", PACKAGE / "Screens")[0] == 0
    assert "▐ Refill ▌" in run(program, "--preview", screen, "--width", "40")[1]
    assert run(program, "--eval", "price.cents", "--document", screen)[1] == "1250\n"
    assert "`@button.primary`" in run(program, "--guide")[1]


def test_the_program_has_its_own_name_and_version(program: Path, tmp_path: Path) -> None:
    assert run(program, "--version")[1] == "AcmeServer 1.0.0\n"
    assert "clads-lsp" not in run(program, "--help")[1]
    assert run(program, "--check", tmp_path / "missing")[2].startswith("AcmeServer: ")


def test_misspelled_names_are_found_in_a_check(program: Path, tmp_path: Path) -> None:
    text = DOCUMENT.replace("@button.primary", "@button.primry").replace('"unit"', '"units"')
    (tmp_path / "stock.clads.json").write_text(text, encoding="utf-8")
    status, output, _ = run(program, "--check", "--fail-on", "warning", tmp_path)
    assert status == 1
    assert "did you mean `@button.primary`?" in output
    assert "did you mean `unit`?" in output


def test_init_leaves_out_what_the_plugin_registers(program: Path, tmp_path: Path) -> None:
    (tmp_path / "stock.clads.json").write_text(DOCUMENT, encoding="utf-8")
    assert run(program, "--init", tmp_path)[0] == 0
    assert (tmp_path / "clads.json").read_text(encoding="utf-8") == "{}\n"
