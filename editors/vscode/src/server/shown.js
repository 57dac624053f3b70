"use strict";

const vscode = require("vscode");

const { isSame } = require("../documents");

/** Where documents live that are worked on, whatever the editor knows of their file systems. */
const LIVE = ["file", "untitled"];

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

/**
 * Keeps documents that are only shown, or gone, out of the lists of problems and symbols; what is only shown has
 * everything else.
 *
 * @type {import("vscode-languageclient/node").Middleware}
 */
const middleware = {
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
    return next(previous, token, (part) => {
      report(part && { ...part, items: part.items.filter(({ uri }) => !isOnlyShown(uri)) });
    });
  },
  async provideWorkspaceSymbols(query, token, next) {
    const symbols = await next(query, token);
    return symbols?.filter(({ location }) => !isOnlyShown(location.uri));
  },
};

module.exports = { middleware };
