"use strict";

const vscode = require("vscode");

const { LANGUAGES, activeDocument, isEdited, ownSelector } = require("./documents");
const { errorsIn } = require("./findings");
const { messageOf } = require("./errors");

/** The icons for the states of the server. */
const ICONS = { running: "$(device-mobile)", starting: "$(sync~spin)", stopped: "$(circle-slash)" };

const MENU = { command: "clads.showMenu", title: "Menu" };

/** The priority of the status bar item; higher values are further left. */
const PRIORITY = 90;

/**
 * The result of `clads.status`.
 *
 * @typedef {object} FileStatus
 * @property {string} version
 * @property {string | null} kind
 * @property {string | null} project
 * @property {string} sample
 * @property {string | null} client the app version that previews are of; `null` if the project names none
 */

/** Shows the state of the server and of the active document; a click opens the menu. */
class Status {
  /**
   * @param {import("./server/server").Server} server
   * @param {import("./preview/panels").PreviewPanels} panels
   * @param {import("./choice").Choice[]} choices
   * @param {import("./log").Log} log
   */
  constructor(server, panels, choices, log) {
    this.server = server;
    this.panels = panels;
    this.log = log;
    this.file = /** @type {FileStatus | null} */ (null);
    this.number = 0;
    this.bar = vscode.window.createStatusBarItem("clads.status", vscode.StatusBarAlignment.Right, PRIORITY);
    this.bar.name = "CLADS";
    this.bar.command = MENU.command;
    this.item = vscode.languages.createLanguageStatusItem("clads.status", ownSelector());
    this.item.name = "CLADS";
    this.item.command = MENU;
    const update = () => this.update();
    this.subscriptions = [
      this.bar,
      this.item,
      server.onDidChangeState(update),
      panels.onDidChangeActive(update),
      panels.onDidChangeClient(update),
      ...choices.map((choice) => choice.onDidChoose(update)),
      vscode.window.onDidChangeActiveTextEditor(update),
      vscode.workspace.onDidOpenTextDocument(update),
      vscode.languages.onDidChangeDiagnostics(() => this.draw()),
    ];
    this.update();
  }

  /** The file that the items describe: that of the active editor, else that of the active preview. */
  get uri() {
    const document = vscode.window.activeTextEditor?.document;
    const isOurs = document && LANGUAGES.includes(document.languageId) && isEdited(document.uri);
    return isOurs ? document.uri : activeDocument(this.panels);
  }

  /** Requests the status of the active file and shows it, unless a newer request has been made in the meantime. */
  async update() {
    this.number += 1;
    const number = this.number;
    const uri = this.uri;
    this.draw();
    if (uri === null || this.server.state !== "running") return;
    try {
      const file = await this.server.command("clads.status", { uri: uri.toString() });
      if (number !== this.number) return;
      this.file = file;
    } catch (error) {
      this.log.appendLine(`The status of ${uri.toString()} could not be determined: ${messageOf(error)}`);
      this.file = null;
    }
    this.draw();
  }

  draw() {
    const { state, trouble, version } = this.server;
    const { uri } = this;
    const lines = this.lines();
    const sample = this.file?.kind === "document" ? this.file.sample : null;
    this.bar.text = `${ICONS[state]} ${sample ?? "CLADS"}`;
    this.bar.backgroundColor = trouble === null ? undefined : new vscode.ThemeColor("statusBarItem.errorBackground");
    this.bar.tooltip = lines.join("\n");
    this.item.busy = state === "starting";
    this.item.text = state === "running" ? `clads-lsp ${version ?? ""}`.trim() : `clads-lsp: ${state}`;
    this.item.detail = trouble ?? lines.slice(1).join(" · ");
    const { Error, Information } = vscode.LanguageStatusSeverity;
    this.item.severity = trouble === null ? Information : Error;
    if (uri === null) this.bar.hide();
    else this.bar.show();
  }

  /** The lines of the tooltip. */
  lines() {
    const { state, trouble, version } = this.server;
    if (state !== "running") return [trouble ?? `The CLADS server is ${state}.`];
    const project = this.file?.project;
    const document = this.file?.kind === "document" ? this.file : null;
    const errors = this.uri === null ? 0 : errorsIn(this.uri).length;
    return [
      `clads-lsp ${version ?? ""}`.trim(),
      project ? `Project: ${vscode.workspace.asRelativePath(project)}` : "No project file",
      ...(document ? [`Sample: ${document.sample}`] : []),
      ...(document?.client ? [`App version: ${document.client}`] : []),
      errors === 0 ? "No errors" : `${errors} ${errors === 1 ? "error" : "errors"}`,
    ];
  }

  dispose() {
    vscode.Disposable.from(...this.subscriptions).dispose();
  }
}

module.exports = { Status };
