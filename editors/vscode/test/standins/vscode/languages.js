"use strict";

const path = require("node:path");

const { pattern } = require("./files");
const { Disposable, EventEmitter } = require("./values");

/** The languages that the editor knows without any extension, as far as the tests need them. */
const BUILT_IN = ["json", "jsonc", "plaintext", "markdown", "swift"];

/** Languages, diagnostics and providers. */
class Languages {
  constructor(manifest) {
    this.contributed = manifest.contributes.languages;
    this.known = [...BUILT_IN, ...this.contributed.map(({ id }) => id)];
    this.collections = new Set();
    this.didChangeDiagnostics = new EventEmitter();
    this.providers = { completion: new Set(), codeLenses: new Set(), definition: new Set() };
    this.symbolProviders = new Set();
    this.items = [];
  }

  /** The language of a file by its name: of what the user associates, then of what extensions say. */
  ofFile(file, associations = {}) {
    const name = path.posix.basename(file);
    const associated = Object.keys(associations).find((each) => name === each || name.endsWith(each.replace(/^\*/, "")));
    if (associated) return associations[associated];
    const found = this.contributed.find(
      ({ extensions = [], filenames = [] }) => filenames.includes(name) || extensions.some((each) => name.endsWith(each)),
    );
    const builtIn = BUILT_IN.find((language) => name.endsWith(`.${language}`));
    return found?.id ?? builtIn ?? "plaintext";
  }

  collection(name) {
    const entries = new Map();
    const changed = (uri) => this.didChangeDiagnostics.fire({ uris: [uri] });
    const collection = {
      name,
      set: (uri, diagnostics) => {
        entries.set(uri.toString(), diagnostics ?? []);
        changed(uri);
      },
      delete: (uri) => {
        entries.delete(uri.toString());
        changed(uri);
      },
      clear: () => entries.clear(),
      dispose: () => this.collections.delete(collection),
      get: (uri) => entries.get(uri.toString()) ?? [],
    };
    this.collections.add(collection);
    return collection;
  }

  diagnostics(uri) {
    return [...this.collections].flatMap((collection) => collection.get(uri));
  }

  matches(selector, document) {
    return selector.some(
      ({ language, scheme, pattern: glob }) =>
        (language === undefined || language === document.languageId) &&
        (scheme === undefined || scheme === document.uri.scheme) &&
        (glob === undefined || pattern(glob).test(document.uri.path)),
    );
  }

  /** Takes a provider of a kind: `completion`, `codeLenses` or `definition`. */
  provide(kind, selector, provider) {
    const entry = { selector, provider };
    this.providers[kind].add(entry);
    return new Disposable(() => this.providers[kind].delete(entry));
  }

  /** What all providers of a kind have for a document. */
  async collect(kind, document, ask) {
    const lists = [...this.providers[kind]]
      .filter(({ selector }) => this.matches(selector, document))
      .map(({ provider }) => ask(provider));
    return (await Promise.all(lists)).flat();
  }

  /** Takes a provider of symbols of the workspace. */
  provideSymbols(provider) {
    this.symbolProviders.add(provider);
    return new Disposable(() => this.symbolProviders.delete(provider));
  }

  /** The symbols of the workspace that have some letters. */
  async symbols(query) {
    const lists = [...this.symbolProviders].map((provider) => provider.provideWorkspaceSymbols(query, {}));
    return (await Promise.all(lists)).flat();
  }

  complete(document, position) {
    return this.collect("completion", document, (provider) => provider.provideCompletionItems(document, position));
  }

  definitions(document, position) {
    return this.collect("definition", document, (provider) => provider.provideDefinition(document, position));
  }

  codeLenses(document) {
    return this.collect("codeLenses", document, (provider) => provider.provideCodeLenses(document));
  }

  /** As `languages.createLanguageStatusItem`. */
  statusItem(id, selector) {
    if (this.items.some((item) => item.id === id)) throw new Error(`LanguageStatusItem with id '${id}' ALREADY exists`);
    const item = { id, selector, text: "", busy: false, severity: 0 };
    item.dispose = () => (this.items = this.items.filter((each) => each !== item));
    this.items.push(item);
    return item;
  }
}

module.exports = { Languages };
