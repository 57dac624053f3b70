"use strict";

const { execFile } = require("node:child_process");

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
    try {
      execFile(file, parameters, options, (error, standardOutput, standardError) => {
        if (error) reject(new Error(reason(error, standardError)));
        else resolve(standardOutput);
      });
    } catch (error) {
      // `execFile` throws at once for a file that is not executable on this computer.
      reject(new Error(reason(error instanceof Error ? error : new Error(String(error)), "")));
    }
  });
}

/** The exit statuses of a shell that could not execute the file. */
const SHELL_REFUSALS = [126, 127];

/**
 * Returns why a program could not be run.
 *
 * @param {Error & { code?: unknown, killed?: boolean, signal?: string | null }} error
 * @param {string} standardError
 */
function reason(error, standardError) {
  if (error.killed) return `it did not respond within ${TIMEOUT / 1000} seconds`;
  if (error.signal) return `it was terminated by ${error.signal}`;
  if (error.code === "ENOEXEC" || SHELL_REFUSALS.some((code) => code === error.code)) {
    return "it was built for another platform";
  }
  if (error.code === "EACCES") return "permission was denied";
  const [line] = standardError.trim().split("\n");
  if (line !== "") return line;
  return typeof error.code === "number" ? `it exited with status ${error.code}` : error.message;
}

module.exports = { output };
