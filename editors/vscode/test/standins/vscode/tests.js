"use strict";

/** The Test Explorer: its items, and what was reported of runs. */

class TestMessage {
  static diff(message, expected, actual) {
    return Object.assign(new TestMessage(message), { expectedOutput: expected, actualOutput: actual });
  }

  constructor(message) {
    this.message = message;
  }
}

class TestRunRequest {
  constructor(include, exclude, profile) {
    Object.assign(this, { include, exclude, profile });
  }
}

class TestCoverageCount {
  constructor(covered, total) {
    Object.assign(this, { covered, total });
  }
}

class FileCoverage {
  constructor(uri, statementCoverage) {
    Object.assign(this, { uri, statementCoverage });
  }
}

class StatementCoverage {
  constructor(executed, location) {
    Object.assign(this, { executed, location });
  }
}

class Items {
  #items = new Map();

  get size() {
    return this.#items.size;
  }

  get(id) {
    return this.#items.get(id);
  }

  replace(items) {
    this.#items = new Map(items.map((item) => [item.id, item]));
  }

  [Symbol.iterator]() {
    return this.#items[Symbol.iterator]();
  }
}

/** A run; `outcomes` has the last one of each test by its label, `output` the text. */
class TestRun {
  outcomes = {};
  covered = [];
  output = "";
  isEnded = false;
  token = { isCancellationRequested: false, onCancellationRequested: () => ({ dispose() {} }) };

  constructor(request) {
    this.request = request;
    for (const name of ["enqueued", "started", "skipped", "passed", "failed", "errored"]) {
      this[name] = (item, messages) => {
        if (this.isEnded) throw new Error("the run has ended");
        const all = typeof messages === "object" ? { messages: [messages].flat() } : {};
        this.outcomes[item.label] = { status: name, ...all };
      };
    }
  }

  appendOutput(text) {
    this.output += text;
  }

  addCoverage(coverage) {
    this.covered.push(coverage);
  }

  end() {
    this.isEnded = true;
  }
}

/** As `tests.createTestController`. */
class TestController {
  items = new Items();
  profiles = [];
  runs = [];

  constructor(id, label) {
    Object.assign(this, { id, label });
  }

  createTestItem(id, label, uri) {
    return { id, label, uri, children: new Items(), range: undefined, error: undefined };
  }

  createRunProfile(label, kind, runHandler, isDefault = false) {
    const profile = { label, kind, runHandler, isDefault, dispose() {} };
    this.profiles.push(profile);
    return profile;
  }

  createTestRun(request) {
    const run = new TestRun(request);
    this.runs.push(run);
    return run;
  }

  dispose() {}
}

const classes = { FileCoverage, StatementCoverage, TestCoverageCount, TestMessage, TestRunRequest };

module.exports = { TestController, TestRunProfileKind: { Run: 1, Debug: 2, Coverage: 3 }, classes };
