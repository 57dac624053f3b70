"use strict";

/**
 * A fake window of VS Code: the part of the API that the extension and its client use, for one workspace. User actions
 * and visible results are members of `Window`; the API is `Window.api`.
 */

const fs = require("node:fs");
const path = require("node:path");

const { Documents } = require("./documents");
const { Watchers, findFiles } = require("./files");
const { InputBox } = require("./inputs");
const { Languages } = require("./languages");
const { Settings } = require("./settings");
const { TestController, TestRunProfileKind, classes } = require("./tests");
const values = require("./values");
const { WebviewPanel } = require("./webviews");

const { Disposable, EventEmitter, Uri } = values;

const MANIFEST = path.join(__dirname, "../../../package.json");

/** The events that several parts share. */
const EVENTS = [
  "didOpen",
  "didClose",
  "didChange",
  "didSave",
  "didRename",
  "didChangeSelection",
  "didChangeVisible",
  "didChangeActive",
  "didChangeConfiguration",
  "didGrantTrust",
];

class Window {
  /**
   * @param {object} [options]
   * @param {string} [options.folder] the folder of the workspace
   * @param {boolean} [options.isTrusted]
   * @param {object} [options.user] the user's settings
   * @param {object} [options.workspace] those of the workspace
   */
  constructor({ folder, isTrusted = true, user = {}, workspace = {} } = {}) {
    this.manifest = JSON.parse(fs.readFileSync(MANIFEST, "utf8"));
    Object.assign(this, { folder, isTrusted });
    this.events = Object.fromEntries(EVENTS.map((name) => [name, new EventEmitter()]));
    this.settings = new Settings(this.manifest, { user, workspace });
    this.languages = new Languages(this.manifest);
    const associations = () => this.settings.value("files.associations", this.isTrusted);
    this.documents = new Documents((file) => this.languages.ofFile(file, associations()), this.events);
    this.watchers = new Watchers();
    this.commands = new Map(BUILT_IN.map((name) => [name, (...parameters) => this.ran.push([name, ...parameters])]));
    /** The commands of the editor that were run. */
    this.ran = [];
    /** What the user was told, and what the user answers: the label of a button, or nothing. */
    this.messages = [];
    this.press = () => undefined;
    /** Which of the items a user picks, and what a user types. */
    this.pick = () => undefined;
    this.type = async () => undefined;
    /** What a user enters where one line is asked for, as `showInputBox` does. */
    this.input = () => undefined;
    /** What the client library has told the server, and what the server has registered. */
    this.notifications = [];
    this.registrations = [];
    /** The context keys that the extension has set. */
    this.context = new Map();
    this.controllers = [];
    this.panels = [];
    this.serializers = new Map();
    this.bars = [];
    this.log = "";
    this.clipboard = "";
    this.api = this.makeApi();
  }

  makeApi() {
    return {
      ...values,
      ...classes,
      TestRunProfileKind,
      tests: {
        createTestController: (id, label) => {
          this.controllers.push(new TestController(id, label));
          return this.controllers.at(-1);
        },
      },
      window: this.makeWindow(),
      workspace: this.makeWorkspace(),
      languages: this.makeLanguages(),
      commands: {
        registerCommand: (name, run) => this.register(name, run),
        executeCommand: (name, ...parameters) => this.run(name, ...parameters),
      },
      env: { clipboard: { writeText: async (text) => void (this.clipboard = text) } },
    };
  }

  makeWindow() {
    const { documents, events } = this;
    const say = (severity) => (message, ...buttons) => this.say(severity, message, buttons);
    return {
      get activeTextEditor() {
        return documents.active;
      },
      get visibleTextEditors() {
        return documents.editors;
      },
      onDidChangeActiveTextEditor: events.didChangeActive.event,
      onDidChangeVisibleTextEditors: events.didChangeVisible.event,
      onDidChangeTextEditorSelection: events.didChangeSelection.event,
      showTextDocument: (document, options) => documents.show(document, options),
      showErrorMessage: say("error"),
      showWarningMessage: say("warning"),
      showInformationMessage: say("information"),
      showQuickPick: async (items, options) => this.pick(await items, options ?? {}),
      showInputBox: async (options) => this.input(options),
      createTextEditorDecorationType: (options) => ({ ...options, dispose: () => documents.undecorate(options) }),
      createInputBox: () => new InputBox((box) => this.type(box)),
      createOutputChannel: (name) => this.makeLog(name),
      createStatusBarItem: (id, alignment, priority) => this.makeBar({ id, alignment, priority }),
      createWebviewPanel: (viewType, title, place, options) => this.addPanel(viewType, title, place, options),
      registerWebviewPanelSerializer: (viewType, serializer) => {
        if (this.serializers.has(viewType)) throw new Error(`Serializer for '${viewType}' already registered`);
        this.serializers.set(viewType, serializer);
        return new Disposable(() => this.serializers.delete(viewType));
      },
    };
  }

