"use strict";

const vscode = require("vscode");

const { messageOf } = require("./errors");
const { SOURCE, ruleOf } = require("./findings");
const { pageOf } = require("./rulepage");

/** The URI scheme of rule documentation, `clads-rule:NAME`, to which findings link. */
const SCHEME = "clads-rule";

/** @typedef {{ rule: string, severity: string, group: string, summary: string }} Rule */

/** The command of the editor that shows a document in Markdown as a page. */
const SHOW_PAGE = "markdown.showPreview";

/** Provides the documentation of rules as pages in Markdown, from what the server executable prints. */
class Rules {
  /**
   * @param {import("./server/server").Server} server
   * @param {string} home the page of the project
   */
  constructor(server, home) {
    this.server = server;
    this.home = home;
  }

  /**
   * Returns the content of a document `clads-rule:NAME`.
   *
   * @param {vscode.Uri} uri
   * @returns {Promise<string>}
   */
  async provideTextDocumentContent(uri) {
    // A URI may come from anywhere and must not become a command-line option.
    if (!/^\w[\w-]*$/.test(uri.path)) return `“${uri.path}” is not a rule.\n`;
    try {
      return pageOf(JSON.parse(await this.server.print(["--explain", uri.path, "--json"])), this.home);
    } catch (error) {
      return `The documentation of ${uri.path} is not available: ${messageOf(error)}.\n`;
    }
  }

  /** Lists all rules, those of findings in the active document first, and shows the documentation of the selected one. */
  async open() {
    const text = await this.server.print(["--rules", "--json"]);
    /** @type {Rule[]} */
    const rules = JSON.parse(text);
    const picked = await vscode.window.showQuickPick(listed(rules, found()), {
      title: "CLADS rules",
      placeHolder: "Select a rule to show its documentation",
      matchOnDescription: true,
      matchOnDetail: true,
    });
    if (picked) await this.explain(picked.label);
  }

  /**
   * Shows the documentation of the given rule, else of a finding at the cursor, else of one selected from all rules.
   *
   * @param {unknown} [name]
   */
  async explain(name) {
    const rule = typeof name === "string" ? name : await ruleAtCursor();
    if (rule === null) return this.open();
    if (rule === undefined) return undefined;
    const uri = vscode.Uri.from({ scheme: SCHEME, path: rule });
    const document = await vscode.workspace.openTextDocument(uri);
    try {
      return await vscode.commands.executeCommand(SHOW_PAGE, uri);
    } catch {
      // The extension of the editor for Markdown is disabled.
      return vscode.window.showTextDocument(document, { preview: true });
    }
  }
}

/** Returns how often each rule has a finding in the active document. */
function found() {
  const counts = /** @type {Map<string, number>} */ (new Map());
  const uri = vscode.window.activeTextEditor?.document.uri;
  for (const diagnostic of uri === undefined ? [] : vscode.languages.getDiagnostics(uri)) {
    const name = ruleOf(diagnostic);
    if (diagnostic.source === SOURCE && name !== "") counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

/**
 * @param {Rule[]} rules
 * @param {Map<string, number>} counts
 * @returns {vscode.QuickPickItem[]}
 */
function listed(rules, counts) {
  const here = rules.filter(({ rule }) => counts.has(rule)).map(({ rule, severity, summary }) => {
    const count = counts.get(rule) === 1 ? "1 finding" : `${counts.get(rule)} findings`;
    return { label: rule, description: `${severity} · ${count}`, detail: summary };
  });
  const first = [{ label: "in this document", kind: vscode.QuickPickItemKind.Separator }, ...here];
  return [...(here.length > 0 ? first : []), ...byGroup(rules)];
}

/**
 * @param {Rule[]} rules
 * @returns {vscode.QuickPickItem[]}
 */
function byGroup(rules) {
  const groups = [...new Set(rules.map((rule) => rule.group))].sort();
  return groups.flatMap((group) => [
    { label: group, kind: vscode.QuickPickItemKind.Separator },
    ...rules
      .filter((rule) => rule.group === group)
      .map((rule) => ({ label: rule.rule, description: rule.severity, detail: rule.summary })),
  ]);
}

/**
 * Returns the rule of a finding at the cursor, `null` if there is none, or `undefined` if the user canceled.
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
  return vscode.window.showQuickPick(names, { title: "Explain rule of a finding" });
}

module.exports = { Rules, SCHEME };
