"use strict";

const vscode = require("vscode");

/**
 * What the user expects, as an argument of `clads.preview.record`.
 *
 * @typedef {{ kind: string, path?: string }} Expectation
 */

const TEXT = { label: "$(symbol-string) Text", description: "what it shows", expects: "text" };
const VALUE = { label: "$(symbol-value) Value", description: "what the control holds", expects: "value" };
const VISIBLE = { label: "$(eye) Visible", description: "that it is on the screen", expects: "visible" };
const STYLE = { label: "$(symbol-color) Style", description: "its colors, font and the like", expects: "style" };

/** What can be expected of the kinds of nodes, most likely first; of other kinds, anything. */
const OF_KIND = new Map([
  ["label", [TEXT, VISIBLE, STYLE]],
  ["button", [TEXT, VISIBLE, STYLE]],
  ["textfield", [VALUE, VISIBLE, STYLE]],
  ["toggle", [VALUE, VISIBLE, STYLE]],
  ["slider", [VALUE, VISIBLE, STYLE]],
  ["image", [VISIBLE, STYLE]],
  ["divider", [VISIBLE, STYLE]],
]);

const WITHOUT_NODE = [
  { label: "$(comment) What is presented", description: "an alert, a destination, or nothing", expects: "presented" },
  { label: "$(symbol-variable) A value of the state…", description: "by its path", expects: "state" },
  { label: "$(zap) Actions", description: "those that have run since the last event", expects: "actions" },
  { label: "$(cloud) Requests", description: "those that wait for a response", expects: "requests" },
  { label: "$(list-tree) Outline", description: "the whole screen as text", expects: "outline" },
  { label: "$(check) No problems", description: "nothing was reported since the last event", expects: "noProblems" },
];

/**
 * Lets the user choose what is expected of a node.
 *
 * @param {string | undefined} nodeKind its kind, if it is known
 * @returns {Promise<Expectation | undefined>}
 */
async function askOfNode(nodeKind) {
  const choices = OF_KIND.get(nodeKind ?? "") ?? [TEXT, VALUE, VISIBLE, STYLE];
  const title = nodeKind === undefined ? "Expect of this element" : `Expect of this ${nodeKind}`;
  const picked = await vscode.window.showQuickPick(choices, { title });
  return picked && { kind: picked.expects };
}

/**
 * Lets the user choose what is expected apart from the nodes on the screen.
 *
 * @param {Record<string, unknown>} state
 * @returns {Promise<Expectation | undefined>}
 */
async function askOfScreen(state) {
  const picked = await vscode.window.showQuickPick(WITHOUT_NODE, { title: "Expect" });
  if (picked === undefined) return undefined;
  if (picked.expects !== "state") return { kind: picked.expects };
  const items = statePaths(state).map(({ path, value }) => ({ label: path, description: shortened(value) }));
  const options = { title: "Expect a value of the state", placeHolder: "Path" };
  const chosen = await vscode.window.showQuickPick(items, options);
  return chosen && { kind: "state", path: chosen.label };
}

/**
 * Returns the paths of a state, each object before its members.
 *
 * @param {Record<string, unknown>} state
 * @returns {{ path: string, value: unknown }[]}
 */
function statePaths(state, before = "") {
  return Object.entries(state).flatMap(([key, value]) => {
    const path = before + key;
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    const members = isObject ? statePaths(/** @type {Record<string, unknown>} */ (value), `${path}.`) : [];
    return [{ path, value }, ...members];
  });
}

/** @param {unknown} value */
function shortened(value) {
  const text = String(JSON.stringify(value));
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

module.exports = { askOfNode, askOfScreen, statePaths };
