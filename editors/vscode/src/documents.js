"use strict";

const vscode = require("vscode");

/** The language of documents, and that of project files while the server runs. */
const DOCUMENT = "clads";
const PROJECT = "clads-project";

/** The languages that the server takes part in. */
const LANGUAGES = [DOCUMENT, PROJECT];

/** What the names of documents end in; package.json says it, too. */
const ENDINGS = [".clads.json", ".clads"];

/** The file that tells what a project's documents are. */
const PROJECT_FILE = "clads.json";

/** The languages that a file has which the editor takes for nothing but JSON. */
const PLAIN = ["json", "jsonc"];

/** The files beside documents that are samples of them. */
const SAMPLES = "**/*.sample.json";

/**
 * The document that a command is about: the one in the active editor, else the one that the active preview shows.
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

module.exports = { DOCUMENT, ENDINGS, LANGUAGES, PLAIN, PROJECT, PROJECT_FILE, SAMPLES, activeDocument, isSame };
