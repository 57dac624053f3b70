"use strict";

const vscode = require("vscode");

const { messageOf } = require("../errors");
const { askOfNode, askOfScreen } = require("./expectation");
const { askResponse } = require("./response");
const { createTestFile } = require("./testfile");

const COMMAND = "clads.preview.record";

/**
 * A message of the page about a recording.
 *
 * @typedef {Extract<import("../../types/preview").FromPage, { type: "record" | "respond" | "expect" }>} Message
 */

/** Records a test in a preview: what is done there becomes its steps, on the server. */
class Recorder {
  #panel;

  /** @param {import("../preview/panel").PreviewPanel} panel */
  constructor(panel) {
    this.#panel = panel;
  }

  get isRecording() {
    return this.#panel.isOpen && this.#panel.snapshot?.recording != null;
  }

  /** @param {Message} message */
  handle(message) {
    if (message.type === "respond") return this.respond(message.request);
    if (message.type === "expect") return this.expect(message);
    if (message.action === "start") return this.start();
    if (message.action === "stop") return this.stop();
    return this.#record({ action: message.action });
  }

  /** Starts a recording, unless there is one. */
  async start() {
    const panel = this.#panel;
    if (panel.view === "states") await panel.turnPage("picture");
    if (!panel.isOpen) await panel.open();
    if (panel.isOpen && !this.isRecording) await this.#record({ action: "start" });
  }

  /** Ends the recording and creates the file of the test; a canceled question goes on with the recording. */
  async stop() {
    if (!this.isRecording) return;
    const name = await vscode.window.showInputBox({
      title: "Name of the test",
      prompt: "A few words for the name of its file, or nothing",
      placeHolder: "such as: pays with a voucher",
      ignoreFocusOut: true,
    });
    if (name === undefined) return;
    const panel = this.#panel;
    const address = { uri: panel.uri.toString(), preview: panel.name };
    const named = name.trim() === "" ? {} : { name: name.trim() };
    let recorded;
    try {
      recorded = await panel.server.command(COMMAND, { action: "stop", ...named, ...address });
    } catch (error) {
      if (panel.server.state === "running") panel.fail(`${messageOf(error)}.`);
      return;
    }
    // The result is no snapshot, and the page still shows the recording.
    await panel.ask("clads.preview.refresh", {});
    await createTestFile(recorded, panel.panel.viewColumn);
  }

  /**
   * Lets the user choose the response to a request.
   *
   * @param {string} request
   */
  async respond(request) {
    const response = await askResponse(request);
    if (response !== undefined) await this.#record({ action: "respond", request, with: response });
  }

  /**
   * Lets the user choose what is expected.
   *
   * @param {{ pointer?: string, instance?: number[] }} node without a pointer, what is not on the screen
   */
  async expect({ pointer, instance }) {
    const panel = this.#panel;
    if (pointer === undefined) {
      const expectation = await askOfScreen(panel.snapshot?.state ?? {});
      if (expectation !== undefined) await this.#record({ action: "expect", ...expectation });
      return;
    }
    const node = { pointer, instance };
    const inspection = await panel.question("clads.preview.inspect", node);
    const expectation = await askOfNode(inspection?.kind);
    if (expectation !== undefined) await this.#record({ action: "expect", ...node, ...expectation });
  }

  /** @param {object} parameters */
  #record(parameters) {
    return this.#panel.ask(COMMAND, parameters);
  }
}

module.exports = { Recorder };
