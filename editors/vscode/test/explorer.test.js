"use strict";

/** The Test Explorer, with a server whose responses the test gives. */

const assert = require("node:assert/strict");
const { test } = require("node:test");

const { eventually, makeWindow } = require("./standins/session");

const DOCUMENT = "file:///app/cart.clads.json";
const RANGE = { start: { line: 3, character: 4 }, end: { line: 3, character: 20 } };
const TESTS = [
  { uri: "file:///app/cart.pays.clads-test.json", name: "cart.pays", document: DOCUMENT, problem: null, steps: [] },
  { uri: "file:///app/cart.empty.clads-test.json", name: "cart.empty", document: DOCUMENT, problem: null, steps: [] },
  { uri: "file:///app/lost.clads-test.json", name: "lost", document: null, problem: "there is no document", steps: [] },
];
const FAILURE = {
  ...{ step: 2, range: RANGE, message: "the text differs", expected: "12 €", actual: "13 €" },
  screen: ["Sum", "13 €"],
  related: [{ uri: DOCUMENT, range: RANGE, message: "drawn here" }],
};
const passed = ({ uri, name, document }) => ({ uri, name, document, status: "passed", message: null, failures: [] });

/** An explorer whose server responds to `clads.tests.run` with what a test says for a URI. */
async function openExplorer(t, run = () => ({}), { tests = TESTS } = {}) {
  const window = makeWindow({ folder: "/app" });
  const requests = [];
  const changed = new window.api.EventEmitter();
  const server = {
    state: "running",
    onDidChangeState: changed.event,
    offers: () => true,
    start: async () => true,
    settled: async () => {},
    async command(name, argument) {
      requests.push([name, argument]);
      if (name === "clads.tests") return { tests };
      const results = tests.filter(({ uri }) => uri === argument.uri).map(passed);
      return { results, ...run(argument) };
    },
  };
  const log = { lines: [], appendLine: (line) => log.lines.push(line) };
  const { TestExplorer } = window.load("tests/explorer.js");
  const explorer = new TestExplorer(server, log);
  t.after(() => explorer.dispose());
  changed.fire("running");
  const [controller] = window.controllers;
  await eventually(() => controller.items.size > 0 || tests.length === 0, "the items");
  const profile = (label) => controller.profiles.find((each) => each.label === label);
  const token = new window.api.CancellationTokenSource().token;
  const runAll = (label) => {
    const request = new window.api.TestRunRequest(undefined, undefined, profile(label));
    return profile(label).runHandler(request, token);
  };
  return { window, explorer, controller, server, requests, log, profile, runAll };
}

const labels = (items) => [...items].map(([, { label }]) => label);

test("tests are listed by document, and one that cannot run says why", async (t) => {
  const { controller } = await openExplorer(t);
  assert.deepEqual(labels(controller.items), ["cart.clads.json", "lost"]);
  assert.deepEqual(labels(controller.items.get(DOCUMENT).children), ["pays", "empty"]);
  assert.equal(controller.items.get(TESTS[2].uri).error, "there is no document");
});

test("tests are listed again when a test is edited or a file comes or goes", async (t) => {
  const { window, controller, requests } = await openExplorer(t);
  const before = controller.items.get(DOCUMENT);
  const uri = window.api.Uri.parse(TESTS[0].uri);
  window.events.didChange.fire({ document: { uri } });
  window.watchers.report("create", uri);
  await eventually(() => requests.length === 2, "one more list");
  assert.equal(controller.items.get(DOCUMENT), before, "items stay, with their results");
});

test("a run reports each test, and a failure at its step with the difference and the screen", async (t) => {
  const failed = { ...passed(TESTS[1]), status: "failed", failures: [FAILURE] };
  const { controller, runAll, requests } = await openExplorer(t, ({ uri }) =>
    uri === TESTS[1].uri ? { results: [failed] } : {});
  await runAll("Run");
  const [{ outcomes, output, isEnded }] = controller.runs;
  assert.equal(isEnded, true);
  assert.deepEqual([outcomes.pays.status, outcomes.empty.status], ["passed", "failed"]);
  const [message] = outcomes.empty.messages;
  assert.equal(message.message, "the text differs\ncart.clads.json:4: drawn here");
  assert.deepEqual([message.expectedOutput, message.actualOutput], ["12 €", "13 €"]);
  assert.equal(message.location.uri.toString(), TESTS[1].uri);
  assert.equal(message.location.range.start.line, 3);
  assert.match(output, /^cart\.empty, step 3: the text differs\r\n {2}│ Sum\r\n {2}│ 13 €\r\n/);
  assert.deepEqual(requests.slice(1), TESTS.map(({ uri }) => ["clads.tests.run", { uri }]));
});

test("a test that the server refuses is an error, and the others run", async (t) => {
  const { controller, runAll } = await openExplorer(t, ({ uri }) => {
    if (uri === TESTS[0].uri) throw new Error("the document is broken.");
    return {};
  });
  await runAll("Run");
  const { outcomes } = controller.runs[0];
  assert.equal(outcomes.pays.status, "errored");
  assert.equal(outcomes.pays.messages[0].message, "the document is broken.");
  assert.equal(outcomes.empty.status, "passed");
});

test("a failure without a step has the message of its result", async (t) => {
  const result = { ...passed(TESTS[2]), status: "failed", message: "there is no document" };
  const run = ({ uri }) => (uri === TESTS[2].uri ? { results: [result] } : {});
  const { controller, runAll } = await openExplorer(t, run);
  await runAll("Run");
  assert.equal(controller.runs[0].outcomes.lost.messages[0].message, "there is no document");
});

