"""The container image: the static executable, and nothing else."""

import os
import shutil

from product import NAME, ROOT, license_text, version

# What builders call the platforms, in TARGETARCH.
ARCHITECTURES = {"linux-x64": "amd64", "linux-arm64": "arm64"}


def context(folder, executables):
    """Writes the folder that an image is built from, for one or more platforms; returns its path."""
    target = folder / "image"
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    recipe = (ROOT / ".ci/packaging/Dockerfile").read_text(encoding="utf-8")
    (target / "Dockerfile").write_text(recipe.replace("ARG VERSION", f"ARG VERSION={version()}"), encoding="utf-8")
    (target / "LICENSE").write_bytes(license_text())
    for executable in executables:
        copy = target / ARCHITECTURES[executable.platform] / NAME
        copy.parent.mkdir()
        copy.write_bytes(executable.path.read_bytes())
        os.chmod(copy, 0o755)
    return target
