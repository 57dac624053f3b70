"use strict";

const vscode = require("vscode");

const { activeDocument } = require("./documents");

/** @typedef {{ name: string, source: string, problem?: string }} Sample */

/** The samples of documents: the states that hovers, hints and previews show. */
class Samples {
  /**
   * @param {import("./server/server").Server} server
   * @param {import("./preview/panels").PreviewPanels} panels
   */
  constructor(server, panels) {
    this.server = server;
    this.panels = panels;
    this.choiceEmitter = new vscode.EventEmitter();
    /** Says that another sample was chosen. */
    this.onDidChoose = /** @type {vscode.Event<vscode.Uri>} */ (this.choiceEmitter.event);
  }

  /** Asks which sample the active document and its preview should show from now on. */
  async choose() {
    const uri = activeDocument(this.panels);
    if (uri === null) {
      await vscode.window.showInformationMessage("Open a CLADS document, then choose one of its samples.");
      return;
    }
    const address = uri.toString();
    /** @type {Sample[]} */
    const samples = await this.server.command("clads.samples", { uri: address });
    const { sample } = await this.server.command("clads.status", { uri: address });
    const picked = await vscode.window.showQuickPick(samples.map((each) => listed(each, sample)), {
      title: "The sample that hovers, hints and the preview show",
      placeHolder: `Now: ${sample}`,
      matchOnDescription: true,
    });
    if (!picked) return;
    await this.server.command("clads.selectSample", { uri: address, sample: picked.sample });
    this.choiceEmitter.fire(uri);
    await this.panels.of(uri)?.choose({ sample: picked.sample });
  }

  dispose() {
    this.choiceEmitter.dispose();
  }
}

/**
 * @param {Sample} sample
 * @param {string} current
 */
function listed({ name, source, problem }, current) {
  return {
    label: `${name === current ? "$(check)" : "$(blank)"} ${name}`,
    description: source === "state" ? "the state of the document itself" : vscode.workspace.asRelativePath(source),
    detail: problem,
    sample: name,
  };
}

module.exports = { Samples };
