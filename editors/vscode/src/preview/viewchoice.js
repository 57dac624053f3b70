"use strict";

/** @typedef {import("../../types/preview").View} View */

/** The key in the state of the workspace. */
const KEY = "clads.preview.view";

/** Whether previews show the picture or the text of a screen: what was chosen last in this workspace. */
class ViewChoice {
  /** @param {import("vscode").Memento} workspaceState */
  constructor(workspaceState) {
    this.workspaceState = workspaceState;
  }

  /** @returns {View} */
  get view() {
    return this.workspaceState.get(KEY) === "text" ? "text" : "picture";
  }

  /** @param {View} view */
  set view(view) {
    if (view !== this.view) this.workspaceState.update(KEY, view);
  }
}

module.exports = { ViewChoice };
