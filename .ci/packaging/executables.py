"""Reads the headers of executables: what platform one is for, and whether it runs without anything else."""

import os
import platform
import re
import struct

from product import NAME, Failure

ELF_MACHINES = {0x3E: "linux-x64", 0xB7: "linux-arm64"}
MACH_O_MACHINES = {0x01000007: "x86_64", 0x0100000C: "arm64"}
PLATFORMS = [*ELF_MACHINES.values(), "darwin-universal"]

# Kinds of ELF files, segments and entries of the dynamic section.
ET_DYN, PT_LOAD, PT_DYNAMIC, PT_INTERP, DT_NEEDED, DT_STRTAB = 3, 1, 2, 3, 1, 5
DT_FLAGS_1, DF_1_PIE = 0x6FFFFFFB, 0x08000000
# Kinds of Mach-O files and load commands.
MH_EXECUTE, LC_LOAD_DYLIB, LC_LOAD_WEAK_DYLIB, LC_BUILD_VERSION, PLATFORM_MACOS = 2, 0xC, 0x80000018, 0x32, 1

# The most bytes that the code for one processor may have.
LIMIT = 27_000_000

# The name of ICU's data, such as `icudt76l`, is in each of its thousands of entries and in the code that looks them
# up. Stripping removes the names of functions, but not this text.
ICU = re.compile(rb"icudt\d\d[lbe]")

# The module of Swift's library that reads regular expressions: a megabyte that one `replacing` of a text brings in.
REGULAR_EXPRESSIONS = b"_RegexParser"

HINT = "build it with `.ci/release binary`"


class Executable:
    """An executable that may be published."""

    def __init__(self, path, platform_name, minimum=None):
        self.path = path
        self.platform = platform_name
        self.minimum = minimum  # The oldest macOS that runs it, such as (13, 0).

    def runs_here(self):
        """Returns whether this machine is of the executable's platform."""
        machine = {"x86_64": "x64", "aarch64": "arm64"}.get(platform.machine())
        return self.platform == ("darwin-universal" if platform.system() == "Darwin" else f"linux-{machine}")


def inspect(path):
    """Returns the executable in a file; throws a failure that lists all reasons if it must not be published."""
    data = path.read_bytes()
    try:
        if data[:4] == b"\x7fELF":
            executable, problems = elf(path, data)
        elif data[:4] == b"\xca\xfe\xba\xbe":
            executable, problems = universal(path, data)
        elif data[:4] == b"\xcf\xfa\xed\xfe":
            raise Failure(f"{path} is for one architecture of macOS; {HINT}, which builds for both")
        else:
            raise Failure(f"{path} is not an executable for Linux or macOS")
    except (struct.error, KeyError, OverflowError, ValueError):
        raise Failure(f"{path} is damaged: its header describes more than it has") from None
    if ICU.search(data):
        problems.append("contains the data of ICU, which some use of Foundation has brought in")
    if REGULAR_EXPRESSIONS in data:
        problems.append(
            "contains the engine for regular expressions, which a `replacing`, `contains`, `firstRange` or `split` with "
            "a text has brought in; those of SourceText do without")
    limit = LIMIT * (2 if executable.platform == "darwin-universal" else 1)
    if len(data) > limit:
        problems.append(f"has {len(data) / 1e6:.1f} MB; the limit is {limit / 1e6:g} MB")
    if problems:
        raise Failure("\n".join(f"{path} {problem}" for problem in problems))
    return executable


