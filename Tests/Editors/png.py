"""Makes screenshots small: a palette of 256 colors and the best compression."""

import struct
import zlib
from collections import Counter
from collections.abc import Iterator

SIGNATURE = b"\x89PNG\r\n\x1a\n"
CHANNELS = {2: 3, 6: 4}
"""The number of channels of the color types that browsers write: with and without transparency."""


def smaller(png: bytes) -> bytes:
    """Compresses an image; the rarest colors are replaced by the most similar ones that are kept."""
    header, data = b"", b""
    for kind, content in chunks(png):
        if kind == b"IHDR":
            header = content
        elif kind == b"IDAT":
            data += content
    width, height, depth, color, *_ = struct.unpack(">IIBBBBB", header)
    assert depth == 8 and color in CHANNELS, "a picture of another kind"
    channels = CHANNELS[color]
    pixels = [
        row[at : at + 3]
        for row in rows(zlib.decompress(data), width * channels, channels)
        for at in range(0, width * channels, channels)
    ]
    palette, places = reduced(Counter(pixels))
    lines = b"".join(
        b"\0" + bytes(places[pixel] for pixel in pixels[start : start + width])
        for start in range(0, width * height, width)
    )
    parts = [
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", b"".join(palette)),
        (b"IDAT", zlib.compress(lines, 9)),
        (b"IEND", b""),
    ]
    return SIGNATURE + b"".join(chunk(kind, content) for kind, content in parts)


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The chunks of an image with their types."""
    at = len(SIGNATURE)
    while at < len(png):
        (length,) = struct.unpack_from(">I", png, at)
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += length + 12


def chunk(kind: bytes, content: bytes) -> bytes:
    """A chunk of an image."""
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def rows(data: bytes, length: int, channels: int) -> Iterator[bytes]:
    """The unfiltered bytes of each row."""
    above = bytes(length)
    for start in range(0, len(data), length + 1):
        kind, row = data[start], bytearray(data[start + 1 : start + 1 + length])
        for index in range(length) if kind else ():
            left = row[index - channels] if index >= channels else 0
            corner = above[index - channels] if index >= channels else 0
            row[index] = (row[index] + predicted(kind, left, above[index], corner)) & 255
        above = bytes(row)
        yield above


def predicted(kind: int, left: int, up: int, corner: int) -> int:
    """The prediction of a filter for a byte."""
    if kind == 4:
        guess = left + up - corner
        return min((left, up, corner), key=lambda byte: abs(guess - byte))
    return {1: left, 2: up, 3: (left + up) // 2}[kind]


def reduced(counts: Counter[bytes]) -> tuple[list[bytes], dict[bytes, int]]:
    """The colors that are kept, and the replacement of each color."""
    palette = [color for color, _ in counts.most_common(256)]
    places = {color: index for index, color in enumerate(palette)}
    for color in counts:
        if color not in places:
            places[color] = min(
                range(len(palette)),
                key=lambda index: sum((a - b) ** 2 for a, b in zip(color, palette[index], strict=True)),
            )
    return palette, places
