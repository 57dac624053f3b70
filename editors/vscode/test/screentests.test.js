"use strict";

/** Tests of screens with the real server: listed, run, recorded and played. */

const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { test } = require("node:test");

const { AS_TEXT, eventually, openWindow, temporaryFolder } = require("./standins/session");

const SCREEN = {
  id: "cart",
  state: { count: 0, name: "" },
  actions: {
    add: { type: "setState", path: "count", value: { $expr: "count + 1" } },
    load: { type: "request", requestId: "stock", method: "GET", url: "https://example.com/stock", onSuccess: "add" },
    never: { type: "dismiss" },
  },
  root: {
    children: [
      { type: "label", text: "count ${count}" },
      { type: "button", text: "Add", actions: { onTap: "add" } },
      { type: "button", text: "Load", actions: { onTap: "load" } },
      { type: "button", text: "Leave", actions: { onTap: "never" } },
      { type: "textfield", placeholder: "Your name", bind: "name" },
    ],
  },
};
const ADDS = '{\n  "steps": [\n    { "tap": "Add" },\n    { "expect": { "texts": ["count 1"] } }\n  ]\n}\n';
const OUTLINE = '{\n  "steps": [\n    { "tap": "Add" },\n    { "expect": { "outline": ["old"] } }\n  ]\n}\n';

/** A window with the document and its tests; one of them fails. */
async function openCart(t) {
  const folder = temporaryFolder(t);
  const write = (name, text) => fs.writeFileSync(path.join(folder, name), text);
  write("clads.json", "{}");
  write("cart.clads.json", JSON.stringify(SCREEN, undefined, 2));
  write("cart.adds.clads-test.json", ADDS);
  write("cart.outline.clads-test.json", OUTLINE);
  const window = await openWindow(t, { folder, kept: AS_TEXT });
  const document = await window.open("cart.clads.json");
  const [controller] = window.controllers;
  const group = () => [...controller.items][0]?.[1];
  await eventually(() => group()?.children.size === 2, "the tests");
  return { window, folder, document, controller, group: group() };
}

test("the Test Explorer lists and runs the tests of a document", async (t) => {
  const { window, document, controller, group } = await openCart(t);
  assert.equal(group.label, "cart.clads.json");
  assert.deepEqual([...group.children].map(([, { label }]) => label), ["adds", "outline"]);
  await window.run("clads.runTests", { uri: document.uri.toString() });
  const { outcomes } = controller.runs[0];
  assert.deepEqual([outcomes.adds.status, outcomes.outline.status], ["passed", "failed"]);
  const [message] = outcomes.outline.messages;
  assert.equal(message.expectedOutput, "old");
  assert.match(message.actualOutput, /count 1/);
  assert.equal(message.location.range.start.line, 3);
});

test("coverage marks what no test reaches", async (t) => {
  const { window, controller, document } = await openCart(t);
  const profile = controller.profiles.find(({ label }) => label === "Run with Coverage");
  const token = new window.api.CancellationTokenSource().token;
  await profile.runHandler(new window.api.TestRunRequest(undefined, undefined, profile), token);
  const [run] = controller.runs;
  const [file] = run.covered;
  assert.equal(file.uri.toString(), document.uri.toString());
  assert.ok(file.statementCoverage.covered < file.statementCoverage.total);
  assert.match(run.output, /not reached: action never/);
  const details = await profile.loadDetailedCoverage(run, file);
  const lines = details.map(({ location }) => document.lineAt(location.start.line).text);
  assert.ok(lines.some((line) => line.includes('"never"')), lines.join("\n"));
});

test("stored outlines are updated in the editor", async (t) => {
  const { window, folder } = await openCart(t);
  const outline = await window.open("cart.outline.clads-test.json");
  await window.run("clads.updateTests");
  assert.match(outline.getText(), /count 1/);
  assert.equal(fs.readFileSync(path.join(folder, "cart.outline.clads-test.json"), "utf8"), OUTLINE);
});

