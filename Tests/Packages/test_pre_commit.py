"""The repository of hooks for pre-commit, whose content is in .github/pre-commit."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import jsonschema
import tomllib
from ruamel.yaml import YAML

HOOKS = Path(__file__).parents[2] / ".github/pre-commit"
TEXT = {"type": "string", "minLength": 1}

# The documented fields, as far as these hooks have them.
REQUIRED = {"id": TEXT, "name": TEXT, "entry": TEXT, "language": {"const": "python"}}
OPTIONAL = {
    "description": TEXT,
    "files": {"type": "string", "format": "regex"},
    "require_serial": {"type": "boolean"},
    "minimum_pre_commit_version": {"type": "string", "pattern": r"^\d+\.\d+\.\d+$"},
}
SCHEMA = {
    "type": "array",
    "items": {"properties": REQUIRED | OPTIONAL, "required": list(REQUIRED), "additionalProperties": False},
}


def test_the_hooks_have_the_documented_fields_and_match_documents() -> None:
    hooks = YAML(typ="safe").load((HOOKS / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
    jsonschema.validate(hooks, SCHEMA)
    readme = (HOOKS / "README.md").read_text(encoding="utf-8")
    documents = ["a b/x.clads.json", "x.clads"]
    others = ["x.json", "clads.json", ".clads-baseline.json", "xclads.json"]
    for hook in hooks:
        assert f"- id: {hook['id']}\n" in readme
        assert [name for name in documents + others if re.search(hook["files"], name)] == documents


def test_an_update_writes_the_version_everywhere(tmp_path: Path) -> None:
    copy = Path(shutil.copytree(HOOKS, tmp_path / "hooks"))

    def update(version: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, str(copy / "update.py"), version]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    for version in ("1.2.3", "1.10.0"):
        assert update(version).stdout == f"{version}\n"
        project = tomllib.loads((copy / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        assert project["dependencies"] == [f"clads-lsp=={version}"]
        readme = (copy / "README.md").read_text(encoding="utf-8")
        configuration = re.search(r"```yaml\n(.*?)```", readme, re.DOTALL)
        repositories = YAML(typ="safe").load(configuration[1])["repos"]
        assert [each["rev"] for each in repositories] == [f"v{version}"]
    assert update("1.0.0rc1").returncode == 1
    assert tomllib.loads((copy / "pyproject.toml").read_text(encoding="utf-8"))["project"] == project
