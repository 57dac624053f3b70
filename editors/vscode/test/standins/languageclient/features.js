"use strict";

/** What the client does for the documents of its selector while the server runs. */

/**
 * Fetches the diagnostics of what is seen, as a client does whose server offers to be asked. Those of each registration
 * are in a collection of their own: the editor shows what is in all of them.
 */
function pullDiagnostics(client, vscode, provider, selector = client.options.documentSelector) {
  const { window } = client;
  const collection = vscode.languages.createDiagnosticCollection(provider.identifier);
  const ask = async (document) => {
    const method = "textDocument/diagnostic";
    const asked = client.sendRequest(method, { textDocument: { uri: document.uri.toString() } });
    const report = await asked.catch((error) => client.handleFailedRequest({ method }, undefined, error, { kind: "full" }));
    return { kind: report.kind, items: (report.items ?? []).map((item) => diagnosticOf(item, vscode)) };
  };
  /** The documents whose diagnostics are known from asking about each of them. */
  const tracked = new Set();
  const isVisible = ({ uri }) => vscode.window.visibleTextEditors.some(({ document }) => isSame(document.uri, uri));
  const pull = async (document) => {
    const { uri } = document;
    const middleware = client.options.middleware?.provideDiagnostics;
    tracked.add(uri.toString());
    try {
      const report = await (middleware ? middleware(document, undefined, {}, ask) : ask(document));
      if (!isVisible(document)) tracked.delete(uri.toString());
      else if (client.isRunning()) collection.set(uri, report.items);
    } catch (error) {
      client.error(`Document pull failed for text document ${uri}`, error, false);
    }
  };
  const pullOurs = (document) => {
    if (window.languages.matches(selector, document)) pull(document);
  };
  /** What is closed is asked about once more, where the answers about all files count then. */
  const closed = (document) => {
    if (!tracked.has(document.uri.toString())) return;
    if (provider.workspaceDiagnostics) return pull(document);
    tracked.delete(document.uri.toString());
    collection.delete(document.uri);
  };
  const pullAll = () => vscode.window.visibleTextEditors.forEach(({ document }) => pullOurs(document));
  pullAll();
  return {
    pullAll,
    subscriptions: [
      collection,
      ...(provider.workspaceDiagnostics ? [pullWorkspace(client, vscode, collection, tracked)] : []),
      vscode.workspace.onDidOpenTextDocument(pullOurs),
      vscode.workspace.onDidChangeTextDocument(({ document }) => pullOurs(document)),
      vscode.workspace.onDidCloseTextDocument(closed),
      vscode.window.onDidChangeVisibleTextEditors(pullAll),
    ],
  };
}

function isSame(one, other) {
  return one.toString() === other.toString();
}

/** How long the client waits before it asks for the diagnostics of all files again, in milliseconds. */
const PAUSE = 100;

/**
 * Fetches the diagnostics of all files, again and again; those of what is seen are known better. A test may make it wait
 * with `beforePull` of the window.
 */
function pullWorkspace(client, vscode, collection, tracked) {
  const known = new Map();
  let timer;
  let isDisposed = false;
  const report = (part) => {
    for (const { kind, uri, items } of isDisposed ? [] : part.items) {
      if (kind === "full" && !tracked.has(uri.toString())) collection.set(uri, items);
    }
  };
  // The library ignores the reporter that middleware passes on.
  const ask = async (previous) => {
    const previousResultIds = previous.map(({ uri, value }) => ({ uri: uri.toString(), value }));
    const { items } = await client.sendRequest("workspace/diagnostic", { previousResultIds });
    for (const { uri, resultId } of items) known.set(uri, resultId);
    const converted = items.map(({ kind, uri, version, items: found }) => {
      return { kind, uri: vscode.Uri.parse(uri), version, items: found?.map((item) => diagnosticOf(item, vscode)) };
    });
    report({ items: converted });
    return { items: [] };
  };
  const pull = async () => {
    await client.window.beforePull?.();
    const previous = [...known].map(([uri, value]) => ({ uri: vscode.Uri.parse(uri), value }));
    const middleware = client.options.middleware?.provideWorkspaceDiagnostics;
    try {
      await (middleware ? middleware(previous, {}, report, ask) : ask(previous, {}, report));
    } catch (error) {
      client.error("Workspace diagnostic pull failed.", error, false);
    }
    if (!isDisposed) timer = setTimeout(pull, PAUSE);
  };
  pull();
  return {
    dispose() {
      isDisposed = true;
      clearTimeout(timer);
    },
  };
}

