"use strict";

const { VIEWS, readLayout } = require("./messages");

/**
 * @typedef {import("../../types/preview").View} View
 * @typedef {import("../../types/preview").KeptLayout} KeptLayout
 */

/** The keys in the state of the workspace. */
const KEY = "clads.preview.view";
const LAYOUT = "clads.preview.layout";

/** What was chosen last in this workspace: the view of screens, the panels and their sizes. */
class ViewChoice {
  /** @param {import("vscode").Memento} workspaceState */
  constructor(workspaceState) {
    this.workspaceState = workspaceState;
  }

  /** @returns {View} */
  get view() {
    return VIEWS.find((view) => view === this.workspaceState.get(KEY)) ?? "picture";
  }

  /** @param {View} view */
  set view(view) {
    if (view !== this.view) this.workspaceState.update(KEY, view);
  }

  /** @returns {KeptLayout | null} */
  get layout() {
    return readLayout(this.workspaceState.get(LAYOUT));
  }

  /** @param {KeptLayout} layout */
  keepLayout({ layout, panels }) {
    this.workspaceState.update(LAYOUT, { layout, panels });
  }
}

module.exports = { ViewChoice };
