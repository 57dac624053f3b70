"use strict";

const { LanguageClient, RevealOutputChannelOn, State, TransportKind } = require("vscode-languageclient/node");

const { LANGUAGES } = require("../documents");
const { Restarts } = require("./restarts");
const { SampleTexts } = require("./sampletexts");
const { makeMiddleware } = require("./listed");

/** The section of the settings, and what the library calls the server by. */
const SECTION = "clads";

/** The commands of the editor that the server may name. */
const CLIENT_COMMANDS = ["clads.showReferences", "editor.action.triggerSuggest"];

/** The library's client, except that it never speaks to the user: the extension says what there is to say. */
class QuietClient extends LanguageClient {
  /**
   * @param {string} message
   * @param {unknown} [data]
   */
  error(message, data) {
    super.error(message, data, false);
  }
}

/**
 * Makes a client that is not started yet.
 *
 * @param {string} file the server's executable
 * @param {import("vscode").OutputChannel} log
 * @param {import("./restarts").Listeners} listeners hear what becomes of a server that ends by itself
 */
function makeClient(file, log, listeners) {
  /** @type {import("vscode-languageclient/node").LanguageClientOptions} */
  const options = {
    documentSelector: LANGUAGES.map((language) => ({ language })),
    initializationOptions: { clientCommands: CLIENT_COMMANDS },
    outputChannel: log,
    revealOutputChannelOn: RevealOutputChannelOn.Never,
    errorHandler: new Restarts(listeners),
    initializationFailedHandler: () => false,
    middleware: makeMiddleware(),
  };
  const client = new QuietClient(SECTION, "CLADS", { command: file, transport: TransportKind.stdio }, options);
  client.registerFeature(new SampleTexts(client));
  return client;
}

module.exports = { State, makeClient };
