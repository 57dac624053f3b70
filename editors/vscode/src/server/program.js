"use strict";

const { execFile } = require("node:child_process");

/** The longest that a call which only prints something may take, in milliseconds. */
const LIMIT = 20_000;

/**
 * Runs the executable for what it prints.
 *
 * @param {string} file the executable
 * @param {string[]} parameters
 * @returns {Promise<string>}
 */
function output(file, parameters) {
  return new Promise((resolve, reject) => {
    const options = { encoding: "utf8", timeout: LIMIT, maxBuffer: 1 << 26, windowsHide: true };
    try {
      execFile(file, parameters, options, (error, standardOutput, standardError) => {
        if (error) reject(new Error(reason(error, standardError)));
        else resolve(standardOutput);
      });
    } catch (error) {
      // What is no program for this computer is refused at once.
      reject(new Error(reason(error instanceof Error ? error : new Error(String(error)), "")));
    }
  });
}

/** What a shell ends with, to which the system hands what it cannot run itself. */
const SHELL_REFUSALS = [126, 127];

/**
 * Why a program could not be run, in words.
 *
 * @param {Error & { code?: unknown, killed?: boolean, signal?: string | null }} error
 * @param {string} standardError
 */
function reason(error, standardError) {
  if (error.killed) return `it printed nothing for ${LIMIT / 1000} seconds`;
  if (error.signal) return `it was ended by ${error.signal}`;
  if (error.code === "ENOEXEC" || SHELL_REFUSALS.some((code) => code === error.code)) {
    return "it was built for another kind of computer";
  }
  if (error.code === "EACCES") return "the system refuses to run it";
  const [line] = standardError.trim().split("\n");
  if (line !== "") return line;
  return typeof error.code === "number" ? `it ended with status ${error.code}` : error.message;
}

module.exports = { output };
