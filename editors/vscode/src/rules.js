"use strict";

const vscode = require("vscode");

const { words } = require("./words");

/** The scheme of the addresses that findings give for the documentation of their rule: `clads-rule:NAME`. */
const SCHEME = "clads-rule";

/** What marks the findings of the server. */
const SOURCE = "clads";

/** @typedef {{ rule: string, severity: string, group: string, summary: string }} Rule */

/** The documentation of rules, which the server's executable prints. */
class Rules {
  /** @param {import("./server/server").Server} server */
  constructor(server) {
    this.server = server;
  }

  /**
   * The text of a document `clads-rule:NAME`.
   *
   * @param {vscode.Uri} uri
   * @returns {Promise<string>}
   */
  async provideTextDocumentContent(uri) {
    // An address may come from anywhere, and must not become an option of the program.
    if (!/^\w[\w-]*$/.test(uri.path)) return `“${uri.path}” is no name of a rule.\n`;
    try {
      return await this.server.print(["--explain", uri.path]);
    } catch (error) {
      return `The rule ${uri.path} cannot be explained: ${words(error)}.\n`;
    }
  }

  /** Lists all rules, and explains the one that is picked. */
  async open() {
    const text = await this.server.print(["--rules", "--json"]);
    /** @type {Rule[]} */
    const rules = JSON.parse(text);
    const picked = await vscode.window.showQuickPick(listed(rules), {
      title: "Rules of CLADS",
      placeHolder: "A rule to read about",
      matchOnDescription: true,
      matchOnDetail: true,
    });
    if (picked) await this.explain(picked.label);
  }

  /**
   * Shows the documentation of a rule: of the one that is named, or of a finding at the cursor, else of any.
   *
   * @param {unknown} [name]
   */
  async explain(name) {
    const rule = typeof name === "string" ? name : await ruleAtCursor();
    if (rule === null) return this.open();
    if (rule === undefined) return undefined;
    const document = await vscode.workspace.openTextDocument(vscode.Uri.from({ scheme: SCHEME, path: rule }));
    return vscode.window.showTextDocument(document, { preview: true });
  }
}

/**
 * @param {Rule[]} rules
 * @returns {vscode.QuickPickItem[]}
 */
function listed(rules) {
  const groups = [...new Set(rules.map((rule) => rule.group))].sort();
  return groups.flatMap((group) => [
    { label: group, kind: vscode.QuickPickItemKind.Separator },
    ...rules
      .filter((rule) => rule.group === group)
      .map((rule) => ({ label: rule.rule, description: rule.severity, detail: rule.summary })),
  ]);
}

/**
 * The rule of a finding at the cursor: `null` when there is none, `undefined` when the user picked none of several.
 *
 * @returns {Promise<string | null | undefined>}
 */
async function ruleAtCursor() {
  const editor = vscode.window.activeTextEditor;
  if (!editor) return null;
  const here = vscode.languages
    .getDiagnostics(editor.document.uri)
    .filter(({ source, range }) => source === SOURCE && range.contains(editor.selection.active));
  const names = [...new Set(here.map(ruleOf))].filter((name) => name !== "");
  if (names.length < 2) return names[0] ?? null;
  return vscode.window.showQuickPick(names, { title: "Explain the rule of a finding" });
}

/**
 * The rule that a finding is about; empty for what others report.
 *
 * @param {vscode.Diagnostic} diagnostic
 */
function ruleOf({ code }) {
  return String((typeof code === "object" ? code.value : code) ?? "");
}

module.exports = { Rules, SCHEME, SOURCE, ruleOf };
