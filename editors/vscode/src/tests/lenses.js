"use strict";

const vscode = require("vscode");

const { DOCUMENT, selecting } = require("../documents");

/** @typedef {import("../../types/tests").Coverage} Coverage */

/** Says at the top of a document how much of it tests have reached, until it is changed. */
class CoverageLenses {
  /** @type {Map<string, Coverage>} */
  #coverages = new Map();
  #changed = /** @type {vscode.EventEmitter<void>} */ (new vscode.EventEmitter());

  constructor() {
    this.onDidChangeCodeLenses = this.#changed.event;
    this.subscriptions = [
      this.#changed,
      vscode.languages.registerCodeLensProvider(selecting([{ language: DOCUMENT }, { language: "swift" }]), this),
      // What is marked would be at other places, and other parts could be reached.
      vscode.workspace.onDidChangeTextDocument(({ document }) => {
        if (this.#coverages.delete(document.uri.toString())) this.#changed.fire();
      }),
    ];
  }

  /** @param {Coverage[]} coverages of the documents that have been covered */
  show(coverages) {
    for (const coverage of coverages) {
      this.#coverages.set(vscode.Uri.parse(coverage.uri).toString(), coverage);
    }
    this.#changed.fire();
  }

  /** @param {vscode.TextDocument} document */
  provideCodeLenses(document) {
    const coverage = this.#coverages.get(document.uri.toString());
    if (coverage === undefined) return [];
    const { reached, total } = coverage;
    const title = reached === total ? `Tests reach all ${total} parts` : `Tests reach ${reached} of ${total} parts`;
    const command = { title, tooltip: "Actions, branches, samples and nodes", command: "testing.openCoverage" };
    const start = new vscode.Position(0, 0);
    return [new vscode.CodeLens(new vscode.Range(start, start), command)];
  }

  dispose() {
    vscode.Disposable.from(...this.subscriptions).dispose();
  }
}

module.exports = { CoverageLenses };
