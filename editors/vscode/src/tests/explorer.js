"use strict";

const path = require("node:path");
const { setTimeout } = require("node:timers/promises");
const vscode = require("vscode");

const { editOf } = require("../edits");
const { messageOf } = require("../errors");
const { activeFile, isTest, PATTERNS, uriIn } = require("./files");
const { CoverageLenses } = require("./lenses");
const { Run } = require("./run");

/** The command of the server that lists tests. */
const LIST = "clads.tests";

/** How long to wait for further changes before the tests are listed again, in milliseconds. */
const PAUSE = 500;

/** @typedef {import("../../types/tests").ScreenTest} ScreenTest */

/** Lists the tests of screens in the Test Explorer, by document, and runs them. */
class TestExplorer {
  #server;
  #log;
  #isListing = false;
  #isBehind = false;
  /** How often something has changed. */
  #changes = 0;

  /**
   * @param {import("../server/server").Server} server
   * @param {import("../log").Log} log
   */
  constructor(server, log) {
    this.#server = server;
    this.#log = log;
    this.controller = vscode.tests.createTestController("clads.tests", "CLADS");
    this.controller.refreshHandler = () => this.refresh();
    const { Run: plain, Coverage: covering } = vscode.TestRunProfileKind;
    this.profile = this.controller.createRunProfile("Run", plain, (request, token) => this.#run(request, token), true);
    this.updating = this.controller.createRunProfile("Update Stored Outlines", plain, (request, token) =>
      this.#run(request, token, { update: true }));
    this.subscriptions = [
      this.controller,
      this.profile,
      this.updating,
      server.onDidChangeState((state) => void (state === "running" && this.refresh())),
      vscode.workspace.onDidChangeTextDocument(({ document }) => void (isTest(document.uri) && this.#changed())),
      ...PATTERNS.flatMap((pattern) => {
        const watcher = vscode.workspace.createFileSystemWatcher(pattern);
        const changed = () => this.#changed();
        return [watcher, watcher.onDidCreate(changed), watcher.onDidChange(changed), watcher.onDidDelete(changed)];
      }),
    ];
    // Editors before 1.88 show no coverage.
    if (vscode.FileCoverage === undefined) return;
    const profile = this.controller.createRunProfile("Run with Coverage", covering, (request, token) =>
      this.#run(request, token, { coverage: true }), true);
    profile.loadDetailedCoverage = async (_, file) => Run.details(file);
    this.lenses = new CoverageLenses();
    this.subscriptions.push(profile, this.lenses);
  }

  /** Lists the tests of the workspace, unless the server does not run. */
  async refresh() {
    // A server of another version may have no tests.
    if (this.#server.state !== "running" || !this.#server.offers(LIST)) return;
    this.#isBehind = this.#isListing;
    if (this.#isListing) return;
    this.#isListing = true;
    try {
      do {
        this.#isBehind = false;
        const { tests } = await this.#server.command(LIST, {});
        this.#show(tests);
      } while (this.#isBehind);
    } catch (error) {
      this.#log.appendLine(`The tests could not be listed: ${messageOf(error)}`);
    } finally {
      this.#isListing = false;
    }
  }

  async #changed() {
    this.#changes += 1;
    const latest = this.#changes;
    await setTimeout(PAUSE, undefined, { ref: false });
    if (latest === this.#changes) await this.refresh();
  }

  /** @param {ScreenTest[]} tests */
  #show(tests) {
    const byDocument = /** @type {Map<string, ScreenTest[]>} */ (new Map());
    for (const test of tests) {
      const key = test.document ?? "";
      byDocument.set(key, [...(byDocument.get(key) ?? []), test]);
    }
    const groups = [...byDocument].map(([document, own]) => {
      if (document === "") return own.map((test) => this.#item(test));
      const uri = vscode.Uri.parse(document);
      const group = this.controller.items.get(keyOf(uri)) ?? this.#make(uri, vscode.workspace.asRelativePath(uri));
      group.children.replace(own.map((test) => this.#item(test, group)));
      return [group];
    });
    this.controller.items.replace(groups.flat());
  }

  /**
   * Returns the item of a test; the same as before, because that has the last result.
   *
   * @param {ScreenTest} test
   * @param {vscode.TestItem} [group]
   */
  #item({ uri: written, name, problem }, group) {
    const uri = vscode.Uri.parse(written);
    const collection = group?.children ?? this.controller.items;
    const label = shortened(name, group?.uri);
    const item = collection.get(keyOf(uri)) ?? this.#make(uri, label);
    item.label = label;
    item.error = problem ?? undefined;
    item.range = new vscode.Range(new vscode.Position(0, 0), new vscode.Position(0, 0));
    return item;
  }

  /**
   * @param {vscode.Uri} uri
   * @param {string} label
   */
  #make(uri, label) {
    return this.controller.createTestItem(keyOf(uri), label, uri);
  }

  /**
   * Returns the item of a test or of a document.
   *
   * @param {vscode.Uri} uri
   */
  find(uri) {
    const key = keyOf(uri);
    const groups = [...this.controller.items].map(([, item]) => item);
    return groups.flatMap((group) => [group, ...children(group)]).find(({ id }) => id === key) ?? null;
  }

  /**
   * Runs tests in the Test Explorer.
   *
   * @param {unknown} [argument] the test, or the document whose tests are run; otherwise the one in the active editor
   */
  runFile(argument) {
    return this.#runFile(argument, this.profile, {});
  }

  /**
   * Brings the stored outlines of tests up to date.
   *
   * @param {unknown} [argument] as for `runFile`
   */
  updateFile(argument) {
    return this.#runFile(argument, this.updating, { update: true });
  }

  /**
   * @param {unknown} argument
   * @param {vscode.TestRunProfile} profile
   * @param {{ update?: boolean }} options
   */
  async #runFile(argument, profile, options) {
    const uri = uriIn(argument) ?? activeFile();
    if (uri === null) {
      await vscode.window.showInformationMessage("Open a test of a screen, or a CLADS document, to run its tests.");
      return;
    }
    await this.#server.start();
    await this.#server.settled();
    if (this.#server.state === "running" && !this.#server.offers(LIST)) {
      throw new Error("This version of the CLADS server has no tests of screens; update it");
    }
    if (this.find(uri) === null) await this.refresh();
    const item = this.find(uri);
    if (item === null) {
      await vscode.window.showInformationMessage(`${path.posix.basename(uri.path)} has no tests.`);
      return;
    }
    const source = new vscode.CancellationTokenSource();
    try {
      await this.#run(new vscode.TestRunRequest([item], undefined, profile), source.token, options);
    } finally {
      source.dispose();
    }
  }

  /**
   * @param {vscode.TestRunRequest} request
   * @param {vscode.CancellationToken} token
   * @param {{ coverage?: boolean, update?: boolean }} [options]
   */
  async #run(request, token, options = {}) {
    const all = [...this.controller.items].map(([, item]) => item);
    const isExcluded = (/** @type {vscode.TestItem} */ item) => request.exclude?.includes(item) ?? false;
    const chosen = (request.include ?? all).filter((item) => !isExcluded(item));
    const leaves = chosen.flatMap((item) => (item.children.size === 0 ? [item] : children(item)));
    const items = [...new Set(leaves)].filter((item) => !isExcluded(item));
    const run = new Run(this.#server, this.controller.createTestRun(request), token);
    try {
      const batches = options.coverage ? this.#byDocument(items) : items.map(alone);
      for (const edit of await run.all(batches, options)) await vscode.workspace.applyEdit(editOf(edit));
      if (options.coverage) this.lenses?.show(run.coverages);
    } finally {
      run.end();
    }
  }

  /**
   * Returns the tests of a document as one batch, if all of them are run: the server knows what they reach together.
   *
   * @param {vscode.TestItem[]} items
   */
  #byDocument(items) {
    const groups = [...this.controller.items].map(([, group]) => ({ uri: group.id, items: children(group) }));
    const isWhole = (/** @type {import("./run").Batch} */ { items: own }) =>
      own.length > 0 && own.every((item) => items.includes(item));
    const whole = groups.filter(isWhole);
    const rest = items.filter((item) => !whole.some(({ items: own }) => own.includes(item)));
    return [...whole, ...rest.map(alone)];
  }

  dispose() {
    vscode.Disposable.from(...this.subscriptions).dispose();
  }
}

/**
 * Returns the name of a test without that of its document, below which it is listed.
 *
 * @param {string} name such as `cart.pays`
 * @param {vscode.Uri | undefined} document such as `cart.clads.json`
 */
function shortened(name, document) {
  const stem = document && path.posix.basename(document.path).split(".", 1)[0];
  return stem !== undefined && name.startsWith(`${stem}.`) ? name.slice(stem.length + 1) : name;
}

/**
 * Returns a test as a batch.
 *
 * @param {vscode.TestItem} item
 */
function alone(item) {
  return { uri: item.id, items: [item] };
}

/** @param {vscode.TestItem} item */
function children(item) {
  return [...item.children].map(([, child]) => child);
}

/**
 * Returns the id of the item of a file.
 *
 * @param {vscode.Uri} uri
 */
function keyOf(uri) {
  return uri.toString();
}

module.exports = { TestExplorer };
