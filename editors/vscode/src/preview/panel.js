"use strict";

const path = require("node:path");
const vscode = require("vscode");

const { SWIFT, isSame } = require("../documents");
const { messageOf } = require("../errors");
const { Recorder } = require("../recording/recorder");
const { GalleryFeed } = require("./gallery");
const { readMessage } = require("./messages");
const { newsFor } = require("./news");
const { errorsIn } = require("../findings");
const { reveal } = require("./source");

/**
 * @typedef {import("../../types/preview").Change} Change
 * @typedef {import("../../types/preview").FromPage} FromPage
 * @typedef {import("../../types/preview").PreviewOptions} PreviewOptions
 * @typedef {import("../../types/preview").Sent} Sent
 * @typedef {import("../../types/preview").Snapshot} Snapshot
 * @typedef {import("../../types/preview").ToPage} ToPage
 * @typedef {import("../../types/preview").View} View
 */

/**
 * What snapshots contain, for each view. Beside pictures the text is not needed, and one row of it is the least.
 *
 * @type {Record<View, object>}
 */
const CONTENT = {
  picture: { include: ["picture", "state", "log"], visible: { row: 0, height: 1 } },
  text: { include: ["text", "ansi", "state", "log"], visible: null },
  states: { include: ["state", "log"], visible: { row: 0, height: 1 } },
};

/**
 * @typedef {object} Shared What all panels share.
 * @property {import("../server/server").Server} server
 * @property {import("../log").Log} log
 * @property {import("./viewchoice").ViewChoice} choice
 * @property {import("../../types/preview").PageFunctions} page
 * @property {vscode.EventEmitter<void>} clientEmitter
 */

/** The preview of a document: a webview panel, and the preview on the server that it shows. */
class PreviewPanel {
  /**
   * @param {vscode.WebviewPanel} panel
   * @param {vscode.Uri} uri the document
   * @param {PreviewOptions} options the options that were chosen in the page
   * @param {Shared} shared
   * @param {import("../../types/preview").Position} [position] where the document is in a Swift file
   */
  constructor(panel, uri, options, { server, log, choice, page, clientEmitter }, position) {
    this.panel = panel;
    this.uri = uri;
    this.options = options;
    this.server = server;
    this.log = log;
    this.position = position;
    this.choice = choice;
    this.page = page;
    this.clientEmitter = clientEmitter;
    this.view = choice.view;
    this.listens = false;
    this.isClosed = false;
    /** Whether the preview is open on the server. */
    this.isOpen = false;
    this.snapshot = /** @type {Snapshot | null} */ (null);
    this.failure = /** @type {string | null} */ (null);
    /** The findings that the page has, as JSON. */
    this.findings = "";
    this.gallery = new GalleryFeed(this);
    this.recorder = new Recorder(this);
    panel.title = `Preview of ${path.posix.basename(uri.path)}`;
    panel.webview.onDidReceiveMessage((message) => this.receive(message));
  }

  /** The name of this preview on the server. */
  get name() {
    return this.uri.toString();
  }

  /** Opens the preview on the server with the chosen options; waits for the server if it is not running yet. */
  async open() {
    if (this.server.state !== "running") {
      if (!(await this.server.start())) this.fail(this.server.trouble ?? "The CLADS server is not running.");
      return;
    }
    const position = this.position && { position: this.position };
    if (await this.ask("clads.preview", { ...this.options, ...position })) return;
    const before = this.options;
    const { sample, client, ...others } = before;
    if (sample === undefined && client === undefined) return;
    // The chosen sample or client may no longer exist: try again without them.
    this.options = others;
    if (!(await this.ask("clads.preview", { ...others, ...position }))) this.options = before;
  }

  /**
   * Shows the document at another position of the Swift file.
   *
   * @param {import("../../types/preview").Position} position
   */
  async go(position) {
    this.position = position;
    this.gallery.clear();
    if (this.isOpen) await this.ask("clads.preview", { position });
    else await this.open();
  }

