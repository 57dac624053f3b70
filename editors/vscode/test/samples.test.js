"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { test } = require("node:test");

const { eventually, exampleFolder, openWindow } = require("./standins/session");

const DOCUMENT = "checkout.clads.json";
const SAMPLE = "checkout.known.sample.json";
const TEXT = '{ "address": { "name": "Ada" } }';

/** A window with a document, its sample, and a preview that shows it. */
async function openSample(t) {
  const folder = exampleFolder(t);
  fs.writeFileSync(path.join(folder, SAMPLE), TEXT);
  const window = await openWindow(t, { folder });
  await window.open(DOCUMENT);
  await window.run("clads.showPreview");
  const [panel] = window.panels;
  panel.send({ type: "ready" });
  panel.send({ type: "options", options: { sample: "known" } });
  const shows = (name) => eventually(() => panel.lastSnapshot?.state?.address?.name === name, `a picture with ${name}`);
  await shows("Ada");
  const sample = await window.open(SAMPLE);
  return { window, panel, sample, shows };
}

test("a preview follows unsaved changes of a sample, and the file when they are discarded", async (t) => {
  const { window, sample, shows } = await openSample(t);
  window.replace(sample, "Ada", "Grace");
  await shows("Grace");
  assert.equal(fs.readFileSync(sample.uri.fsPath, "utf8"), TEXT);
  window.documents.close(sample);
  await shows("Ada");
});

test("unsaved changes of a sample apply again after a crash of the server", async (t) => {
  const { window, panel, sample, shows } = await openSample(t);
  window.replace(sample, "Ada", "Grace");
  await shows("Grace");
  panel.posted.length = 0;
  window.processes[0].kill("SIGKILL");
  await shows("Grace");
  window.replace(sample, "Grace", "Linus");
  await shows("Linus");
  assert.equal(window.processes.length, 2);
});

test("a sample stays a JSON file, and only the editor completes it", async (t) => {
  const { window, sample, shows } = await openSample(t);
  window.replace(sample, "Ada", "Grace");
  await shows("Grace");
  assert.equal(sample.languageId, "json");
  assert.deepEqual(await window.languages.complete(sample, sample.positionOf("address")), []);
});

test("findings in a sample are shown, except those of the editor's JSON support", async (t) => {
  const { window, sample, shows } = await openSample(t);
  const rules = () => window.languages.diagnostics(sample.uri).map(({ code }) => code.value);
  window.replace(sample, TEXT, "[]");
  await eventually(() => rules().join() === "project-wrong-type", "a sample is an object");
  window.replace(sample, "[]", '{ "address": }');
  await eventually(() => rules().length === 0, "no finding");
  window.replace(sample, '{ "address": }', TEXT);
  await shows("Ada");
  assert.deepEqual(rules(), []);
});

test("a key of a sample leads to the state of its document", async (t) => {
  const { window, sample } = await openSample(t);
  const found = await window.languages.definitions(sample, sample.positionOf("name"));
  assert.deepEqual(
    found.map(({ path: file }) => path.posix.basename(file)),
    [DOCUMENT],
  );
});
