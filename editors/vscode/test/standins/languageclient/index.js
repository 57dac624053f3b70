"use strict";

/**
 * A fake of vscode-languageclient/node 9.0.1, as far as the extension uses it, over a real process. Its states, and
 * the operations allowed in each, are those of the library.
 */

const { spawn } = require("node:child_process");
const { setTimeout } = require("node:timers/promises");

const { Connection, coded } = require("./connection");
const features = require("./features");
const { makeSynchronization } = require("./synchronization");

const State = { Stopped: 1, Running: 2, Starting: 3 };
const ErrorAction = { Continue: 1, Shutdown: 2 };
const CloseAction = { DoNotRestart: 1, Restart: 2 };
const RevealOutputChannelOn = { Debug: 0, Info: 1, Warn: 2, Error: 3, Never: 4 };
const TransportKind = { stdio: 0, ipc: 1, pipe: 2, socket: 3 };

/** How long a server may take to stop, in milliseconds. */
const STOP_LIMIT = 2000;

/** The states that only the library itself sees, and what others see of them. */
const PUBLIC = {
  initial: State.Stopped,
  starting: State.Starting,
  startFailed: State.Stopped,
  running: State.Running,
  stopping: State.Stopped,
  stopped: State.Stopped,
};

const CAPABILITIES = {
  workspace: {
    configuration: true,
    didChangeConfiguration: { dynamicRegistration: true },
    didChangeWatchedFiles: { dynamicRegistration: true },
    diagnostics: { refreshSupport: true },
    workspaceFolders: true,
  },
  window: { workDoneProgress: true },
  textDocument: {
    synchronization: { dynamicRegistration: true },
    completion: { dynamicRegistration: true },
    hover: { dynamicRegistration: true },
    diagnostic: { dynamicRegistration: true },
    publishDiagnostics: { relatedInformation: true, codeDescriptionSupport: true, tagSupport: { valueSet: [1, 2] } },
  },
};

