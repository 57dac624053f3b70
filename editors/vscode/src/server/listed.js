"use strict";

const vscode = require("vscode");

const { PLAIN, isSame } = require("../documents");
const { ruleOf } = require("../rules");

/** Where documents live that are worked on, whatever the editor knows of their file systems. */
const LIVE = ["file", "untitled"];

/** The rule for what the editor's own JSON language reports, too. */
const SYNTAX = "json-syntax";

/**
 * Whether a document is only shown, as the old side of a comparison is: what is wrong there cannot be mended, and what
 * is named there would stand twice in every list. The editor opens such documents by itself, also where nobody sees
 * them.
 *
 * @param {vscode.Uri} uri
 */
function isOnlyShown({ scheme }) {
  return !LIVE.includes(scheme) && vscode.workspace.fs.isWritableFileSystem(scheme) !== true;
}

/** @param {vscode.Uri} uri */
function isOpen(uri) {
  return vscode.workspace.textDocuments.some((document) => isSame(document.uri, uri));
}

/** @type {import("vscode-languageclient/node").DocumentDiagnosticReport} */
const NOTHING = { kind: "full", items: [] };

/** The files that the editor's own JSON language checks now. */
function checkedAsJSON() {
  const documents = vscode.workspace.textDocuments.filter(({ languageId }) => PLAIN.includes(languageId));
  return new Set(documents.map(({ uri }) => uri.toString()));
}

/**
 * Keeps documents that are only shown, or gone, out of the lists of problems and symbols, and says nothing twice.
 *
 * @returns {import("vscode-languageclient/node").Middleware}
 */
function makeMiddleware() {
  /** The files of which not everything was said; they are asked about anew. */
  const shortened = /** @type {Set<string>} */ (new Set());
  return {
    async provideDiagnostics(document, previous, token, next) {
      const uri = document instanceof vscode.Uri ? document : document.uri;
      if (isOnlyShown(uri)) return NOTHING;
      try {
        return await next(document, previous, token);
      } catch (error) {
        // The library asks once more about a document that was closed, and keeps its problems when that fails.
        if (isOpen(uri)) throw error;
        return NOTHING;
      }
    },
    provideWorkspaceDiagnostics(previous, token, report, next) {
      const twice = checkedAsJSON();
      const isSettled = (/** @type {string} */ key) => !twice.has(key) && !shortened.has(key);
      const settled = previous.filter(({ uri }) => isSettled(uri.toString()));
      return next(settled, token, (part) => {
        const files = part?.items.filter(({ uri }) => !isOnlyShown(uri)) ?? [];
        for (const { uri } of files) shortened.delete(uri.toString());
        for (const file of files.filter(({ uri }) => twice.has(uri.toString()))) {
          shortened.add(file.uri.toString());
          file.items = file.items?.filter((finding) => ruleOf(finding) !== SYNTAX);
        }
        report(part && { ...part, items: files });
      });
    },
    async provideWorkspaceSymbols(query, token, next) {
      const symbols = await next(query, token);
      return symbols?.filter(({ location }) => !isOnlyShown(location.uri));
    },
  };
}

module.exports = { makeMiddleware };
