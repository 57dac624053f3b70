"use strict";

/** Recording a test in a preview, with a server whose responses the test gives. */

const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { test } = require("node:test");

const { makeWindow, temporaryFolder } = require("./standins/session");

const FILE = "cart.pays.clads-test.json";
const TEXT = '{\n  "steps": []\n}\n';
const REQUEST = "GET https://example.com/items";

/** A recorder of a preview that is open. */
function openRecorder(t, { isRecording = true, kind = "label", view = "text" } = {}) {
  const folder = temporaryFolder(t);
  const window = makeWindow({ folder });
  const { Recorder } = window.load("recording/recorder.js");
  const uri = window.api.Uri.file(`${folder}/cart.clads.json`);
  const file = window.api.Uri.file(`${folder}/${FILE}`);
  const asked = [];
  const commands = [];
  const panel = {
    ...{ uri, name: uri.toString(), isOpen: true, view, panel: { viewColumn: 2 } },
    snapshot: {
      state: { user: { name: "Ada" }, items: [1] },
      recording: isRecording ? { steps: [], requests: [] } : null,
    },
    ask: async (name, argument) => asked.push([name, argument]),
    question: async () => (kind === null ? null : { kind }),
    turnPage: async (turned) => (panel.view = turned),
    fail: (message) => (panel.failure = message),
    server: {
      state: "running",
      command: async (name, argument) => {
        commands.push([name, argument]);
        return { uri: file.toString(), text: TEXT };
      },
    },
  };
  return { window, folder, file, panel, asked, commands, recorder: new Recorder(panel) };
}

/** Lets the user pick items by their labels, one after another; returns what was offered. */
function picks(window, ...words) {
  const offered = [];
  window.pick = (items) => {
    offered.push(items.map(({ label }) => label.replace(/^\$\(\S+\) /, "")));
    const word = words.shift();
    return items.find(({ label }) => label.includes(word));
  };
  return offered;
}

test("a recording starts in a view that can be used, and not twice", async (t) => {
  const { recorder, panel, asked } = openRecorder(t, { isRecording: false, view: "states" });
  await recorder.handle({ type: "record", action: "start" });
  assert.equal(panel.view, "picture");
  assert.deepEqual(asked, [["clads.preview.record", { action: "start" }]]);
  panel.snapshot.recording = { steps: [], requests: [] };
  await recorder.start();
  assert.equal(asked.length, 1);
});

test("steps are undone, and a recording is canceled, on the server", async (t) => {
  const { recorder, asked } = openRecorder(t);
  await recorder.handle({ type: "record", action: "undo" });
  await recorder.handle({ type: "record", action: "cancel" });
  assert.deepEqual(asked.map(([, { action }]) => action), ["undo", "cancel"]);
});

test("what can be expected depends on the kind of the node", async (t) => {
  const node = { type: "expect", pointer: "/root/children/0", instance: [1] };
  const kinds = { label: "Text", textfield: "Value", vstack: "Text", toggle: "Value" };
  for (const [kind, first] of Object.entries(kinds)) {
    const { window, recorder, asked } = openRecorder(t, { kind });
    const [offered] = [picks(window, first)];
    await recorder.handle(node);
    assert.equal(offered[0][0], first, kind);
    const expected = { action: "expect", pointer: node.pointer, instance: [1], kind: first.toLowerCase() };
    assert.deepEqual(asked, [["clads.preview.record", expected]]);
  }
});

test("what is not on the screen can be expected, too", async (t) => {
  const { window, recorder, asked } = openRecorder(t);
  const offered = picks(window, "No problems", "state", "user.name");
  await recorder.handle({ type: "expect" });
  await recorder.handle({ type: "expect" });
  assert.deepEqual(offered[2], ["user", "user.name", "items"]);
  assert.deepEqual(asked.map(([, argument]) => argument), [
    { action: "expect", kind: "noProblems" },
    { action: "expect", kind: "state", path: "user.name" },
  ]);
  picks(window, "nothing of this");
  await recorder.handle({ type: "expect" });
  assert.equal(asked.length, 2, "a canceled choice expects nothing");
});

test("a request gets a body, a status or a failure", async (t) => {
  const { window, recorder, asked } = openRecorder(t);
  const problems = [];
  const typed = ['{ "items": [] }', "404"];
  window.input = ({ validateInput }) => {
    problems.push([validateInput("{"), validateInput(typed[0])]);
    return typed.shift();
  };
  picks(window, "Body", "Status", "Offline", "Timeout");
  for (let count = 0; count < 4; count += 1) await recorder.handle({ type: "respond", request: REQUEST });
  assert.deepEqual(asked.map(([, argument]) => argument.with), [
    { items: [] },
    { $status: 404 },
    { $failure: "offline" },
    { $failure: "timeout" },
  ]);
  assert.ok(asked.every(([, { action, request }]) => action === "respond" && request === REQUEST));
  assert.deepEqual(problems[0], ["This is not JSON.", undefined]);
  assert.equal(problems[1][0], "A status is a number from 100 to 599.");
});

test("the end of a recording creates the file of the test and opens it", async (t) => {
  const { window, recorder, asked, commands, file, panel } = openRecorder(t);
  window.input = () => " pays ";
  await recorder.handle({ type: "record", action: "stop" });
  const argument = { action: "stop", name: "pays", uri: panel.name, preview: panel.name };
  assert.deepEqual(commands, [["clads.preview.record", argument]]);
  assert.deepEqual(asked, [["clads.preview.refresh", {}]]);
  assert.equal(fs.readFileSync(file.fsPath, "utf8"), TEXT);
  assert.equal(window.documents.active.document.uri.toString(), file.toString());
  assert.equal(window.documents.active.viewColumn, 1);
});

test("a recording whose name is not given goes on", async (t) => {
  const { window, recorder, commands } = openRecorder(t);
  window.input = () => undefined;
  await recorder.stop();
  assert.deepEqual(commands, []);
});

test("a file is never replaced: another name is asked for", async (t) => {
  const { window, recorder, file, folder } = openRecorder(t);
  fs.writeFileSync(file.fsPath, "mine");
  const prompts = [];
  const typed = ["", FILE, "cart.again.clads-test.json"];
  window.input = ({ prompt }) => {
    prompts.push(prompt);
    return typed.shift();
  };
  await recorder.stop();
  assert.equal(prompts[1], `${FILE} already exists. Enter another name for the new test.`);
  assert.equal(fs.readFileSync(file.fsPath, "utf8"), "mine");
  assert.equal(fs.readFileSync(path.join(folder, "cart.again.clads-test.json"), "utf8"), TEXT);
});

test("without a name for its file, a test becomes an untitled document", async (t) => {
  const { window, recorder, file } = openRecorder(t);
  fs.writeFileSync(file.fsPath, "mine");
  const typed = ["", undefined];
  window.input = () => typed.shift();
  await recorder.stop();
  const { document } = window.documents.active;
  assert.deepEqual([document.uri.scheme, document.languageId, document.getText()], ["untitled", "json", TEXT]);
  assert.equal(fs.readFileSync(file.fsPath, "utf8"), "mine");
});

test("a recording that the server cannot end is reported in the preview", async (t) => {
  const { window, recorder, panel } = openRecorder(t);
  window.input = () => "";
  panel.server.command = async () => {
    throw new Error("the preview is not recording.");
  };
  await recorder.stop();
  assert.equal(panel.failure, "the preview is not recording.");
});
