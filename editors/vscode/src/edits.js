"use strict";

const vscode = require("vscode");

const { rangeOf } = require("./references");

/**
 * Returns an edit of the server as one of the editor.
 *
 * @param {import("../types/tests").SentEdit} sent
 */
function editOf({ changes = {}, documentChanges = [] }) {
  const edit = new vscode.WorkspaceEdit();
  const versioned = documentChanges.map(({ textDocument, edits }) => /** @type {const} */ ([textDocument.uri, edits]));
  for (const [uri, edits] of [...Object.entries(changes), ...versioned]) {
    for (const { range, newText } of edits) edit.replace(vscode.Uri.parse(uri), rangeOf(range), newText);
  }
  return edit;
}

module.exports = { editOf };
