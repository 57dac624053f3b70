"use strict";

const path = require("node:path");
const vscode = require("vscode");

const { isSame } = require("../documents");
const { words } = require("../words");
const { readMessage } = require("./messages");
const { reveal } = require("./source");

/**
 * @typedef {import("../../types/preview").FromPage} FromPage
 * @typedef {import("../../types/preview").PreviewOptions} PreviewOptions
 * @typedef {import("../../types/preview").Snapshot} Snapshot
 * @typedef {import("../../types/preview").ToPage} ToPage
 */

/** What snapshots always carry. */
const PARTS = ["text", "ansi", "state", "log"];

/** The preview of one document: a panel with the page, and the server's preview that it shows. */
class PreviewPanel {
  /**
   * @param {vscode.WebviewPanel} panel
   * @param {vscode.Uri} uri the document
   * @param {PreviewOptions} options what was chosen in the page
   * @param {import("../server/server").Server} server
   * @param {vscode.OutputChannel} log
   */
  constructor(panel, uri, options, server, log) {
    this.panel = panel;
    this.uri = uri;
    this.options = options;
    this.server = server;
    this.log = log;
    this.showsHTML = false;
    this.listens = false;
    this.isClosed = false;
    /** Whether the server knows this preview. */
    this.isOpen = false;
    this.snapshot = /** @type {Snapshot | null} */ (null);
    this.failure = /** @type {string | null} */ (null);
    panel.title = `Preview of ${path.posix.basename(uri.path)}`;
    panel.webview.onDidReceiveMessage((message) => this.receive(message));
  }

  /** What the server calls this preview. */
  get name() {
    return this.uri.toString();
  }

  /** Asks the server for the preview, with all that was chosen; where it does not run yet, as soon as it does. */
  async open() {
    if (this.server.state !== "running") {
      if (!(await this.server.start())) this.fail(this.server.trouble ?? "The CLADS server does not run.");
      return;
    }
    if (await this.ask("clads.preview", this.options)) return;
    const { sample, ...others } = this.options;
    // A sample that was chosen may be gone meanwhile.
    if (sample !== undefined && (await this.ask("clads.preview", others))) this.options = others;
  }

  /**
   * Changes what the preview shows.
   *
   * @param {PreviewOptions} options
   */
  async choose(options) {
    const before = this.options;
    this.options = { ...before, ...options };
    if (!this.isOpen) return this.open();
    const isChosen = await this.ask("clads.preview", options);
    // A server that has ended did not refuse; the next one is asked again.
    if (!isChosen && this.server.state === "running") this.options = before;
  }

  reset() {
    return this.ask("clads.preview.reset", {});
  }

  /**
   * Shows the same document under its new name.
   *
   * @param {vscode.Uri} uri
   */
  async follow(uri) {
    this.leave();
    this.uri = uri;
    this.panel.title = `Preview of ${path.posix.basename(uri.path)}`;
    await this.open();
  }

  /**
   * Takes over whether the server runs; one that was started again knows nothing of this preview.
   *
   * @param {import("../server/server").ServerState} state
   */
  serverChanged(state) {
    if (state !== "running") this.forget();
    this.post({ type: "server", state });
    if (state === "running" && !this.isOpen) this.open();
  }

  /** Ends the preview. */
  close() {
    this.leave();
    this.isClosed = true;
  }

  /**
   * Shows a snapshot, unless a newer one is shown: the same ones come as answers and by themselves.
   *
   * @param {Snapshot} snapshot
   */
  show(snapshot) {
    if (this.isClosed || (this.snapshot && this.isOpen && snapshot.revision <= this.snapshot.revision)) return;
    this.isOpen = true;
    this.snapshot = snapshot;
    this.failure = null;
    this.post({ type: "snapshot", snapshot });
  }

  /** Tells the page where the cursor is in the source. */
  sendCursor() {
    const { activeTextEditor, visibleTextEditors } = vscode.window;
    const editors = visibleTextEditors.filter(({ document }) => isSame(document.uri, this.uri));
    const editor = editors.find((each) => each === activeTextEditor) ?? editors[0];
    const position = editor ? plain(editor.selection.active) : null;
    this.post({ type: "cursor", position });
  }

  leave() {
    const isKnown = this.isOpen && this.server.state === "running";
    this.forget();
    if (!isKnown) return;
    this.server
      .command("clads.preview.close", { uri: this.uri.toString(), preview: this.name })
      .catch((error) => this.log.appendLine(`A preview was not closed in good order: ${words(error)}`));
  }

  forget() {
    this.isOpen = false;
  }

  /**
   * Asks the server for something that a snapshot answers, and says whether it did.
   *
   * @param {string} command
   * @param {object} parameters
   * @returns {Promise<boolean>}
   */
  async ask(command, parameters) {
    const address = { uri: this.uri.toString(), preview: this.name };
    const include = command === "clads.preview" ? { include: this.parts } : {};
    try {
      const snapshot = await this.server.command(command, { ...parameters, ...include, ...address });
      if (address.preview === this.name) this.show(snapshot);
      return true;
    } catch (error) {
      // When the server ended meanwhile, what becomes of it is said already.
      if (this.server.state === "running") this.fail(`${words(error)}.`);
      return false;
    }
  }

  /** @param {string} message */
  fail(message) {
    this.log.appendLine(`Preview of ${this.uri.toString()}: ${message}`);
    this.failure = message;
    this.post({ type: "failed", message });
  }

  get parts() {
    return this.showsHTML ? [...PARTS, "grid"] : PARTS;
  }

  /** @param {unknown} raw */
  async receive(raw) {
    const message = readMessage(raw);
    if (message === null) {
      this.log.appendLine(`A message of the preview's page was refused: ${inspect(raw)}`);
      return;
    }
    if (message.type === "ready") return this.sendAll();
    if (message.type === "reveal") return this.reveal(message.range);
    if (message.type === "options") return this.choose(message.options);
    if (message.type === "html") {
      this.showsHTML = message.shown;
      return this.choose({});
    }
    if (!this.isOpen) return this.open();
    const { type, ...parameters } = message;
    return this.ask(`clads.preview.${type}`, parameters);
  }

  /** @param {import("../../types/preview").Range} range */
  async reveal(range) {
    try {
      await reveal(this.uri, range, this.panel.viewColumn);
    } catch (error) {
      this.fail(`${words(error)}.`);
    }
  }

  /** Sends a page that begins to listen what it needs to know. */
  sendAll() {
    this.listens = true;
    this.post({ type: "server", state: this.server.state });
    if (this.snapshot) this.post({ type: "snapshot", snapshot: this.snapshot });
    if (this.failure !== null) this.post({ type: "failed", message: this.failure });
    this.sendCursor();
  }

  /** @param {ToPage} message */
  post(message) {
    if (this.listens && !this.isClosed) this.panel.webview.postMessage(message);
  }
}

/** @param {vscode.Position} position */
function plain({ line, character }) {
  return { line, character };
}

/** @param {unknown} raw */
function inspect(raw) {
  const text = String(JSON.stringify(raw));
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

module.exports = { PreviewPanel };
