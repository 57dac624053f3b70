"use strict";

const vscode = require("vscode");

/** The `source` of the server's diagnostics. */
const SOURCE = "clads";

/**
 * Returns the errors in a document, by position.
 *
 * @param {vscode.Uri} uri
 */
function errorsIn(uri) {
  return vscode.languages
    .getDiagnostics(uri)
    .filter(({ source, severity }) => source === SOURCE && severity === vscode.DiagnosticSeverity.Error)
    .sort(({ range: one }, { range: other }) => one.start.line - other.start.line || one.start.character - other.start.character);
}

/**
 * Returns the rule id of a diagnostic; empty if it has none.
 *
 * @param {vscode.Diagnostic} diagnostic
 */
function ruleOf({ code }) {
  return String((typeof code === "object" ? code.value : code) ?? "");
}

module.exports = { SOURCE, errorsIn, ruleOf };
