"use strict";

const path = require("node:path");
const vscode = require("vscode");

/**
 * Creates the file of a recorded test and opens it. A file that exists is never replaced: the user names another one,
 * or gets the test as an untitled document.
 *
 * @param {{ uri: string, text: string }} recorded
 * @param {vscode.ViewColumn | undefined} previewColumn the column of the preview; the file opens beside it
 */
async function createTestFile({ uri, text }, previewColumn) {
  const file = await freeFile(vscode.Uri.parse(uri));
  const isCreated = file !== undefined && (await create(file, text));
  const document = isCreated
    ? await vscode.workspace.openTextDocument(file)
    : await vscode.workspace.openTextDocument({ language: "json", content: text });
  const isFirst = previewColumn === vscode.ViewColumn.One;
  const viewColumn = isFirst ? vscode.ViewColumn.Two : vscode.ViewColumn.One;
  await vscode.window.showTextDocument(document, { viewColumn, preview: false });
}

/**
 * @param {vscode.Uri} file
 * @param {string} text
 */
async function create(file, text) {
  const edit = new vscode.WorkspaceEdit();
  edit.createFile(file, { overwrite: false, ignoreIfExists: false, contents: Buffer.from(text) });
  return vscode.workspace.applyEdit(edit);
}

/**
 * Returns a file that does not exist, or `undefined` if the user names none.
 *
 * @param {vscode.Uri} proposed
 * @returns {Promise<vscode.Uri | undefined>}
 */
async function freeFile(proposed) {
  let file = proposed;
  while (await exists(file)) {
    const name = path.posix.basename(file.path);
    const typed = await vscode.window.showInputBox({
      title: "Name of the test",
      prompt: `${name} already exists. Enter another name for the new test.`,
      value: name,
      ignoreFocusOut: true,
      validateInput: (text) => (/[/\\]/.test(text) || text.trim() === "" ? "Enter the name of a file." : undefined),
    });
    if (typed === undefined) return undefined;
    file = vscode.Uri.joinPath(file, "..", typed.trim());
  }
  return file;
}

/** @param {vscode.Uri} file */
async function exists(file) {
  try {
    await vscode.workspace.fs.stat(file);
    return true;
  } catch {
    return false;
  }
}

module.exports = { createTestFile };
