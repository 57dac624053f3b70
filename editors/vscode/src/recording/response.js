"use strict";

const vscode = require("vscode");

/** The choices, and what a sample says for each; `null` for one that is typed. */
const CHOICES = [
  { label: "$(json) Body…", description: "a response with status 200", sends: "body" },
  { label: "$(warning) Status…", description: "such as 404 or 500", sends: "status" },
  { label: "$(circle-slash) Offline", description: "the server cannot be reached", sends: "offline" },
  { label: "$(watch) Timeout", description: "no response in time", sends: "timeout" },
];

/**
 * Lets the user choose the response to a request; returns it as samples write it, or `undefined` if there is none.
 *
 * @param {string} request
 * @returns {Promise<unknown>}
 */
async function askResponse(request) {
  const options = { title: `Response to ${request}`, placeHolder: "Respond with" };
  const picked = await vscode.window.showQuickPick(CHOICES, options);
  if (picked === undefined) return undefined;
  if (picked.sends === "body") return askBody(request);
  if (picked.sends === "status") return askStatus(request);
  return { $failure: picked.sends };
}

/** @param {string} request */
async function askBody(request) {
  const text = await vscode.window.showInputBox({
    title: `Response to ${request}`,
    prompt: "The body, as JSON",
    value: "{}",
    ignoreFocusOut: true,
    validateInput: (typed) => (parsed(typed) === undefined ? "This is not JSON." : undefined),
  });
  return text === undefined ? undefined : parsed(text);
}

/** @param {string} request */
async function askStatus(request) {
  const text = await vscode.window.showInputBox({
    title: `Response to ${request}`,
    prompt: "The HTTP status",
    value: "500",
    validateInput: (typed) => (/^[1-5]\d\d$/.test(typed.trim()) ? undefined : "A status is a number from 100 to 599."),
  });
  return text === undefined ? undefined : { $status: Number(text.trim()) };
}

/**
 * @param {string} text
 * @returns {unknown} `undefined` if the text is not JSON
 */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

module.exports = { askResponse };
