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
const UNIVERSAL = 0xcafebabe;
const UNIVERSAL_64 = 0xcafebabf;

/** The platforms of packages with a server, and the platform that its header must name. */
const TARGETS = new Map([
  ["alpine-arm64", "linux-arm64"],
  ["alpine-x64", "linux-x64"],
  ["darwin-arm64", "darwin-arm64"],
  ["darwin-x64", "darwin-x64"],
  ["linux-arm64", "linux-arm64"],
  ["linux-x64", "linux-x64"],
]);

/** The shared libraries of the Swift toolchain. macOS has them in /usr/lib, which a name with `@rpath` is not. */
const SWIFT = /^lib(swift|_?Foundation|dispatch|BlocksRuntime)|^@rpath\//;

/**
 * Returns the platform that a package with this server is for: the target, if the server runs there, or the only one
 * that the server is for.
 *
 * @param {Buffer} program
 * @param {string} file its path, for messages
 * @param {string} [target]
 */
function platformOf(program, file, target) {
  if (target !== undefined && !TARGETS.has(target)) {
    throw new Error(`There are no packages with a server for ${target}, only for ${[...TARGETS.keys()].join(", ")}.`);
  }
  const parts = readable(file, () => partsOf(program, file));
  const platforms = parts.map(({ platform }) => platform);
  if (target === undefined && platforms.length > 1) {
    const choice = platforms.map((each) => `--target ${each}`).join(" or ");
    throw new Error(`${file} is a universal binary, but a package is for one architecture; add ${choice}.`);
  }
  const platform = target ?? platforms[0];
  const part = parts.find((each) => each.platform === TARGETS.get(platform));
  if (part === undefined) throw new Error(`${file} is for ${platforms.join(" and ")}, not for ${platform}.`);
  const libraries = readable(file, () => librariesOf(part.content));
  const swift = libraries.find((name) => SWIFT.test(name));
  if (swift !== undefined) {
    throw new Error(`${file} needs the shared library ${swift} of Swift, which few computers have; package the server that “.ci/release binary” builds.`);
  }
  if (platform.startsWith("alpine") && libraries.length > 0) {
    throw new Error(`${file} needs the shared library ${libraries[0]}, but Alpine Linux has another C library; package a static server.`);
  }
  return platform;
}

/**
 * Reads a part of a program; an offset outside of it means that the program is damaged.
 *
 * @template Value
 * @param {string} file
 * @param {() => Value} read
 */
function readable(file, read) {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) throw new Error(`${file} is not a complete executable.`);
    throw error;
  }
}

/**
 * Returns the programs in a file: several in a universal binary, otherwise one.
 *
 * @param {Buffer} program
 * @param {string} file
 */
function partsOf(program, file) {
  if (program.length < 20) throw new Error(`${file} is not an executable.`);
  const universal = program.readUInt32BE(0);
  if (universal !== UNIVERSAL && universal !== UNIVERSAL_64) {
    return [{ platform: headerPlatform(program, file), content: program }];
  }
  return Array.from({ length: Math.min(program.readUInt32BE(4), 16) }, (_, index) => {
    const entry = universal === UNIVERSAL ? 8 + index * 20 : 8 + index * 32;
    const content = universal === UNIVERSAL
      ? slice(program, program.readUInt32BE(entry + 8), program.readUInt32BE(entry + 12))
      : slice(program, Number(program.readBigUInt64BE(entry + 8)), Number(program.readBigUInt64BE(entry + 16)));
    return { platform: headerPlatform(content, file), content };
  });
}

/**
 * Returns the platform of a program for one architecture, such as `linux-x64`.
 *
 * @param {Buffer} program
 * @param {string} file
 */
function headerPlatform(program, file) {
  const magic = program.readUInt32LE(0);
  if (magic === ELF) return `linux-${machine(ELF_MACHINES, program.readUInt16LE(18), file)}`;
  if (magic === MACH_O) return `darwin-${machine(MACH_O_MACHINES, program.readUInt32LE(4), file)}`;
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

/**
 * Returns the shared libraries that a program for one architecture names.
 *
 * @param {Buffer} program
 */
function librariesOf(program) {
  return program.readUInt32LE(0) === ELF ? elfLibraries(program) : machOLibraries(program);
}

const PT_LOAD = 1;
const PT_DYNAMIC = 2;
const DT_NULL = 0;
const DT_NEEDED = 1;
const DT_STRTAB = 5;

/** @param {Buffer} program a 64-bit one */
function elfLibraries(program) {
  const number = (/** @type {number} */ offset) => Number(program.readBigUInt64LE(offset));
  const [start, size, count] = [number(32), program.readUInt16LE(54), program.readUInt16LE(56)];
  const segments = Array.from({ length: count }, (_, index) => {
    const at = start + index * size;
    return { type: program.readUInt32LE(at), offset: number(at + 8), address: number(at + 16), size: number(at + 32) };
  });
  const dynamic = segments.find(({ type }) => type === PT_DYNAMIC);
  if (dynamic === undefined) return [];
  /** @type {number[]} */
  const needed = [];
  let names = 0;
  for (let at = dynamic.offset; at < dynamic.offset + dynamic.size; at += 16) {
    const tag = number(at);
    if (tag === DT_NULL) break;
    if (tag === DT_NEEDED) needed.push(number(at + 8));
    if (tag === DT_STRTAB) names = number(at + 8);
  }
  const isAround = (/** @type {typeof dynamic} */ { type, address, size }) =>
    type === PT_LOAD && address <= names && names < address + size;
  if (needed.length === 0) return [];
  const table = segments.find(isAround);
  if (table === undefined) throw new RangeError("the names of libraries are in no segment");
  return needed.map((name) => text(program, table.offset + names - table.address + name));
}

/** LC_LOAD_DYLIB, LC_LOAD_WEAK_DYLIB, LC_REEXPORT_DYLIB and LC_LOAD_UPWARD_DYLIB. */
const LOADS = [0xc, 0x80000018, 0x8000001f, 0x80000023];

/** @param {Buffer} program a 64-bit one */
function machOLibraries(program) {
  const libraries = [];
  let at = 32;
  for (let left = program.readUInt32LE(16); left > 0; left -= 1) {
    const length = program.readUInt32LE(at + 4);
    if (LOADS.includes(program.readUInt32LE(at))) libraries.push(text(program, at + program.readUInt32LE(at + 8)));
    at += length;
  }
  return libraries;
}

/**
 * Returns the text from an offset up to a zero.
 *
 * @param {Buffer} program
 * @param {number} offset
 */
function text(program, offset) {
  const end = program.indexOf(0, offset);
  if (end < 0) throw new RangeError("a text without an end");
  return program.subarray(offset, end).toString("utf8");
}

/**
 * @param {Buffer} program
 * @param {number} offset
 * @param {number} length
 */
function slice(program, offset, length) {
  if (offset + length > program.length) throw new RangeError("a part beyond the end");
  return program.subarray(offset, offset + length);
}

module.exports = { librariesOf, platformOf };
