"use strict";

const { setTimeout } = require("node:timers/promises");

const vscode = require("vscode");

const { messageOf } = require("../errors");
const { NAME, advice, locate } = require("./location");
const { quoted } = require("./printed");
const { output } = require("./program");
const { PATH_SETTING, surroundings } = require("./setting");
const { fits, isOlder } = require("./version");

/** Loaded on demand: the library is large, and a window with plain JSON files never needs it. */
const library = () => require("./client");

/** @typedef {"running" | "starting" | "stopped"} ServerState */

const SHOW_LOG = "Show Log";
const RESTART = "Restart";
const OPEN_SETTING = "Open Setting";

/** The maximum time to wait for a server that is starting or stopping, in milliseconds. */
const TIMEOUT = 3000;

/** How long to wait for what an exited server has printed, in milliseconds: its exit may be noticed earlier. */
const GRACE = 50;

/** The language server: finds, starts, restarts and stops it, and sends requests. */
class Server {
  /**
   * @param {vscode.ExtensionContext} context
   * @param {import("../log").Log} log
   */
  constructor(context, log) {
    this.context = context;
    this.log = log;
    /** @type {ServerState} */
    this.state = "stopped";
    /** Why the server is not running, as a sentence; `null` while it is running or before it was started. */
    this.trouble = /** @type {string | null} */ (null);
    this.stateEmitter = new vscode.EventEmitter();
    /** Fires with the new state. */
    this.onDidChangeState = /** @type {vscode.Event<ServerState>} */ (this.stateEmitter.event);
    /** @type {import("vscode-languageclient/node").LanguageClient | null} */
    this.client = null;
    /** Resolves to whether the server is running; `null` before it was started. */
    this.launched = /** @type {Promise<boolean> | null} */ (null);
    /** The executable that was started. */
    this.path = /** @type {string | null} */ (null);
    /** The queue of stops and restarts, which run one at a time. */
    this.queue = Promise.resolve();
    /** @type {[string, (parameters: any) => void][]} */
    this.listeners = [];
    /** The servers whose version did not fit, which is reported once for each. */
    this.misfits = /** @type {Set<string>} */ (new Set());
    /** Whether the current server has exited unexpectedly. */
    this.hasCrashed = false;
    /** Whether the library is about to restart it. */
    this.isRestarting = false;
  }

  /** The version of the running server. */
  get version() {
    return this.client?.initializeResult?.serverInfo?.version ?? null;
  }

  /**
   * Registers a listener for a notification of the server, which also applies after restarts.
   *
   * @param {string} method
   * @param {(parameters: any) => void} listener
   */
  onNotification(method, listener) {
    this.listeners.push([method, listener]);
    this.client?.onNotification(method, listener);
  }

  /**
   * Starts the server unless it was started before; resolves to whether it is running. Problems have been reported.
   *
   * @returns {Promise<boolean>}
   */
  start() {
    this.launched ??= this.launch();
    return this.launched;
  }

  /** Restarts the server with the current settings. */
  restart() {
    return this.enqueue(async () => {
      this.become("starting", null);
      await this.halt();
      await this.start();
    });
  }

  /** Restarts the server if the settings now point to another executable; does nothing before the first start. */
  async followSetting() {
    if (this.launched === null) return;
    const { path, complaint } = this.locate();
    if (path !== this.path) await this.restart();
    else if (complaint !== null) this.showMessage(complaint, "warning", OPEN_SETTING);
  }

  /** Stops the server. */
  stop() {
    return this.enqueue(async () => {
      this.become("stopped", null);
      await this.halt();
    });
  }

  /** @param {() => Promise<void>} work */
  enqueue(work) {
    const done = this.queue.then(work);
    // The caller gets the error; the next operation in the queue must not fail because of it.
    this.queue = done.catch(() => {});
    return done;
  }

  /** Disposes of the client without changing the state. */
  async halt() {
    await withTimeout(this.launched);
    const client = this.client;
    this.client = null;
    this.launched = null;
    if (client) {
      try {
        // The library cannot stop a client that is still starting.
        if (client.state === library().State.Starting) await withTimeout(client.start());
        if (client.isRunning()) await client.dispose();
      } catch (error) {
        this.log.appendLine(`Stopping the server failed: ${messageOf(error)}`);
      }
    }
  }

  /**
   * Runs a command of the server.
   *
   * @param {string} name
   * @param {object} argument
   * @returns {Promise<any>}
   */
  async command(name, argument) {
    await this.start();
    await this.settled();
    if (this.state !== "running" || !this.client) {
      throw new Error(this.trouble ?? "The CLADS server is not running; start it with “CLADS: Restart Server”.");
    }
    return this.client.sendRequest("workspace/executeCommand", { command: name, arguments: [argument] });
  }

  /**
   * Whether the running server has a command: one of another version may lack it.
   *
   * @param {string} command
   */
  offers(command) {
    return this.client?.initializeResult?.capabilities.executeCommandProvider?.commands.includes(command) ?? false;
  }

  /** Waits while the server is starting. */
  settled() {
    if (this.state !== "starting") return Promise.resolve();
    return new Promise((resolve) => {
      const listener = this.onDidChangeState((state) => {
        if (state === "starting") return;
        listener.dispose();
        resolve(undefined);
      });
    });
  }

  /**
   * Runs the executable with command-line arguments and returns its output.
   *
   * @param {string[]} parameters
   */
  async print(parameters) {
    const { path } = this.locate();
    if (path === null) throw new Error(advice(process.platform));
    return output(path, parameters);
  }

  locate() {
    return locate(surroundings(this.context.extensionPath));
  }

