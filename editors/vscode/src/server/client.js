"use strict";

const vscode = require("vscode");
const { LanguageClient, RevealOutputChannelOn, TransportKind } = require("vscode-languageclient/node");

/** The section of the settings, and what the library calls the server by. */
const SECTION = "clads";

/** The commands of the editor that the server may name. */
const CLIENT_COMMANDS = ["clads.showReferences", "editor.action.triggerSuggest"];

/** The languages that the server takes part in. */
const LANGUAGES = ["clads", "clads-project"];

/** The scheme of old versions, as the two sides of a comparison show them. */
const PAST = "git";

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
 * @param {vscode.OutputChannel} log
 * @param {import("vscode-languageclient/node").ErrorHandler} errorHandler
 */
function makeClient(file, log, errorHandler) {
  /** @type {import("vscode-languageclient/node").LanguageClientOptions} */
  const options = {
    documentSelector: LANGUAGES.map((language) => ({ language })),
    initializationOptions: { clientCommands: CLIENT_COMMANDS },
    outputChannel: log,
    revealOutputChannelOn: RevealOutputChannelOn.Never,
    errorHandler,
    initializationFailedHandler: () => false,
    middleware: {
      // What is wrong in an old version cannot be mended there, and would stand twice in the list of problems.
      provideDiagnostics: (document, previous, token, next) => {
        const uri = document instanceof vscode.Uri ? document : document.uri;
        return uri.scheme === PAST ? { kind: "full", items: [] } : next(document, previous, token);
      },
    },
  };
  return new QuietClient(SECTION, "CLADS", { command: file, transport: TransportKind.stdio }, options);
}

module.exports = { LANGUAGES, makeClient };
