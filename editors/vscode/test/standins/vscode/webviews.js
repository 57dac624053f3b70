"use strict";

const { EventEmitter, Uri } = require("./values");

/** What the page does with changes. */
const changes = import("../../../media/changes.js");

class Webview {
  #html = "";

  constructor(panel, options) {
    Object.assign(this, { panel, options, cspSource: "'self' https://*.vscode-cdn.net" });
    this.received = new EventEmitter();
    this.onDidReceiveMessage = this.received.event;
  }

  get html() {
    return this.#html;
  }

  set html(text) {
    this.panel.assertOpen();
    this.#html = text;
  }

  asWebviewUri(uri) {
    return Uri.parse(`https://file%2B.vscode-resource.vscode-cdn.net${uri.path}`);
  }

  async postMessage(message) {
    this.panel.assertOpen();
    const received = structuredClone(message);
    this.panel.posted.push(received);
    const { apply } = await changes;
    this.panel.show(received, apply);
    return true;
  }
}

/** A panel; `posted` is what the page was told, `send` is the page. */
class WebviewPanel {
  #title;
  #viewColumn;
  #active = false;
  #isDisposed = false;
  #shown = null;
  #frames = new WeakMap();

  constructor(viewType, title, viewColumn, options) {
    Object.assign(this, { viewType, options, posted: [] });
    this.#title = title;
    this.#viewColumn = viewColumn;
    this.webview = new Webview(this, options);
    this.viewStateChanged = new EventEmitter();
    this.disposed = new EventEmitter();
    this.onDidChangeViewState = this.viewStateChanged.event;
    this.onDidDispose = this.disposed.event;
  }

  assertOpen() {
    if (this.#isDisposed) throw new Error("Webview is disposed");
  }

  get isDisposed() {
    return this.#isDisposed;
  }

  get title() {
    this.assertOpen();
    return this.#title;
  }

  set title(title) {
    this.assertOpen();
    this.#title = title;
  }

  get viewColumn() {
    this.assertOpen();
    return this.#viewColumn;
  }

  get active() {
    this.assertOpen();
    return this.#active;
  }

  reveal() {
    this.assertOpen();
    this.revealed = (this.revealed ?? 0) + 1;
  }

  dispose() {
    if (this.#isDisposed) return;
    this.#isDisposed = true;
    this.disposed.fire(undefined);
  }

  /** Gives the panel the focus, or takes it away. */
  focus(active = true) {
    this.#active = active;
    this.viewStateChanged.fire({ webviewPanel: this });
  }

  /** Lets the page say something; it passes through a structured clone, as in the editor. */
  send(message) {
    this.webview.received.fire(structuredClone(message));
  }

  /** What the page was told of a kind, oldest first. */
  of(type) {
    return this.posted.filter((message) => message.type === type);
  }

  /** Shows a snapshot, or what has changed in it. */
  show(message, apply) {
    const { snapshot, change } = message;
    if (!snapshot && !change) return;
    this.#shown = snapshot ?? apply(this.#shown, change);
    if (this.#shown === null) throw new Error("the page does not have what has changed");
    this.#frames.set(message, this.#shown);
  }

  /** What the page has shown after each of the messages, oldest first. */
  get frames() {
    return this.posted.flatMap((message) => this.#frames.get(message) ?? []);
  }

  get lastSnapshot() {
    return this.frames.at(-1);
  }
}

module.exports = { WebviewPanel };