/** Searches the symbols of all files. */
function workspaceSymbols(client, vscode) {
  const search = async (query) => {
    const symbols = await client.sendRequest("workspace/symbol", { query });
    return symbols.map(({ name, location: { uri, range } }) => {
      return { name, location: new vscode.Location(vscode.Uri.parse(uri), rangeOf(range, vscode)) };
    });
  };
  const middleware = client.options.middleware?.provideWorkspaceSymbols;
  return vscode.languages.registerWorkspaceSymbolProvider({
    provideWorkspaceSymbols: (query, token) => (middleware ? middleware(query, token, search) : search(query)),
  });
}

/** Offers the server's commands to the editor; a name can be taken only once. */
function registerCommands(client, vscode, names) {
  return names.map((command) =>
    vscode.commands.registerCommand(command, (...parameters) =>
      client.sendRequest("workspace/executeCommand", { command, arguments: parameters }),
    ),
  );
}

function completion(client, vscode, provider) {
  const provideCompletionItems = async (document, position) => {
    const list = await client.sendRequest("textDocument/completion", {
      textDocument: { uri: document.uri.toString() },
      position: { line: position.line, character: position.character },
      context: { triggerKind: 1 },
    });
    return Array.isArray(list) ? list : list?.items ?? [];
  };
  const triggers = provider.triggerCharacters ?? [];
  return vscode.languages.registerCompletionItemProvider(
    provider.documentSelector ?? client.options.documentSelector,
    { provideCompletionItems },
    ...triggers,
  );
}

function codeLenses(client, vscode, selector = client.options.documentSelector) {
  const provideCodeLenses = (document) =>
    client.sendRequest("textDocument/codeLens", { textDocument: { uri: document.uri.toString() } });
  return vscode.languages.registerCodeLensProvider(selector, { provideCodeLenses });
}

/** A feature about names for another selector; of them, only definitions are asked for. */
function namedFeature(client, vscode, method) {
  const request = async (document, position) => {
    const { line, character } = position;
    const found = await client.sendRequest(method, {
      textDocument: { uri: document.uri.toString() },
      position: { line, character },
    });
    return (found ?? []).map(({ uri, targetUri }) => vscode.Uri.parse(uri ?? targetUri));
  };
  return {
    register({ registerOptions }) {
      if (method === "textDocument/completion") client.subscriptions.push(completion(client, vscode, registerOptions));
      if (method === "textDocument/codeLens") {
        client.subscriptions.push(codeLenses(client, vscode, registerOptions.documentSelector));
      }
      if (method !== "textDocument/definition") return;
      const provider = { provideDefinition: request };
      client.subscriptions.push(vscode.languages.registerDefinitionProvider(registerOptions.documentSelector, provider));
    },
  };
}

/** What the server wants to hear of, once it has said so. */
function register(client, vscode, { id, method, registerOptions }) {
  if (method === "workspace/didChangeConfiguration") {
    const { section } = registerOptions;
    return [
      vscode.workspace.onDidChangeConfiguration((event) => {
        if (!event.affectsConfiguration(section)) return;
        const settings = { [section]: client.window.settings.object(section, client.window.isTrusted) };
        client.say("workspace/didChangeConfiguration", { settings });
      }),
    ];
  }
  if (method.startsWith("textDocument/did")) {
    client.getFeature(method).register({ id, registerOptions });
    return [];
  }
  if (method === "textDocument/diagnostic") {
    const pull = pullDiagnostics(client, vscode, registerOptions, registerOptions.documentSelector);
    client.pulls.push(pull);
    return pull.subscriptions;
  }
  if (method === "textDocument/completion") return [completion(client, vscode, registerOptions)];
  if (method === "textDocument/hover") return [];
  if (method !== "workspace/didChangeWatchedFiles") throw new Error(`cannot register ${method}`);
  return registerOptions.watchers.flatMap(({ globPattern }) => {
    const watcher = vscode.workspace.createFileSystemWatcher(globPattern);
    const tell = (type) => (uri) =>
      client.say("workspace/didChangeWatchedFiles", { changes: [{ uri: uri.toString(), type }] });
    return [watcher, watcher.onDidCreate(tell(1)), watcher.onDidChange(tell(2)), watcher.onDidDelete(tell(3))];
  });
}

const SEVERITIES = { 1: 0, 2: 1, 3: 2, 4: 3 };

function diagnosticOf({ range, message, severity, source, code, codeDescription }, vscode) {
  const diagnostic = new vscode.Diagnostic(rangeOf(range, vscode), message, SEVERITIES[severity]);
  diagnostic.source = source;
  const target = codeDescription && vscode.Uri.parse(codeDescription.href);
  diagnostic.code = target ? { value: code, target } : code;
  return diagnostic;
}

function rangeOf({ start, end }, vscode) {
  const position = ({ line, character }) => new vscode.Position(line, character);
  return new vscode.Range(position(start), position(end));
}

module.exports = { codeLenses, completion, diagnosticOf, namedFeature, pullDiagnostics, register, registerCommands, workspaceSymbols };
