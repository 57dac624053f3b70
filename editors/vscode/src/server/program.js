"use strict";

const { execFile } = require("node:child_process");
const fs = require("node:fs");
const path = require("node:path");

const { quoted } = require("./printed");

/** The timeout of a call that prints something, in milliseconds. */
const TIMEOUT = 20_000;

/**
 * Runs the executable and returns its output.
 *
 * @param {string} file the executable
 * @param {string[]} parameters
 * @returns {Promise<string>}
 */
function output(file, parameters) {
  return new Promise((resolve, reject) => {
    const options = { encoding: "utf8", timeout: TIMEOUT, maxBuffer: 1 << 26, windowsHide: true };
    const fail = (/** @type {Failure} */ error, /** @type {string} */ printed) =>
      reject(new Error(`${reason(file, error, printed)}${quoted(printed)}`));
    try {
      execFile(file, parameters, options, (error, standardOutput, standardError) => {
        if (error) fail(error, standardError);
        else resolve(standardOutput);
      });
    } catch (error) {
      // `execFile` throws at once for some files that are not executable on this computer.
      fail(error instanceof Error ? error : new Error(String(error)), "");
    }
  });
}

/** @typedef {Error & { code?: unknown, killed?: boolean, signal?: string | null }} Failure */

/**
 * Returns why a program could not be run, as far as that is certain.
 *
 * @param {string} file
 * @param {Failure} error
 * @param {string} printed what it has printed to standard error
 */
function reason(file, error, printed) {
  if (error.killed) return `it did not respond within ${TIMEOUT / 1000} seconds`;
  if (error.code === "EACCES") return "permission was denied";
  if (error.code === "ENOENT") {
    return fs.existsSync(file) ? "the loader or the interpreter that it names does not exist" : "it does not exist";
  }
  if (error.code === "ENOEXEC" || isOfOtherFormat(file, printed)) {
    return "it is not in the executable format of this computer";
  }
  const library = missingLibrary(printed);
  if (library !== null) return `the shared library ${library} is missing`;
  if (error.signal) return `it was terminated by ${error.signal}`;
  return typeof error.code === "number" ? `it exited with status ${error.code}` : error.message.split("\n", 1)[0];
}

/** What dynamic linkers print about a library that does not exist: those of glibc, musl and macOS. */
const LINKER_MESSAGES = [
  /error while loading shared libraries: ([^\s:]+): cannot open/,
  /Error loading shared library ([^\s:]+): No such file/,
  /Library not loaded: (\S+)/,
];

/** @param {string} printed */
function missingLibrary(printed) {
  for (const message of LINKER_MESSAGES) {
    const found = message.exec(printed);
    if (found) return path.basename(found[1]);
  }
  return null;
}

/** How executables start: ELF, and Mach-O for one architecture or for several. */
const MAGIC_NUMBERS = ["7f454c46", "cffaedfe", "cefaedfe", "cafebabe"];

/**
 * Whether the system did not recognize an executable. A shell then tries to run it as a script, and reports an error in
 * one of its lines.
 *
 * @param {string} file
 * @param {string} printed
 */
function isOfOtherFormat(file, printed) {
  const isOfShell = printed.startsWith(`${file}: `) && /^(line )?\d+: |^cannot execute/.test(printed.slice(file.length + 2));
  return isOfShell && MAGIC_NUMBERS.includes(beginning(file));
}

/**
 * Returns the first four bytes of a file in hexadecimal; an empty string if it cannot be read.
 *
 * @param {string} file
 */
function beginning(file) {
  try {
    const descriptor = fs.openSync(file, "r");
    try {
      const bytes = Buffer.alloc(4);
      fs.readSync(descriptor, bytes, 0, bytes.length, 0);
      return bytes.toString("hex");
    } finally {
      fs.closeSync(descriptor);
    }
  } catch {
    return "";
  }
}

module.exports = { output };
