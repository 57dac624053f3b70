"use strict";

const { setTimeout } = require("node:timers/promises");

const vscode = require("vscode");

const { words } = require("../words");
const { NAME, advice, locate } = require("./location");
const { output } = require("./program");
const { PATH_SETTING, surroundings } = require("./setting");

/** The library is large; a window that shows JSON, but nothing of ours, never loads it. */
const library = () => require("./client");

/** @typedef {"running" | "starting" | "stopped"} ServerState */

const SHOW_LOG = "Show Log";
const RESTART = "Restart";
const OPEN_SETTING = "Open Setting";

/** How long a server that is on its way up is waited for before it is left alone, in milliseconds. */
const PATIENCE = 3000;

/** The language server: where it is, whether it runs, and what it answers. */
class Server {
  /**
   * @param {vscode.ExtensionContext} context
   * @param {vscode.OutputChannel} log
   */
  constructor(context, log) {
    this.context = context;
    this.log = log;
    /** @type {ServerState} */
    this.state = "stopped";
    /** Why the server does not run, in a sentence; nothing while it does, or before it was started. */
    this.trouble = /** @type {string | null} */ (null);
    this.stateEmitter = new vscode.EventEmitter();
    /** Says what the state is now. */
    this.onDidChangeState = /** @type {vscode.Event<ServerState>} */ (this.stateEmitter.event);
    /** @type {import("vscode-languageclient/node").LanguageClient | null} */
    this.client = null;
    /** Whether the server runs, once that is known; nothing before it was started. */
    this.launched = /** @type {Promise<boolean> | null} */ (null);
    /** The executable that was started. */
    this.path = /** @type {string | null} */ (null);
    /** Stopping and starting again, one after the other. */
    this.turn = Promise.resolve();
    /** @type {[string, (parameters: any) => void][]} */
    this.listeners = [];
    /** Whether the server that was started has ended by itself. */
    this.hasCrashed = false;
    /** Whether the library is about to start it again. */
    this.comesBack = false;
  }

  /** The version of the running server. */
  get version() {
    return this.client?.initializeResult?.serverInfo?.version ?? null;
  }

  /**
   * Hears a notification of the server, however often it is started again.
   *
   * @param {string} method
   * @param {(parameters: any) => void} listener
   */
  onNotification(method, listener) {
    this.listeners.push([method, listener]);
    this.client?.onNotification(method, listener);
  }

  /**
   * Starts the server, unless that was done; says whether it runs. What is in the way was said then.
   *
   * @returns {Promise<boolean>}
   */
  start() {
    this.launched ??= this.launch();
    return this.launched;
  }

  /** Stops the server and starts it again, with the settings that there are now. */
  restart() {
    return this.inTurn(async () => {
      this.become("starting", null);
      await this.halt();
      await this.start();
    });
  }

  /** Starts the server that the settings name now, unless it is the one that runs, or none was ever needed. */
  async followSetting() {
    if (this.launched === null) return;
    const { path, complaint } = this.locate();
    if (path !== this.path) await this.restart();
    else if (complaint !== null) this.say(complaint, "warning", OPEN_SETTING);
  }

  /** Stops the server, if it runs. */
  stop() {
    return this.inTurn(async () => {
      this.become("stopped", null);
      await this.halt();
    });
  }

  /** @param {() => Promise<void>} work */
  inTurn(work) {
    const done = this.turn.then(work);
    // Whoever asked for it hears of a failure; the next one is not to fail for it.
    this.turn = done.catch(() => {});
    return done;
  }

  /** Lets go of the client; what the state is meanwhile, is for others to say. */
  async halt() {
    await inTime(this.launched);
    const client = this.client;
    this.client = null;
    this.launched = null;
    if (client) {
      try {
        // The library stops no client that is on its way up.
        if (client.state === library().State.Starting) await inTime(client.start());
        if (client.isRunning()) await client.dispose();
      } catch (error) {
        this.log.appendLine(`The server did not stop in good order: ${words(error)}`);
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

  /** Waits while the server is on its way up. */
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
   * What the executable prints when it is called with some parameters.
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
      this.say(`${complaint} ${path} is started instead.`, "warning", OPEN_SETTING);
    }
    try {
      const version = (await output(path, ["--version"])).trim();
      if (!version.startsWith(NAME)) {
        throw new Error(`it is another program, which prints “${version.slice(0, 80)}”`);
      }
      this.log.appendLine(`${path}: ${version}`);
    } catch (error) {
      return this.fail(`The CLADS server ${path} cannot be started: ${words(error)}.`, OPEN_SETTING, SHOW_LOG);
    }
    let client;
    try {
      client = this.connect(path);
    } catch (error) {
      const repair = "install it again, or run “npm install” in its folder";
      return this.fail(`The CLADS extension is not complete (${words(error)}); ${repair}.`, SHOW_LOG);
    }
    this.client = client;
    try {
      await client.start();
      return true;
    } catch (error) {
      // Another one was started meanwhile.
      if (client !== this.client) return false;
      // It is being started again already; should that fail too often, a message says so.
      if (this.hasCrashed) return true;
      return this.fail(`The CLADS server ${path} did not answer: ${words(error)}.`, RESTART, SHOW_LOG);
    }
  }

  /** @param {string} path */
  connect(path) {
    this.hasCrashed = false;
    const client = library().makeClient(path, this.log, {
      comesBack: () => {
        this.hasCrashed = true;
        this.comesBack = true;
      },
      givesUp: (reason) => {
        this.fail(`The CLADS server ${reason}.`, RESTART, SHOW_LOG);
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
    if (state === State.Stopped && !this.comesBack) return this.become("stopped", this.trouble);
    this.comesBack = false;
    if (state !== State.Running) return this.become("starting", null);
    const announce = () => {
      if (client === this.client && client.isRunning()) this.become("running", null);
    };
    // The library runs before it has told the server which documents are open; they come first. Whoever started it
    // hears of a failure.
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
   * Says why the server does not run.
   *
   * @param {string} trouble
   * @param {string[]} buttons
   */
  fail(trouble, ...buttons) {
    this.log.appendLine(trouble);
    this.launched = Promise.resolve(false);
    this.become("stopped", trouble);
    this.say(trouble, "error", ...buttons);
    return false;
  }

  /**
   * Says something, with buttons.
   *
   * @param {string} message
   * @param {"error" | "warning"} severity
   * @param {string[]} buttons
   */
  async say(message, severity, ...buttons) {
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
 * Waits for something, but not for ever.
 *
 * @param {Promise<unknown> | null} something
 */
function inTime(something) {
  return Promise.race([something, setTimeout(PATIENCE, undefined, { ref: false })]);
}

module.exports = { Server };
