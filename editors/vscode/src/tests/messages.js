"use strict";

const vscode = require("vscode");

const { rangeOf } = require("../references");

/**
 * @typedef {import("../../types/tests").TestFailure} TestFailure
 * @typedef {import("../../types/tests").TestResult} TestResult
 */

/**
 * Returns the messages of a test that has failed, each at its step.
 *
 * @param {vscode.Uri} uri the test
 * @param {TestResult} result
 */
function messagesOf(uri, { failures, message }) {
  if (failures.length === 0) return [new vscode.TestMessage(message ?? "The test has failed.")];
  return failures.map((failure) => messageAt(uri, failure));
}

/**
 * @param {vscode.Uri} uri
 * @param {TestFailure} failure
 */
function messageAt(uri, { range, message, expected, actual, related }) {
  const places = related.map((each) => {
    const file = vscode.workspace.asRelativePath(vscode.Uri.parse(each.uri));
    return `${file}:${each.range.start.line + 1}: ${each.message}`;
  });
  const text = [message, ...places].join("\n");
  const isDifference = expected != null && actual != null;
  const made = isDifference ? vscode.TestMessage.diff(text, expected, actual) : new vscode.TestMessage(text);
  made.location = new vscode.Location(uri, rangeOf(range));
  return made;
}

/**
 * Returns what the output of a run shows of a failure: its message and the screen.
 *
 * @param {TestResult} result
 * @param {TestFailure} failure
 */
function outputOf({ name }, { step, message, screen }) {
  const title = step === null ? name : `${name}, step ${step + 1}`;
  const lines = [`${title}: ${message}`, ...screen.map((line) => `  │ ${line}`), ""];
  // Lines of a terminal.
  return lines.flatMap((line) => `${line.replace(/\r?\n/g, "\r\n")}\r\n`).join("");
}

module.exports = { messagesOf, outputOf };
