"""Executables that must not be published are refused, with all reasons."""

import struct
from pathlib import Path

import pytest

from .release import REPOSITORY, VERSION, copy, release

X86, ARM = 0x3E, 0xB7


def elf(
    *,
    kind: int = 3,
    machine: int = X86,
    needed: tuple[str, ...] = (),
    interpreter: bool = False,
    flags: int = 1 << 27,
) -> bytes:
    """The headers of a Linux executable, with its dynamic section."""
    names = b"\0" + b"".join(name.encode() + b"\0" for name in needed)
    offsets = [names.index(b"\0" + name.encode() + b"\0") + 1 for name in needed]
    start = 64 + 3 * 56
    entries = [(1, offset) for offset in offsets] + [(5, 0x400000 + start), (0x6FFFFFFB, flags), (0, 0)]
    dynamic = start + len(names)
    end = dynamic + 16 * len(entries)
    segments = [(1, 0, 0x400000, end), (2, dynamic, 0x400000 + dynamic, 16 * len(entries))]
    segments.append((3 if interpreter else 4, start, 0, 0))
    header = b"\x7fELF\x02\x01\x01".ljust(16, b"\0")
    header += struct.pack("<HHIQQQIHHHHHH", kind, machine, 1, 0, 64, 0, 0, 64, 56, len(segments), 0, 0, 0)
    for kind_, offset, address, size in segments:
        header += struct.pack("<IIQQQQQQ", kind_, 5, offset, address, address, size, size, 1)
    return header + names + b"".join(struct.pack("<QQ", *entry) for entry in entries)


