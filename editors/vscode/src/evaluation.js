"use strict";

const vscode = require("vscode");

const { DOCUMENT, SWIFT, isEdited } = require("./documents");
const { messageOf } = require("./errors");

/** The maximum number of characters of a value in a message. */
const MAXIMUM_LENGTH = 300;

const COPY = "Copy Value";

/**
 * The result of `clads.evaluate`.
 *
 * @typedef {object} Evaluation
 * @property {string} [type]
 * @property {unknown} [value]
 * @property {string} [text]
 * @property {string} [message] why there is no value
 * @property {{ type: string, value?: unknown }} [device] the result on device, where it differs
 * @property {{ message: string, start: number, end: number }} [error]
 */

/** Evaluates the selected expression, or one that the user types, in the scope of the cursor. */
class Evaluations {
  /** @param {import("./server/server").Server} server */
  constructor(server) {
    this.server = server;
  }

  async run() {
    const editor = vscode.window.activeTextEditor;
    const document = editor?.document;
    if (!editor || !document || ![DOCUMENT, SWIFT].includes(document.languageId) || !isEdited(document.uri)) {
      await vscode.window.showInformationMessage("Open a CLADS document to evaluate expressions.");
      return;
    }
    const ask = (/** @type {string} */ text) => this.evaluate(editor, text);
    const expression = editor.selection.isEmpty ? await typed(editor, ask) : selected(editor);
    if (expression === undefined || expression.trim() === "") return;
    const answer = await ask(expression);
    if (answer.error) {
      await vscode.window.showWarningMessage(`${brief(expression)} cannot be evaluated: ${answer.error.message}.`);
      return;
    }
    const message = `${brief(expression)} → ${result(answer)}`;
    const button = await vscode.window.showInformationMessage(message, COPY);
    if (button === COPY) await vscode.env.clipboard.writeText(copied(answer));
  }

  /**
   * @param {vscode.TextEditor} editor
   * @param {string} expression
   * @returns {Promise<Evaluation>}
   */
  evaluate(editor, expression) {
    const { line, character } = editor.selection.active;
    return this.server.command("clads.evaluate", {
      uri: editor.document.uri.toString(),
      expression,
      position: { line, character },
      template: expression.includes("${"),
    });
  }
}

/**
 * Asks the user for an expression and shows its result below, also of the one that is proposed, while it is typed.
 *
 * @param {vscode.TextEditor} editor
 * @param {(text: string) => Promise<Evaluation>} ask
 * @returns {Promise<string | undefined>}
 */
function typed(editor, ask) {
  const box = vscode.window.createInputBox();
  box.title = "Evaluate an expression in the scope of the cursor";
  box.prompt = "An expression such as `count + 1`, or a template with `${…}`";
  box.value = placeholderAt(editor);
  box.valueSelection = [0, box.value.length];
  const show = async (/** @type {string} */ text) => {
    const found = text.trim() === "" ? undefined : await validation(text, ask);
    // Results may arrive in another order than what they are about was typed.
    if (box.value === text) box.validationMessage = found;
  };
  return new Promise((resolve) => {
    box.onDidChangeValue(show);
    box.onDidAccept(() => {
      resolve(box.value);
      box.hide();
    });
    box.onDidHide(() => {
      resolve(undefined);
      box.dispose();
    });
    box.show();
    show(box.value);
  });
}

/**
 * Returns what is said about an expression that is being typed.
 *
 * @param {string} text
 * @param {(text: string) => Promise<Evaluation>} ask
 */
async function validation(text, ask) {
  const { Info, Warning, Error } = vscode.InputBoxValidationSeverity;
  try {
    const answer = await ask(text);
    if (answer.error) return { message: answer.error.message, severity: Warning };
    return { message: result(answer), severity: Info };
  } catch (error) {
    return { message: messageOf(error), severity: Error };
  }
}

/**
 * Returns the expression in the `${…}` at the cursor, or an empty string.
 *
 * @param {vscode.TextEditor} editor
 */
function placeholderAt({ document, selection }) {
  const { character, line } = selection.active;
  for (const match of document.lineAt(line).text.matchAll(/\$\{([^}]*)\}/g)) {
    const start = match.index ?? 0;
    if (start <= character && character <= start + match[0].length) return match[1];
  }
  return "";
}

/**
 * Returns the selected text without JSON quotes and escapes.
 *
 * @param {vscode.TextEditor} editor
 */
function selected({ document, selection }) {
  const text = document.getText(selection).trim();
  const literal = text.startsWith('"') && text.endsWith('"') && text.length > 1 ? text : `"${text}"`;
  try {
    return String(JSON.parse(literal));
  } catch {
    // Not part of a JSON string: use the text as it is.
    return text;
  }
}

/** @param {Evaluation} answer */
function result(answer) {
  const { type, value, text, message, device } = answer;
  const own =
    type === "failure" ? `fails: ${message}; the screen shows “${brief(text ?? "")}”`
    : type === "undefined" ? "undefined: there is no such value"
    : `${brief(JSON.stringify(value))} (${type})`;
  return device ? `${own}. ${onDevice(device)}` : own;
}

/** @param {{ type: string, value?: unknown }} device */
function onDevice({ type, value }) {
  if (type === "hang") return "On device, the app hangs.";
  if (type === "crash") return "On device, the app crashes.";
  if (type === "undefined") return "On device, the value is undefined.";
  return `On device, the result is ${brief(JSON.stringify(value))} (${type}).`;
}

/** @param {Evaluation} answer */
function copied({ value, text }) {
  if (value === undefined) return text ?? "";
  return typeof value === "string" ? value : JSON.stringify(value, null, 2);
}

/** @param {string} text */
function brief(text) {
  return text.length > MAXIMUM_LENGTH ? `${text.slice(0, MAXIMUM_LENGTH)}…` : text;
}

module.exports = { Evaluations };
