"use strict";

const vscode = require("vscode");

const { Choice } = require("./choice");
const { CLIENTS } = require("./clients");
const { Evaluations } = require("./evaluation");
const { Languages } = require("./languages");
const { Log } = require("./log");
const { showMenu } = require("./menu");
const { PreviewPanels } = require("./preview/panels");
const { showReferences } = require("./references");
const { Rules, SCHEME } = require("./rules");
const { SAMPLES } = require("./samples");
const { Server } = require("./server/server");
const { PATH_SETTING } = require("./server/setting");
const { Status } = require("./status");
const { TestExplorer } = require("./tests/explorer");
const { TestPlayers } = require("./tests/players");
const { messageOf } = require("./errors");

/** @type {Server | null} */
let server = null;

/**
 * Called by VS Code on the first activation event of package.json.
 *
 * @param {vscode.ExtensionContext} context
 */
async function activate(context) {
  // Shared with the page, whose modules cannot be required.
  const page = { ...(await import("../media/changes.js")), ...(await import("../media/options.js")) };
  const log = new Log(vscode.window.createOutputChannel("CLADS"));
  const running = new Server(context, log);
  server = running;
  const panels = new PreviewPanels(context.extensionUri, running, log, context.workspaceState, page);
  const samples = new Choice(running, panels, SAMPLES);
  const clients = new Choice(running, panels, CLIENTS);
  const rules = new Rules(running, homeOf(context));
  const status = new Status(running, panels, [samples, clients], log);
  const languages = new Languages(running, log);
  const evaluations = new Evaluations(running);
  const explorer = new TestExplorer(running, log);
  const players = new TestPlayers(panels);
  context.subscriptions.push(
    log,
    panels,
    samples,
    clients,
    status,
    languages,
    explorer,
    players,
    vscode.workspace.registerTextDocumentContentProvider(SCHEME, rules),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration(PATH_SETTING)) running.followSetting();
    }),
    vscode.workspace.onDidGrantWorkspaceTrust(() => running.followSetting()),
    ...registered(log, {
      "clads.showPreview": (uri) => panels.open(uri),
      "clads.showAllStates": (uri) => panels.openStates(uri),
      "clads.resetPreview": () => panels.reset(),
      "clads.chooseSample": () => samples.choose(),
      "clads.chooseClient": () => clients.choose(),
      "clads.recordTest": (uri) => panels.record(uri),
      "clads.playTest": (argument) => players.open(argument),
      "clads.runTests": (argument) => explorer.runFile(argument),
      "clads.updateTests": (argument) => explorer.updateFile(argument),
      "clads.evaluateExpression": () => evaluations.run(),
      "clads.explainRule": (name) => rules.explain(name),
      "clads.openRules": () => rules.open(),
      "clads.restartServer": () => running.restart(),
      "clads.showLog": () => log.show(),
      "clads.showMenu": () => showMenu(status),
      "clads.showReferences": showReferences,
    }),
  );
  // Not awaited: commands must work while the server is still starting.
  languages.begin().catch((error) => log.appendLine(`Searching the workspace failed: ${messageOf(error)}`));
}

/**
 * Returns the page of the project.
 *
 * @param {vscode.ExtensionContext} context
 */
function homeOf(context) {
  return String(context.extension.packageJSON.repository?.url ?? "").replace(/\.git$/, "");
}

/** Called by VS Code before it exits. */
async function deactivate() {
  await server?.dispose();
  server = null;
}

/**
 * Registers commands; an error in one is logged and shown as a message.
 *
 * @param {Log} log
 * @param {Record<string, (...parameters: any[]) => unknown>} commands
 */
function registered(log, commands) {
  return Object.entries(commands).map(([name, run]) =>
    vscode.commands.registerCommand(name, async (...parameters) => {
      try {
        return await run(...parameters);
      } catch (error) {
        log.appendLine(`${name}: ${error instanceof Error ? error.stack : error}`);
        return vscode.window.showErrorMessage(`${messageOf(error)}.`);
      }
    }),
  );
}

module.exports = { activate, deactivate };
