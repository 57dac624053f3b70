"use strict";

const crypto = require("node:crypto");
const fs = require("node:fs/promises");
const path = require("node:path");
const vscode = require("vscode");

/** The folder of the page's files in the extension, and the page itself. */
const FOLDER = "media";
const PAGE = "preview.html";

/**
 * What a webview with the page may do: run the page's own scripts, and read its own files.
 *
 * @param {vscode.Uri} extension
 */
function pageOptions(extension) {
  return { enableScripts: true, localResourceRoots: [vscode.Uri.joinPath(extension, FOLDER)] };
}

/**
 * The page for one webview.
 *
 * @param {vscode.Webview} webview
 * @param {vscode.Uri} extension
 */
async function pageFor(webview, extension) {
  const folder = vscode.Uri.joinPath(extension, FOLDER);
  const template = await fs.readFile(path.join(folder.fsPath, PAGE), "utf8");
  /** @type {Record<string, string>} */
  const values = {
    cspSource: webview.cspSource,
    nonce: crypto.randomBytes(16).toString("hex"),
    media: webview.asWebviewUri(folder).toString(),
  };
  return template.replace(/\{\{(\w+)\}\}/g, (placeholder, name) => values[name] ?? placeholder);
}

module.exports = { pageFor, pageOptions };