/** @param {import("../vscode").Window} window */
function makeLibrary(window) {
  const vscode = window.api;
  /** The processes that were started, oldest first. */
  const processes = [];

  class LanguageClient {
    #state = "initial";

    constructor(id, name, serverOptions, clientOptions) {
      Object.assign(this, { id, name, serverOptions, options: clientOptions, window });
      this.stateEmitter = new vscode.EventEmitter();
      this.onDidChangeState = this.stateEmitter.event;
      this.handlers = new Map();
      this.subscriptions = [];
      this.synchronization = makeSynchronization(this, vscode);
      this.added = [];
      this.initializeResult = undefined;
    }

    registerFeature(feature) {
      this.added.push(feature);
    }

    getFeature(method) {
      return this.synchronization.get(method) ?? features.namedFeature(this, vscode, method);
    }

    get state() {
      return PUBLIC[this.#state];
    }

    become(state) {
      const oldState = this.state;
      this.#state = state;
      if (this.state !== oldState) this.stateEmitter.fire({ oldState, newState: this.state });
    }

    isRunning() {
      return this.#state === "running";
    }

    onNotification(method, handler) {
      this.handlers.set(method, handler);
      return new vscode.Disposable(() => this.handlers.delete(method));
    }

    async start() {
      if (this.isDisposed) throw new Error("Client got disposed and can't be restarted.");
      if (this.#state === "stopping") throw new Error("Client is currently stopping.");
      this.onStart ??= this.connect();
      return this.onStart;
    }

    async connect() {
      this.become("starting");
      try {
        this.connection = await this.launch();
        await this.initialize(this.connection);
      } catch (error) {
        this.become("startFailed");
        this.error(`${this.name} client: couldn't create connection to server.`, error, "force");
        throw error;
      }
    }

    async launch() {
      const { command, args = [], transport, options } = this.serverOptions;
      const parameters = transport === TransportKind.stdio ? [...args, "--stdio"] : args;
      const child = spawn(command, parameters, { cwd: window.folder, ...options });
      child.on("error", (error) => this.error(error.message, undefined, false));
      if (child.pid === undefined) throw new Error(`Launching server using command ${command} failed.`);
      child.stderr.on("data", (data) => this.options.outputChannel.append(data.toString()));
      processes.push(child);
      this.child = child;
      return new Connection(child, {
        request: (method, parameters_) => this.answer(method, parameters_),
        notification: (method, parameters_) => this.hear(method, parameters_),
        error: (...facts) => this.connectionErred(...facts),
        closed: () => this.connectionClosed(),
      });
    }

    async initialize(connection) {
      const folders = (vscode.workspace.workspaceFolders ?? []).map(({ uri, name }) => ({ uri: uri.toString(), name }));
      try {
        this.initializeResult = await connection.request("initialize", {
          processId: process.pid,
          clientInfo: { name: "Visual Studio Code", version: "1.85.0" },
          rootUri: folders[0]?.uri ?? null,
          capabilities: this.capabilities(),
          initializationOptions: this.options.initializationOptions,
          workspaceFolders: folders.length > 0 ? folders : null,
        });
      } catch (error) {
        this.options.initializationFailedHandler?.(error);
        throw error;
      }
      this.become("running");
      connection.notify("initialized", {});
      const { capabilities } = this.initializeResult;
      // The server must be notified of a document before it gets requests for it.
      this.synchronization.start(this.options.documentSelector, capabilities.textDocumentSync.change);
      this.pulls = [features.pullDiagnostics(this, vscode, capabilities.diagnosticProvider)];
      this.subscriptions = [
        ...features.registerCommands(this, vscode, capabilities.executeCommandProvider.commands),
        features.codeLenses(this, vscode),
        features.workspaceSymbols(this, vscode),
        features.completion(this, vscode, capabilities.completionProvider),
        ...this.pulls[0].subscriptions,
      ];
      for (const feature of this.added) feature.initialize(capabilities, this.options.documentSelector);
    }

    capabilities() {
      const capabilities = structuredClone(CAPABILITIES);
      for (const feature of this.added) feature.fillClientCapabilities(capabilities);
      return capabilities;
    }

    async active() {
      await this.start();
      if (this.connection === undefined) throw new Error("Starting server failed");
      return this.connection;
    }

    async sendRequest(method, parameters) {
      if (["startFailed", "stopping", "stopped"].includes(this.#state)) {
        throw coded(-32096, "Client is not running");
      }
      const connection = await this.active();
      const send = (type, own) => connection.request(type.method, own);
      const { sendRequest } = this.options.middleware ?? {};
      return sendRequest ? sendRequest({ method }, parameters, undefined, send) : send({ method }, parameters);
    }

    /** Notifications wait for the start, as requests do. */
    say(method, parameters) {
      window.notifications.push({ method, parameters });
      this.active().then(
        (connection) => connection.notify(method, parameters),
        () => {},
      );
    }

    answer(method, parameters) {
      if (method === "workspace/configuration") {
        return parameters.items.map(({ section }) => window.settings.object(section, window.isTrusted));
      }
      if (method === "client/registerCapability") {
        const next = async ({ registrations }) => {
          window.registrations.push(...registrations);
          for (const each of registrations) this.subscriptions.push(...features.register(this, vscode, each));
        };
        const middleware = this.options.middleware?.handleRegisterCapability;
        const done = middleware ? middleware(parameters, next) : next(parameters);
        return done.then(() => null);
      }
      if (method === "workspace/diagnostic/refresh") return this.pulls.forEach(({ pullAll }) => pullAll());
      if (method === "window/workDoneProgress/create") return null;
      throw new Error(`the client knows no ${method}`);
    }

    hear(method, parameters) {
      if (method === "window/logMessage") return this.options.outputChannel.appendLine(parameters.message);
      return this.handlers.get(method)?.(parameters);
    }

    async connectionErred(error, message, count) {
      const { action, handled, message: said } = await this.options.errorHandler.error(error, message, count);
      this.error(said ?? `Client ${this.name}: connection to server is erroring.`, error, handled ? false : "force");
      if (action !== ErrorAction.Shutdown) return;
      this.stop().catch((failure) => this.error("Stopping server failed", failure, false));
    }

    async connectionClosed() {
      if (this.#state === "stopped") return;
      this.connection.dispose();
      let result = { action: CloseAction.DoNotRestart };
      if (this.#state !== "stopping") result = await this.options.errorHandler.closed();
      this.connection = undefined;
      this.cleanUp();
      this.onStart = undefined;
      if (result.action === CloseAction.Restart) {
        this.info(result.message ?? "Connection to server got closed. Server will restart.", undefined, !result.handled);
        this.become("initial");
        this.start().catch((error) => this.error("Restarting server failed", error, "force"));
      } else {
        const message = result.message ?? "Connection to server got closed. Server will not be restarted.";
        this.error(message, undefined, result.handled === true ? false : "force");
        this.become(this.#state === "starting" ? "startFailed" : "stopped");
      }
    }

    cleanUp() {
      for (const each of this.subscriptions) each.dispose();
      this.subscriptions = [];
      this.synchronization.clear();
      for (const feature of this.added) feature.clear();
    }

    async dispose() {
      this.isDisposed = true;
      return this.stop();
    }

    async stop() {
      if (["initial", "stopped"].includes(this.#state)) return;
      if (this.#state !== "running") throw new Error("Client is not running and can't be stopped.");
      this.become("stopping");
      this.cleanUp();
      const { child, connection } = this;
      const ended = new Promise((resolve) => child.once("exit", resolve));
      const shutDown = connection.request("shutdown").then(() => connection.notify("exit"));
      const isInTime = await Promise.race([shutDown.then(() => true), setTimeout(STOP_LIMIT, false)]);
      connection.dispose();
      if (isInTime) await ended;
      else child.kill();
      this.onStart = undefined;
      this.become("stopped");
      if (!isInTime) throw new Error("Stopping the server timed out");
    }

    info(message, data, showNotification = true) {
      this.write("Info", message, data, showNotification, RevealOutputChannelOn.Info);
    }

    error(message, data, showNotification = true) {
      this.write("Error", message, data, showNotification, RevealOutputChannelOn.Error);
    }

    handleFailedRequest(type, token, error, instead) {
      if (error.code === -32097 || error.code === -32096) return instead;
      // A cancellation has no code, and what asked logs it.
      if (error.code === -32800 || error.code === -32802) throw new Error("Canceled");
      this.error(`Request ${type.method} failed.`, error, false);
      throw error;
    }

    write(kind, message, data, showNotification, level) {
      this.options.outputChannel.appendLine(`[${kind}] ${message}${data ? ` ${data.message ?? data}` : ""}`);
      const isShown = showNotification === "force" || (showNotification && this.options.revealOutputChannelOn <= level);
      if (isShown) window.say("error", message, ["Go to output"]);
    }
  }

  return { CloseAction, ErrorAction, LanguageClient, RevealOutputChannelOn, State, TransportKind, processes };
}

module.exports = { makeLibrary };
