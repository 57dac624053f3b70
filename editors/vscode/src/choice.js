"use strict";

const vscode = require("vscode");

const { activeDocument } = require("./documents");

/**
 * @typedef {object} Kind What is chosen.
 * @property {string} list the server command that lists the values, each with its `name`
 * @property {string} select the server command that selects one
 * @property {"sample" | "client"} option what the status, the command and the options of previews call it
 * @property {string} title
 * @property {string} withoutDocument the message where no document is open
 * @property {string} [withoutValues] the message where there is nothing to choose from
 * @property {(value: any) => { description?: string, detail?: string }} describe
 */

/** Lets the user choose one of the values that the server lists for a document, such as its samples. */
class Choice {
  /**
   * @param {import("./server/server").Server} server
   * @param {import("./preview/panels").PreviewPanels} panels
   * @param {Kind} kind
   */
  constructor(server, panels, kind) {
    this.server = server;
    this.panels = panels;
    this.kind = kind;
    this.choiceEmitter = new vscode.EventEmitter();
    /** Fires when the user has chosen a value. */
    this.onDidChoose = /** @type {vscode.Event<vscode.Uri>} */ (this.choiceEmitter.event);
  }

  /** Lets the user choose for the active document and its preview. */
  async choose() {
    const { list, select, option, title, withoutDocument, withoutValues, describe } = this.kind;
    const uri = activeDocument(this.panels);
    if (uri === null) {
      await vscode.window.showInformationMessage(withoutDocument);
      return;
    }
    const address = { uri: uri.toString() };
    /** @type {{ name: string }[]} */
    const values = await this.server.command(list, address);
    if (values.length === 0 && withoutValues !== undefined) {
      await vscode.window.showInformationMessage(withoutValues);
      return;
    }
    const { [option]: current } = await this.server.command("clads.status", address);
    const items = values.map((value) => ({
      label: `${value.name === current ? "$(check)" : "$(blank)"} ${value.name}`,
      ...describe(value),
      name: value.name,
    }));
    const picked = await vscode.window.showQuickPick(items, {
      title,
      placeHolder: `Current: ${current}`,
      matchOnDescription: true,
    });
    if (!picked) return;
    const options = /** @type {import("../types/preview").PreviewOptions} */ ({ [option]: picked.name });
    await this.server.command(select, { ...address, ...options });
    this.choiceEmitter.fire(uri);
    await this.panels.of(uri)?.choose(options);
  }

  dispose() {
    this.choiceEmitter.dispose();
  }
}

module.exports = { Choice };
