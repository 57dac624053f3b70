"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { test } = require("node:test");

const { AS_TEXT, eventually, openWindow, temporaryFolder } = require("./standins/session");

const DOCUMENT = "report.clads.json";
const CHART = { properties: {}, preview: { type: "label", text: "a chart" } };
const CLIENTS = [{ name: "4.0" }, { name: "4.1", adds: { components: ["chart"] } }, { name: "4.2" }];
const NODES = [{ type: "chart" }, { type: "label", text: "n is ${n}" }];
const SCREEN = { id: "report", state: { n: 1 }, root: { children: NODES } };

/** The text of a project file. */
const project = (clients) => JSON.stringify({ components: { chart: CHART }, clients });

/** A folder with the document, whose chart 4.0 does not have, and with a sample. */
function folderWithClients(t, clients = CLIENTS) {
  const folder = temporaryFolder(t);
  fs.writeFileSync(path.join(folder, "clads.json"), project(clients));
  fs.writeFileSync(path.join(folder, DOCUMENT), JSON.stringify(SCREEN));
  fs.writeFileSync(path.join(folder, "report.two.sample.json"), '{ "n": 2 }');
  return folder;
}

/** A window with the document. */
async function openReport(t, folder = folderWithClients(t)) {
  const window = await openWindow(t, { folder, kept: AS_TEXT });
  await window.open(DOCUMENT);
  await eventually(() => window.bars[0].text.includes("initial"), "the status of the document");
  return window;
}

/** Opens the preview, whose page listens. */
async function openPreview(window) {
  await window.run("clads.showPreview");
  const panel = window.panels.at(-1);
  panel.send({ type: "ready" });
  await eventually(() => panel.lastSnapshot, "the first picture");
  return panel;
}

/** Lets the user choose a client; returns what was offered. */
async function choose(window, name) {
  let offered;
  window.pick = (items, { placeHolder }) => {
    offered = { labels: items.map(({ label }) => label), placeHolder };
    return items.find(({ label }) => label.endsWith(` ${name}`));
  };
  await window.run("clads.chooseClient");
  return offered;
}

/** Waits until a preview is drawn as a client draws it. */
const shows = (panel, name) =>
  eventually(() => panel.lastSnapshot?.client === name && panel.lastSnapshot, `the preview of ${name}`);

test("a chosen app version is that of the status and of the open preview", async (t) => {
  const window = await openReport(t);
  const panel = await openPreview(window);
  assert.deepEqual([panel.lastSnapshot.client, panel.lastSnapshot.clients], ["4.2", ["4.0", "4.1", "4.2"]]);
  assert.match(panel.lastSnapshot.text, /a chart/);
  assert.match(window.bars[0].tooltip, /\nSample: initial\nApp version: 4\.2\n/);
  const offered = await choose(window, "4.0");
  assert.deepEqual(offered, { labels: ["$(blank) 4.0", "$(blank) 4.1", "$(check) 4.2"], placeHolder: "Current: 4.2" });
  const { text, banner } = await shows(panel, "4.0");
  assert.doesNotMatch(text, /a chart/);
  assert.match(banner, /app version 4\.0/);
  await eventually(() => window.bars[0].tooltip.includes("App version: 4.0"), "the status");
  assert.deepEqual(panel.of("failed"), []);
});

test("an app version that is chosen before the preview is opened is that of the preview", async (t) => {
  const window = await openReport(t);
  await choose(window, "4.0");
  const panel = await openPreview(window);
  assert.equal(panel.lastSnapshot.client, "4.0");
});

test("the menu offers the app version only where the project names some", async (t) => {
  const choices = [];
  for (const clients of [CLIENTS, null]) {
    const window = await openReport(t, folderWithClients(t, clients));
    window.pick = (items) => void choices.push(items.find(({ command }) => command === "clads.chooseClient"));
    await window.run("clads.showMenu");
  }
  assert.equal(choices[0].label, "$(versions) Choose app version");
  assert.equal(choices[0].description, "4.2");
  assert.equal(choices[1], undefined);
});

test("without app versions a message says where they are listed", async (t) => {
  const window = await openReport(t, folderWithClients(t, null));
  await window.run("clads.chooseClient");
  assert.deepEqual(window.messages.map(({ message }) => message), [
    "The project of this document names no app versions; “clients” in clads.json lists them.",
  ]);
  assert.doesNotMatch(window.bars[0].tooltip, /App version/);
});

test("after a crash the preview is that of the chosen app version, wherever it was chosen", async (t) => {
  const window = await openReport(t);
  await choose(window, "4.0");
  const panel = await openPreview(window);
  for (const name of ["4.0", "4.1"]) {
    if (name !== "4.0") await choose(window, name);
    await shows(panel, name);
    panel.posted.length = 0;
    window.processes.at(-1).kill("SIGKILL");
    await shows(panel, name);
    await eventually(() => window.bars[0].tooltip.includes(`App version: ${name}`), "the status");
    assert.deepEqual(panel.of("failed"), []);
  }
});

test("after a crash the newest app version is the default again, even if there is a newer one", async (t) => {
  const window = await openReport(t);
  const panel = await openPreview(window);
  await choose(window, "4.0");
  await choose(window, "4.2");
  await shows(panel, "4.2");
  fs.writeFileSync(path.join(window.folder, "clads.json"), project([...CLIENTS, { name: "4.3" }]));
  window.processes[0].kill("SIGKILL");
  await shows(panel, "4.3");
  assert.deepEqual(panel.of("failed"), []);
});

test("a preview is restored with its app version after the window is reloaded", async (t) => {
  const window = await openReport(t);
  const uri = window.api.Uri.file(path.join(window.folder, DOCUMENT)).toString();
  const panel = await window.restorePanel("clads.preview", { uri, options: { client: "4.1", sample: "two" } });
  panel.send({ type: "ready" });
  const { text } = await shows(panel, "4.1");
  assert.match(text, /n is 2/);
  await eventually(() => window.bars[0].tooltip.includes("App version: 4.1"), "the status");
});

test("an app version that no longer exists does not prevent a preview from being restored", async (t) => {
  const window = await openReport(t);
  const uri = window.api.Uri.file(path.join(window.folder, DOCUMENT)).toString();
  const panel = await window.restorePanel("clads.preview", { uri, options: { width: 30, client: "3.9", sample: "two" } });
  panel.send({ type: "ready" });
  const { width, sample } = await shows(panel, "4.2");
  assert.deepEqual([width, sample], [30, "initial"]);
});

test("a project that no longer names app versions has none in its previews", async (t) => {
  const window = await openReport(t);
  const panel = await openPreview(window);
  await choose(window, "4.1");
  await shows(panel, "4.1");
  const file = await window.open("clads.json");
  window.replace(file, file.getText(), project(null));
  await shows(panel, undefined);
  assert.equal(panel.lastSnapshot.clients, undefined);
});
