"use strict";

const vscode = require("vscode");

const { isSame } = require("../documents");
const { rangeOf } = require("../references");

/** @typedef {import("../../types/tests").PlayedStep} PlayedStep */

/** Marks the steps of a test that is played in its source: the last one that has run, and those that have failed. */
class StepMarks {
  #current = vscode.window.createTextEditorDecorationType({
    backgroundColor: new vscode.ThemeColor("editor.stackFrameHighlightBackground"),
  });
  #failed = vscode.window.createTextEditorDecorationType({
    overviewRulerColor: new vscode.ThemeColor("testing.iconFailed"),
    after: { color: new vscode.ThemeColor("editorError.foreground"), margin: "0 0 0 2em" },
  });
  #uri;
  /** @type {{ step: number, steps: PlayedStep[] }} */
  #played = { step: 0, steps: [] };

  /** @param {vscode.Uri} uri the test */
  constructor(uri) {
    this.#uri = uri;
  }

  /**
   * @param {{ step: number, steps: PlayedStep[] }} played
   * @param {boolean} hasMoved whether another step is to be brought into sight
   */
  show(played, hasMoved) {
    this.#played = played;
    this.draw();
    const current = played.steps[played.step - 1];
    if (current === undefined || !hasMoved) return;
    for (const editor of this.#editors) {
      const range = editor.document.validateRange(rangeOf(current.range));
      editor.revealRange(range, vscode.TextEditorRevealType.InCenterIfOutsideViewport);
    }
  }

  /** Marks the steps in the editors that are visible now. */
  draw() {
    const { step, steps } = this.#played;
    const failed = steps.filter(({ status }) => status === "failed").map(({ range, message }) => ({
      range: rangeOf(range),
      renderOptions: { after: { contentText: message?.split("\n", 1)[0] ?? "failed" } },
    }));
    const current = steps.slice(Math.max(0, step - 1), step).map(({ range }) => ({ range: rangeOf(range) }));
    for (const editor of this.#editors) {
      editor.setDecorations(this.#current, current);
      editor.setDecorations(this.#failed, failed);
    }
  }

  get #editors() {
    return vscode.window.visibleTextEditors.filter(({ document }) => isSame(document.uri, this.#uri));
  }

  /** Removes the marks. */
  dispose() {
    this.#current.dispose();
    this.#failed.dispose();
  }
}

module.exports = { StepMarks };
