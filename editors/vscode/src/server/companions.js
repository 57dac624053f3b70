"use strict";

const { COMPANIONS, PLAIN, TESTS, selecting } = require("../documents");

/**
 * Returns filters of plain JSON files.
 *
 * @param {string[]} patterns
 */
function plain(patterns) {
  return PLAIN.flatMap((language) => patterns.map((pattern) => ({ language, pattern })));
}

/** The features about names, which the editor's JSON support does not have. */
const NAMES = /** @type {const} */ ([
  ["definition", "definitionProvider"],
  ["references", "referencesProvider"],
  ["documentHighlight", "documentHighlightProvider"],
  ["rename", "renameProvider"],
  ["hover", "hoverProvider"],
  ["documentLink", "documentLinkProvider"],
]);

/**
 * Synchronizes open samples, tests and token files with the server, so that previews and hovers follow before they are
 * saved, and asks it about the names in them. Tests also have its code lenses and completion.
 *
 * They are not in the document selector of the client: they stay JSON files of the editor, which would otherwise get
 * every feature twice and ask the user to choose a formatter.
 */
class Companions {
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
  initialize(capabilities) {
    const documentSelector = selecting(plain(COMPANIONS));
    const options = { documentSelector, syncKind: capabilities.textDocumentSync.change };
    for (const method of /** @type {const} */ (["didOpen", "didChange", "didClose"])) {
      this.register(`textDocument/${method}`, options);
    }
    for (const [method, provider] of NAMES) {
      const own = capabilities[provider];
      if (own) this.register(`textDocument/${method}`, { ...(own === true ? {} : own), documentSelector });
    }
    const tests = { documentSelector: selecting(plain([TESTS])) };
    const { codeLensProvider, completionProvider } = capabilities;
    if (codeLensProvider) this.register("textDocument/codeLens", { ...codeLensProvider, ...tests });
    if (completionProvider) this.register("textDocument/completion", { ...completionProvider, ...tests });
  }

  /**
   * @param {import("vscode-languageclient/node").DynamicMethod} method
   * @param {import("vscode-languageclient/node").RegisterOptions} registerOptions
   */
  register(method, registerOptions) {
    this.client.getFeature(method).register({ id: `clads-companions-${method}`, registerOptions });
  }

  getState() {
    return /** @type {const} */ ({ kind: "static" });
  }

  clear() {}
}

module.exports = { Companions };
