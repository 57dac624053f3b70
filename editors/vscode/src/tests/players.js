"use strict";

const vscode = require("vscode");

const { isEdited, isSame } = require("../documents");
const { messageOf } = require("../errors");
const { pageFor, pageOptions } = require("../preview/page");
const { activeFile, isTest, uriIn } = require("./files");
const { TestPlayer } = require("./player");

/** The view type of the panels. They are not restored after the window was reloaded. */
const TEST_VIEW = "clads.test";

/** The panels in which tests are played, one per test. */
class TestPlayers {
  /**
   * @param {import("../preview/panels").PreviewPanels} previews with which the panels share the page and the view
   */
  constructor(previews) {
    this.previews = previews;
    this.players = /** @type {Set<TestPlayer>} */ (new Set());
    const { server } = previews;
    this.subscriptions = [
      server.onDidChangeState((state) => this.players.forEach((player) => player.serverChanged(state))),
      // Also of the document and its samples, which only the server knows.
      vscode.workspace.onDidChangeTextDocument(({ document }) => {
        if (isEdited(document.uri)) this.players.forEach((player) => player.changed());
      }),
      vscode.window.onDidChangeVisibleTextEditors(() => this.players.forEach((player) => player.marks.draw())),
    ];
  }

  /**
   * Plays a test beside its source.
   *
   * @param {unknown} [argument] the test; otherwise the one in the active editor
   */
  async open(argument) {
    const uri = uriIn(argument) ?? activeFile();
    if (uri === null || !isTest(uri)) {
      await vscode.window.showInformationMessage("Open a test of a screen to play it.");
      return;
    }
    const known = [...this.players].find((player) => isSame(player.uri, uri));
    if (known !== undefined) {
      known.panel.reveal(undefined, true);
      return known.go(0);
    }
    const { extension } = this.previews;
    const options = { ...pageOptions(extension), retainContextWhenHidden: true };
    const place = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
    const panel = vscode.window.createWebviewPanel(TEST_VIEW, "Test", place, options);
    const images = vscode.Uri.joinPath(extension, "images");
    panel.iconPath = {
      light: vscode.Uri.joinPath(images, "document-light.svg"),
      dark: vscode.Uri.joinPath(images, "document-dark.svg"),
    };
    const player = new TestPlayer(panel, uri, this.previews);
    this.players.add(player);
    panel.onDidDispose(() => {
      this.players.delete(player);
      player.close();
    });
    try {
      panel.webview.html = await pageFor(panel.webview, extension);
    } catch (error) {
      panel.dispose();
      throw new Error(`The page of the preview is missing; reinstall the extension (${messageOf(error)})`);
    }
    await player.go(0);
  }

  dispose() {
    for (const player of this.players) player.panel.dispose();
    vscode.Disposable.from(...this.subscriptions).dispose();
  }
}

module.exports = { TestPlayers };
