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
   * Runs the tests of items; returns the edits that bring stored outlines up to date.
   *
   * @param {vscode.TestItem[]} items
   * @param {{ coverage?: boolean, update?: boolean }} options
   */
  async all(items, options) {
    const edits = /** @type {SentEdit[]} */ ([]);
    const parts = /** @type {Coverage[]} */ ([]);
    for (const item of items) this.#run.enqueued(item);
    for (const item of items) {
      if (this.#isCanceled) break;
      const outcome = await this.#one(item, options);
      if (outcome?.edit) edits.push(outcome.edit);
      parts.push(...(outcome?.coverage ?? []));
    }
    if (options.coverage) for (const coverage of combined(parts)) this.#cover(coverage);
    return edits;
  }

  end() {
    this.#run.end();
  }

  get #isCanceled() {
    return this.#token.isCancellationRequested || this.#run.token.isCancellationRequested;
  }

  /**
   * @param {vscode.TestItem} item
   * @param {object} options
   * @returns {Promise<TestRun | null>}
   */
  async #one(item, options) {
    this.#run.started(item);
    const start = Date.now();
    try {
      /** @type {TestRun} */
      const outcome = await this.#server.command("clads.tests.run", { uri: item.id, ...options });
      for (const result of outcome.results) this.#report(item, result, Date.now() - start);
      if (outcome.results.length === 0) this.#run.skipped(item);
      return outcome;
    } catch (error) {
      this.#run.errored(item, new vscode.TestMessage(`${messageOf(error)}.`));
      return null;
    }
  }

  /**
   * @param {vscode.TestItem} item
   * @param {TestResult} result
   * @param {number} duration in milliseconds
   */
  #report(item, result, duration) {
    if (result.status === "passed") return this.#run.passed(item, duration);
    if (result.status === "skipped") return this.#run.skipped(item);
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
