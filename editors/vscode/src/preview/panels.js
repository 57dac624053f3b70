"use strict";

const vscode = require("vscode");

const { SWIFT, isEdited, isSame } = require("../documents");
const { messageOf } = require("../errors");
const { readState } = require("./messages");
const { pageFor, pageOptions } = require("./page");
const { PreviewPanel } = require("./panel");
const { ViewChoice } = require("./viewchoice");

/** The view type of the panels, as in package.json. */
const VIEW_TYPE = "clads.preview";

/** The notification with a new snapshot. */
const CHANGED = "clads/previewDidChange";

/** The open previews, one per document. */
class PreviewPanels {
  /**
   * @param {vscode.Uri} extension
   * @param {import("../server/server").Server} server
   * @param {import("../log").Log} log
   * @param {vscode.Memento} workspaceState
   * @param {import("../../types/preview").PageFunctions} page
   */
  constructor(extension, server, log, workspaceState, page) {
    this.extension = extension;
    this.server = server;
    this.log = log;
    this.choice = new ViewChoice(workspaceState);
    this.page = page;
    this.panels = /** @type {Set<PreviewPanel>} */ (new Set());
    this.activeEmitter = new vscode.EventEmitter();
    /** Fires when another panel has the focus, or none. */
    this.onDidChangeActive = /** @type {vscode.Event<void>} */ (this.activeEmitter.event);
    this.clientEmitter = new vscode.EventEmitter();
    /** Fires when a preview is of another client than before. */
    this.onDidChangeClient = /** @type {vscode.Event<void>} */ (this.clientEmitter.event);
    server.onNotification(CHANGED, (snapshot) => this.changed(snapshot));
    this.subscriptions = [
      this.activeEmitter,
      this.clientEmitter,
      server.onDidChangeState((state) => this.panels.forEach((panel) => panel.serverChanged(state))),
      vscode.window.registerWebviewPanelSerializer(VIEW_TYPE, this),
      vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => this.of(textEditor.document.uri)?.sendCursor()),
      vscode.window.onDidChangeVisibleTextEditors(() => this.panels.forEach((panel) => panel.sendCursor())),
      vscode.languages.onDidChangeDiagnostics(({ uris }) => uris.forEach((uri) => this.of(uri)?.sendFindings())),
      vscode.workspace.onDidOpenTextDocument((document) => this.documentOpened(document)),
      vscode.workspace.onDidCloseTextDocument((document) => this.documentClosed(document)),
      vscode.workspace.onDidRenameFiles(({ files }) => files.forEach((file) => this.renamed(file))),
    ];
  }

  /** The preview that has the focus. */
  get active() {
    return [...this.panels].find(({ panel }) => panel.active) ?? null;
  }

  /**
   * The preview of a document.
   *
   * @param {vscode.Uri} uri
   */
  of(uri) {
    return [...this.panels].find((panel) => isSame(panel.uri, uri)) ?? null;
  }

  /**
   * Shows the preview of a document beside its source.
   *
   * @param {unknown} [argument] the document; otherwise that of the active editor
   */
  open(argument) {
    return this.openView(argument, null, "Open a CLADS document to show its preview.");
  }

  /**
   * Shows the preview of a document with pictures of all its states.
   *
   * @param {unknown} [argument] the document; otherwise that of the focused preview, or of the active editor
   */
  openStates(argument) {
    return this.openView(argument ?? this.active?.uri, "states", "Open a CLADS document to show all its states.");
  }

  /**
   * @param {unknown} argument the document; otherwise that of the active editor
   * @param {import("../../types/preview").View | null} view `null` for that of an open preview, else the last one
   * @param {string} withoutDocument the message where no document is open
   */
  async openView(argument, view, withoutDocument) {
    const uri = argument instanceof vscode.Uri ? argument : vscode.window.activeTextEditor?.document.uri;
    if (!uri || !isEdited(uri)) {
      await vscode.window.showInformationMessage(withoutDocument);
      return;
    }
    const position = positionIn(uri);
    const known = this.of(uri);
    if (view !== null) this.choice.view = view;
    if (known) {
      if (view !== null) await known.turnPage(view);
      if (position) await known.go(position);
      return known.panel.reveal(undefined, true);
    }
    const options = { ...pageOptions(this.extension), retainContextWhenHidden: true, enableFindWidget: true };
    const place = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
    await this.add(vscode.window.createWebviewPanel(VIEW_TYPE, "Preview", place, options), uri, {}, position);
  }

  /**
   * Records a test in the preview of a document.
   *
   * @param {unknown} [argument] the document; otherwise that of the focused preview, or of the active editor
   */
  async record(argument) {
    const focused = this.active?.uri ?? vscode.window.activeTextEditor?.document.uri;
    const uri = argument instanceof vscode.Uri ? argument : focused;
    await this.openView(uri, null, "Open a CLADS document to record a test of it.");
    if (uri) await this.of(uri)?.recorder.start();
  }

  /** Restarts the focused preview, else that of the active editor. */
  async reset() {
    const uri = vscode.window.activeTextEditor?.document.uri;
    const panel = this.active ?? (uri && this.of(uri));
    if (panel) await panel.reset();
    else await vscode.window.showInformationMessage("No preview of this document is open.");
  }

  /**
   * Restores a preview after the window was reloaded.
   *
   * @param {vscode.WebviewPanel} panel
   * @param {unknown} state the state that the page saved
   */
  async deserializeWebviewPanel(panel, state) {
    const kept = readState(state);
    if (kept === null) {
      this.log.appendLine("A preview could not be restored: its page has not saved which document it shows.");
      panel.dispose();
      return;
    }
    panel.webview.options = pageOptions(this.extension);
    await this.add(panel, vscode.Uri.parse(kept.uri), kept.options);
  }

  /**
   * @param {vscode.WebviewPanel} webviewPanel
   * @param {vscode.Uri} uri
   * @param {import("../../types/preview").PreviewOptions} options
   * @param {import("../../types/preview").Position} [position] where the document is in a Swift file
   */
  async add(webviewPanel, uri, options, position) {
    const images = vscode.Uri.joinPath(this.extension, "images");
    webviewPanel.iconPath = {
      light: vscode.Uri.joinPath(images, "document-light.svg"),
      dark: vscode.Uri.joinPath(images, "document-dark.svg"),
    };
    const panel = new PreviewPanel(webviewPanel, uri, options, this, position);
    this.panels.add(panel);
    webviewPanel.onDidChangeViewState(() => this.activeEmitter.fire(undefined));
    webviewPanel.onDidDispose(() => {
      this.panels.delete(panel);
      panel.close();
      this.activeEmitter.fire(undefined);
    });
    try {
      webviewPanel.webview.html = await pageFor(webviewPanel.webview, this.extension);
    } catch (error) {
      webviewPanel.dispose();
      throw new Error(`The page of the preview is missing; reinstall the extension (${messageOf(error)})`);
    }
    panel.open();
  }

  /** @param {import("../../types/preview").Sent | import("../../types/preview").Change} snapshot */
  changed(snapshot) {
    for (const panel of this.panels) {
      if (panel.name === snapshot.preview && panel.isOpen) panel.show(snapshot);
    }
  }

  /** @param {vscode.TextDocument} document */
  documentOpened({ uri }) {
    const panel = this.of(uri);
    // Deferred, so that the client library notifies the server of the document first.
    if (panel && !panel.isOpen && this.server.state === "running") {
      setImmediate(() => {
        if (!panel.isClosed) panel.open();
      });
    }
  }

  /** @param {vscode.TextDocument} document */
  documentClosed({ uri, isClosed }) {
    // An untitled document is gone once it is closed; of other documents the server shows the version on disk.
    if (isClosed && uri.scheme === "untitled") this.of(uri)?.panel.dispose();
  }

  /** @param {{ oldUri: vscode.Uri, newUri: vscode.Uri }} file a file or a folder */
  renamed({ oldUri, newUri }) {
    for (const panel of this.panels) {
      const isInside = panel.uri.path.startsWith(`${oldUri.path}/`) && panel.uri.scheme === oldUri.scheme;
      if (!isInside && !isSame(panel.uri, oldUri)) continue;
      panel.follow(newUri.with({ path: newUri.path + panel.uri.path.slice(oldUri.path.length) }));
    }
  }

  /** Does not close the panels: the editor restores them after the window was reloaded. */
  dispose() {
    vscode.Disposable.from(...this.subscriptions).dispose();
  }
}

/**
 * Returns the position of the cursor in a Swift file, where it says which document is meant.
 *
 * @param {vscode.Uri} uri
 */
function positionIn(uri) {
  const editor = vscode.window.activeTextEditor;
  if (editor?.document.languageId !== SWIFT || !isSame(editor.document.uri, uri)) return undefined;
  const { line, character } = editor.selection.active;
  return { line, character };
}

module.exports = { PreviewPanels, VIEW_TYPE };
