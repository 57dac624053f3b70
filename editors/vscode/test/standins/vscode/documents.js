"use strict";

/** Documents and the editors that show them. */

const fs = require("node:fs");

const { Position, Range, Selection, Uri } = require("./values");

class TextDocument {
  constructor(uri, languageId, text) {
    Object.assign(this, { uri, languageId, version: 1, isClosed: false, text });
  }

  get fileName() {
    return this.uri.fsPath;
  }

  get lines() {
    return this.text.split("\n");
  }

  get lineCount() {
    return this.lines.length;
  }

  lineAt(line) {
    return { text: this.lines[line] };
  }

  getText(range) {
    return range ? this.text.slice(this.offsetAt(range.start), this.offsetAt(range.end)) : this.text;
  }

  offsetAt({ line, character }) {
    const before = this.lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0);
    return before + Math.min(character, this.lines[line].length);
  }

  positionAt(offset) {
    const before = this.text.slice(0, offset).split("\n");
    return new Position(before.length - 1, before[before.length - 1].length);
  }

  /** Where a text stands, for tests. */
  positionOf(text, after = 0) {
    const offset = this.text.indexOf(text);
    if (offset < 0) throw new Error(`the document has no ${text}`);
    return this.positionAt(offset + after);
  }

  validateRange(range) {
    const validate = ({ line, character }) => {
      const last = Math.min(line, this.lineCount - 1);
      return new Position(last, line > last ? this.lines[last].length : Math.min(character, this.lines[last].length));
    };
    return new Range(validate(range.start), validate(range.end));
  }
}

class TextEditor {
  #selection = new Selection(new Position(0, 0), new Position(0, 0));

  constructor(document, viewColumn, selectionChanged) {
    Object.assign(this, { document, viewColumn, selectionChanged, revealed: [], decorations: new Map() });
  }

  setDecorations(type, places) {
    this.decorations.set(type, places);
  }

  get selection() {
    return this.#selection;
  }

  set selection(selection) {
    this.#selection = selection;
    this.selectionChanged(this);
  }

  revealRange(range, type) {
    this.revealed.push({ range, type });
  }
}

/** The open documents, and the editors in which they are seen. */
class Documents {
  /**
   * @param {(name: string) => string} languageOf the language that the editor gives a file by its name
   * @param {Record<string, import("./values").EventEmitter>} events
   */
  constructor(languageOf, events) {
    Object.assign(this, { languageOf, events, documents: [], editors: [], active: undefined });
    this.providers = new Map();
  }

  find(uri) {
    return this.documents.find((document) => document.uri.toString() === uri.toString());
  }

  /** As `workspace.openTextDocument`. */
  async open(uri, languageId, content) {
    const known = this.find(uri);
    if (known) return known;
    const provider = this.providers.get(uri.scheme);
    const text = content ?? (provider ? await provider.provideTextDocumentContent(uri) : this.read(uri));
    const document = new TextDocument(uri, languageId ?? this.languageOf(uri.path), text);
    this.documents.push(document);
    this.events.didOpen.fire(document);
    return document;
  }

  read(uri) {
    if (uri.scheme === "file" && fs.existsSync(uri.fsPath)) return fs.readFileSync(uri.fsPath, "utf8");
    throw new Error(`cannot open ${uri}. Detail: Unable to read file`);
  }

  /** As `workspace.openTextDocument` with a content. */
  openUntitled({ language, content }) {
    const uri = Uri.from({ scheme: "untitled", path: `Untitled-${this.documents.length + 1}` });
    return this.open(uri, language, content);
  }

  /** As `workspace.applyEdit`: nothing is done if a file to create exists. */
  async apply({ created, replaced }) {
    if (created.some(({ uri, overwrite }) => !overwrite && fs.existsSync(uri.fsPath))) return false;
    for (const { uri, contents } of created) fs.writeFileSync(uri.fsPath, contents ?? "");
    for (const { uri, range, text } of replaced) this.edit(await this.open(uri), range, text);
    return true;
  }

  /** Decorations of a type end. */
  undecorate(options) {
    for (const editor of this.editors) {
      for (const type of [...editor.decorations.keys()]) if (type.after === options.after) editor.decorations.delete(type);
    }
  }

  /** As `window.showTextDocument`. */
  async show(document, { viewColumn = 1, preserveFocus = false } = {}) {
    let editor = this.editors.find((each) => each.document === document);
    if (!editor) {
      editor = new TextEditor(document, viewColumn, (textEditor) =>
        this.events.didChangeSelection.fire({ textEditor, selections: [textEditor.selection] }),
      );
      this.editors = [...this.editors.filter((each) => each.viewColumn !== viewColumn), editor];
      this.events.didChangeVisible.fire(this.editors);
    }
    if (!preserveFocus) this.activate(editor);
    return editor;
  }

  activate(editor) {
    if (this.active === editor) return;
    this.active = editor;
    this.events.didChangeActive.fire(editor);
  }

  edit(document, range, text) {
    const [start, end] = [document.offsetAt(range.start), document.offsetAt(range.end)];
    document.text = document.text.slice(0, start) + text + document.text.slice(end);
    document.version += 1;
    const change = { range, rangeOffset: start, rangeLength: end - start, text };
    this.events.didChange.fire({ document, contentChanges: [change] });
  }

  /** As the editor does it: the document goes and comes, but is never closed. */
  setLanguage(document, languageId) {
    if (document.languageId === languageId) return document;
    this.events.didClose.fire(document);
    document.languageId = languageId;
    this.events.didOpen.fire(document);
    return document;
  }

  close(document) {
    this.hide(document);
    this.documents = this.documents.filter((each) => each !== document);
    document.isClosed = true;
    this.events.didClose.fire(document);
  }

  /** Closes the editor of a document that stays open. */
  hide(document) {
    const isActive = this.active?.document === document;
    this.editors = this.editors.filter((editor) => editor.document !== document);
    if (isActive) this.active = this.editors[0];
    this.events.didChangeVisible.fire(this.editors);
    if (isActive) this.events.didChangeActive.fire(this.active);
  }
}

module.exports = { Documents };
