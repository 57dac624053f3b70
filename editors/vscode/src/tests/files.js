"use strict";

const vscode = require("vscode");

const { DOCUMENT, isEdited } = require("../documents");

/** The ending of the files that are tests. */
const ENDING = ".clads-test.json";

/** The files whose changes may add tests, or remove them. */
const PATTERNS = [`**/*${ENDING}`, "**/*.clads.json", "**/clads.json"];

/** @param {vscode.Uri} uri */
function isTest({ path }) {
  return path.endsWith(ENDING);
}

/**
 * Returns the URI in the argument of a command: that of a code lens, or that of the explorer.
 *
 * @param {unknown} argument
 * @returns {vscode.Uri | null}
 */
function uriIn(argument) {
  if (argument instanceof vscode.Uri) return argument;
  if (typeof argument !== "object" || argument === null) return null;
  const { uri } = /** @type {{ uri?: unknown }} */ (argument);
  return typeof uri === "string" ? vscode.Uri.parse(uri) : null;
}

/** Returns the test or the document in the active editor. */
function activeFile() {
  const document = vscode.window.activeTextEditor?.document;
  if (document === undefined || !isEdited(document.uri)) return null;
  return isTest(document.uri) || document.languageId === DOCUMENT ? document.uri : null;
}

module.exports = { PATTERNS, activeFile, isTest, uriIn };