  /**
   * Changes the options of the preview.
   *
   * @param {PreviewOptions} options
   */
  async choose(options) {
    const before = this.options;
    this.options = { ...before, ...options };
    if (!this.isOpen) return this.open();
    const isChosen = await this.ask("clads.preview", options);
    // If the server stopped, it did not refuse the options; keep them for the next one.
    if (!isChosen && this.server.state === "running") this.options = before;
  }

  reset() {
    return this.ask("clads.preview.reset", {});
  }

  /**
   * Shows the document under its new URI.
   *
   * @param {vscode.Uri} uri
   */
  async follow(uri) {
    this.closeOnServer();
    this.gallery.clear();
    this.uri = uri;
    this.panel.title = `Preview of ${path.posix.basename(uri.path)}`;
    await this.open();
  }

  /**
   * Handles a change of the server's state; a restarted server does not know this preview, so it is opened again.
   *
   * @param {import("../server/server").ServerState} state
   */
  serverChanged(state) {
    if (state !== "running") this.markClosed();
    this.post({ type: "server", state });
    if (state === "running" && !this.isOpen) this.open();
  }

  /** Closes the preview. */
  close() {
    this.closeOnServer();
    this.isClosed = true;
  }

  /**
   * Shows a snapshot, or what has changed since the one that is shown, unless a newer one is already shown: each
   * arrives as a response and as a notification.
   *
   * @param {Sent | Change} news
   */
  show(news) {
    const shown = this.isOpen ? this.snapshot : null;
    if (this.isClosed || (shown && news.revision <= shown.revision)) return;
    const snapshot = this.page.apply(shown, news);
    if (snapshot === null) {
      this.ask("clads.preview.refresh", {});
      return;
    }
    this.isOpen = true;
    this.snapshot = snapshot;
    this.options = this.page.keptOptions(this.options, snapshot);
    this.failure = null;
    this.post(newsFor(news, shown, snapshot));
    if (snapshot.client !== shown?.client) this.clientEmitter.fire();
    this.gallery.update();
  }

  /** Sends the position of the cursor in the source to the page. */
  sendCursor() {
    const { activeTextEditor, visibleTextEditors } = vscode.window;
    const editors = visibleTextEditors.filter(({ document }) => isSame(document.uri, this.uri));
    const editor = editors.find((each) => each === activeTextEditor) ?? editors[0];
    const position = editor ? plain(editor.selection.active) : null;
    this.post({ type: "cursor", position });
  }

  /** Sends the errors that the editor lists. Those of a Swift file may be in other literals than the one shown. */
  sendFindings() {
    const document = vscode.workspace.textDocuments.find(({ uri }) => isSame(uri, this.uri));
    const findings = document?.languageId === SWIFT ? null : errorsIn(this.uri).map(finding);
    const known = JSON.stringify(findings);
    if (known === this.findings) return;
    this.findings = known;
    this.post({ type: "findings", findings });
  }

  closeOnServer() {
    const isKnown = this.isOpen && this.server.state === "running";
    this.markClosed();
    if (!isKnown) return;
    this.server
      .command("clads.preview.close", { uri: this.uri.toString(), preview: this.name })
      .catch((error) => this.log.appendLine(`Closing a preview failed: ${messageOf(error)}`));
  }

  markClosed() {
    this.isOpen = false;
  }

  /**
   * Sends a command whose result is a snapshot; returns whether it succeeded.
   *
   * @param {string} command
   * @param {object} parameters
   * @returns {Promise<boolean>}
   */
  async ask(command, parameters) {
    const address = { uri: this.uri.toString(), preview: this.name };
    const include = command === "clads.preview" ? { ...CONTENT[this.view], changes: true } : {};
    try {
      const snapshot = await this.server.command(command, { ...parameters, ...include, ...address });
      if (address.preview === this.name) this.show(snapshot);
      return true;
    } catch (error) {
      // If the server stopped in the meantime, that is reported elsewhere.
      if (this.server.state === "running") this.fail(`${messageOf(error)}.`);
      return false;
    }
  }

  /** @param {string} message */
  fail(message) {
    this.log.appendLine(`Preview of ${this.uri.toString()}: ${message}`);
    this.failure = message;
    this.post({ type: "failed", message });
  }

