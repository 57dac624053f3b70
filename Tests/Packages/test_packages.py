"""What packages contain, as readers of each format see it."""

import hashlib
import os
import re
import shutil
import subprocess
import tarfile
import zipfile
from pathlib import Path

import pytest

from .release import PLATFORM, PROGRAMS, REPOSITORY, VERSION, release, run

EXAMPLES = sorted((REPOSITORY / "schemas/examples").glob("*.clads.json"))
STEPS = ["archive", "wheel", "bundle", "image", "checksums"]


def contents(folder: Path) -> dict[str, str]:
    """The digest of each file in a folder."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def test_the_same_executable_makes_the_same_packages(packages: Path, program: Path, tmp_path: Path) -> None:
    copy = shutil.copy(program, tmp_path / "other-name")
    os.utime(copy, (0, 0))
    done = release("--binary", copy, "--output", tmp_path / "out", *STEPS)
    assert done.returncode == 0, done.stderr
    again = contents(tmp_path / "out")
    assert {f"{PLATFORM}/clads-lsp", "SHA256SUMS", "image/Dockerfile"} <= set(again)
    first = contents(packages)
    assert again.pop("SHA256SUMS")  # That of the first run may list more packages.
    assert again == {name: first[name] for name in again}


def test_the_archive_has_one_folder_and_belongs_to_root(archive: Path) -> None:
    root = f"clads-lsp-{VERSION}-{PLATFORM}"
    with tarfile.open(archive) as files:
        modes = {member.name: member.mode for member in files}
        assert {(member.uid, member.gid, member.mtime) for member in files} == {(0, 0, 315532800)}
    assert modes == {
        f"{root}/LICENSE": 0o644,
        f"{root}/README.md": 0o644,
        f"{root}/bin/clads-lsp": 0o755,
        f"{root}/share/bash-completion/completions/clads-lsp": 0o644,
        f"{root}/share/fish/vendor_completions.d/clads-lsp.fish": 0o644,
        f"{root}/share/man/man1/clads-lsp.1": 0o644,
        f"{root}/share/zsh/site-functions/_clads-lsp": 0o644,
    }
    assert archive.read_bytes()[3:8] == bytes(5)  # No name, and no time.


def test_the_readme_of_packages_links_to_pages_that_exist(archive: Path) -> None:
    with tarfile.open(archive) as files:
        text = files.extractfile(f"clads-lsp-{VERSION}-{PLATFORM}/README.md").read().decode()
    links = re.findall(rf"/(?:blob|raw)/v{re.escape(VERSION)}/([^)]+)\)", text)
    assert len(links) > 40
    missing = [link for link in links if not (REPOSITORY / link.split("#")[0]).exists()]
    assert missing == []
    # Code stays as it is.
    blocks = text.split("```")[1::2]
    assert blocks == (REPOSITORY / "README.md").read_text(encoding="utf-8").split("```")[1::2]


def test_the_wheel_is_valid_for_pypi(wheel: Path) -> None:
    assert "PASSED" in run(PROGRAMS / "twine", "check", "--strict", wheel, NO_COLOR="1")


def test_the_tags_of_the_wheel_are_true(wheel: Path) -> None:
    """The tags in the file and in its name are the same, and the executable needs no version of any library."""
    with zipfile.ZipFile(wheel) as files:
        lines = files.read(f"clads_lsp-{VERSION}.dist-info/WHEEL").decode().splitlines()
    tags = [line.removeprefix("Tag: ") for line in lines if line.startswith("Tag: ")]
    assert tags == [f"py3-none-{tag}" for tag in wheel.stem.split("-")[-1].split(".")]
    assert "Root-Is-Purelib: false" in lines
    shown = " ".join(run(PROGRAMS / "auditwheel", "show", wheel).split())
    assert "The wheel requires no external shared libraries" in shown
    assert "no external versioned symbols" in shown


def test_the_executable_starts_on_the_linux_of_its_tags(program: Path) -> None:
    """manylinux_2_17 is CentOS 7, with Linux 3.10."""
    data = program.read_bytes()
    note = data.index(bytes([4, 0, 0, 0, 16, 0, 0, 0, 1, 0, 0, 0]) + b"GNU\0")
    system, *kernel = (int.from_bytes(data[at : at + 4], "little") for at in range(note + 16, note + 32, 4))
    assert system == 0
    assert kernel <= [3, 10, 0]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
def test_it_prints_what_the_build_with_shared_libraries_prints(program: Path, example: Path) -> None:
    """Checks, previews and formats each example with both."""
    shared = REPOSITORY / ".build/release/clads-lsp"
    for arguments in [
        ("--check", example, "--output", "json"),
        ("--check", example, "--show", "hint"),
        ("--preview", example, "--output", "json"),
        ("--preview", example, "--as", "spec"),
        ("--format", example),
    ]:
        printed = [
            subprocess.run([each, *arguments], cwd=REPOSITORY, capture_output=True, check=False)
            for each in (program, shared)
        ]
        assert printed[0].stdout == printed[1].stdout
        assert (printed[0].stderr, printed[0].returncode) == (printed[1].stderr, printed[1].returncode)


def test_a_changed_byte_is_seen(packages: Path, archive: Path, tmp_path: Path) -> None:
    names = [line.split("  ")[1] for line in (packages / "SHA256SUMS").read_text().splitlines()]
    assert archive.name in names
    for name in ["SHA256SUMS", *names]:
        shutil.copy(packages / name, tmp_path / name)
    check = ["sha256sum", "--check", "--strict", "SHA256SUMS"]
    assert subprocess.run(check, cwd=tmp_path, capture_output=True, check=False).returncode == 0
    data = bytearray(archive.read_bytes())
    data[len(data) // 2] ^= 1
    (tmp_path / archive.name).write_bytes(data)
    done = subprocess.run(check, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert [line for line in done.stdout.splitlines() if not line.endswith(": OK")] == [
        f"{archive.name}: FAILED"
    ]


PACKAGE = """
// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "app", targets: [
  .binaryTarget(name: "clads-lsp", path: "clads-lsp.artifactbundle.zip"),
  .plugin(
    name: "Check", capability: .command(intent: .custom(verb: "check", description: "Checks")),
    dependencies: ["clads-lsp"]),
])
"""

PLUGIN = """
import Foundation
import PackagePlugin
@main struct Check: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "clads-lsp").url
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
  }
}
"""


def test_swiftpm_runs_the_bundle(bundle: Path, tmp_path: Path) -> None:
    if not shutil.which("swift"):
        pytest.skip("Swift is not installed")
    (tmp_path / "Plugins/Check").mkdir(parents=True)
    (tmp_path / "Package.swift").write_text(PACKAGE.lstrip())
    (tmp_path / "Plugins/Check/Check.swift").write_text(PLUGIN)
    shutil.copy(bundle, tmp_path / "clads-lsp.artifactbundle.zip")
    printed = run("swift", "package", "--package-path", tmp_path, "--disable-sandbox", "check", "--version")
    assert printed.endswith(f"clads-lsp {VERSION}\n")


def test_the_checksum_of_the_bundle_is_that_of_swiftpm(program: Path, tmp_path: Path) -> None:
    if not shutil.which("swift"):
        pytest.skip("Swift is not installed")
    printed = release("--binary", program, "--output", tmp_path, "bundle").stdout
    checksum = run(
        "swift", "package", "compute-checksum", next(tmp_path.glob("*.artifactbundle.zip"))
    ).split()[-1]
    assert printed.endswith(f"for {PLATFORM}; checksum {checksum}\n")


def test_the_dockerfile_has_no_findings(packages: Path) -> None:
    run(PROGRAMS / "hadolint", "--failure-threshold", "style", packages / "image/Dockerfile")


def test_the_formula_is_that_of_the_archives(tmp_path: Path) -> None:
    """Ruby reads the formula as Homebrew does, with a class that records what each system would install."""
    platforms = {"macos arm": "darwin-universal", "macos intel": "darwin-universal"}
    platforms |= {"linux arm": "linux-arm64", "linux intel": "linux-x64"}
    for platform in set(platforms.values()):
        (tmp_path / f"clads-lsp-{VERSION}-{platform}.tar.gz").write_text(platform)
    assert release("--output", tmp_path, "formula").returncode == 0
    reader = """
      class Formula
        %w[desc homepage version license url sha256].each do |name|
          define_singleton_method(name) { |value| puts "#{name} #{value}" }
        end
        %w[macos linux arm intel].each do |name|
          define_singleton_method("on_#{name}") { |&block| block.call if ARGV.include?(name) }
        end
        def self.test; end
      end
      load ARGV[0]
    """
    for system, platform in platforms.items():
        printed = run("ruby", "-w", "-e", reader, tmp_path / "clads-lsp.rb", *system.split()).splitlines()
        name = f"clads-lsp-{VERSION}-{platform}.tar.gz"
        assert f"sha256 {hashlib.sha256(platform.encode()).hexdigest()}" in printed
        url = next(line for line in printed if line.startswith("url "))
        assert url.endswith(f"/releases/download/v{VERSION}/{name}")
        assert f"version {VERSION}" in printed


def test_the_formula_is_not_made_without_all_archives(tmp_path: Path) -> None:
    (tmp_path / f"clads-lsp-{VERSION}-linux-x64.tar.gz").write_text("")
    done = release("--output", tmp_path, "formula")
    assert done.returncode == 1
    assert (
        f"missing: clads-lsp-{VERSION}-linux-arm64.tar.gz, clads-lsp-{VERSION}-darwin-universal.tar.gz"
        in done.stderr
    )
    assert not (tmp_path / "clads-lsp.rb").exists()
