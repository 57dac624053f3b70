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

/** A glob that matches tests of screens. */
const TESTS = "**/*.clads-test.json";

/** Globs that match the files beside documents: their samples and tests, and design tokens. */
const COMPANIONS = ["**/*.sample.json", "**/*.tokens.json", TESTS];

/**
 * The URI schemes of documents that are edited: files, new documents that are not saved yet, and files seen from a
 * window of a remote machine. The old side of a diff (`git:`) and other read-only views are none of them.
 */
const SCHEMES = ["file", "untitled", "vscode-remote"];

/** Returns these schemes, and those of the file systems that the user has opened as folders. */
function schemes() {
  const ofFolders = (vscode.workspace.workspaceFolders ?? []).map(({ uri }) => uri.scheme);
  return [...new Set([...SCHEMES, ...ofFolders])];
}

/**
 * Whether a document with this URI is one to edit. All that the extension does with documents is for these.
 *
 * @param {vscode.Uri} uri
 */
function isEdited({ scheme }) {
  return schemes().includes(scheme);
}

/**
 * Limits filters of documents that name no scheme to documents to edit. Every selector of the extension is made here.
 *
 * @param {import("vscode-languageclient/node").DocumentSelector} filters
 * @returns {import("vscode-languageclient/node").DocumentSelector}
 */
function selecting(filters) {
  const named = schemes();
  return filters.flatMap((filter) => (filter.scheme ? [filter] : named.map((scheme) => ({ ...filter, scheme }))));
}

/** Returns the selector of documents and project files. */
function ownSelector() {
  return selecting(LANGUAGES.map((language) => ({ language })));
}

/**
 * Returns the document that a command applies to: the one in the active editor, else that of the active preview.
 *
 * @param {import("./preview/panels").PreviewPanels} panels
 * @returns {vscode.Uri | null}
 */
function activeDocument(panels) {
  const document = vscode.window.activeTextEditor?.document;
  if (document?.languageId === DOCUMENT && isEdited(document.uri)) return document.uri;
  return panels.active?.uri ?? null;
}

/**
 * @param {vscode.Uri} one
 * @param {vscode.Uri} other
 */
function isSame(one, other) {
  return one.toString() === other.toString();
}

module.exports = {
  COMPANIONS,
  DOCUMENT,
  ENDINGS,
  LANGUAGES,
  PLAIN,
  PROJECT,
  PROJECT_FILE,
  SWIFT,
  TESTS,
  activeDocument,
  isEdited,
  isSame,
  ownSelector,
  selecting,
};
