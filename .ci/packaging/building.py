"""Builds the release executable for the machine that it runs on."""

import pathlib
import platform
import shutil
import subprocess

from product import NAME, ROOT, Failure


# The options of a release build. Debug information would take a quarter of the time, and is stripped anyway.
RELEASE = ["-c", "release", "-debug-info-format", "none"]


def build(folder):
    """Builds the executable and returns its path, in the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / NAME
    if platform.system() == "Darwin":
        # macOS has the Swift runtime. `strip` keeps the signature valid. Not tried yet.
        arguments = [*RELEASE, "--arch", "arm64", "--arch", "x86_64", "--product", NAME]
        run("swift", "build", *arguments)
        shutil.copy(products(*arguments) / NAME, target)
        run("strip", "-rSTx", target)
    else:
        arguments = [*RELEASE, "--product", NAME]
        run("swift", "build", *arguments)
        link(products(*arguments) / f"{NAME}.product/Objects.LinkFileList", target, NAME)
    return target


def products(*arguments):
    """Returns the folder of what `swift build` builds with some arguments."""
    command = ["swift", "build", *arguments, "--show-bin-path"]
    return pathlib.Path(subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout.decode().strip())


def link(objects, target, product, keeps_names=False):
    """Links the objects of a release build into an executable that needs no shared library.

    SwiftPM's own static linking would compile everything again. A position-independent executable starts faster:
    without `-static-pie`, each start sorts the unwind tables. Packed relocations need glibc 2.36 or later where it is
    linked. SwiftPM has renamed `main`.
    """
    main = f"--defsym=main={product.replace('-', '_')}_main"
    strip = "--strip-debug" if keeps_names else "--strip-all"
    options = ["--eh-frame-hdr", "--gc-sections", "--pack-dyn-relocs=relr", strip, main]
    run(
        "swiftc", "-static-executable", "-use-ld=lld", "-Xclang-linker", "-static-pie", f"@{objects}",
        *[part for option in options for part in ("-Xlinker", option)],
        "-o", target)


def run(*command):
    """Runs a command in the repository; throws a failure if it fails."""
    print("+", *command, flush=True)
    status = subprocess.run(command, cwd=ROOT, check=False).returncode
    if status:
        raise Failure(f"`{command[0]}` failed with status {status}")
