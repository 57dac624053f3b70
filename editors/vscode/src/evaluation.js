"use strict";

const vscode = require("vscode");

const { DOCUMENT } = require("./documents");
const { words } = require("./words");

/** How much of a value a message shows. */
const LONGEST = 300;

const COPY = "Copy Value";

/**
 * What the server answers.
 *
 * @typedef {object} Evaluation
 * @property {string} [type]
 * @property {unknown} [value]
 * @property {string} [text]
 * @property {string} [message] why there is no value
 * @property {{ type: string, value?: unknown }} [device] what today's phones do, where that differs
 * @property {{ message: string, start: number, end: number }} [error]
 */

/** Says what the selected expression gives, or one that is typed in, with the names that the cursor sees. */
class Evaluations {
  /** @param {import("./server/server").Server} server */
  constructor(server) {
    this.server = server;
  }

  async run() {
    const editor = vscode.window.activeTextEditor;
    if (editor?.document.languageId !== DOCUMENT) {
      await vscode.window.showInformationMessage("Expressions are evaluated in a CLADS document; open one first.");
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
 * Lets the user type an expression; what it gives stands below it while it is typed.
 *
 * @param {vscode.TextEditor} editor
 * @param {(text: string) => Promise<Evaluation>} ask
 */
function typed(editor, ask) {
  return vscode.window.showInputBox({
    title: "Evaluate with the names that the cursor sees",
    prompt: "An expression such as `count + 1`, or a text with `${…}`",
    value: placeholderAt(editor),
    validateInput: async (text) => {
      if (text.trim() === "") return null;
      try {
        const answer = await ask(text);
        return answer.error
          ? { message: answer.error.message, severity: vscode.InputBoxValidationSeverity.Warning }
          : { message: result(answer), severity: vscode.InputBoxValidationSeverity.Info };
      } catch (error) {
        return { message: words(error), severity: vscode.InputBoxValidationSeverity.Error };
      }
    },
  });
}

/**
 * What is between the braces of the `${…}` at the cursor.
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
 * The selected text without what JSON adds: quotes around it, backslashes in it.
 *
 * @param {vscode.TextEditor} editor
 */
function selected({ document, selection }) {
  const text = document.getText(selection).trim();
  const literal = text.startsWith('"') && text.endsWith('"') && text.length > 1 ? text : `"${text}"`;
  try {
    return String(JSON.parse(literal));
  } catch {
    // It is no part of a string, so it stands for itself.
    return text;
  }
}

/** @param {Evaluation} answer */
function result(answer) {
  const { type, value, text, message, device } = answer;
  const own =
    type === "failure" ? `fails: ${message}; the screen shows “${brief(text ?? "")}”`
    : type === "undefined" ? "nothing: there is no such value"
    : `${brief(JSON.stringify(value))} (${type})`;
  return device ? `${own}. ${phones(device)}` : own;
}

/** @param {{ type: string, value?: unknown }} device */
function phones({ type, value }) {
  if (type === "hang") return "Today's phones hang here.";
  if (type === "crash") return "Today's phones crash here.";
  if (type === "undefined") return "Today's phones find nothing here.";
  return `Today's phones give ${brief(JSON.stringify(value))} (${type}).`;
}

/** @param {Evaluation} answer */
function copied({ value, text }) {
  if (value === undefined) return text ?? "";
  return typeof value === "string" ? value : JSON.stringify(value, null, 2);
}

/** @param {string} text */
function brief(text) {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

module.exports = { Evaluations };
