"use strict";

const vscode = require("vscode");

const { PLAIN, SWIFT, isEdited, isSame, selecting } = require("../documents");

/** The rule whose findings the editor's JSON support reports as well. */
const SYNTAX = "json-syntax";

/** The request for the diagnostics of all files. */
const WORKSPACE_DIAGNOSTIC = "workspace/diagnostic";

/**
 * Returns a URI of the server as the editor spells it.
 *
 * @param {string} uri
 */
function keyOf(uri) {
  return vscode.Uri.parse(uri).toString();
}

/** @param {vscode.Uri} uri */
function isOpen(uri) {
  return vscode.workspace.textDocuments.some((document) => isSame(document.uri, uri));
}

/**
 * Limits what the server registers for some documents, such as Swift files, to those that are edited.
 *
 * @param {import("vscode-languageclient/node").Registration} registration
 */
function limited(registration) {
  const selector = registration.registerOptions?.documentSelector;
  if (!selector) return registration;
  return { ...registration, registerOptions: { ...registration.registerOptions, documentSelector: selecting(selector) } };
}

/** @type {import("vscode-languageclient/node").DocumentDiagnosticReport} */
const EMPTY_REPORT = { kind: "full", items: [] };

/** Returns the URIs of open files that the editor's JSON support checks. */
function checkedAsJSON() {
  const documents = vscode.workspace.textDocuments.filter(({ languageId }) => PLAIN.includes(languageId));
  return new Set(documents.map(({ uri }) => uri.toString()));
}

/**
 * Returns middleware that hides diagnostics and symbols of closed documents and of those that are not edited, and
 * diagnostics that the editor's JSON support reports as well. Swift files that the server selects are limited, too.
 *
 * @returns {import("vscode-languageclient/node").Middleware}
 */
function makeMiddleware() {
  /** The files whose diagnostics were filtered; their result ids must not be reused. */
  const filtered = /** @type {Set<string>} */ (new Set());
  /** Passes diagnostics of the workspace to the library, at any time. */
  let deliver = /** @type {import("vscode-languageclient/node").ReportDiagnostics | null} */ (null);
  /** Removes the diagnostics of a document. */
  const remove = (/** @type {vscode.Uri} */ uri) => deliver?.({ items: [{ ...EMPTY_REPORT, uri, version: null }] });
  /** The closed files whose diagnostics are those that they had when they were open. */
  const closed = /** @type {Map<string, { uri: vscode.Uri }>} */ (new Map());
  /**
   * The open documents for which the server has registered diagnostics apart, which are Swift files. The library shows
   * these diagnostics beside those of the workspace instead of in their place.
   */
  const apart = /** @type {Set<string>} */ (new Set());
  /**
   * Removes the diagnostics of a closed document without a folder of the workspace. The library leaves that to the
   * server's next report about the workspace, which leaves out a document that the last one did not have. What is in a
   * folder keeps them until then: the file may have the same ones.
   *
   * @param {vscode.Uri} uri
   */
  const clear = (uri) => {
    // Later, because the library ignores what it gets while it requests the diagnostics of this document.
    setImmediate(() => {
      if (isOpen(uri)) return;
      if (vscode.workspace.getWorkspaceFolder(uri) === undefined) remove(uri);
      else closed.set(uri.toString(), { uri });
    });
  };
  return {
    handleRegisterCapability({ registrations }, next) {
      return next({ registrations: registrations.map(limited) });
    },
    async didClose(document, next) {
      apart.delete(document.uri.toString());
      await next(document);
      clear(document.uri);
    },
    async provideDiagnostics(document, previous, token, next) {
      const uri = document instanceof vscode.Uri ? document : document.uri;
      if (!isEdited(uri)) return EMPTY_REPORT;
      const isApart = !(document instanceof vscode.Uri) && document.languageId === SWIFT;
      if (isApart) apart.add(uri.toString());
      try {
        const report = await next(document, previous, token);
        if (isApart && apart.has(uri.toString())) remove(uri);
        return report;
      } catch (error) {
        // The library requests diagnostics once more after a document is closed.
        if (isOpen(uri)) throw error;
        return EMPTY_REPORT;
      } finally {
        clear(uri);
      }
    },
    provideWorkspaceDiagnostics(previous, token, report, next) {
      deliver = report;
      return next(previous, token, report);
    },
    async sendRequest(type, parameters, token, next) {
      const method = typeof type === "string" ? type : type.method;
      if (method !== WORKSPACE_DIAGNOSTIC) return next(type, parameters, token);
      // The library shows partial results as they are.
      const { partialResultToken: _, ...asked } = parameters;
      const checkedTwice = checkedAsJSON();
      const unsettled = new Map(closed);
      const isSettled = (/** @type {{ uri: string }} */ { uri }) =>
        ![checkedTwice, filtered, unsettled, apart].some((files) => files.has(keyOf(uri)));
      asked.previousResultIds = asked.previousResultIds.filter(isSettled);
      const { items } = await next(type, asked, token);
      // Only what was open has a version; what has been closed since is out of date.
      const isCurrent = (/** @type {vscode.Uri} */ uri, /** @type {number | null} */ version) =>
        isEdited(uri) && !apart.has(uri.toString()) && (version == null || isOpen(uri));
      const files = items.filter((/** @type {any} */ { uri, version }) => isCurrent(vscode.Uri.parse(uri), version));
      const reported = new Set(files.map((/** @type {{ uri: string }} */ { uri }) => keyOf(uri)));
      for (const key of reported) filtered.delete(key);
      for (const file of files) {
        const key = keyOf(file.uri);
        if (!checkedTwice.has(key)) continue;
        filtered.add(key);
        file.items = file.items?.filter((/** @type {{ code?: string }} */ { code }) => code !== SYNTAX);
      }
      for (const [key, file] of unsettled) {
        if (!reported.has(key) && !isOpen(file.uri)) remove(file.uri);
        if (closed.get(key) === file) closed.delete(key);
      }
      return { items: files };
    },
    async provideWorkspaceSymbols(query, token, next) {
      const symbols = await next(query, token);
      return symbols?.filter(({ location }) => isEdited(location.uri));
    },
  };
}

module.exports = { makeMiddleware };
