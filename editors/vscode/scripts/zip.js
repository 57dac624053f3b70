"use strict";

const zlib = require("node:zlib");

/**
 * @typedef {object} Entry
 * @property {string} name the path in the archive, with slashes
 * @property {Uint8Array} content
 * @property {boolean} [isExecutable]
 */

/** Midnight of 1 January 1980, the first moment that a zip can say: what is packed twice is the same, byte by byte. */
const DATE = 0x0021;
const TIME = 0;

const VERSION = 20;
const UNIX = 3 << 8;
const UTF8_NAMES = 0x0800;
const DEFLATED = 8;

/**
 * Creates a zip archive with the entries in the given order.
 *
 * @param {Entry[]} entries
 * @returns {Buffer}
 */
function zip(entries) {
  /** @type {Buffer[]} */
  const files = [];
  /** @type {Buffer[]} */
  const directory = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name, "utf8");
    const data = zlib.deflateRawSync(entry.content, { level: 9 });
    const facts = common(name, data, entry.content);
    const local = Buffer.concat([fields("4 2", 0x04034b50, VERSION), facts, fields("2", 0), name, data]);
    const mode = entry.isExecutable ? 0o100755 : 0o100644;
    const rest = fields("2 2 2 2 4 4", 0, 0, 0, 0, mode * 0x10000, offset);
    directory.push(Buffer.concat([fields("4 2 2", 0x02014b50, UNIX | VERSION, VERSION), facts, rest, name]));
    files.push(local);
    offset += local.length;
  }
  const size = directory.reduce((sum, each) => sum + each.length, 0);
  const end = fields("4 2 2 2 2 4 4 2", 0x06054b50, 0, 0, entries.length, entries.length, size, offset, 0);
  return Buffer.concat([...files, ...directory, end]);
}

/**
 * Returns the fields that the local header and the central directory share: from the flags to the length of the name.
 *
 * @param {Uint8Array} name
 * @param {Uint8Array} data
 * @param {Uint8Array} content
 */
function common(name, data, content) {
  const sizes = [crc32(content), data.length, content.length];
  return fields("2 2 2 2 4 4 4 2", UTF8_NAMES, DEFLATED, TIME, DATE, ...sizes, name.length);
}

/**
 * Encodes numbers of 2 or 4 bytes in little-endian order.
 *
 * @param {string} widths
 * @param {number[]} values
 */
function fields(widths, ...values) {
  const parts = widths.split(" ").map((width, index) => {
    const part = Buffer.alloc(Number(width));
    if (width === "2") part.writeUInt16LE(values[index], 0);
    else part.writeUInt32LE(values[index], 0);
    return part;
  });
  return Buffer.concat(parts);
}

const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) remainder = remainder & 1 ? (remainder >>> 1) ^ 0xedb88320 : remainder >>> 1;
  return remainder >>> 0;
});

/** @param {Uint8Array} content */
function crc32(content) {
  let remainder = 0xffffffff;
  for (const byte of content) remainder = TABLE[(remainder ^ byte) & 0xff] ^ (remainder >>> 8);
  return (remainder ^ 0xffffffff) >>> 0;
}

module.exports = { zip };
