"use strict";

const { PLAIN, SAMPLES } = require("../documents");

/** The files whose texts the server gets beside its own documents. */
const SELECTOR = PLAIN.map((language) => ({ language, pattern: SAMPLES }));

/**
 * Tells the server what is typed into samples, so that previews and hovers follow before they are saved.
 *
 * They stay JSON of the editor: in the selector of the client they would get the server's answers to everything else,
 * too, and the editor would ask which of two formatters is meant.
 */
class SampleTexts {
  /** @param {import("vscode-languageclient/node").LanguageClient} client */
  constructor(client) {
    this.client = client;
  }

  fillClientCapabilities() {}

  /**
   * Called at each start; the library forgets what is registered when the server ends.
   *
   * @param {import("vscode-languageclient/node").ServerCapabilities} capabilities
   */
  initialize({ textDocumentSync }) {
    const options = { documentSelector: SELECTOR, syncKind: textDocumentSync.change };
    for (const method of /** @type {const} */ (["didOpen", "didChange", "didClose"])) {
      this.client.getFeature(`textDocument/${method}`).register({ id: `clads-samples-${method}`, registerOptions: options });
    }
  }

  getState() {
    return /** @type {const} */ ({ kind: "static" });
  }

  clear() {}
}

module.exports = { SampleTexts };