def mach_o(machine: int, *libraries: str) -> bytes:
    """The headers of an executable for one processor of macOS 13."""
    commands = [struct.pack("<6I", 0x32, 24, 1, 13 << 16, 13 << 16, 0)]
    for library in libraries:
        name = library.encode().ljust(len(library) // 8 * 8 + 8, b"\0")
        commands.append(struct.pack("<6I", 0xC, 24 + len(name), 24, 0, 0, 0) + name)
    body = b"".join(commands)
    return struct.pack("<8I", 0xFEEDFACF, machine, 0, 2, len(commands), len(body), 0x200000, 0) + body


def universal(*slices: bytes) -> bytes:
    """A file of several executables of macOS."""
    header, body = struct.pack(">2I", 0xCAFEBABE, len(slices)), b""
    start = 8 + 20 * len(slices)
    for each in slices:
        machine = struct.unpack_from("<I", each, 4)[0]
        header += struct.pack(">5I", machine, 0, start + len(body), len(each), 0)
        body += each
    return header + body


INTEL, APPLE = 0x01000007, 0x0100000C
SYSTEM = ("/usr/lib/libSystem.B.dylib", "/usr/lib/swift/libswiftCore.dylib")

REFUSED = {
    "a dynamic executable": (
        elf(needed=("libswiftCore.so", "libc.so.6"), interpreter=True),
        ["needs shared libraries (libswiftCore.so, libc.so.6); build it with `.ci/release binary`"],
    ),
    "an executable with an interpreter": (elf(interpreter=True), ["needs a dynamic linker"]),
    "an executable at a fixed address": (elf(kind=2, flags=0), ["is not a position-independent executable"]),
    "a shared library": (elf(flags=0), ["is not a position-independent executable"]),
    "an executable with ICU": (elf() + b"\0icudt76l\0", ["contains the data of ICU"]),
    "an executable with regular expressions": (
        elf() + b"\0_RegexParser\0",
        ["contains the engine for regular expressions"],
    ),
    "a large executable": (elf() + bytes(27_000_000), ["has 27.0 MB; the limit is 27 MB"]),
    "everything at once": (
        elf(kind=2, flags=0, needed=("libc.so.6",)) + bytes(27_000_000) + b"icudt76l",
        ["needs shared libraries (libc.so.6)", "position-independent", "ICU", "the limit is 27 MB"],
    ),
    "an executable for RISC-V": (elf(machine=0xF3), ["is for a processor that no package is made for"]),
    "a 32-bit executable": (
        b"\x7fELF\x01\x01\x01" + bytes(64),
        ["is not for a 64-bit, little-endian processor"],
    ),
    "a damaged executable": (elf()[:100], ["is damaged"]),
    "an executable for one architecture of macOS": (mach_o(APPLE), ["is for one architecture of macOS"]),
    "a universal executable with one architecture": (
        universal(mach_o(APPLE)),
        ["is for arm64; expected arm64 and x86_64"],
    ),
    "a universal executable that needs Swift's libraries": (
        universal(mach_o(INTEL, *SYSTEM), mach_o(APPLE, "@rpath/libswiftCore.dylib")),
        ["(arm64) needs shared libraries that macOS does not have: @rpath/libswiftCore.dylib"],
    ),
    "a damaged universal executable": (
        universal(mach_o(INTEL), mach_o(APPLE))[:100],
        ["is damaged"],
    ),
    "a class of Java": (
        b"\xca\xfe\xba\xbe\0\0\0\x3d" + bytes(64),
        ["is not an executable for Linux or macOS"],
    ),
    "a script": (b"#!/bin/sh\necho clads-lsp 0.1.0\n", ["is not an executable for Linux or macOS"]),
    "an empty file": (b"", ["is not an executable for Linux or macOS"]),
}


@pytest.mark.parametrize(("content", "reasons"), REFUSED.values(), ids=REFUSED)
def test_refused(content: bytes, reasons: list[str], tmp_path: Path) -> None:
    file = tmp_path / "given"
    file.write_bytes(content)
    done = release("--binary", file, "--output", tmp_path / "out", "binary")
    assert done.returncode == 1
    lines = done.stderr.splitlines()
    assert len(lines) == len(reasons), done.stderr
    for line, reason in zip(lines, reasons, strict=True):
        assert f"{file} " in line
        assert reason in line
    assert list((tmp_path / "out").iterdir()) == []


def test_real_dynamic_executables_are_refused(tmp_path: Path) -> None:
    built = REPOSITORY / ".build/release/clads-lsp"
    for file, library in [(Path("/bin/sh"), "libc.so.6"), (built, "libswiftCore.so")]:
        if file == built and not file.exists():
            continue
        done = release("--binary", file, "--output", tmp_path, "binary")
        assert done.returncode == 1
        assert library in done.stderr


@pytest.mark.parametrize(
    ("content", "platform", "tags"),
    [
        (
            elf(machine=ARM),
            "linux-arm64",
            "manylinux2014_aarch64.manylinux_2_17_aarch64.musllinux_1_1_aarch64",
        ),
        (
            universal(mach_o(INTEL, *SYSTEM), mach_o(APPLE, *SYSTEM)),
            "darwin-universal",
            "macosx_13_0_universal2",
        ),
    ],
)
def test_the_header_names_the_platform(content: bytes, platform: str, tags: str, tmp_path: Path) -> None:
    """What this machine cannot run is packaged by what its header says, except for its man page."""
    file = tmp_path / "given"
    file.write_bytes(content)
    out = tmp_path / "out"
    done = release("--binary", file, "--output", out, "wheel", "bundle")
    assert done.returncode == 0, done.stderr
    assert (out / platform / "clads-lsp").read_bytes() == content
    assert [wheel.stem.split("-")[-1] for wheel in out.glob("*.whl")] == [tags]
    assert f"for {platform}; checksum" in done.stdout
    done = release("--output", out, "archive")
    assert done.returncode == 1
    assert "has a man page, which only its executable can print" in done.stderr


def test_an_executable_in_its_place_is_packaged_again(tmp_path: Path) -> None:
    file = tmp_path / "linux-arm64/clads-lsp"
    file.parent.mkdir()
    file.write_bytes(elf(machine=ARM))
    done = release("--binary", file, "--output", tmp_path, "wheel")
    assert done.returncode == 0, done.stderr
    assert file.read_bytes() == elf(machine=ARM)


def test_an_executable_in_the_folder_of_another_platform_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "linux-x64/clads-lsp"
    file.parent.mkdir()
    file.write_bytes(elf(machine=ARM))
    done = release("--output", tmp_path, "wheel")
    assert (done.returncode, done.stderr) == (1, f"error: {file} is for linux-arm64\n")


def test_steps_that_cannot_run_are_named(tmp_path: Path) -> None:
    file = tmp_path / "given"
    file.write_bytes(elf(machine=ARM))
    done = release("--binary", file, "--output", tmp_path / "out")
    assert done.returncode == 0, done.stderr
    left_out = [line.split(": ")[1] for line in done.stdout.splitlines() if line.startswith("left out")]
    assert [step for step in left_out if step != "extension"] == ["archive", "formula"]


def test_an_executable_of_another_version_is_refused(program: Path, tmp_path: Path) -> None:
    repository = copy(
        tmp_path / "repository", ".ci/release", ".ci/packaging", "Sources/CladsServer/Server.swift"
    )
    source = repository / "Sources/CladsServer/Server.swift"
    source.write_text(source.read_text().replace(f'version = "{VERSION}"', 'version = "9.8.7"'))
    done = release("--binary", program, "--output", tmp_path / "out", "binary", repository=repository)
    assert done.returncode == 1
    assert f"is clads-lsp {VERSION}; expected version 9.8.7" in done.stderr
    assert list((tmp_path / "out").glob("*/clads-lsp")) == []