  /** @returns {Promise<boolean>} */
  async launch() {
    this.become("starting", null);
    const { path, complaint } = this.locate();
    this.path = path;
    if (path === null) {
      const trouble = complaint === null ? advice(process.platform) : `${complaint} No other server was found.`;
      return this.fail(trouble, OPEN_SETTING, SHOW_LOG);
    }
    if (complaint !== null) {
      this.showMessage(`${complaint} Using ${path} instead.`, "warning", OPEN_SETTING);
    }
    try {
      const version = (await output(path, ["--version"])).trim();
      if (!version.startsWith(NAME)) {
        throw new Error(`it is a different program, which prints “${version.slice(0, 80)}”`);
      }
      this.log.appendLine(`${path}: ${version}`);
    } catch (error) {
      return this.fail(`The CLADS server ${path} cannot be started: ${messageOf(error)}.`, OPEN_SETTING, SHOW_LOG);
    }
    let client;
    try {
      client = this.connect(path);
    } catch (error) {
      const repair = "reinstall it, or run “npm install” in its folder";
      return this.fail(`The CLADS extension is incomplete (${messageOf(error)}); ${repair}.`, SHOW_LOG);
    }
    this.client = client;
    try {
      await client.start();
      if (client === this.client) this.checkVersion(path);
      return true;
    } catch (error) {
      // Another client was started in the meantime.
      if (client !== this.client) return false;
      // It is already being restarted; `onGiveUp` reports if that fails too often.
      if (this.hasCrashed) return true;
      return this.fail(`The CLADS server ${path} did not respond: ${messageOf(error)}${quoted(this.log.printed)}.`, RESTART, SHOW_LOG);
    }
  }

  /**
   * Warns if the version of the running server does not fit that of the extension. A bundled server always fits.
   *
   * @param {string} path
   */
  checkVersion(path) {
    const { origin } = this.locate();
    const version = this.version;
    const own = this.context.extension.packageJSON.version;
    if (origin === "extension" || version === null || fits(own, version)) return;
    const server = `${path} ${version}`;
    if (this.misfits.has(server)) return;
    this.misfits.add(server);
    const update = `update the ${isOlder(version, own) ? "server" : "extension"}`;
    const [remedy, ...buttons] =
      origin === "setting" ? [`${update}, or remove the setting ${PATH_SETTING}`, OPEN_SETTING] : [update];
    const bundled = origin === "setting" && this.hasBundled() ? " so that the bundled server is used" : "";
    this.showMessage(
      `The CLADS server ${path} has version ${version}, which does not fit version ${own} of the extension: ${remedy}${bundled}.`,
      "warning",
      ...buttons,
    );
  }

  /** Whether the extension contains a server. */
  hasBundled() {
    return locate({ ...surroundings(this.context.extensionPath), setting: "" }).origin === "extension";
  }

  /** @param {string} path */
  connect(path) {
    this.hasCrashed = false;
    this.log.printed = "";
    const client = library().makeClient(path, this.log, {
      onRestart: () => {
        this.hasCrashed = true;
        this.isRestarting = true;
        this.log.printed = "";
      },
      onGiveUp: async (reason) => {
        await setTimeout(GRACE);
        if (client !== this.client) return;
        this.fail(`The CLADS server ${reason}${quoted(this.log.printed)}.`, RESTART, SHOW_LOG);
      },
    });
    for (const [method, listener] of this.listeners) client.onNotification(method, listener);
    client.onDidChangeState(({ newState }) => {
      if (client === this.client) this.follow(client, newState);
    });
    return client;
  }

  /**
   * @param {import("vscode-languageclient/node").LanguageClient} client
   * @param {import("vscode-languageclient/node").State} state
   */
  follow(client, state) {
    const { State } = library();
    if (state === State.Stopped && !this.isRestarting) return this.become("stopped", this.trouble);
    this.isRestarting = false;
    if (state !== State.Running) return this.become("starting", null);
    const announce = () => {
      if (client === this.client && client.isRunning()) this.become("running", null);
    };
    // The client is running before it has sent the open documents, which must come first. A failure is reported to
    // the caller of `start`.
    client.start().then(() => setImmediate(announce), () => {});
  }

  /**
   * @param {ServerState} state
   * @param {string | null} trouble
   */
  become(state, trouble) {
    const isNew = state !== this.state || trouble !== this.trouble;
    this.state = state;
    this.trouble = trouble;
    if (isNew) this.stateEmitter.fire(state);
  }

  /**
   * Reports why the server is not running.
   *
   * @param {string} trouble
   * @param {string[]} buttons
   */
  fail(trouble, ...buttons) {
    this.log.appendLine(trouble);
    this.launched = Promise.resolve(false);
    this.become("stopped", trouble);
    this.showMessage(trouble, "error", ...buttons);
    return false;
  }

  /**
   * Shows a message with buttons.
   *
   * @param {string} message
   * @param {"error" | "warning"} severity
   * @param {string[]} buttons
   */
  async showMessage(message, severity, ...buttons) {
    const show = severity === "error" ? vscode.window.showErrorMessage : vscode.window.showWarningMessage;
    const button = await show(message, ...buttons);
    if (button === SHOW_LOG) this.log.show();
    if (button === RESTART) await this.restart();
    if (button === OPEN_SETTING) {
      await vscode.commands.executeCommand("workbench.action.openSettings", PATH_SETTING);
    }
  }

  dispose() {
    this.stateEmitter.dispose();
    return this.stop();
  }
}

/**
 * Waits for a promise, at most for `TIMEOUT`.
 *
 * @param {Promise<unknown> | null} promise
 */
function withTimeout(promise) {
  return Promise.race([promise, setTimeout(TIMEOUT, undefined, { ref: false })]);
}

module.exports = { Server };
