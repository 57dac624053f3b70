"""Wheels, from which pip, pipx and uv install the executable."""

import base64
import hashlib

from archives import zip_file
from product import LICENSE, NAME, REPOSITORY, SUMMARY, license_text, readme, version

# A static executable needs no C library, so the tags name the oldest that the tools know; it needs Linux 3.2, or 3.7
# on arm64, which excludes the systems of manylinux_2_12.
LINUX = {
    f"linux-{name}": [f"manylinux2014_{machine}", f"manylinux_2_17_{machine}", f"musllinux_1_1_{machine}"]
    for name, machine in [("x64", "x86_64"), ("arm64", "aarch64")]
}

METADATA = """\
Metadata-Version: 2.4
Name: {name}
Version: {version}
Summary: {summary}
License-Expression: {license}
License-File: LICENSE
Project-URL: Repository, {repository}
Project-URL: Documentation, {repository}#readme
Project-URL: Changelog, {repository}/blob/v{version}/.github/CHANGELOG.md
Project-URL: Issues, {repository}/issues
Keywords: clads,lsp,language server,linter,server-driven ui
Classifier: Development Status :: 4 - Beta
Classifier: Environment :: Console
Classifier: Intended Audience :: Developers
Classifier: Operating System :: {system}
Classifier: Topic :: Software Development :: Quality Assurance
Requires-Python: >=3.7
Description-Content-Type: text/markdown

"""


def tags(executable):
    """Returns the platform tags, sorted as the file name needs them."""
    if executable.minimum:
        return ["macosx_{}_{}_universal2".format(*executable.minimum)]
    return LINUX[executable.platform]


def wheel(folder, executable):
    """Writes the wheel and returns its path."""
    stem = f"{NAME.replace('-', '_')}-{version()}"
    platforms = tags(executable)
    about = f"{stem}.dist-info"
    metadata = METADATA.format(
        name=NAME, version=version(), summary=SUMMARY, license=LICENSE, repository=REPOSITORY,
        system="MacOS" if executable.minimum else "POSIX :: Linux")
    lines = ["Wheel-Version: 1.0", "Generator: clads-lsp", "Root-Is-Purelib: false"]
    lines += [f"Tag: py3-none-{tag}" for tag in platforms]
    files = [
        (f"{stem}.data/scripts/{NAME}", executable.path.read_bytes(), 0o755),
        (f"{about}/METADATA", metadata.encode() + readme(), 0o644),
        (f"{about}/WHEEL", "".join(f"{line}\n" for line in lines).encode(), 0o644),
        (f"{about}/licenses/LICENSE", license_text(), 0o644),
    ]
    record = [f"{name},sha256={digest(content)},{len(content)}\n" for name, content, _ in files]
    files.append((f"{about}/RECORD", "".join([*record, f"{about}/RECORD,,\n"]).encode(), 0o644))
    target = folder / f"{stem}-py3-none-{'.'.join(platforms)}.whl"
    zip_file(target, files)
    return target


def digest(content):
    return base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
