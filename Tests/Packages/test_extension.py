"""The packaged VS Code extension starts the server that is packaged with it."""

import json
import shutil
import zipfile
from pathlib import Path

from .release import PLATFORM, VERSION, copy, release, run

SOURCES = [
    ".ci/release",
    ".ci/packaging",
    "LICENSE",
    "Sources/CladsServer/Server.swift",
    "editors/vscode",
    "schemas",
]


def extension(folder: Path) -> Path:
    """A copy of the repository with an empty client library, since the tests have a stub for it."""
    made = ("bundled", "LICENSE.txt")
    repository = copy(folder, *SOURCES, ignore=("node_modules", "*.vsix", "plugin", *made))
    manifest = json.loads((repository / "editors/vscode/package.json").read_text(encoding="utf-8"))
    for name, version in manifest["devDependencies"].items():
        library = repository / "editors/vscode/node_modules" / name
        library.mkdir(parents=True)
        (library / "package.json").write_text(json.dumps({"name": name, "version": version}))
        (library / "node.js").write_text("exports.LanguageClient = class {};\n")
    return repository


def test_the_extension_starts_its_own_server(program: Path, tmp_path: Path) -> None:
    repository, out = extension(tmp_path / "repository"), tmp_path / "out"
    done = release("--binary", program, "--output", out, "extension", repository=repository)
    assert done.returncode == 0, done.stderr
    targets = [PLATFORM, PLATFORM.replace("linux", "alpine")]
    assert sorted(file.name for file in out.glob("*.vsix")) == sorted(
        f"clads-{VERSION}-{each}.vsix" for each in targets
    )
    for target in targets:
        installed = tmp_path / target / "editors/vscode"
        with zipfile.ZipFile(out / f"clads-{VERSION}-{target}.vsix") as package:
            assert f'TargetPlatform="{target}"' in package.read("extension.vsixmanifest").decode()
            for entry in package.infolist():
                file = Path(package.extract(entry, tmp_path / target / "unpacked"))
                file.chmod(entry.external_attr >> 16)
        installed.parent.mkdir()
        (tmp_path / target / "unpacked/extension").rename(installed)
        assert json.loads((installed / "package.json").read_text())["version"] == VERSION
        # The stubs of the editor, the examples and the test are where the stubs expect them.
        copy(tmp_path / target, "editors/vscode/test/standins", "schemas/examples")
        shutil.copy(Path(__file__).parent / "packed.test.js", installed / "test/packed.test.js")
        server = installed / "server/clads-lsp"
        run("node", "--test", installed / "test/packed.test.js", CLADS_SERVER=str(server))


def test_packaging_fails_with_the_reason_of_the_script(program: Path, tmp_path: Path) -> None:
    repository, out = extension(tmp_path / "repository"), tmp_path / "out"
    (repository / "editors/vscode/README.md").unlink()
    done = release("--binary", program, "--output", out, "extension", repository=repository)
    assert (done.returncode, done.stderr) == (1, "error: README.md is missing; the package requires it.\n")


def test_without_the_client_library_the_step_fails(program: Path, tmp_path: Path) -> None:
    repository, out = extension(tmp_path / "repository"), tmp_path / "out"
    shutil.rmtree(repository / "editors/vscode/node_modules")
    done = release("--binary", program, "--output", out, "extension", repository=repository)
    assert done.returncode == 1
    assert "run `npm ci` in editors/vscode" in done.stderr
