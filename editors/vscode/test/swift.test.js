"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { test } = require("node:test");

const { eventually, openWindow, shownIn, temporaryFolder } = require("./standins/session");

const SWIFT = `import SwiftUI
// 👋
enum Screens {
  static let home = """
    { "id": "home", "root": { "children": [
      { "type": "labbel", "text": "Hello 👋" }
    ] } }
    """
  static let other = #"{ "id": "other", "root": { "children": [ { "type": "label", "text": "Other" } ] } }"#
}
`;

/** A window with a Swift file; \`project\` is the project file. */
async function openSwift(t, project, options = {}) {
  const folder = temporaryFolder(t);
  fs.writeFileSync(path.join(folder, "clads.json"), JSON.stringify(project));
  fs.mkdirSync(path.join(folder, "App"));
  fs.writeFileSync(path.join(folder, "App/Screens.swift"), SWIFT);
  const window = await openWindow(t, { folder, ...options });
  const document = await window.open("App/Screens.swift");
  await eventually(() => window.log.includes("positions in utf-16"), "the server says that it runs");
  return { window, document };
}

const LISTED = { documents: [{ swift: "App/**/*.swift" }] };
const OFFERED = "clads.isListedSwift";

/** Puts the cursor on a text. */
function select(window, document, text) {
  const offset = document.getText().indexOf(text);
  assert.ok(offset >= 0, text);
  const before = document.getText().slice(0, offset).split("\n");
  const position = new window.api.Position(before.length - 1, before.at(-1).length);
  window.documents.active.selection = new window.api.Selection(position, position);
}

test("documents in a Swift file that the project lists have findings at their places in the file", async (t) => {
  const { window, document } = await openSwift(t, LISTED);
  assert.equal(document.languageId, "swift");
  const finding = await eventually(() => window.languages.diagnostics(document.uri)[0], "the finding");
  assert.equal(finding.code.value, "unknown-component-kind");
  assert.deepEqual([finding.range.start.line, finding.range.start.character], [5, 16]);
  await eventually(() => window.context.get(OFFERED), "commands are offered");
});

test("findings in a Swift file and in other files of its folder are listed once", async (t) => {
  const { window, document } = await openSwift(t, LISTED);
  const found = (uri) => window.languages.diagnostics(uri).map(({ code }) => code.value);
  const { Uri } = window.api;
  const wrong = Uri.file(path.join(window.folder, "wrong.clads.json"));
  fs.writeFileSync(wrong.fsPath, '{ "id": "wrong", "root": { "children": [ { "type": "lable" } ] } }');
  window.watchers.report("create", wrong);
  await eventually(() => found(wrong).length > 0, "findings in a document that is not open");
  let pulls = 0;
  window.beforePull = () => (pulls += 1);
  for (const uri of [document.uri, wrong]) assert.deepEqual(found(uri), ["unknown-component-kind"]);
  window.replace(document, "labbel", "lebbel");
  await eventually(() => window.languages.diagnostics(document.uri)[0]?.message.includes("lebbel"), "the new finding");
  const before = pulls;
  await eventually(() => pulls > before + 2, "other reports about all files");
  assert.deepEqual(found(document.uri), ["unknown-component-kind"]);
  assert.deepEqual(found(wrong), ["unknown-component-kind"]);
  window.documents.close(document);
  await eventually(() => found(document.uri).length > 0, "the findings of the closed file");
  assert.deepEqual(found(document.uri), ["unknown-component-kind"]);
});

test("other Swift files are left alone, and commands are not offered in them", async (t) => {
  const { window, document } = await openSwift(t, {});
  const { Uri } = window.api;
  const other = await window.openUri(Uri.parse("untitled:Untitled-1"), "clads", '{ "id": "new" }');
  await eventually(() => window.languages.diagnostics(other.uri)[0], "the findings of a document");
  await window.documents.show(document);
  // Questions are answered in their order: what the file is was asked before.
  await window.run("clads.status", { uri: document.uri.toString() });
  assert.deepEqual(window.languages.diagnostics(document.uri), []);
  assert.notEqual(window.context.get(OFFERED), true);
});

test("completion outside of literals is that of the language server for Swift alone", async (t) => {
  const { window, document } = await openSwift(t, LISTED);
  const { Position } = window.api;
  const provider = { provideCompletionItems: async () => [{ label: "swiftName" }] };
  window.api.languages.registerCompletionItemProvider([{ language: "swift" }], provider);
  await eventually(() => window.languages.diagnostics(document.uri)[0], "the finding");
  const labels = async (line, character) =>
    (await window.languages.complete(document, new Position(line, character))).map(({ label }) => label);
  assert.deepEqual(await labels(2, 4), ["swiftName"]);
  const inside = await labels(5, 18);
  assert.ok(inside.includes("label"), inside.join());
});

test("the preview shows the document at the cursor, and another one when it is asked for there", async (t) => {
  const { window, document } = await openSwift(t, LISTED);
  await eventually(() => window.languages.diagnostics(document.uri)[0], "the finding");
  select(window, document, "labbel");
  await window.run("clads.showPreview");
  const panel = window.panels[0];
  panel.send({ type: "ready" });
  const shows = (text) => eventually(() => panel.lastSnapshot && shownIn(panel.lastSnapshot).includes(text), `a picture with ${text}`);
  await shows("unknown component");
  window.replace(document, "labbel", "label");
  await shows("Hello 👋");
  select(window, document, "Other");
  await window.run("clads.showPreview");
  await shows("Other");
  assert.equal(window.panels.length, 1);
  window.replace(document, '"Other"', '"Another"');
  await shows("Another");
});

test("all states are those of the document at the cursor, also after edits before it", async (t) => {
  const { window, document } = await openSwift(t, LISTED);
  await eventually(() => window.languages.diagnostics(document.uri)[0], "the finding");
  select(window, document, "Other");
  await window.run("clads.showAllStates");
  const [panel] = window.panels;
  panel.send({ type: "ready" });
  const shows = (title, text) =>
    eventually(() => {
      const { gallery } = panel.of("gallery").at(-1) ?? {};
      return gallery?.title === title && JSON.stringify(gallery.spoken).includes(text);
    }, `${title} with ${text}`);
  await shows("other", "Other");
  for (const lines of ["// One\n// Two\n// Three\n// Four\n", "// More\n// and more\n"]) {
    window.replace(document, "enum Screens", `${lines}enum Screens`);
    window.replace(document, "Other", "Other one");
    await eventually(() => panel.of("gallery").at(-1).gallery.version === document.version, "the edits");
    await shows("other", "Other one");
  }
  select(window, document, "Hello");
  await window.run("clads.showAllStates");
  await shows("home", "");
  assert.deepEqual(panel.of("failed"), []);
});
