"""Archives whose bytes depend only on what they contain."""

import calendar
import gzip
import io
import tarfile
import zipfile

from product import TIME


def zip_file(target, files):
    """Writes a zip of files, as (name, content, mode), in their order."""
    with zipfile.ZipFile(target, "w") as archive:
        for name, content, mode in files:
            entry = zipfile.ZipInfo(name, TIME)
            entry.create_system = 3  # Modes are those of Unix, whatever packs it.
            entry.external_attr = (0o100000 | mode) << 16
            archive.writestr(entry, content, zipfile.ZIP_DEFLATED, 9)


def tar_file(target, files):
    """Writes a compressed tar of files, as (name, content, mode), in their order. All belong to root."""
    with open(target, "wb") as file, gzip.GzipFile("", "wb", 9, file, mtime=0) as compressed:
        with tarfile.open(fileobj=compressed, mode="w", format=tarfile.USTAR_FORMAT) as archive:
            for name, content, mode in files:
                entry = tarfile.TarInfo(name)
                entry.size, entry.mode, entry.mtime = len(content), mode, calendar.timegm(TIME)
                entry.uname = entry.gname = "root"
                archive.addfile(entry, io.BytesIO(content))