def elf(path, data):
    """Returns a Linux executable, and what is wrong with it."""
    if data[4:6] != b"\x02\x01":
        raise Failure(f"{path} is not for a 64-bit, little-endian processor")
    kind, machine = struct.unpack_from("<HH", data, 16)
    if machine not in ELF_MACHINES:
        raise Failure(f"{path} is for a processor that no package is made for")
    (offset,), (size, count) = struct.unpack_from("<Q", data, 32), struct.unpack_from("<HH", data, 54)
    segments = [struct.unpack_from("<IIQQQQ", data, offset + size * index) for index in range(count)]
    entries = []  # The tags of the dynamic section and their values.
    for segment, _, start, _, _, length in segments:
        if segment == PT_DYNAMIC:
            entries = [struct.unpack_from("<QQ", data, at) for at in range(start, start + length, 16)]
    tags = dict(entries)
    problems = []
    needed = [text(data, position(segments, tags[DT_STRTAB]) + value) for tag, value in entries if tag == DT_NEEDED]
    if needed:
        problems.append(f"needs shared libraries ({', '.join(needed)}); {HINT}, which links all of them in")
    elif any(segment == PT_INTERP for segment, *_ in segments):
        problems.append(f"needs a dynamic linker; {HINT}, which needs none")
    # A shared library is of the same kind; only the flag tells the two apart.
    if kind != ET_DYN or not tags.get(DT_FLAGS_1, 0) & DF_1_PIE:
        problems.append(f"is not a position-independent executable; {HINT}")
    return Executable(path, ELF_MACHINES[machine]), problems


def position(segments, address):
    """Returns where in the file the contents of an address are."""
    for segment, _, start, base, _, length in segments:
        if segment == PT_LOAD and base <= address < base + length:
            return start + address - base
    raise ValueError(address)


def text(data, start):
    """Returns the text that ends with a zero byte."""
    return data[start : data.index(b"\0", start)].decode("utf-8", "replace")


def universal(path, data):
    """Returns an executable for both architectures of macOS, and what is wrong with it."""
    (count,) = struct.unpack_from(">I", data, 4)
    if count > 8:  # The compiled classes of Java start with the same bytes; here they have their version.
        raise Failure(f"{path} is not an executable for Linux or macOS")
    slices, problems, minimums = [], [], []
    for index in range(count):
        _, _, start, size, _ = struct.unpack_from(">5I", data, 8 + 20 * index)
        name, libraries, minimum = mach_o(path, data[start : start + size])
        slices.append(name)
        minimums.append(minimum)
        # The libraries of macOS are named by their full path; Swift's are among them.
        missing = [library for library in libraries if not library.startswith(("/usr/lib/", "/System/"))]
        if missing:
            problems.append(f"({name}) needs shared libraries that macOS does not have: {', '.join(missing)}; {HINT}")
    if sorted(slices) != ["arm64", "x86_64"]:
        problems.append(f"is for {' and '.join(slices) or 'no processor'}; expected arm64 and x86_64")
    return Executable(path, "darwin-universal", max(minimums, default=None)), problems


def mach_o(path, data):
    """Returns the architecture of a Mach-O executable, its shared libraries, and the oldest macOS that runs it."""
    magic, machine, _, kind, count = struct.unpack_from("<5I", data)
    if magic != 0xFEEDFACF or kind != MH_EXECUTE or machine not in MACH_O_MACHINES:
        raise Failure(f"{path} contains something other than executables for 64-bit processors of macOS")
    libraries, minimum, at = [], None, 32
    for _ in range(count):
        command, size, first, second = struct.unpack_from("<4I", data, at)
        if size == 0:
            raise ValueError(command)
        if command in (LC_LOAD_DYLIB, LC_LOAD_WEAK_DYLIB):
            libraries.append(text(data, at + first))
        elif command == LC_BUILD_VERSION and first == PLATFORM_MACOS:
            minimum = (second >> 16, second >> 8 & 0xFF)
        at += size
    if minimum is None:
        raise Failure(f"{path} does not say what version of macOS it needs")
    return MACH_O_MACHINES[machine], libraries, minimum


def install(source, folder):
    """Copies an executable to where packages take it from, after inspecting it; returns the copy."""
    executable = inspect(source)
    target = folder / executable.platform / NAME
    target.parent.mkdir(parents=True, exist_ok=True)
    content = source.read_bytes()
    target.unlink(missing_ok=True)  # A running executable cannot be overwritten.
    target.write_bytes(content)
    os.chmod(target, 0o755)
    return Executable(target, executable.platform, executable.minimum)
