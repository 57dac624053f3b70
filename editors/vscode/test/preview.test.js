"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { test } = require("node:test");

const { AS_TEXT, eventually, exampleFolder, openWindow, shownIn } = require("./standins/session");

const CHECKOUT = "checkout.clads.json";
const VIEW_TYPE = "clads.preview";

/** A window with the preview of the checkout as text, whose page listens and has its first snapshot. */
async function openPreview(t, options = {}) {
  const window = await openWindow(t, { kept: AS_TEXT, ...options });
  const document = await window.open(CHECKOUT);
  await window.run("clads.showPreview");
  const panel = window.panels[0];
  panel.send({ type: "ready" });
  await eventually(() => panel.lastSnapshot, "the first picture");
  return { window, document, panel };
}

/** A folder with a sample of the checkout, beside the document's own state. */
function folderWithSample(t) {
  const folder = exampleFolder(t);
  const state = { address: { name: "Ada Lindqvist" } };
  fs.writeFileSync(path.join(folder, "checkout.known.sample.json"), JSON.stringify(state));
  return folder;
}

/** Waits for a picture with something. */
const picture = (panel, isIt, what) =>
  eventually(() => panel.lastSnapshot && isIt(panel.lastSnapshot) && panel.lastSnapshot, what);

/** The element of the picture with an attribute. */
const element = (panel, attribute) => {
  const { html } = panel.lastSnapshot.picture.elements.find((each) => each.html.includes(attribute));
  return { pointer: /data-pointer="([^"]*)"/.exec(html)[1] };
};

/** Something on the screen that can be used. */
const control = (panel, label) => panel.lastSnapshot.controls.find((each) => each.label === label);

test("a preview opens beside its source without taking the focus, and shows the screen", async (t) => {
  const { window, document, panel } = await openPreview(t);
  assert.equal(panel.viewType, VIEW_TYPE);
  assert.equal(panel.viewColumn, 2);
  assert.equal(panel.title, "Preview of checkout.clads.json");
  assert.equal(panel.options.retainContextWhenHidden, true);
  assert.equal(window.documents.active.document, document);
  const { text, ansi, state, log, picture: points } = panel.lastSnapshot;
  assert.match(text, /Delivery address/);
  assert.ok(ansi.includes("\u001b["), "rows with colors");
  assert.ok(state && log);
  assert.equal(points, undefined);
  assert.deepEqual(panel.of("server").at(-1), { type: "server", state: "running" });
});

