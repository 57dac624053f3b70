"use strict";

/** Keeps the server's texts the same as the editor's: `didOpen`, `didChange` and `didClose`, each for some selectors. */

class Feature {
  constructor(client, vscode, method, event, synced) {
    Object.assign(this, { client, vscode, method, event, synced, selectors: new Map() });
  }

  /** The first selector is that of the client; others may be added while the server runs. */
  register({ id, registerOptions: { documentSelector } }) {
    if (this.selectors.has(id)) throw new Error(`${this.method} has ${id} already`);
    this.listener ??= this.event((event) => this.happened(event));
    this.selectors.set(id, documentSelector);
  }

  happened(event) {
    if (this.matches(this.documentOf(event))) this.send(event);
  }

  matches(document) {
    return [...this.selectors.values()].some((selector) => this.vscode.languages.match(selector, document) > 0);
  }

  documentOf(document) {
    return document;
  }

  say(parameters) {
    this.client.say(this.method, parameters);
  }

  /** What was registered is forgotten when the server ends. */
  clear() {
    this.selectors.clear();
    this.listener?.dispose();
    this.listener = undefined;
  }
}

class DidOpen extends Feature {
  register(data) {
    super.register(data);
    this.vscode.workspace.textDocuments.forEach((document) => this.happened(document));
  }

  happened(document) {
    if (!this.synced.has(document)) super.happened(document);
  }

  send(document) {
    this.synced.add(document);
    const { languageId, version } = document;
    this.say({ textDocument: { ...identifier(document), languageId, version, text: document.getText() } });
  }
}

class DidChange extends Feature {
  register(data) {
    if (data.registerOptions.syncKind !== INCREMENTAL) throw new Error("the server wants changes");
    super.register(data);
  }

  documentOf({ document }) {
    return document;
  }

  send({ document, contentChanges }) {
    const changes = contentChanges.map(({ range, rangeLength, text }) => ({ range: plain(range), rangeLength, text }));
    this.say({ textDocument: { ...identifier(document), version: document.version }, contentChanges: changes });
  }
}

class DidClose extends Feature {
  send(document) {
    this.synced.delete(document);
    const next = async () => this.say({ textDocument: identifier(document) });
    const middleware = this.client.options.middleware?.didClose;
    if (middleware) middleware(document, next);
    else next();
  }
}

const INCREMENTAL = 2;

function identifier(document) {
  return { uri: document.uri.toString() };
}

function plain({ start, end }) {
  const position = ({ line, character }) => ({ line, character });
  return { start: position(start), end: position(end) };
}

/** The three features, by their methods. */
function makeSynchronization(client, vscode) {
  const { workspace } = vscode;
  const synced = new Set();
  const features = [
    new DidOpen(client, vscode, "textDocument/didOpen", workspace.onDidOpenTextDocument, synced),
    new DidChange(client, vscode, "textDocument/didChange", workspace.onDidChangeTextDocument, synced),
    new DidClose(client, vscode, "textDocument/didClose", workspace.onDidCloseTextDocument, synced),
  ];
  return {
    get: (method) => features.find((feature) => feature.method === method),
    start(documentSelector, syncKind) {
      features.forEach((feature) => feature.register({ id: "client", registerOptions: { documentSelector, syncKind } }));
    },
    clear() {
      synced.clear();
      features.forEach((feature) => feature.clear());
    },
  };
}

module.exports = { makeSynchronization };
