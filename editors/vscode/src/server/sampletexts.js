"use strict";

const { PLAIN, SAMPLES } = require("../documents");

/** The files that are synchronized with the server in addition to its own documents. */
const SELECTOR = PLAIN.map((language) => ({ language, pattern: SAMPLES }));

/**
 * Synchronizes open samples with the server, so that previews and hovers follow before they are saved.
 *
 * They are not in the document selector of the client: they stay JSON files of the editor, which would otherwise get
 * every feature twice and ask the user to choose a formatter.
 */
class SampleTexts {
  /** @param {import("vscode-languageclient/node").LanguageClient} client */
  constructor(client) {
    this.client = client;
  }

  fillClientCapabilities() {}

  /**
   * Called at every start; the library drops registrations when the server exits.
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
