"use strict";

const vscode = require("vscode");

const { isSame } = require("../documents");
const { rangeOf } = require("../references");

/**
 * Selects a range in the source of a document without moving the focus.
 *
 * @param {vscode.Uri} uri
 * @param {import("../../types/preview").Range} range
 * @param {vscode.ViewColumn | undefined} previewColumn the column of the preview; a closed source opens beside it
 */
async function reveal(uri, range, previewColumn) {
  const open = vscode.window.visibleTextEditors.find(({ document }) => isSame(document.uri, uri));
  const editor = open ?? (await openSource(uri, previewColumn));
  const selected = editor.document.validateRange(rangeOf(range));
  editor.selection = new vscode.Selection(selected.start, selected.end);
  editor.revealRange(selected, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
}

/**
 * @param {vscode.Uri} uri
 * @param {vscode.ViewColumn | undefined} previewColumn
 */
async function openSource(uri, previewColumn) {
  const document = await vscode.workspace.openTextDocument(uri);
  const isFirst = previewColumn === vscode.ViewColumn.One;
  const viewColumn = isFirst ? vscode.ViewColumn.Two : vscode.ViewColumn.One;
  return vscode.window.showTextDocument(document, { viewColumn, preserveFocus: true, preview: false });
}

module.exports = { reveal };
