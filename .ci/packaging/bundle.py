"""The artifact bundle, from which SwiftPM takes the executable for plugins of other packages (SE-0305)."""

import json

from archives import zip_file
from product import NAME, license_text, version

# SwiftPM compares these with the triple of its own platform, so they name glibc, which a static executable does
# not need.
TRIPLES = {
    "linux-x64": ["x86_64-unknown-linux-gnu"],
    "linux-arm64": ["aarch64-unknown-linux-gnu", "arm64-unknown-linux-gnu"],
    "darwin-universal": ["x86_64-apple-macosx", "arm64-apple-macosx"],
}


def bundle(folder, executables):
    """Writes the bundle with the executables of one or more platforms; returns its path."""
    variants = [
        {"path": f"{each.platform}/{NAME}", "supportedTriples": TRIPLES[each.platform]} for each in executables]
    artifact = {"version": version(), "type": "executable", "variants": variants}
    info = json.dumps({"schemaVersion": "1.0", "artifacts": {NAME: artifact}}, indent=2) + "\n"
    root = f"{NAME}.artifactbundle"
    target = folder / f"{NAME}-{version()}.artifactbundle.zip"
    zip_file(target, [
        (f"{root}/LICENSE", license_text(), 0o644),
        (f"{root}/info.json", info.encode(), 0o644),
        *[(f"{root}/{each.platform}/{NAME}", each.path.read_bytes(), 0o755) for each in executables],
    ])
    return target
