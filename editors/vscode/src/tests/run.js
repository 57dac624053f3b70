"use strict";

const vscode = require("vscode");

const { messageOf } = require("../errors");
const { combined, details, fileCoverage, summary } = require("./coverage");
const { messagesOf, outputOf } = require("./messages");

/**
 * @typedef {import("../../types/tests").Coverage} Coverage
 * @typedef {import("../../types/tests").SentEdit} SentEdit
 * @typedef {import("../../types/tests").TestResult} TestResult
 * @typedef {import("../../types/tests").TestRun} TestRun
 *
 * @typedef {object} Batch Tests that are run with one request.
 * @property {string} uri that of a test, or of a document whose tests are all run
 * @property {vscode.TestItem[]} items
 */

/** What each file coverage is made of: the editor asks for its details later. */
const coverages = /** @type {WeakMap<vscode.FileCoverage, Coverage>} */ (new WeakMap());

/** A run of tests, one after another. */
class Run {
  #server;
  #run;
  #token;

  /**
   * @param {import("../server/server").Server} server
   * @param {vscode.TestRun} run
   * @param {vscode.CancellationToken} token
   */
  constructor(server, run, token) {
    this.#server = server;
    this.#run = run;
    this.#token = token;
    /** What the tests have reached, by document. */
    this.coverages = /** @type {Coverage[]} */ ([]);
  }

  /**
   * Returns what the editor marks in a covered file.
   *
   * @param {vscode.FileCoverage} file
   */
  static details(file) {
    const coverage = coverages.get(file);
    return coverage === undefined ? [] : details(coverage);
  }

  /**
   * Runs tests; returns the edits that bring stored outlines up to date.
   *
   * @param {Batch[]} batches
   * @param {{ coverage?: boolean, update?: boolean }} options
   */
  async all(batches, options) {
    const edits = /** @type {SentEdit[]} */ ([]);
    const runs = /** @type {Coverage[][]} */ ([]);
    for (const { items } of batches) for (const item of items) this.#run.enqueued(item);
    for (const batch of batches) {
      if (this.#isCanceled) break;
      const outcome = await this.#one(batch, options);
      if (outcome?.edit) edits.push(outcome.edit);
      if (outcome?.coverage) runs.push(outcome.coverage);
    }
    if (options.coverage) this.coverages = combined(runs);
    for (const coverage of this.coverages) this.#cover(coverage);
    return edits;
  }

  end() {
    this.#run.end();
  }

  get #isCanceled() {
    return this.#token.isCancellationRequested || this.#run.token.isCancellationRequested;
  }

  /**
   * @param {Batch} batch
   * @param {object} options
   * @returns {Promise<TestRun | null>}
   */
  async #one({ uri, items }, options) {
    for (const item of items) this.#run.started(item);
    const start = Date.now();
    try {
      /** @type {TestRun} */
      const outcome = await this.#server.command("clads.tests.run", { uri, ...options });
      const results = new Map(outcome.results.map((result) => [vscode.Uri.parse(result.uri).toString(), result]));
      const duration = Math.round((Date.now() - start) / items.length);
      for (const item of items) this.#report(item, results.get(item.id), duration);
      return outcome;
    } catch (error) {
      for (const item of items) this.#run.errored(item, new vscode.TestMessage(`${messageOf(error)}.`));
      return null;
    }
  }

  /**
   * @param {vscode.TestItem} item
   * @param {TestResult | undefined} result `undefined` for a test that is gone
   * @param {number} duration in milliseconds
   */
  #report(item, result, duration) {
    if (result === undefined || result.status === "skipped") return this.#run.skipped(item);
    if (result.status === "passed") return this.#run.passed(item, duration);
    const uri = item.uri ?? vscode.Uri.parse(result.uri);
    for (const failure of result.failures) this.#run.appendOutput(outputOf(result, failure), undefined, item);
    this.#run.failed(item, messagesOf(uri, result), duration);
  }

  /** @param {Coverage} coverage */
  #cover(coverage) {
    const file = fileCoverage(coverage);
    coverages.set(file, coverage);
    this.#run.addCoverage?.(file);
    this.#run.appendOutput(summary(coverage));
  }
}

module.exports = { Run };
