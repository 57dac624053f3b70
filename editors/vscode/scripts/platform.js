"use strict";

/** The numbers that headers of programs have for processors, and what the editor calls these. */
const ELF_MACHINES = new Map([
  [0x3e, "x64"],
  [0xb7, "arm64"],
]);
const MACH_O_MACHINES = new Map([
  [0x01000007, "x64"],
  [0x0100000c, "arm64"],
]);

const ELF = 0x464c457f;
const MACH_O = 0xfeedfacf;
const UNIVERSAL = [0xcafebabe, 0xcafebabf];

/**
 * Returns the platform of an executable, such as `linux-x64`, from its header.
 *
 * @param {Buffer} program
 * @param {string} file its path, for messages
 */
function platformOf(program, file) {
  if (program.length < 20) throw new Error(`${file} is not an executable.`);
  const magic = program.readUInt32LE(0);
  if (magic === ELF) return `linux-${machine(ELF_MACHINES, program.readUInt16LE(18), file)}`;
  if (magic === MACH_O) return `darwin-${machine(MACH_O_MACHINES, program.readUInt32LE(4), file)}`;
  if (UNIVERSAL.includes(program.readUInt32BE(0))) {
    throw new Error(`${file} is a universal binary, but a package is for one architecture; extract one with “lipo -thin”.`);
  }
  throw new Error(`${file} is not an executable for Linux or macOS.`);
}

/**
 * @param {Map<number, string>} machines
 * @param {number} number
 * @param {string} file
 */
function machine(machines, number, file) {
  const name = machines.get(number);
  if (name === undefined) throw new Error(`${file} is for an architecture that the editor has no packages for.`);
  return name;
}

module.exports = { platformOf };