test("the page can only load its own files", async (t) => {
  const { window, panel } = await openPreview(t);
  const { html, options } = panel.webview;
  assert.doesNotMatch(html, /\{\{/);
  assert.match(html, /default-src 'none'/);
  const [, nonce] = /script-src 'nonce-(\w+)'/.exec(html);
  assert.match(html, new RegExp(`<script type="module" nonce="${nonce}" src="https://file%2B\\S+/media/preview\\.js">`));
  assert.deepEqual(options.localResourceRoots.map(({ path: folder }) => path.basename(folder)), ["media"]);
  await window.open("sign-in.clads.json");
  await window.run("clads.showPreview");
  assert.equal(window.panels[1].webview.html.includes(nonce), false, "every page has a nonce of its own");
});

test("a document has one preview, which is revealed again", async (t) => {
  const { window, document, panel } = await openPreview(t);
  await window.run("clads.showPreview", document.uri);
  assert.equal(window.panels.length, 1);
  assert.equal(panel.revealed, 1);
});

test("a page that loads late, or again, gets everything", async (t) => {
  const { window, document, panel } = await openPreview(t);
  window.select(document, '"coupon"', { cursor: true });
  panel.posted.length = 0;
  panel.send({ type: "ready" });
  assert.deepEqual(panel.posted.map(({ type }) => type), ["view", "server", "snapshot", "findings", "cursor"]);
});

test("the preview follows edits", async (t) => {
  const { window, document, panel } = await openPreview(t);
  window.replace(document, "Delivery address", "Where to");
  const { version } = await picture(panel, ({ text }) => text.includes("Where to"), "the new text");
  assert.equal(version, document.version);
});

test("taps, input and state changes update the frame, and a reset undoes them", async (t) => {
  const { panel } = await openPreview(t);
  panel.send({ type: "send", event: "onTap", pointer: control(panel, "express").pointer, instance: [] });
  await picture(panel, ({ state }) => state.express === true, "the toggle is on");
  const { pointer } = control(panel, "Full name");
  panel.send({ type: "send", event: "onValueChanged", pointer, instance: [], value: "Ada" });
  await picture(panel, ({ text }) => text.includes("Ada"), "the name is in the field");
  panel.send({ type: "setState", path: "address.city", value: "Kiruna" });
  await picture(panel, ({ text }) => text.includes("Kiruna"), "the town is in the field");
  panel.send({ type: "reset" });
  const { state } = await picture(panel, ({ text }) => !text.includes("Kiruna"), "the first state");
  assert.equal(state.express, false);
});

test("options chosen in the page change the frame", async (t) => {
  const { panel } = await openPreview(t, { folder: folderWithSample(t) });
  panel.send({ type: "options", options: { width: 30, colorScheme: "dark", sample: "known", as: "spec" } });
  const { sample, as, colorScheme } = await picture(panel, ({ width }) => width === 30, "the width");
  assert.deepEqual({ sample, as, colorScheme }, { sample: "known", as: "spec", colorScheme: "dark" });
});

test("a preview shows the picture of the screen, without its text", async (t) => {
  const { window, document, panel } = await openPreview(t, { kept: {} });
  assert.deepEqual(panel.of("view"), [{ type: "view", view: "picture" }]);
  const { text, ansi, picture: points } = panel.lastSnapshot;
  assert.deepEqual([text, ansi], [undefined, undefined]);
  assert.ok(points.css && points.elements.length > 10 && points.areas.length > 10);
  window.replace(document, "Delivery address", "Where to");
  await picture(panel, (snapshot) => shownIn(snapshot).includes("Where to"), "the new text");
});

test("changes make of a picture what the server would send as a whole", async (t) => {
  const { window, document, panel } = await openPreview(t, { kept: {} });
  const address = { uri: document.uri.toString(), preview: document.uri.toString() };
  const words = ["Where to", "Where to, and when, in more words than fit", "Where"];
  let old = "Delivery address";
  for (const text of words) {
    window.replace(document, old, text);
    old = text;
    await picture(panel, ({ version }) => version === document.version, "the new text");
    panel.send({ type: "send", event: "onTap", pointer: element(panel, 'role="switch"').pointer, instance: [] });
    const { state } = panel.lastSnapshot;
    const { picture: shown } = await picture(panel, (each) => each.state.express !== state.express, "the tap");
    const { picture: whole } = await window.run("clads.preview.refresh", address);
    assert.equal(whole.base, undefined);
    assert.deepEqual(shown.elements, whole.nodes);
    assert.deepEqual([shown.areas, shown.scrolls, shown.css], [whole.areas, whole.scrolls, whole.css]);
  }
});

test("the view that was chosen last in the workspace is that of new previews", async (t) => {
  const { window, panel } = await openPreview(t, { kept: {} });
  panel.send({ type: "view", view: "text" });
  await picture(panel, ({ text }) => text?.includes("Delivery address"), "the text");
  assert.equal(panel.lastSnapshot.picture, undefined);
  await window.open("sign-in.clads.json");
  await window.run("clads.showPreview");
  const other = window.panels[1];
  other.send({ type: "ready" });
  await picture(other, ({ text }) => text, "the text of the other");
  assert.deepEqual(other.of("view"), [{ type: "view", view: "text" }]);
  panel.send({ type: "view", view: "picture" });
  await picture(panel, (snapshot) => snapshot.picture, "the picture");
  assert.equal(other.lastSnapshot.picture, undefined, "an open preview keeps its view");
});

test("the picture can be scrolled and have other widths", async (t) => {
  const { panel } = await openPreview(t, { kept: {} });
  panel.send({ type: "options", options: { pictureWidth: 430, pictureScroll: 40 } });
  const { picture: points } = await picture(panel, (each) => each.picture.width === 430, "the width");
  assert.equal(points.height, 932);
  assert.equal(panel.of("failed").length, 0);
});

test("a node of the picture can be inspected, and one that is gone cannot", async (t) => {
  const { panel } = await openPreview(t, { kept: {} });
  const { pointer } = element(panel, 'aria-label="Place order"');
  panel.send({ type: "inspect", pointer, instance: [] });
  const { inspection } = await eventually(() => panel.of("inspected").at(-1), "the inspection");
  assert.equal(inspection.kind, "button");
  assert.equal(inspection.frame.height, 54);
  const height = inspection.properties.find(({ name }) => name === "height");
  assert.deepEqual([height.value, height.from, height.style], ["54", "style", "pay"]);
  panel.send({ type: "inspect", pointer: "/root/children/99", instance: [] });
  await eventually(() => panel.of("inspected").length === 2, "the answer");
  assert.equal(panel.of("inspected")[1].inspection, null);
});

test("the page is told where the cursor is, and when the source is hidden", async (t) => {
  const { window, document, panel } = await openPreview(t);
  window.select(document, "Delivery address", { cursor: true });
  const { line, character } = document.positionOf("Delivery address");
  assert.deepEqual(panel.of("cursor").at(-1), { type: "cursor", position: { line, character } });
  window.documents.hide(document);
  assert.deepEqual(panel.of("cursor").at(-1), { type: "cursor", position: null });
});

test("clicking in the preview selects the source without moving the focus", async (t) => {
  const { window, document, panel } = await openPreview(t);
  const { range } = panel.lastSnapshot.spans[0];
  const other = await window.open("sign-in.clads.json");
  await window.documents.show(document, { viewColumn: 3, preserveFocus: true });
  panel.send({ type: "reveal", range });
  const editor = await eventually(() => window.documents.editors.find((each) => each.revealed.length > 0), "a place");
  assert.equal(editor.document, document);
  assert.ok(document.getText(editor.selection).includes('"Checkout"'));
  assert.equal(window.documents.active.document, other);
});

test("clicking in the preview opens a closed source without moving the focus", async (t) => {
  const { window, document, panel } = await openPreview(t);
  const { range } = panel.lastSnapshot.spans[0];
  window.documents.close(document);
  await picture(panel, ({ version }) => version === null, "the picture of the file on the disk");
  panel.focus();
  panel.send({ type: "reveal", range });
  const isRevealed = ({ revealed }) => revealed.length > 0;
  const editor = await eventually(() => window.documents.editors.find(isRevealed), "the source");
  assert.ok(editor.document.getText(editor.selection).includes('"Checkout"'));
  assert.equal(editor.viewColumn, 1);
  assert.equal(window.documents.active, undefined);
});

test("a position after the end of the text is clamped", async (t) => {
  const { window, document, panel } = await openPreview(t);
  panel.send({ type: "reveal", range: { start: { line: 0, character: 0 }, end: { line: 99_999, character: 9 } } });
  const [editor] = window.documents.editors;
  await eventually(() => editor.revealed.length > 0, "a place");
  assert.equal(document.getText(editor.selection), document.getText());
});

test("a failed request is shown in the page until the next frame", async (t) => {
  const { panel } = await openPreview(t);
  panel.send({ type: "send", event: "onAlertButton", value: 3 });
  const { message } = await eventually(() => panel.of("failed")[0], "the refusal");
  assert.match(message, /^\w.*\.$/);
  panel.posted.length = 0;
  panel.send({ type: "ready" });
  assert.deepEqual(panel.posted.map(({ type }) => type), ["view", "server", "snapshot", "failed", "findings", "cursor"]);
  panel.send({ type: "reset" });
  await eventually(() => panel.frames.length > 1, "the next picture");
  panel.posted.length = 0;
  panel.send({ type: "ready" });
  assert.deepEqual(panel.posted.map(({ type }) => type), ["view", "server", "snapshot", "findings", "cursor"]);
});

test("invalid messages are rejected, and the preview continues", async (t) => {
  const { window, panel } = await openPreview(t);
  const messages = [null, "ready", { type: "run", command: "x" }, { type: "toString" }, { type: "reveal", range: [] }];
  for (const message of messages) panel.send(message);
  assert.equal(window.log.split("Rejected an invalid message of the preview page").length - 1, 5);
  panel.send({ type: "setState", path: "address.city", value: "Kiruna" });
  await picture(panel, ({ text }) => text.includes("Kiruna"), "the town");
});

test("a closed panel closes the server's preview", async (t) => {
  const { window, document, panel } = await openPreview(t);
  const address = { uri: document.uri.toString(), preview: document.uri.toString() };
  await window.run("clads.preview.reset", address);
  panel.dispose();
  await eventually(async () => {
    try {
      await window.run("clads.preview.reset", address);
      return false;
    } catch (error) {
      return error.message.includes("no preview");
    }
  }, "the server has closed it");
});

test("after a crash the preview is restored with its options", async (t) => {
  const { window, panel } = await openPreview(t);
  panel.send({ type: "options", options: { width: 30 } });
  panel.send({ type: "setState", path: "address.city", value: "Kiruna" });
  await picture(panel, ({ width, text }) => width === 30 && text.includes("Kiruna"), "width and town");
  panel.posted.length = 0;
  window.processes[0].kill("SIGKILL");
  const { width, text } = await eventually(() => panel.lastSnapshot, "a picture of the new server");
  assert.equal(width, 30);
  assert.doesNotMatch(text, /Kiruna/, "the state starts afresh");
  assert.deepEqual(panel.of("server").map(({ state }) => state), ["starting", "running"]);
  assert.deepEqual(panel.of("failed"), []);
});

test("after a crash the preview shows unsaved changes", async (t) => {
  const { window, document, panel } = await openPreview(t);
  window.replace(document, "Delivery address", "Where to");
  await picture(panel, ({ text }) => text.includes("Where to"), "the new text");
  panel.posted.length = 0;
  window.processes[0].kill("SIGKILL");
  const { text } = await eventually(() => panel.lastSnapshot, "a picture of the new server");
  assert.match(text, /Where to/);
});

test("a preview is restored with its options after the window is reloaded", async (t) => {
  const window = await openWindow(t, { kept: AS_TEXT });
  const { Uri } = window.api;
  const uri = Uri.file(path.join(window.folder, CHECKOUT)).toString();
  const panel = await window.restorePanel(VIEW_TYPE, { uri, options: { width: 30 }, view: "cells" });
  panel.send({ type: "ready" });
  const { text } = await picture(panel, ({ width }) => width === 30, "the picture");
  assert.match(text, /Delivery address/);
  assert.equal(panel.webview.options.enableScripts, true);
  assert.equal(panel.title, "Preview of checkout.clads.json");
});

test("a missing sample does not prevent a preview from being restored", async (t) => {
  const window = await openWindow(t, { kept: AS_TEXT });
  const uri = window.api.Uri.file(path.join(window.folder, CHECKOUT)).toString();
  const panel = await window.restorePanel(VIEW_TYPE, { uri, options: { width: 30, sample: "gone" } });
  panel.send({ type: "ready" });
  const { sample } = await picture(panel, ({ width }) => width === 30, "the picture");
  assert.equal(sample, "initial");
});

test("a panel without saved state is closed", async (t) => {
  const window = await openWindow(t, { kept: AS_TEXT });
  for (const state of [undefined, "file:///x", { uri: 3 }]) {
    const panel = await window.restorePanel(VIEW_TYPE, state);
    assert.ok(panel.isDisposed);
  }
});

test("the preview follows a renamed file", async (t) => {
  const { window, document, panel } = await openPreview(t);
  const newUri = document.uri.with({ path: path.join(window.folder, "pay.clads.json") });
  fs.renameSync(document.uri.fsPath, newUri.fsPath);
  window.documents.close(document);
  window.events.didRename.fire({ files: [{ oldUri: document.uri, newUri }] });
  const renamed = await window.open("pay.clads.json");
  await picture(panel, ({ uri }) => uri === newUri.toString(), "the picture under the new name");
  assert.equal(panel.title, "Preview of pay.clads.json");
  window.replace(renamed, "Delivery address", "Where to");
  await picture(panel, ({ text }) => text.includes("Where to"), "what is typed there");
});

test("the last frame of a deleted file stays, with a notice", async (t) => {
  const { window, document, panel } = await openPreview(t);
  window.documents.close(document);
  await picture(panel, ({ version }) => version === null, "the picture of the file on the disk");
  fs.rmSync(document.uri.fsPath);
  window.watchers.report("delete", document.uri);
  const { banner, text } = await picture(panel, (snapshot) => snapshot.banner.includes("deleted"), "the banner");
  assert.match(banner, /^the file was deleted/);
  assert.match(text, /Delivery address/);
});

test("the preview of an untitled document is closed with it", async (t) => {
  const window = await openWindow(t, { kept: AS_TEXT });
  const text = '{ "id": "new", "root": { "children": [{ "type": "label", "text": "Hello" }] } }';
  const document = await window.openUri(window.api.Uri.parse("untitled:Untitled-1"), "clads", text);
  await window.run("clads.showPreview");
  const [panel] = window.panels;
  panel.send({ type: "ready" });
  await picture(panel, (snapshot) => snapshot.text.includes("Hello"), "the picture");
  window.documents.close(document);
  assert.ok(panel.isDisposed);
});

test("the preview reports that a file is not a document", async (t) => {
  const window = await openWindow(t, { kept: AS_TEXT });
  const document = await window.open("trail.tokens.json");
  await window.run("clads.showPreview", document.uri);
  const [panel] = window.panels;
  panel.send({ type: "ready" });
  const { message } = await eventually(() => panel.of("failed")[0], "the sentence");
  assert.match(message, /is not a CLADS document\.$/);
});

test("without a server the preview shows instructions", async (t) => {
  const PATH = process.env.PATH;
  t.after(() => (process.env.PATH = PATH));
  process.env.PATH = "";
  const window = await openWindow(t, { user: { "clads.server.path": "/nowhere/clads-lsp" } });
  await window.open(CHECKOUT);
  await window.run("clads.showPreview");
  const [panel] = window.panels;
  panel.send({ type: "ready" });
  const { message } = await eventually(() => panel.of("failed")[0], "the sentence");
  assert.match(message, /\/nowhere\/clads-lsp/);
  assert.deepEqual(panel.of("server").at(-1), { type: "server", state: "stopped" });
});

test("the command restarts the preview from its sample, even while the preview has the focus", async (t) => {
  const { window, document, panel } = await openPreview(t);
  for (const hasFocus of [false, true]) {
    panel.send({ type: "setState", path: "address.city", value: "Kiruna" });
    await picture(panel, ({ text }) => text.includes("Kiruna"), "the town");
    panel.focus(hasFocus);
    if (hasFocus) window.documents.hide(document);
    await window.run("clads.resetPreview");
    await picture(panel, ({ text }) => !text.includes("Kiruna"), "the first state");
  }
});

test("the page gets the errors of the document that the editor lists, in their order and with nothing else", async (t) => {
  const window = await openWindow(t, { kept: AS_TEXT });
  const document = await window.open("checkout.clads.json");
  await window.run("clads.showPreview");
  const panel = window.panels[0];
  panel.send({ type: "ready" });
  await eventually(() => panel.lastSnapshot, "a frame");
  window.replace(document, '"type": "label"', '"type": "lable"');
  const sent = await eventually(() => panel.of("findings").findLast(({ findings }) => findings?.length === 1), "a finding");
  const [{ message, range }] = sent.findings;
  assert.match(message, /lable/);
  assert.ok(!message.includes("\n"));
  assert.equal(document.getText().split("\n")[range.start.line].slice(range.start.character, range.end.character), '"lable"');
  window.replace(document, '"type": "lable"', '"type": "label"');
  await eventually(() => panel.of("findings").at(-1).findings.length === 0, "no finding");
});

test("the layout of the panels is kept for the next preview", async (t) => {
  const window = await openWindow(t);
  const layout = { beside: 0.4, below: null, shares: { inspector: 2, state: 1.5, log: 1 }, collapsed: ["log"] };
  await window.open("checkout.clads.json");
  await window.run("clads.showPreview");
  const [first] = window.panels;
  first.send({ type: "ready" });
  assert.deepEqual(first.of("layout"), []);
  first.send({ type: "layout", layout, panels: ["state"] });
  await window.open("sign-in.clads.json");
  await window.run("clads.showPreview");
  const second = window.panels[1];
  second.send({ type: "ready" });
  assert.deepEqual(second.of("layout"), [{ type: "layout", layout, panels: ["state"] }]);
});
