"""The entries in editors/neovim/registry: the data of Mason's, and that of nvim-lspconfig in Neovim."""

from pathlib import Path

import jsonschema
import pytest
from ruamel.yaml import YAML

from .neovim import PLUGIN, Neovim, current, names

ENTRY = PLUGIN / "registry/package.yaml"
TEXT = {"type": "string", "minLength": 1}
TEXTS = {"type": "array", "items": TEXT, "minItems": 1, "uniqueItems": True}
CATEGORIES = ["Compiler", "DAP", "Formatter", "LSP", "Linter", "Runtime"]
VERSION = '{{ version | strip_prefix "v" }}'


def record(required: dict, optional: dict | None = None) -> dict:
    """The schema of an object without other members."""
    properties = required | (optional or {})
    return {
        "type": "object",
        "properties": properties,
        "required": list(required),
        "additionalProperties": False,
    }


# The fields that the registry documents, as far as an entry for releases on GitHub has them.
ASSET = record({"target": TEXT, "file": TEXT, "bin": TEXT})
SOURCE = {"id": {"type": "string", "pattern": r"^pkg:github/[^/@]+/clads-lsp@v\d+\.\d+\.\d+$"}}
SCHEMA = record(
    {
        "name": {"const": "clads-lsp"},
        "description": TEXT,
        "homepage": {"type": "string", "pattern": "^https://"},
        "licenses": TEXTS,
        "languages": TEXTS,
        "categories": TEXTS | {"items": {"enum": CATEGORIES}},
        "source": record(SOURCE | {"asset": {"type": "array", "items": ASSET}}),
    },
    {
        "bin": {"type": "object", "additionalProperties": TEXT},
        "neovim": record({"lspconfig": TEXT}),
    },
)


def test_masons_entry_names_the_archives_of_a_release() -> None:
    text = ENTRY.read_text(encoding="utf-8")
    assert text.startswith("---\n")
    entry = YAML(typ="safe").load(text)
    jsonschema.validate(entry, SCHEMA)
    platforms = {"linux_x64": "linux-x64", "linux_arm64": "linux-arm64", "darwin": "darwin-universal"}
    assert {asset["target"] for asset in entry["source"]["asset"]} == set(platforms)
    for asset in entry["source"]["asset"]:
        folder = f"clads-lsp-{VERSION}-{platforms[asset['target']]}"
        assert asset["file"] == f"{folder}.tar.gz"
        assert asset["bin"] == f"{folder}/bin/clads-lsp"
    assert entry["bin"] == {"clads-lsp": "{{source.asset.bin}}"}
    assert (ENTRY.parent / f"lsp/{entry['neovim']['lspconfig']}.lua").exists()


@pytest.mark.parametrize("name", names("registry"))
def test_entry_of_nvim_lspconfig(environment: dict[str, str], folder: Path, name: str) -> None:
    program = current()
    assert program, "no nvim; requirements.txt brings it"
    alone = ["--clean"] if name.startswith("alone: ") else []
    Neovim(program, environment, folder, alone).passes("registry", name)
