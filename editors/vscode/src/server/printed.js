"use strict";

/** The maximum number of lines that a message quotes, and of characters of each. */
const MAXIMUM_LINES = 3;
const MAXIMUM_LENGTH = 200;

/**
 * Returns a clause with the first lines of what a program has printed, to be appended to a message; an empty string if
 * it has printed nothing.
 *
 * @param {string} text
 */
function quoted(text) {
  const lines = text.split(/[\r\n]+/).map(plain).filter((line) => line !== "");
  if (lines.length === 0) return "";
  return `; it printed ${lines.slice(0, MAXIMUM_LINES).map((line) => `“${shortened(line)}”`).join(", ")}`;
}

/**
 * Removes escape sequences and control characters.
 *
 * @param {string} line
 */
function plain(line) {
  return line.replace(/\u001b\[[0-9;?]*[ -/]*[@-~]/g, "").replace(/[\u0000-\u001f\u007f]+/g, " ").trim();
}

/** @param {string} line */
function shortened(line) {
  return line.length > MAXIMUM_LENGTH ? `${line.slice(0, MAXIMUM_LENGTH)}…` : line;
}

module.exports = { quoted };