test("all tests of a document are run at once for their coverage", async (t) => {
  const missing = [{ kind: "sample", name: "long", range: null }];
  const { window, controller, runAll, requests, profile } = await openExplorer(t, ({ uri }) =>
    uri === DOCUMENT
      ? { results: TESTS.slice(0, 2).map(passed), coverage: [{ uri: DOCUMENT, total: 9, reached: 8, missing }] }
      : { coverage: [] });
  await runAll("Run with Coverage");
  assert.deepEqual(requests.slice(1).map(([, argument]) => argument), [
    { uri: DOCUMENT, coverage: true },
    { uri: TESTS[2].uri, coverage: true },
  ]);
  const [run] = controller.runs;
  assert.deepEqual(Object.values(run.outcomes).map(({ status }) => status), ["passed", "passed", "passed"]);
  assert.deepEqual(run.covered.map(({ statementCoverage: { covered, total } }) => [covered, total]), [[8, 9]]);
  assert.match(run.output, /cart\.clads\.json: 8 of 9 reached\r\n {2}not reached: sample long/);
  const { kind, loadDetailedCoverage } = profile("Run with Coverage");
  assert.deepEqual(await loadDetailedCoverage(run, run.covered[0]), []);
  assert.equal(kind, window.api.TestRunProfileKind.Coverage);
});

test("coverage adds up what runs reach, and what the documents of a Swift file have", () => {
  const { combined } = makeWindow().load("tests/coverage.js");
  const part = (name) => ({ kind: "action", name, range: RANGE });
  const covered = (...names) => ({ uri: DOCUMENT, total: 9, reached: 9 - names.length, missing: names.map(part) });
  const runs = [[covered("a", "b")], [covered("b", "c")]];
  assert.deepEqual(combined(runs), [{ uri: DOCUMENT, total: 9, reached: 8, missing: [part("b")] }]);
  const [both] = combined([[covered("a"), covered("b")]]);
  assert.deepEqual([both.total, both.reached, both.missing.length], [18, 16, 2]);
});

test("what no test reaches is marked in the document", async (t) => {
  const missing = [{ kind: "action", name: "buy", range: RANGE }];
  const { controller, runAll, profile } = await openExplorer(t, () => ({
    coverage: [{ uri: DOCUMENT, total: 3, reached: 2, missing }],
  }));
  await runAll("Run with Coverage");
  const [run] = controller.runs;
  const [detail] = await profile("Run with Coverage").loadDetailedCoverage(run, run.covered[0]);
  assert.deepEqual([detail.executed, detail.location.start.line], [false, 3]);
});

test("a lens says how much tests reach, until the document changes", async (t) => {
  const missing = [{ kind: "action", name: "buy", range: RANGE }];
  const { window, explorer, runAll } = await openExplorer(t, () => ({
    coverage: [{ uri: DOCUMENT, total: 3, reached: 2, missing }],
  }));
  const document = { uri: window.api.Uri.parse(DOCUMENT) };
  const titles = () => explorer.lenses.provideCodeLenses(document).map(({ command }) => command.title);
  assert.deepEqual(titles(), []);
  let changes = 0;
  explorer.lenses.onDidChangeCodeLenses(() => (changes += 1));
  await runAll("Run with Coverage");
  assert.deepEqual(titles(), ["Tests reach 2 of 3 parts"]);
  assert.equal(changes, 1);
  window.events.didChange.fire({ document });
  assert.deepEqual(titles(), []);
  assert.equal(changes, 2);
});

test("an editor without coverage has no profile for it", async (t) => {
  const window = makeWindow({ folder: "/app" });
  delete window.api.FileCoverage;
  const { TestExplorer } = window.load("tests/explorer.js");
  const explorer = new TestExplorer({ state: "stopped", onDidChangeState: () => ({ dispose() {} }) }, {});
  t.after(() => explorer.dispose());
  assert.deepEqual(window.controllers[0].profiles.map(({ label }) => label), ["Run", "Update Stored Outlines"]);
});

test("a code lens runs a test, or those of a document, in the Test Explorer", async (t) => {
  const { explorer, controller } = await openExplorer(t);
  await explorer.runFile({ uri: TESTS[1].uri });
  assert.deepEqual(Object.keys(controller.runs[0].outcomes), ["empty"]);
  await explorer.runFile({ uri: DOCUMENT });
  assert.deepEqual(Object.keys(controller.runs[1].outcomes), ["pays", "empty"]);
  assert.equal(controller.runs[1].request.profile.label, "Run");
});

test("a file without tests is said to have none", async (t) => {
  const { window, explorer, controller } = await openExplorer(t);
  await explorer.runFile({ uri: "file:///app/other.clads.json" });
  assert.equal(window.messages.at(-1).message, "other.clads.json has no tests.");
  assert.equal(controller.runs.length, 0);
});

test("stored outlines are brought up to date with the edit of the server", async (t) => {
  const { window, explorer, requests } = await openExplorer(t, ({ uri }) => ({
    edit: { changes: { [uri]: [{ range: RANGE, newText: '"new"' }] } },
  }));
  const applied = [];
  window.api.workspace.applyEdit = async (edit) => applied.push(edit);
  await explorer.updateFile({ uri: TESTS[0].uri });
  assert.deepEqual(requests.at(-1), ["clads.tests.run", { uri: TESTS[0].uri, update: true }]);
  assert.deepEqual(applied[0].replaced.map(({ uri, text }) => [uri.toString(), text]), [[TESTS[0].uri, '"new"']]);
});

test("a server without tests is asked for none, and a command says so", async (t) => {
  const { explorer, server, requests } = await openExplorer(t);
  server.offers = () => false;
  requests.length = 0;
  await explorer.refresh();
  assert.deepEqual(requests, []);
  await assert.rejects(explorer.runFile({ uri: DOCUMENT }), /has no tests of screens; update it/);
});
