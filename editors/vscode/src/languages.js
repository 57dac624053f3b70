"use strict";

const path = require("node:path");
const vscode = require("vscode");

const { DOCUMENT, ENDINGS, LANGUAGES, PLAIN, PROJECT, PROJECT_FILE } = require("./documents");
const { words } = require("./words");

/** The language for what the server takes a file for; other files keep theirs. */
const LANGUAGE_OF_KIND = new Map([
  ["document", DOCUMENT],
  ["project", PROJECT],
]);

/**
 * Starts the server when the first document is opened, and gives JSON files of the project their language.
 *
 * The editor knows documents by their names alone; which other files are documents only the server knows.
 */
class Languages {
  /**
   * @param {import("./server/server").Server} server
   * @param {vscode.OutputChannel} log
   */
  constructor(server, log) {
    this.server = server;
    this.log = log;
    /** The languages that files had before they got ours. */
    this.former = /** @type {Map<string, string>} */ (new Map());
    /** The files that the user has given another language back. */
    this.declined = /** @type {Set<string>} */ (new Set());
    /** The files whose language is being set here. */
    this.underway = /** @type {Set<string>} */ (new Set());
    const watcher = vscode.workspace.createFileSystemWatcher(`**/${PROJECT_FILE}`);
    this.subscriptions = [
      watcher,
      watcher.onDidCreate(() => this.projectChanged()),
      watcher.onDidChange(() => this.projectChanged()),
      watcher.onDidDelete(() => this.projectChanged()),
      vscode.workspace.onDidOpenTextDocument((document) => this.opened(document)),
      vscode.workspace.onDidCloseTextDocument((document) => this.closed(document)),
      server.onDidChangeState((state) => this.stateChanged(state)),
    ];
  }

  /** Looks at what is open already, and whether this is a workspace of ours. */
  async begin() {
    for (const document of vscode.workspace.textDocuments) this.opened(document);
    if (this.server.state !== "stopped") return;
    const found = await vscode.workspace.findFiles(`**/${PROJECT_FILE}`, "**/node_modules/**", 1);
    if (found.length > 0) await this.server.start();
  }

  /** @param {vscode.TextDocument} document */
  opened(document) {
    const isPlain = PLAIN.includes(document.languageId);
    if (document.languageId === DOCUMENT) this.declined.delete(document.uri.toString());
    if (document.languageId === DOCUMENT || (isPlain && isOursByName(document))) this.start();
    if (isPlain && this.server.state === "running") this.look(document);
  }

  /** @param {vscode.TextDocument} document */
  closed(document) {
    const key = document.uri.toString();
    // A document that only changes its language is closed and opened, too, but lives on.
    if (document.isClosed) this.former.delete(key);
    else if (LANGUAGES.includes(document.languageId) && !this.underway.has(key)) {
      this.former.delete(key);
      this.declined.add(key);
    }
  }

  start() {
    if (this.server.state === "stopped" && this.server.trouble === null) this.server.start();
  }

  projectChanged() {
    if (this.server.state === "running") this.lookAtAll();
    else this.start();
  }

  /** @param {import("./server/server").ServerState} state */
  stateChanged(state) {
    if (state === "running") this.lookAtAll();
    if (state === "stopped") this.giveBack();
  }

  lookAtAll() {
    for (const document of vscode.workspace.textDocuments) {
      if (PLAIN.includes(document.languageId)) this.look(document);
    }
  }

  /**
   * Gives a JSON file the language that the server takes it for.
   *
   * @param {vscode.TextDocument} document
   */
  async look(document) {
    const key = document.uri.toString();
    if (document.uri.scheme !== "file" || this.declined.has(key) || isAssociated(document)) return;
    try {
      const { kind } = await this.server.command("clads.status", { uri: key });
      const language = LANGUAGE_OF_KIND.get(kind);
      const isAsBefore = !document.isClosed && PLAIN.includes(document.languageId) && !this.declined.has(key);
      if (language && isAsBefore && this.server.state === "running") await this.change(document, language);
    } catch (error) {
      this.log.appendLine(`What ${document.uri.fsPath} is could not be found out: ${words(error)}`);
    }
  }

  /** Lets the editor's own JSON language take care of project files while no server does. */
  async giveBack() {
    for (const document of vscode.workspace.textDocuments) {
      if (document.languageId !== PROJECT) continue;
      const language = this.former.get(document.uri.toString()) ?? PLAIN[0];
      await this.change(document, language);
      this.former.delete(document.uri.toString());
    }
  }

  /**
   * @param {vscode.TextDocument} document
   * @param {string} language
   */
  async change(document, language) {
    const key = document.uri.toString();
    if (!this.former.has(key)) this.former.set(key, document.languageId);
    this.underway.add(key);
    try {
      await vscode.languages.setTextDocumentLanguage(document, language);
    } finally {
      this.underway.delete(key);
    }
  }

  dispose() {
    vscode.Disposable.from(...this.subscriptions).dispose();
  }
}

/** @param {vscode.TextDocument} document */
function isOursByName(document) {
  const name = nameOf(document);
  return name === PROJECT_FILE || ENDINGS.some((ending) => name.endsWith(ending));
}

/**
 * Whether the user's settings give a file its language, and not only JSON files of any kind.
 *
 * @param {vscode.TextDocument} document
 */
function isAssociated(document) {
  const name = nameOf(document);
  const patterns = Object.keys(vscode.workspace.getConfiguration("files").get("associations") ?? {});
  return patterns.some((pattern) => {
    const isOfKind = ENDINGS.some((ending) => name.endsWith(ending) && pattern.endsWith(ending));
    return pattern === name || pattern.endsWith(`/${name}`) || isOfKind;
  });
}

/** @param {vscode.TextDocument} document */
function nameOf({ uri }) {
  return path.posix.basename(uri.path);
}

module.exports = { Languages };
