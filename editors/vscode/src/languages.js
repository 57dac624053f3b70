"use strict";

const path = require("node:path");
const vscode = require("vscode");

const { DOCUMENT, ENDINGS, LANGUAGES, PLAIN, PROJECT, PROJECT_FILE, SWIFT, TESTS, isEdited } = require("./documents");
const { messageOf } = require("./errors");
const { isTest } = require("./tests/files");

/** The language for each kind of file that the server reports; other files keep their language. */
const LANGUAGE_OF_KIND = new Map([
  ["document", DOCUMENT],
  ["project", PROJECT],
]);

/** The context key that is true while the active editor has a Swift file that the project lists. */
const LISTED_SWIFT = "clads.isListedSwift";

/** The context key that is true once a document was opened, which completes the first step of the walkthrough. */
const HAS_OPENED = "clads.hasOpenedDocument";

/**
 * Starts the server when the first document is opened, and sets the language of JSON files that belong to a project.
 *
 * The editor recognizes documents by their names; only the server knows which other files are documents.
 */
class Languages {
  /**
   * @param {import("./server/server").Server} server
   * @param {import("./log").Log} log
   */
  constructor(server, log) {
    this.server = server;
    this.log = log;
    /** The languages that files had before they were changed here, by URI. */
    this.former = /** @type {Map<string, string>} */ (new Map());
    /** The files that the user has changed back to another language. */
    this.declined = /** @type {Set<string>} */ (new Set());
    /** The files whose language is being changed here. */
    this.underway = /** @type {Set<string>} */ (new Set());
    /** Whether commands are offered in the active Swift file. */
    this.offersSwift = false;
    /** Whether a document was opened in this window. */
    this.hasOpened = false;
    const watcher = vscode.workspace.createFileSystemWatcher(`**/${PROJECT_FILE}`);
    this.subscriptions = [
      watcher,
      watcher.onDidCreate(() => this.projectChanged()),
      watcher.onDidChange(() => this.projectChanged()),
      watcher.onDidDelete(() => this.projectChanged()),
      vscode.workspace.onDidOpenTextDocument((document) => this.opened(document)),
      vscode.workspace.onDidCloseTextDocument((document) => this.closed(document)),
      server.onDidChangeState((state) => this.stateChanged(state)),
      vscode.window.onDidChangeActiveTextEditor(() => this.recognizeSwift()),
    ];
  }

  /** Handles documents that are already open, and starts the server if the workspace has a project file or a test. */
  async begin() {
    for (const document of vscode.workspace.textDocuments) this.opened(document);
    if (this.server.state !== "stopped") return;
    for (const pattern of [`**/${PROJECT_FILE}`, TESTS]) {
      const found = await vscode.workspace.findFiles(pattern, "**/node_modules/**", 1);
      if (found.length === 0) continue;
      await this.server.start();
      break;
    }
  }

  /** @param {vscode.TextDocument} document */
  opened(document) {
    if (!isEdited(document.uri)) return;
    const isPlain = PLAIN.includes(document.languageId);
    if (document.languageId === DOCUMENT) {
      this.declined.delete(document.uri.toString());
      this.recordOpened();
    }
    if (document.languageId === DOCUMENT || (isPlain && isNamedAsOurs(document))) this.start();
    if (isPlain && this.server.state === "running") this.classify(document);
  }

  /** @param {vscode.TextDocument} document */
  closed(document) {
    const key = document.uri.toString();
    // A change of language also closes and opens a document, but without `isClosed`.
    if (document.isClosed) this.former.delete(key);
    else if (LANGUAGES.includes(document.languageId) && !this.underway.has(key)) {
      this.former.delete(key);
      this.declined.add(key);
    }
  }

  /** Sets the context key for the first document that is opened. */
  recordOpened() {
    if (this.hasOpened) return;
    this.hasOpened = true;
    vscode.commands.executeCommand("setContext", HAS_OPENED, true);
  }

  start() {
    if (this.server.state === "stopped" && this.server.trouble === null) this.server.start();
  }

  projectChanged() {
    if (this.server.state === "running") this.classifyAll();
    else this.start();
  }

  /** @param {import("./server/server").ServerState} state */
  stateChanged(state) {
    if (state === "running") this.classifyAll();
    this.recognizeSwift();
    if (state === "stopped") this.restoreLanguages();
  }

  /** Sets the context key by which commands are offered in Swift files that the project lists. */
  async recognizeSwift() {
    const document = vscode.window.activeTextEditor?.document;
    let isListed = false;
    if (document?.languageId === SWIFT && isEdited(document.uri) && this.server.state === "running") {
      try {
        const { kind } = await this.server.command("clads.status", { uri: document.uri.toString() });
        isListed = kind === "document";
      } catch {
        // Then nothing is offered.
      }
      if (document !== vscode.window.activeTextEditor?.document) return;
    }
    if (isListed === this.offersSwift) return;
    this.offersSwift = isListed;
    await vscode.commands.executeCommand("setContext", LISTED_SWIFT, isListed);
  }

  classifyAll() {
    for (const document of vscode.workspace.textDocuments) {
      if (PLAIN.includes(document.languageId)) this.classify(document);
    }
  }

  /**
   * Asks the server what a JSON file is and sets its language accordingly.
   *
   * @param {vscode.TextDocument} document
   */
  async classify(document) {
    const key = document.uri.toString();
    if (!isEdited(document.uri) || document.uri.scheme === "untitled" || this.declined.has(key) || isAssociated(document)) return;
    try {
      const { kind } = await this.server.command("clads.status", { uri: key });
      const language = LANGUAGE_OF_KIND.get(kind);
      const isUnchanged = !document.isClosed && PLAIN.includes(document.languageId) && !this.declined.has(key);
      if (language && isUnchanged && this.server.state === "running") await this.change(document, language);
    } catch (error) {
      this.log.appendLine(`The language of ${document.uri.fsPath} could not be determined: ${messageOf(error)}`);
    }
  }

  /** Changes project files back to JSON, so that the editor supports them while the server is not running. */
  async restoreLanguages() {
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
function isNamedAsOurs(document) {
  const name = nameOf(document);
  return name === PROJECT_FILE || isTest(document.uri) || ENDINGS.some((ending) => name.endsWith(ending));
}

/**
 * Whether `files.associations` sets the language of this file specifically, and not of JSON files in general.
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
