"use strict";

const vscode = require("vscode");

/** The language ids of documents, and of project files while the server is running. */
const DOCUMENT = "clads";
const PROJECT = "clads-project";

/** The languages that the server supports. */
const LANGUAGES = [DOCUMENT, PROJECT];

/** The file extensions of documents, as in package.json. */
const ENDINGS = [".clads.json", ".clads"];

/** The name of project files. */
const PROJECT_FILE = "clads.json";

/** The languages of plain JSON files. */
const PLAIN = ["json", "jsonc"];

/** The language of Swift files, whose string literals may be documents. */
const SWIFT = "swift";

/** Globs that match the files that share names with documents: the samples next to them, and design tokens. */
const COMPANIONS = ["**/*.sample.json", "**/*.tokens.json"];

/**
 * Returns the document that a command applies to: the one in the active editor, else that of the active preview.
 *
 * @param {import("./preview/panels").PreviewPanels} panels
 * @returns {vscode.Uri | null}
 */
function activeDocument(panels) {
  const document = vscode.window.activeTextEditor?.document;
  if (document?.languageId === DOCUMENT) return document.uri;
  return panels.active?.uri ?? null;
}

/**
 * @param {vscode.Uri} one
 * @param {vscode.Uri} other
 */
function isSame(one, other) {
  return one.toString() === other.toString();
}

module.exports = { COMPANIONS, DOCUMENT, ENDINGS, LANGUAGES, PLAIN, PROJECT, PROJECT_FILE, SWIFT, activeDocument, isSame };