  makeWorkspace() {
    const { documents, events, settings, watchers } = this;
    const window = this;
    const only = this.folder && { uri: Uri.file(this.folder), name: path.basename(this.folder), index: 0 };
    const folders = only && [only];
    return {
      get isTrusted() {
        return window.isTrusted;
      },
      get textDocuments() {
        return documents.documents;
      },
      workspaceFolders: folders,
      onDidOpenTextDocument: events.didOpen.event,
      onDidCloseTextDocument: events.didClose.event,
      onDidChangeTextDocument: events.didChange.event,
      onDidSaveTextDocument: events.didSave.event,
      onDidRenameFiles: events.didRename.event,
      onDidChangeConfiguration: events.didChangeConfiguration.event,
      onDidGrantWorkspaceTrust: events.didGrantTrust.event,
      getWorkspaceFolder: (uri) => (isInside(uri, this.folder) ? only : undefined),
      asRelativePath: (file) => (this.folder ? path.relative(this.folder, file.fsPath ?? file) : file),
      createFileSystemWatcher: (glob) => watchers.create(glob),
      findFiles: async (...globs) => findFiles(this.folder ? [this.folder] : [], ...globs),
      getConfiguration: (section) => settings.section(section, this.isTrusted),
      openTextDocument: (of) => (of instanceof Uri ? documents.open(of) : documents.openUntitled(of)),
      fs: { stat: async (uri) => fs.statSync(uri.fsPath) },
      applyEdit: (edit) => documents.apply(edit),
      registerTextDocumentContentProvider: (scheme, provider) => {
        documents.providers.set(scheme, provider);
        return new Disposable(() => documents.providers.delete(scheme));
      },
    };
  }

  makeLanguages() {
    const { documents, languages } = this;
    return {
      onDidChangeDiagnostics: languages.didChangeDiagnostics.event,
      createDiagnosticCollection: (name) => languages.collection(name),
      createLanguageStatusItem: (id, selector) => languages.statusItem(id, selector),
      getDiagnostics: (uri) => languages.diagnostics(uri),
      registerCompletionItemProvider: (selector, provider) => languages.provide("completion", selector, provider),
      registerWorkspaceSymbolProvider: (provider) => languages.provideSymbols(provider),
      registerDefinitionProvider: (selector, provider) => languages.provide("definition", selector, provider),
      registerCodeLensProvider: (selector, provider) => languages.provide("codeLenses", selector, provider),
      match: (selector, document) => (languages.matches(selector, document) ? 10 : 0),
      setTextDocumentLanguage: async (document, language) => {
        if (!languages.known.includes(language)) throw new Error(`Unknown language id: ${language}`);
        return documents.setLanguage(document, language);
      },
    };
  }

  register(name, run) {
    if (this.commands.has(name)) throw new Error(`command '${name}' already exists`);
    this.commands.set(name, run);
    return new Disposable(() => this.commands.delete(name));
  }

  async run(name, ...parameters) {
    if (name === "setContext") return void this.context.set(...parameters);
    if (!this.commands.has(name)) throw new Error(`command '${name}' not found`);
    return this.commands.get(name)(...parameters);
  }

  async say(severity, message, buttons) {
    this.messages.push({ severity, message, buttons });
    return this.press(message, buttons);
  }

  makeLog(name) {
    let isDisposed = false;
    const write = (text) => {
      if (isDisposed) throw new Error("Channel has been closed");
      this.log += text;
    };
    return {
      name,
      append: write,
      appendLine: (text) => write(`${text}\n`),
      show: () => void this.ran.push(["show log"]),
      dispose: () => void (isDisposed = true),
    };
  }

  makeBar(bar) {
    Object.assign(bar, { isVisible: false, text: "" });
    bar.show = () => (bar.isVisible = true);
    bar.hide = () => (bar.isVisible = false);
    bar.dispose = () => (this.bars = this.bars.filter((each) => each !== bar));
    this.bars.push(bar);
    return bar;
  }

  addPanel(viewType, title, place, options) {
    const column = typeof place === "object" ? place.viewColumn : place;
    const panel = new WebviewPanel(viewType, title, column === values.ViewColumn.Beside ? 2 : column, options);
    this.panels.push(panel);
    panel.onDidDispose(() => (this.panels = this.panels.filter((each) => each !== panel)));
    return panel;
  }

  /** Opens a file of the folder in an editor. */
  async open(name, languageId) {
    return this.openUri(Uri.file(path.join(this.folder, name)), languageId);
  }

  async openUri(uri, languageId, content) {
    const document = await this.documents.open(uri, languageId, content);
    await this.documents.show(document);
    return document;
  }

  /** Replaces the first occurrence of a text. */
  replace(document, text, replacement) {
    const range = new values.Range(document.positionOf(text), document.positionOf(text, text.length));
    this.documents.edit(document, range, replacement);
  }

  /** Puts the cursor before a text, or selects it. */
  select(document, text, { cursor = false } = {}) {
    const editor = this.documents.editors.find((each) => each.document === document);
    const start = document.positionOf(text);
    editor.selection = new values.Selection(start, cursor ? start : document.positionOf(text, text.length));
  }

  configure(name, value) {
    this.settings.user[name] = value;
    const affectsConfiguration = (section) => name === section || name.startsWith(`${section}.`);
    this.events.didChangeConfiguration.fire({ affectsConfiguration });
  }

  grantTrust() {
    this.isTrusted = true;
    this.events.didGrantTrust.fire(undefined);
  }

  /** Shows a panel again that was open before the window was loaded anew. */
  async restorePanel(viewType, state) {
    const panel = this.addPanel(viewType, "Preview", { viewColumn: 2 }, {});
    await this.serializers.get(viewType).deserializeWebviewPanel(panel, state);
    return panel;
  }
}

function isInside(uri, folder) {
  return Boolean(folder) && uri.scheme === "file" && uri.fsPath.startsWith(folder + path.sep);
}

/** The file systems that there are, and which can be written. */
/** The commands of the editor itself that the extension runs. */
const BUILT_IN = ["editor.action.showReferences", "editor.action.triggerSuggest", "markdown.showPreview", "workbench.action.openSettings"];

module.exports = { Window };
