"use strict";

const { LanguageClient, RevealOutputChannelOn, State, TransportKind } = require("./library");

const { ownSelector } = require("../documents");
const { Companions } = require("./companions");
const { Restarts } = require("./restarts");
const { makeMiddleware } = require("./listed");

/** The section of the settings, and the id of the client. */
const SECTION = "clads";

/** The client commands that the server may use in code lenses and completions. */
const CLIENT_COMMANDS = ["clads.showReferences", "clads.runTests", "clads.playTest", "editor.action.triggerSuggest"];

/** The codes of errors of requests and notifications that are expected when the connection closes. */
const CLOSED = new Set([
  -32800, // LSPErrorCodes.RequestCancelled: the response to what a server has not finished when it shuts down
  -32600, // ErrorCodes.InvalidRequest: its response to what comes afterwards
  -32097, // ErrorCodes.PendingResponseRejected
  -32096, // ErrorCodes.ConnectionInactive
  1, // ConnectionErrors.Closed
  2, // ConnectionErrors.Disposed
]);

/**
 * Returns whether a client reports nothing but that its connection is closed.
 *
 * @param {string} message
 * @param {unknown} data
 */
function saysClosed(message, data) {
  return data === undefined ? message.startsWith("Connection to server got closed.") : isOfTheEnd(data);
}

/**
 * Returns whether an error is expected when the connection closes.
 *
 * @param {unknown} error
 */
function isOfTheEnd(error) {
  return error instanceof Error && CLOSED.has(Object.getOwnPropertyDescriptor(error, "code")?.value);
}

/**
 * A language client that never shows messages: the extension reports problems itself. While it is stopped on purpose,
 * requests that get no response and the end of the connection are no errors; anything else is.
 */
class QuietClient extends LanguageClient {
  isStopping = false;

  /** @param {number} [timeout] */
  dispose(timeout) {
    this.isStopping = true;
    return super.dispose(timeout);
  }

  /**
   * @param {string} message
   * @param {unknown} [data]
   */
  error(message, data) {
    if (!this.isStopping || !saysClosed(message, data)) super.error(message, data, false);
  }

  /**
   * Returns what the editor gets instead of the response to a request that has failed. The library throws another error
   * in place of one that says that the request was canceled, and logs that one.
   *
   * @template Value
   * @param {unknown} type
   * @param {unknown} token
   * @param {unknown} error
   * @param {Value} instead
   * @param {[showNotification?: boolean, throwOnCancel?: boolean]} rest
   * @returns {Value}
   */
  handleFailedRequest(type, token, error, instead, ...rest) {
    return this.isStopping && isOfTheEnd(error) ? instead : super.handleFailedRequest(type, token, error, instead, ...rest);
  }
}

/**
 * Creates a client without starting it.
 *
 * @param {string} file the server's executable
 * @param {import("../log").Log} log
 * @param {import("./restarts").Listeners} listeners are notified when the server exits unexpectedly
 */
function makeClient(file, log, listeners) {
  /** @type {import("vscode-languageclient/node").LanguageClientOptions} */
  const options = {
    documentSelector: ownSelector(),
    // Not the id of the client: the library names those that it asks for by the identifier of the server, which is it.
    diagnosticCollectionName: `${SECTION}-published`,
    initializationOptions: { clientCommands: CLIENT_COMMANDS },
    outputChannel: log,
    revealOutputChannelOn: RevealOutputChannelOn.Never,
    errorHandler: new Restarts(listeners),
    initializationFailedHandler: () => false,
    middleware: makeMiddleware(),
  };
  const client = new QuietClient(SECTION, "CLADS", { command: file, transport: TransportKind.stdio }, options);
  client.registerFeature(new Companions(client));
  return client;
}

module.exports = { State, makeClient };