  /**
   * Lets snapshots contain what a view shows.
   *
   * @param {View} view
   */
  async turn(view) {
    this.choice.view = view;
    if (this.view === view) return;
    this.view = view;
    await this.choose({});
  }

  /**
   * Shows a view that was not chosen in the page.
   *
   * @param {View} view
   */
  async turnPage(view) {
    this.post({ type: "view", view });
    await this.turn(view);
  }

  /** The document on the server, with what says which one of a Swift file is meant. */
  get address() {
    // The position where the preview was opened does not follow edits before it; what is drawn does.
    const drawn = this.snapshot?.spans[0]?.range.start ?? this.gallery.place;
    const position = this.position && (drawn ?? this.position);
    return { uri: this.uri.toString(), ...(position && { position }) };
  }

  /** @param {unknown} raw */
  async receive(raw) {
    const message = readMessage(raw);
    if (message === null) {
      this.log.appendLine(`Rejected an invalid message of the preview page: ${inspect(raw)}`);
      return;
    }
    if (message.type === "ready") return this.sendAll();
    if (message.type === "reveal") return this.reveal(message.range);
    if (message.type === "options") return this.choose(message.options);
    if (message.type === "locate") return this.locate(message.position);
    if (message.type === "inspect") return this.inspect(message.pointer, message.instance);
    if (message.type === "view") return this.turn(message.view);
    if (message.type === "galleryOptions") return this.gallery.choose(message.options);
    if (message.type === "layout") return this.choice.keepLayout(message);
    // A preview has no steps to go through.
    if (message.type === "go" || message.type === "run") return;
    if (!this.isOpen) return this.open();
    if (message.type === "record" || message.type === "respond" || message.type === "expect") {
      return this.recorder.handle(message);
    }
    const { type, ...parameters } = message;
    return this.ask(`clads.preview.${type}`, parameters);
  }

  /**
   * Tells the page why a node looks as it does.
   *
   * @param {string} pointer
   * @param {number[]} instance
   */
  async inspect(pointer, instance) {
    const node = { pointer, instance };
    this.post({ type: "inspected", ...node, inspection: await this.question("clads.preview.inspect", node) });
  }

  /**
   * Tells the page how far the picture must be scrolled to show the node at a position.
   *
   * @param {import("../../types/preview").Position} position
   */
  async locate(position) {
    const place = await this.question("clads.preview.locate", { position });
    this.post({ type: "located", scroll: place?.scroll ?? null });
  }

  /**
   * Sends a command that changes nothing; returns `null` if it fails.
   *
   * @param {string} command
   * @param {object} parameters
   */
  async question(command, parameters) {
    if (!this.isOpen) return null;
    try {
      const address = { uri: this.uri.toString(), preview: this.name };
      return await this.server.command(command, { ...parameters, ...address });
    } catch (error) {
      this.log.appendLine(`${command} failed: ${messageOf(error)}`);
      return null;
    }
  }

  /** @param {import("../../types/preview").Range} range */
  async reveal(range) {
    try {
      await reveal(this.uri, range, this.panel.viewColumn);
    } catch (error) {
      this.fail(`${messageOf(error)}.`);
    }
  }

  /** Sends the current state to a page that has just started to listen. */
  sendAll() {
    this.listens = true;
    this.post({ type: "view", view: this.view });
    const { layout } = this.choice;
    if (layout !== null) this.post({ type: "layout", ...layout });
    this.post({ type: "server", state: this.server.state });
    if (this.snapshot) this.post({ type: "snapshot", snapshot: this.snapshot });
    if (this.failure !== null) this.post({ type: "failed", message: this.failure });
    this.findings = "";
    this.sendFindings();
    this.sendCursor();
    this.gallery.update();
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

/**
 * Returns what the page shows of an error; the lines after the first say what to do about it.
 *
 * @param {vscode.Diagnostic} diagnostic
 * @returns {import("../../types/preview").Finding}
 */
function finding({ message, range }) {
  return { message: message.split("\n", 1)[0], range: { start: plain(range.start), end: plain(range.end) } };
}

/** @param {unknown} raw */
function inspect(raw) {
  const text = String(JSON.stringify(raw));
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

module.exports = { PreviewPanel };
