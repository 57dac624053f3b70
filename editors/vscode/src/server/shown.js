"use strict";

const vscode = require("vscode");

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

/**
 * Keeps documents that are only shown out of the lists of problems and symbols; everything else they have, too.
 *
 * @type {import("vscode-languageclient/node").Middleware}
 */
const middleware = {
  provideDiagnostics(document, previous, token, next) {
    const uri = document instanceof vscode.Uri ? document : document.uri;
    return isOnlyShown(uri) ? { kind: "full", items: [] } : next(document, previous, token);
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
