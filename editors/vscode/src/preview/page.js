"use strict";

const crypto = require("node:crypto");
const fs = require("node:fs/promises");
const path = require("node:path");
const vscode = require("vscode");

/** The folder of the page's files in the extension, and the name of the page. */
const FOLDER = "media";
const PAGE = "preview.html";

/**
 * Returns the options of a webview for the page: it may run scripts and load files from its own folder.
 *
 * @param {vscode.Uri} extension
 */
function pageOptions(extension) {
  return { enableScripts: true, localResourceRoots: [vscode.Uri.joinPath(extension, FOLDER)] };
}

/**
 * Returns the HTML of the page for a webview.
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