test("tests and documents with tests have code lenses", async (t) => {
  const { window, document } = await openCart(t);
  const titles = async (of) => (await window.languages.codeLenses(of)).map(({ command }) => command.title);
  assert.ok((await titles(document)).includes("Run 2 tests"));
  const adds = await window.open("cart.adds.clads-test.json");
  assert.equal(adds.languageId, "json");
  assert.deepEqual(await titles(adds), ["Run", "Play"]);
});

test("an unsaved test is run and played as it is in the editor", async (t) => {
  const { window, controller } = await openCart(t);
  const adds = await window.open("cart.adds.clads-test.json");
  window.replace(adds, "count 1", "count 2");
  await window.run("clads.runTests");
  assert.equal(controller.runs[0].outcomes.adds.status, "failed");
  await window.run("clads.playTest", { uri: adds.uri.toString() });
  const panel = window.panels[0];
  panel.send({ type: "ready" });
  const shown = () => panel.of("played").at(-1)?.played;
  assert.match(panel.lastSnapshot?.text ?? (await eventually(() => panel.lastSnapshot, "the screen")).text, /count 0/);
  panel.send({ type: "go", step: 2 });
  await eventually(() => shown().step === 2, "the last step");
  assert.deepEqual(shown().steps.map(({ status }) => status), ["passed", "failed"]);
  assert.match(panel.lastSnapshot.text, /count 1/);
  window.replace(adds, "count 2", "count 1");
  await eventually(() => shown().steps[1].status === "passed", "the edit");
  panel.send({ type: "view", view: "picture" });
  await eventually(() => panel.lastSnapshot.picture, "the picture");
});

test("what is done in the preview is recorded, run and found in the Test Explorer", async (t) => {
  const { window, folder, controller, group } = await openCart(t);
  await window.run("clads.recordTest");
  const [panel] = window.panels;
  panel.send({ type: "ready" });
  const recording = () => panel.lastSnapshot?.recording;
  await eventually(() => recording()?.steps.length === 0, "the recording");
  const control = (label) => panel.lastSnapshot.controls.find((each) => each.label === label);
  const tap = (label) => panel.send({ type: "send", event: "onTap", pointer: control(label).pointer, instance: [] });
  tap("Load");
  await eventually(() => recording().requests.length === 1, "a request that waits");
  window.pick = (items) => items.find(({ label }) => /Body|Text/.test(label));
  window.input = () => "{}";
  panel.send({ type: "respond", request: recording().requests[0] });
  await eventually(() => recording().requests.length === 0, "the response");
  const { pointer } = panel.lastSnapshot.spans[0];
  panel.send({ type: "expect", pointer, instance: [] });
  await eventually(() => recording().steps.length === 3, "the expectation");
  panel.send({ type: "record", action: "undo" });
  await eventually(() => recording().steps.length === 2, "one step less");
  panel.send({ type: "expect", pointer, instance: [] });
  await eventually(() => recording().steps.length === 3, "the expectation again");
  window.input = () => "loads";
  panel.send({ type: "record", action: "stop" });
  const active = await eventually(() => {
    const { document } = window.documents.active ?? {};
    return document?.uri.path.endsWith(".clads-test.json") && document;
  }, "the test");
  const { steps } = JSON.parse(active.getText());
  assert.deepEqual(steps.map((step) => Object.keys(step)[0]), ["tap", "respond", "expect"]);
  assert.deepEqual(steps[2], { expect: { texts: ["count 1"] } });
  assert.equal(fs.readFileSync(path.join(folder, "cart.loads.clads-test.json"), "utf8"), active.getText());
  await eventually(() => recording() == null, "the end of the recording");
  window.watchers.report("create", active.uri);
  await eventually(() => group.children.size === 3, "the new test in the Test Explorer");
  await window.run("clads.runTests", { uri: active.uri.toString() });
  assert.equal(controller.runs[0].outcomes.loads.status, "passed");
});
