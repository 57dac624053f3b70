"""The container image: the static executable, and nothing else."""

import os
import shutil

from product import IMAGE, LICENSE, NAME, REPOSITORY, SUMMARY, license_text, version

# What builders call the platforms, in TARGETARCH.
ARCHITECTURES = {"linux-x64": "amd64", "linux-arm64": "arm64"}

DOCKERFILE = f"""\
# docker run --rm --volume "$PWD:/work" {IMAGE} --check .
FROM scratch
ARG TARGETARCH
LABEL org.opencontainers.image.title="{NAME}" \\
      org.opencontainers.image.description="{SUMMARY}" \\
      org.opencontainers.image.source="{REPOSITORY}" \\
      org.opencontainers.image.version="{version()}" \\
      org.opencontainers.image.licenses="{LICENSE}"
COPY LICENSE /LICENSE
COPY ${{TARGETARCH}}/{NAME} /{NAME}
USER 65532:65532
WORKDIR /work
ENTRYPOINT ["/{NAME}"]
"""


def context(folder, executables):
    """Writes the folder that an image is built from, for one or more platforms; returns its path."""
    target = folder / "image"
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    (target / "Dockerfile").write_text(DOCKERFILE, encoding="utf-8")
    (target / "LICENSE").write_bytes(license_text())
    for executable in executables:
        copy = target / ARCHITECTURES[executable.platform] / NAME
        copy.parent.mkdir()
        copy.write_bytes(executable.path.read_bytes())
        os.chmod(copy, 0o755)
    return target
