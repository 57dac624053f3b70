"use strict";

const vscode = require("vscode");

const { rangeOf } = require("../references");

/**
 * @typedef {import("../../types/tests").Coverage} Coverage
 * @typedef {import("../../types/tests").Unreached} Unreached
 */

/**
 * Adds up what several runs reach: of a file, only what none of them has reached is missing.
 *
 * @param {Coverage[][]} runs
 * @returns {Coverage[]}
 */
function combined(runs) {
  return byFile(runs.flatMap((run) => byFile(run, sum)), union);
}

/**
 * @param {Coverage[]} coverages
 * @param {(one: Coverage, other: Coverage) => Coverage} add
 */
function byFile(coverages, add) {
  const files = /** @type {Map<string, Coverage>} */ (new Map());
  for (const coverage of coverages) {
    const known = files.get(coverage.uri);
    files.set(coverage.uri, known === undefined ? coverage : add(known, coverage));
  }
  return [...files.values()];
}

/**
 * Returns the coverage of two documents in the same Swift file.
 *
 * @param {Coverage} one
 * @param {Coverage} other
 * @returns {Coverage}
 */
function sum(one, other) {
  const missing = [...one.missing, ...other.missing];
  return { uri: one.uri, total: one.total + other.total, reached: one.reached + other.reached, missing };
}

/**
 * Returns the coverage of a file by two runs.
 *
 * @param {Coverage} one
 * @param {Coverage} other
 * @returns {Coverage}
 */
function union(one, other) {
  const names = new Set(other.missing.map(keyOf));
  const missing = one.missing.filter((each) => names.has(keyOf(each)));
  const total = Math.max(one.total, other.total);
  return { uri: one.uri, total, reached: total - missing.length, missing };
}

/** @param {Unreached} unreached */
function keyOf({ kind, name, range }) {
  return JSON.stringify([kind, name, range]);
}

/**
 * Returns a coverage as the editor shows it beside the name of the file.
 *
 * @param {Coverage} coverage
 */
function fileCoverage({ uri, reached, total }) {
  return new vscode.FileCoverage(vscode.Uri.parse(uri), new vscode.TestCoverageCount(reached, total));
}

/**
 * Returns what is marked in the document as not reached.
 *
 * @param {Coverage} coverage
 */
function details({ missing }) {
  return missing.flatMap(({ range }) => (range === null ? [] : [new vscode.StatementCoverage(false, rangeOf(range))]));
}

/**
 * Returns the lines of the output: what is missing may have no range, such as a sample.
 *
 * @param {Coverage} coverage
 */
function summary({ uri, reached, total, missing }) {
  const file = vscode.workspace.asRelativePath(vscode.Uri.parse(uri));
  const lines = missing.map(({ kind, name }) => `  not reached: ${kind} ${name}`);
  return [`${file}: ${reached} of ${total} reached`, ...lines, ""].join("\r\n");
}

module.exports = { combined, details, fileCoverage, summary };
