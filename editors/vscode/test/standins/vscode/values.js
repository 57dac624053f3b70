"use strict";

/** The value types of the editor's API, as far as the extension and the client use them. */

const path = require("node:path");

class Disposable {
  static from(...disposables) {
    return new Disposable(() => disposables.forEach((each) => each.dispose()));
  }

  constructor(run) {
    this.run = run;
  }

  dispose() {
    const { run } = this;
    this.run = undefined;
    return run?.();
  }
}

class EventEmitter {
  constructor() {
    this.listeners = new Set();
    this.event = (listener, thisArgument, disposables) => {
      const bound = (value) => listener.call(thisArgument, value);
      this.listeners.add(bound);
      const subscription = new Disposable(() => this.listeners.delete(bound));
      disposables?.push(subscription);
      return subscription;
    };
  }

  /** A listener that throws does not keep others from hearing; the editor logs it, a test must not overlook it. */
  fire(value) {
    for (const listener of [...this.listeners]) {
      try {
        listener(value);
      } catch (error) {
        setImmediate(() => {
          throw error;
        });
      }
    }
  }

  dispose() {
    this.listeners.clear();
  }
}

class Uri {
  static parse(value) {
    const match = /^([a-zA-Z][\w+.-]*):(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(value);
    if (!match) throw new Error(`[UriError]: Scheme is missing: "${value}"`);
    const [, scheme, authority = "", rest, query = "", fragment = ""] = match;
    return new Uri(scheme, authority, decodeURIComponent(rest), decodeURIComponent(query), fragment);
  }

  static file(file) {
    return new Uri("file", "", file, "", "");
  }

  static from({ scheme, authority = "", path: rest = "", query = "", fragment = "" }) {
    return new Uri(scheme, authority, rest, query, fragment);
  }

  static joinPath(base, ...parts) {
    return base.with({ path: path.posix.join(base.path, ...parts) });
  }

  constructor(scheme, authority, rest, query, fragment) {
    Object.assign(this, { scheme, authority, path: rest, query, fragment });
    Object.freeze(this);
  }

  get fsPath() {
    return this.path;
  }

  with(change) {
    const { scheme, authority, path: rest, query, fragment } = { ...this, ...change };
    return new Uri(scheme, authority, rest, query, fragment);
  }

  toString() {
    const encode = (text) => text.split("/").map(encodeURIComponent).join("/");
    const authority = this.authority !== "" || this.scheme === "file" ? `//${this.authority}` : "";
    const query = this.query === "" ? "" : `?${encodeURIComponent(this.query)}`;
    return `${this.scheme}:${authority}${encode(this.path)}${query}`;
  }

  toJSON() {
    return this.toString();
  }
}

class Position {
  constructor(line, character) {
    if (!(line >= 0) || !(character >= 0)) throw new Error("illegal argument: a position is not negative");
    Object.assign(this, { line, character });
  }

  isBefore(other) {
    return this.line < other.line || (this.line === other.line && this.character < other.character);
  }
}

class Range {
  constructor(start, end) {
    if (!(start instanceof Position) || !(end instanceof Position)) throw new Error("Invalid arguments");
    const isForward = !end.isBefore(start);
    this.start = isForward ? start : end;
    this.end = isForward ? end : start;
  }

  get isEmpty() {
    return !this.start.isBefore(this.end);
  }

  contains(position) {
    return !position.isBefore(this.start) && !this.end.isBefore(position);
  }
}

class Selection extends Range {
  constructor(anchor, active) {
    super(anchor, active);
    Object.assign(this, { anchor, active });
  }
}

class Location {
  constructor(uri, range) {
    if (!(uri instanceof Uri)) throw new Error("Illegal argument: a location needs a Uri");
    Object.assign(this, { uri, range });
  }
}

class Diagnostic {
  constructor(range, message, severity) {
    Object.assign(this, { range, message, severity });
  }
}

class ThemeColor {
  constructor(id) {
    this.id = id;
  }
}

/** Changes of files, as `workspace.applyEdit` takes them. */
class WorkspaceEdit {
  created = [];
  replaced = [];

  createFile(uri, options = {}) {
    this.created.push({ uri, ...options });
  }

  replace(uri, range, text) {
    this.replaced.push({ uri, range, text });
  }

  get size() {
    return new Set([...this.created, ...this.replaced].map(({ uri }) => uri.toString())).size;
  }
}

class CodeLens {
  constructor(range, command) {
    Object.assign(this, { range, command });
  }
}

class CancellationTokenSource {
  #canceled = new EventEmitter();
  token = { isCancellationRequested: false, onCancellationRequested: this.#canceled.event };

  cancel() {
    this.token.isCancellationRequested = true;
    this.#canceled.fire(undefined);
  }

  dispose() {}
}

const enums = {
  DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2, Hint: 3 },
  InputBoxValidationSeverity: { Info: 1, Warning: 2, Error: 3 },
  LanguageStatusSeverity: { Information: 0, Warning: 1, Error: 2 },
  QuickPickItemKind: { Separator: -1, Default: 0 },
  StatusBarAlignment: { Left: 1, Right: 2 },
  TextEditorRevealType: { Default: 0, InCenter: 1, InCenterIfOutsideViewport: 2, AtTop: 3 },
  ViewColumn: { Beside: -2, Active: -1, One: 1, Two: 2, Three: 3 },
};

module.exports = {
  ...enums,
  CancellationTokenSource,
  CodeLens,
  Diagnostic,
  Disposable,
  EventEmitter,
  Location,
  Position,
  Range,
  Selection,
  ThemeColor,
  Uri,
  WorkspaceEdit,
};
