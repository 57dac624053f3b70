"use strict";

/** The view of all states, with the real server. */

const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { test } = require("node:test");

const { eventually, openWindow, temporaryFolder } = require("./standins/session");

const DOCUMENT = "report.clads.json";
const SCREEN = `{
  "id": "report",
  "state": { "n": 1 },
  "root": { "children": [
    { "type": "label", "text": "Number \${n}" },
    { "type": "button", "text": "Add", "actions": { "onTap": { "type": "setState", "path": "n", "value": 2 } } }
  ] }
}`;

/** A folder with a document that has a sample beside its own state. */
function folderWithSample(t) {
  const folder = temporaryFolder(t);
  fs.writeFileSync(path.join(folder, DOCUMENT), SCREEN);
  fs.writeFileSync(path.join(folder, "report.two.sample.json"), '{ "n": 2 }');
  return folder;
}

/** A window with all states of the document, whose page has them. */
async function openStates(t, options = {}) {
  const window = await openWindow(t, { folder: folderWithSample(t), ...options });
  const document = await window.open(DOCUMENT);
  await window.run("clads.showAllStates");
  const [panel] = window.panels;
  panel.send({ type: "ready" });
  const gallery = await shown(panel, () => true, "the pictures");
  return { window, document, panel, gallery };
}

/** Waits for pictures with something. */
const shown = (panel, isIt, what) =>
  eventually(() => {
    const last = panel.of("gallery").at(-1)?.gallery;
    return last && isIt(last) && last;
  }, what);

test("the command opens a preview of all states, each drawn whole", async (t) => {
  const { panel, gallery } = await openStates(t);
  assert.deepEqual(panel.of("view"), [{ type: "view", view: "states" }]);
  assert.deepEqual(gallery.samples, ["initial", "two"]);
  assert.ok(gallery.pictures.length >= 16);
  for (const { svg, areas, caption } of gallery.pictures) assert.ok(svg?.includes("<svg") && areas?.length > 0, caption);
  assert.deepEqual(new Set(gallery.pictures.map(({ caption }) => caption)).size, gallery.pictures.length);
  assert.deepEqual(gallery.spoken.map(({ samples }) => samples), [["initial"], ["two"]]);
  const { text, ansi, picture, state } = panel.lastSnapshot;
  assert.deepEqual([text, ansi, picture], [undefined, undefined, undefined], "nothing that is not shown");
  assert.deepEqual(state, { n: 1 });
});

test("all states follow edits, with a place in the source for every node", async (t) => {
  const { window, document, panel } = await openStates(t);
  window.replace(document, "Number", "Some number");
  const { nodes, pictures } = await shown(panel, ({ version }) => version === document.version, "the new text");
  const label = document.getText().split("\n")[4];
  const range = nodes["/root/children/0"];
  assert.equal(label.slice(range.start.character, range.end.character), '{ "type": "label", "text": "Some number ${n}" }');
  for (const { areas, svg } of pictures) assert.ok(svg && areas.every(({ pointer }) => nodes[pointer]));
  assert.deepEqual(panel.of("failed"), []);
});

test("an open preview is turned to all states and revealed, and back by the page", async (t) => {
  const window = await openWindow(t, { folder: folderWithSample(t) });
  await window.open(DOCUMENT);
  await window.run("clads.showPreview");
  const [panel] = window.panels;
  panel.send({ type: "ready" });
  await eventually(() => panel.lastSnapshot?.picture, "the picture");
  assert.deepEqual(panel.of("gallery"), [], "not before they are shown");
  await window.run("clads.showAllStates");
  assert.deepEqual([window.panels.length, panel.revealed], [1, 1]);
  await shown(panel, () => true, "the pictures");
  assert.deepEqual(panel.of("view").at(-1), { type: "view", view: "states" });
  panel.send({ type: "view", view: "picture" });
  await eventually(() => panel.lastSnapshot.picture, "the picture again");
  const count = panel.of("gallery").length;
  panel.send({ type: "setState", path: "n", value: 3 });
  await eventually(() => panel.lastSnapshot.state.n === 3, "another state");
  assert.equal(panel.of("gallery").length, count);
});

test("the command works while the preview has the focus", async (t) => {
  const window = await openWindow(t, { folder: folderWithSample(t) });
  const document = await window.open(DOCUMENT);
  await window.run("clads.showPreview");
  const [panel] = window.panels;
  panel.send({ type: "ready" });
  await eventually(() => panel.lastSnapshot, "the picture");
  panel.focus();
  window.documents.hide(document);
  await window.run("clads.showAllStates");
  await shown(panel, () => true, "the pictures");
});

test("a page that is ready again gets all states again", async (t) => {
  const { panel, gallery } = await openStates(t);
  panel.posted.length = 0;
  panel.send({ type: "ready" });
  const again = await shown(panel, () => true, "the pictures");
  assert.deepEqual(again.pictures, gallery.pictures);
});

test("pictures from right to left and with longer texts are drawn when they are chosen", async (t) => {
  const { panel, gallery } = await openStates(t);
  assert.ok(gallery.pictures.every(({ rightToLeft, pseudolocalized }) => !rightToLeft && !pseudolocalized));
  panel.send({ type: "galleryOptions", options: { rightToLeft: true, pseudolocalized: true } });
  const more = await shown(panel, ({ pictures }) => pictures.some(({ rightToLeft }) => rightToLeft), "other pictures");
  assert.ok(more.pictures.some(({ pseudolocalized }) => pseudolocalized));
  assert.equal(more.pictures.length, 4 * gallery.pictures.length);
});

test("a new sample is drawn", async (t) => {
  const { window, panel } = await openStates(t);
  fs.writeFileSync(path.join(window.folder, "report.three.sample.json"), '{ "n": 3 }');
  window.watchers.report("create", window.api.Uri.file(path.join(window.folder, "report.three.sample.json")));
  await shown(panel, ({ samples }) => samples.includes("three"), "the sample");
});

test("all states are restored after the window is reloaded, and after a crash of the server", async (t) => {
  const window = await openWindow(t, { folder: folderWithSample(t), kept: { "clads.preview.view": "states" } });
  const uri = window.api.Uri.file(path.join(window.folder, DOCUMENT)).toString();
  const panel = await window.restorePanel("clads.preview", { uri, options: {} });
  panel.send({ type: "ready" });
  await shown(panel, () => true, "the pictures");
  panel.posted.length = 0;
  window.processes[0].kill("SIGKILL");
  await shown(panel, () => true, "the pictures of the new server");
  assert.deepEqual(panel.of("failed"), []);
});

test("the view that was chosen last is that of the next preview", async (t) => {
  const { window, panel } = await openStates(t);
  panel.dispose();
  await window.run("clads.showPreview");
  const [next] = window.panels;
  next.send({ type: "ready" });
  await shown(next, () => true, "the pictures");
});
