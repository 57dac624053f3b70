"use strict";

const vscode = require("vscode");

const { activeDocument } = require("./documents");

/** @typedef {{ name: string, source: string, problem?: string }} Sample */

/** The samples of documents: the states that hovers, inlay hints and previews use. */
class Samples {
  /**
   * @param {import("./server/server").Server} server
   * @param {import("./preview/panels").PreviewPanels} panels
   */
  constructor(server, panels) {
    this.server = server;
    this.panels = panels;
    this.choiceEmitter = new vscode.EventEmitter();
    /** Fires when the user has chosen a sample. */
    this.onDidChoose = /** @type {vscode.Event<vscode.Uri>} */ (this.choiceEmitter.event);
  }

  /** Lets the user choose the sample of the active document and its preview. */
  async choose() {
    const uri = activeDocument(this.panels);
    if (uri === null) {
      await vscode.window.showInformationMessage("Open a CLADS document to choose one of its samples.");
      return;
    }
    const address = uri.toString();
    /** @type {Sample[]} */
    const samples = await this.server.command("clads.samples", { uri: address });
    const { sample } = await this.server.command("clads.status", { uri: address });
    const picked = await vscode.window.showQuickPick(samples.map((each) => listed(each, sample)), {
      title: "Sample for hovers, inlay hints and the preview",
      placeHolder: `Current: ${sample}`,
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
    description: source === "state" ? "the document's own state" : vscode.workspace.asRelativePath(source),
    detail: problem,
    sample: name,
  };
}

module.exports = { Samples };
