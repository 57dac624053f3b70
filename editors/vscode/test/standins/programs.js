"use strict";

/** Programs that have nothing but the headers that say what they run on. */

/** Numbers of a given width in bytes, in little-endian order. */
const numbers = (width, ...values) => {
  const bytes = Buffer.alloc(width * values.length);
  values.forEach((value, index) => bytes.writeUIntLE(value, index * width, Math.min(width, 6)));
  return bytes;
};

/** Where Linux loads the only segment. */
const ADDRESS = 0x400000;

/**
 * A program for Linux that is loaded as a whole, with a dynamic section if it needs libraries.
 *
 * @param {{ machine: number, needed: string[] }} options
 */
function elf({ machine, needed }) {
  const [header, entry] = [64, 56];
  const dynamic = header + 2 * entry;
  const table = dynamic + 16 * (needed.length + 2);
  const names = Buffer.from(["", ...needed, ""].join("\0"));
  const offsets = needed.map((_, index) => Buffer.byteLength(["", ...needed.slice(0, index), ""].join("\0")));
  const end = table + names.length;
  const segment = (type, offset, size) => [
    numbers(4, type, 4),
    numbers(8, offset, ADDRESS + offset, ADDRESS + offset, size, size, 8),
  ];
  return Buffer.concat([
    Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
    numbers(2, 3, machine),
    numbers(4, 1),
    numbers(8, 0, header, 0),
    numbers(4, 0),
    numbers(2, header, entry, needed.length === 0 ? 1 : 2, 0, 0, 0),
    ...segment(1, 0, end),
    ...segment(2, dynamic, table - dynamic),
    ...offsets.map((offset) => numbers(8, 1, offset)),
    numbers(8, 5, ADDRESS + table, 0, 0),
    names,
  ]);
}

/**
 * A program for macOS and one architecture.
 *
 * @param {{ machine: number, needed: string[] }} options
 */
function machO({ machine, needed }) {
  const commands = needed.map((name) => {
    const text = Buffer.from(name.padEnd(Math.ceil((name.length + 1) / 8) * 8, "\0"));
    return Buffer.concat([numbers(4, 0xc, 24 + text.length, 24, 0, 0, 0), text]);
  });
  const other = numbers(4, 0x1b, 24, 1, 2, 3, 4);
  const all = Buffer.concat([other, ...commands]);
  return Buffer.concat([numbers(4, 0xfeedfacf, machine, 0, 2, commands.length + 1, all.length, 0, 0), all]);
}

/**
 * A universal program for macOS.
 *
 * @param {Buffer[]} programs
 * @param {{ wide?: boolean }} [options] whether offsets have 64 bits
 */
function universal(programs, { wide = false } = {}) {
  const header = 8 + programs.length * (wide ? 32 : 20);
  const parts = [[wide ? 0xcafebabf : 0xcafebabe, programs.length]];
  let offset = header;
  for (const program of programs) {
    const place = wide ? [0, offset, 0, program.length, 0, 0] : [offset, program.length, 0];
    parts.push([program.readUInt32LE(4), 0, ...place]);
    offset += program.length;
  }
  return Buffer.concat([numbers(4, ...parts.flat()).swap32(), ...programs]);
}

module.exports = { elf, machO, universal };
