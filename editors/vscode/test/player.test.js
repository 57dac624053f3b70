"use strict";

/** Playing a test, with a server whose responses the test gives. */

const assert = require("node:assert/strict");
const { setImmediate: turn } = require("node:timers/promises");
const { test } = require("node:test");

const { EXTENSION, eventually, makeWindow, temporaryFolder } = require("./standins/session");

const NAME = "cart.pays.clads-test.json";
const STEPS = ['    { "tap": "Buy" },', '    { "expect": { "texts": ["12 €"] } }'];
const SOURCE = ["{", '  "steps": [', ...STEPS, "  ]", "}"].join("\n");
const place = (line) => ({ start: { line, character: 4 }, end: { line, character: 12 } });

/** What the server says of the test after some steps, of which the second fails. */
function played(step) {
  const status = (index) => (index >= step ? "pending" : index === 1 ? "failed" : "passed");
  const message = (index) => (status(index) === "failed" ? "the text differs\nexpected 12 €" : null);
  const steps = ["Tap Buy", "Expect texts"].map((title, index) => {
    return { title, range: place(index + 2), status: status(index), message: message(index) };
  });
  const drawn = { uri: "file:///cart.clads.json", revision: 1, text: `after ${step}` };
  return { step, count: 2, steps, snapshot: { ...drawn, spans: [], controls: [], presented: [] } };
}

/** A window in which the test is played; the page listens. */
async function openPlayer(t, answer = ({ step }) => played(step)) {
  const folder = temporaryFolder(t);
  require("node:fs").writeFileSync(`${folder}/${NAME}`, SOURCE);
  const window = makeWindow({ folder });
  const requests = [];
  const server = {
    state: "running",
    onDidChangeState: () => ({ dispose() {} }),
    async command(name, argument) {
      assert.equal(name, "clads.tests.play");
      requests.push(argument);
      return answer(argument);
    },
  };
  const page = await import("../media/changes.js");
  const choice = { view: "text", layout: null };
  const log = { lines: [], appendLine: (line) => log.lines.push(line) };
  const { TestPlayers } = window.load("tests/players.js");
  const players = new TestPlayers({ server, page, choice, log, extension: window.api.Uri.file(EXTENSION) });
  t.after(() => players.dispose());
  const source = await window.open(NAME);
  await players.open({ uri: source.uri.toString() });
  const [panel] = window.panels;
  panel.send({ type: "ready" });
  const shown = () => panel.of("played").at(-1).played;
  return { window, players, panel, source, requests, shown, log, editor: window.documents.editors[0] };
}

test("a test is shown before its first step, with the page of previews", async (t) => {
  const { panel, requests, shown, source } = await openPlayer(t);
  assert.equal(panel.title, NAME);
  assert.match(panel.webview.html, /media\/preview\.js/);
  assert.deepEqual(requests, [{ uri: source.uri.toString(), step: 0, include: ["text", "ansi", "state", "log"] }]);
  const outcomes = shown().steps.map(({ title, status }) => [title, status]);
  assert.deepEqual(outcomes, [["Tap Buy", "pending"], ["Expect texts", "pending"]]);
  assert.equal(panel.of("snapshot").at(-1).snapshot.text, "after 0");
});

test("forward and back show other steps, and mark them in the source", async (t) => {
  const { panel, shown, editor } = await openPlayer(t);
  panel.send({ type: "go", step: 2 });
  await turn();
  assert.equal(shown().step, 2);
  assert.equal(shown().steps[1].message, "the text differs\nexpected 12 €");
  const marks = [...editor.decorations.values()].map((places) => places.map(({ range }) => range.start.line));
  assert.deepEqual(marks, [[3], [3]]);
  assert.equal([...editor.decorations.values()][1][0].renderOptions.after.contentText, "the text differs");
  assert.equal(editor.revealed.at(-1).range.start.line, 3);
  panel.send({ type: "go", step: 1 });
  await turn();
  assert.deepEqual([...editor.decorations.values()].map((places) => places.length), [1, 0]);
});

test("a run shows one step after another, and stops at the end", async (t) => {
  const { panel, requests, shown } = await openPlayer(t);
  panel.send({ type: "run", isRunning: true });
  await eventually(() => shown().step === 2, "the last step");
  assert.equal(shown().isRunning, false);
  assert.deepEqual(requests.map(({ step }) => step), [0, 1, 2]);
  panel.send({ type: "run", isRunning: true });
  await turn();
  assert.equal(shown().step, 0, "it starts over");
  panel.send({ type: "run", isRunning: false });
  assert.equal(shown().isRunning, false);
});

test("a run ends at a step that is not possible", async (t) => {
  const { panel, requests, shown } = await openPlayer(t, ({ step }) => played(Math.min(step, 1)));
  panel.send({ type: "go", step: 1 });
  await turn();
  panel.send({ type: "run", isRunning: true });
  await turn();
  assert.deepEqual([shown().step, shown().isRunning], [1, false]);
  assert.equal(requests.length, 3);
});

test("a test that cannot start says why", async (t) => {
  const { panel } = await openPlayer(t, () => ({ ...played(0), problem: "there is no sample `big`" }));
  assert.deepEqual(panel.of("failed").at(-1), { type: "failed", message: "there is no sample `big`" });
});

test("an edit shows the step again", async (t) => {
  const { window, source, panel, requests } = await openPlayer(t);
  panel.send({ type: "go", step: 1 });
  await turn();
  window.replace(source, "Buy", "Pay");
  await eventually(() => requests.length === 3, "the step again");
  assert.equal(requests[2].step, 1);
});

test("only the newest response is shown", async (t) => {
  const waiting = [];
  const { panel, shown } = await openPlayer(t, ({ step }) =>
    step === 0 ? played(0) : new Promise((respond) => waiting.push(() => respond(played(step)))));
  panel.send({ type: "go", step: 1 });
  panel.send({ type: "go", step: 2 });
  await turn();
  for (const respond of waiting.reverse()) respond();
  await turn();
  assert.equal(shown().step, 2);
});

test("what a user does on the screen changes nothing", async (t) => {
  const { panel, requests } = await openPlayer(t);
  panel.send({ type: "send", event: "onTap", pointer: "/root", instance: [] });
  panel.send({ type: "setState", path: "a", value: 1 });
  panel.send({ type: "record", action: "start" });
  await turn();
  assert.equal(requests.length, 1);
});

test("the size and the view of the screen can be changed", async (t) => {
  const { panel, requests } = await openPlayer(t);
  panel.send({ type: "view", view: "picture" });
  panel.send({ type: "options", options: { pictureWidth: 430, pictureHeight: 932, sample: "x" } });
  await turn();
  const { uri: _, ...request } = requests.at(-1);
  assert.deepEqual(request, { step: 0, include: ["picture", "state", "log"], pictureWidth: 430, pictureHeight: 932 });
});

test("a test that cannot be played says why", async (t) => {
  const { panel, shown } = await openPlayer(t, () => {
    throw new Error("the test has no document.");
  });
  assert.deepEqual(panel.of("failed"), [{ type: "failed", message: "the test has no document." }]);
  assert.deepEqual(shown().steps, []);
});

test("a test has one panel, and its marks go with it", async (t) => {
  const { window, players, panel, source, editor } = await openPlayer(t);
  panel.send({ type: "go", step: 2 });
  await turn();
  await players.open(source.uri);
  assert.equal(window.panels.length, 1);
  panel.dispose();
  assert.equal(editor.decorations.size, 0);
});
