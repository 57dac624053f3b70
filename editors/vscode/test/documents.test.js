"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { test } = require("node:test");

const { EXAMPLES, eventually, openWindow, temporaryFolder } = require("./standins/session");

const CHECKOUT = "checkout.clads.json";

/** A folder without a project file. */
function loneFolder(t, files = {}) {
  const folder = temporaryFolder(t);
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  return folder;
}

test("a folder without CLADS files starts no server", async (t) => {
  const window = await openWindow(t, { folder: loneFolder(t, { "package.json": '{ "name": "x" }' }) });
  await window.open("package.json");
  assert.equal(window.processes.length, 0);
  assert.deepEqual(window.messages, []);
  const isLoaded = Object.keys(require.cache).some((name) => name.endsWith("src/server/client.js"));
  assert.equal(isLoaded, false, "the client library is not loaded");
});

test("a project file in the workspace starts the server", async (t) => {
  const window = await openWindow(t);
  await eventually(() => window.log.includes("positions in utf-16"), "the server says that it runs");
  assert.equal(window.processes.length, 1);
});

test("a document that was open before activation has findings", async (t) => {
  const text = fs.readFileSync(path.join(EXAMPLES, CHECKOUT), "utf8").replace('"label"', '"lable"');
  const folder = loneFolder(t, { [CHECKOUT]: text });
  const window = await openWindow(t, { folder, setUp: (before) => before.open(CHECKOUT) });
  const { uri } = window.documents.active.document;
  await eventually(() => window.languages.diagnostics(uri).length > 0, "a finding");
});

test("a finding appears while typing, with a link to its rule, and disappears when it is fixed", async (t) => {
  const window = await openWindow(t);
  const document = await window.open(CHECKOUT);
  assert.equal(document.languageId, "clads");
  window.replace(document, '"type": "label"', '"type": "lable"');
  const findings = () => window.languages.diagnostics(document.uri);
  const finding = await eventually(() => findings().find(({ message }) => message.includes("lable")), "the finding");
  assert.equal(finding.source, "clads");
  assert.equal(finding.code.target.toString(), `clads-rule:${finding.code.value}`);
  window.replace(document, '"type": "lable"', '"type": "label"');
  await eventually(() => findings().length === 0, "no finding");
});

test("a style can be completed", async (t) => {
  const window = await openWindow(t);
  const document = await window.open(CHECKOUT);
  window.replace(document, '"styleId": "', '"styleId": "@');
  await eventually(() => window.languages.providers.completion.size > 0, "the server completes");
  const items = await window.languages.complete(document, document.positionOf('"styleId": "@', 13));
  assert.ok(items.some(({ label }) => label.startsWith("@")), "there are tokens of the project");
});

test("a new document without a file has findings", async (t) => {
  const window = await openWindow(t, { folder: loneFolder(t) });
  const { Uri } = window.api;
  const document = await window.openUri(Uri.parse("untitled:Untitled-1"), "clads", '{ "id": "new" }');
  const finding = await eventually(() => window.languages.diagnostics(document.uri)[0], "a finding");
  assert.match(finding.message, /root/);
});

/** The URIs of the documents that the server was told of. */
function openedIn(window) {
  const opened = window.notifications.filter(({ method }) => method === "textDocument/didOpen");
  return opened.map(({ parameters }) => parameters.textDocument.uri);
}

test("the old side of a diff has no diagnostics and symbols, visible or not", async (t) => {
  const folder = loneFolder(t, { "closed.clads.json": '{ "id": "closed" }' });
  const window = await openWindow(t, { folder });
  const { Uri } = window.api;
  const findings = (uri) => window.languages.diagnostics(uri).length;
  const old = Uri.parse("git:/app/cart.clads.json?HEAD");
  const text = '{ "id": "cart", "styles": { "heading": {} } }';
  await window.openUri(old, "clads", text);
  const document = await window.openUri(Uri.parse("untitled:cart.clads.json"), "clads", text);
  await eventually(() => findings(document.uri), "findings of what is seen");
  assert.equal(findings(old), 0);
  // What is wrong in files that are not open is known when all files have been asked about.
  await eventually(() => findings(Uri.file(path.join(folder, "closed.clads.json"))), "findings of a closed file");
  assert.equal(findings(old), 0);
  const symbols = await window.languages.symbols("heading");
  assert.deepEqual(symbols.map(({ location }) => location.uri.scheme), ["untitled"]);
  assert.deepEqual(openedIn(window), [document.uri.toString()]);
});

test("the old sides of the diffs of Swift files, samples and token files are not sent to the server", async (t) => {
  const project = JSON.stringify({ documents: ["*.clads.json", { swift: "*.swift" }] });
  const folder = loneFolder(t, { "clads.json": project, "cart.clads.json": "{}", "Screens.swift": "" });
  const window = await openWindow(t, { folder });
  const { Uri } = window.api;
  const isListed = () => window.registrations.some(({ registerOptions }) => registerOptions?.documentSelector);
  await eventually(isListed, "the server selects Swift files");
  for (const [name, language] of [
    ["Screens.swift", "swift"],
    ["cart.ada.sample.json", "json"],
    ["brand.tokens.json", "json"],
    ["cart.clads.json", "clads"],
    ["clads.json", "clads-project"],
  ]) {
    await window.openUri(Uri.parse(`git:${path.join(folder, name)}?HEAD`), language, "{}");
  }
  const swift = await window.open("Screens.swift");
  await eventually(() => openedIn(window).includes(swift.uri.toString()), "the Swift file itself is sent");
  assert.deepEqual(openedIn(window), [swift.uri.toString()]);
});

test("every selector of the extension names the schemes of documents that are edited", async (t) => {
  const folder = loneFolder(t, { "clads.json": "{}", "cart.clads.json": "{}" });
  const setUp = (window) => {
    const virtual = { uri: window.api.Uri.parse("memory:/app"), name: "app", index: 1 };
    window.api.workspace.workspaceFolders.push(virtual);
  };
  const window = await openWindow(t, { folder, setUp });
  await window.open("cart.clads.json");
  await eventually(() => window.languages.providers.completion.size > 0, "the server completes");
  const entries = Object.values(window.languages.providers).flatMap((entries) => [...entries]);
  const schemes = new Set(entries.flatMap(({ selector }) => selector.map(({ scheme }) => scheme)));
  assert.deepEqual([...schemes].sort(), ["file", "memory", "untitled", "vscode-remote"]);
});

test("commands about the document at hand do not apply to the old side of a diff", async (t) => {
  const window = await openWindow(t, { folder: loneFolder(t) });
  const old = window.api.Uri.parse("git:/app/cart.clads.json?HEAD");
  await window.openUri(old, "clads", '{ "id": "cart" }');
  for (const command of ["clads.showPreview", "clads.chooseSample", "clads.chooseClient", "clads.evaluateExpression"]) {
    await window.run(command);
  }
  assert.deepEqual(window.messages.map(({ message }) => message.slice(0, 21)), Array(4).fill("Open a CLADS document"));
  assert.equal(window.panels.length, 0);
  assert.equal(window.processes.length, 0, "nothing has started the server");
});

test("the first step of the walkthrough is complete once a document was opened", async (t) => {
  const { walkthroughs } = require("../package.json").contributes;
  const [event] = walkthroughs[0].steps[0].completionEvents;
  const key = /^onContext:(.*)$/.exec(event)[1];
  const window = await openWindow(t);
  await window.openUri(window.api.Uri.parse("git:/app/cart.clads.json?HEAD"), "clads", "{}");
  assert.equal(window.context.get(key), undefined);
  await window.open("checkout.clads.json");
  assert.equal(window.context.get(key), true);
});

test("the findings of closed and deleted files are removed", async (t) => {
  const folder = loneFolder(t, { "gone.clads.json": '{ "id": "gone" }' });
  const window = await openWindow(t, { folder });
  const { Uri } = window.api;
  const untitled = await window.openUri(Uri.parse("untitled:Untitled-1"), "clads", '{ "id": "new" }');
  const findings = ({ uri }) => window.languages.diagnostics(uri).length;
  await eventually(() => findings(untitled), "findings of the document without a file");
  const file = await window.open("gone.clads.json");
  await eventually(() => findings(file), "findings of the file");
  const elsewhere = path.join(loneFolder(t, { "outside.clads.json": '{ "id": "outside" }' }), "outside.clads.json");
  const outside = await window.openUri(Uri.file(elsewhere));
  await eventually(() => findings(outside), "findings of a file outside of the folder");
  fs.rmSync(file.uri.fsPath);
  window.watchers.report("delete", file.uri);
  for (const document of [untitled, file, outside]) window.documents.close(document);
  await eventually(() => [untitled, file, outside].every((document) => findings(document) === 0), "no findings");
});

test("the findings of a file that was open and is deleted between two reports are removed", async (t) => {
  const folder = loneFolder(t, { "clads.json": "{}", "kept.clads.json": '{ "id": "kept" }' });
  const window = await openWindow(t, { folder });
  const { Uri } = window.api;
  const findings = ({ uri }) => window.languages.diagnostics(uri).length;
  await eventually(() => findings({ uri: Uri.file(path.join(folder, "kept.clads.json")) }), "the first report");
  let resume = null;
  window.beforePull = () => new Promise((resolve) => (resume = resolve));
  await eventually(() => resume, "the end of the report that is underway");
  fs.writeFileSync(path.join(folder, "gone.clads.json"), '{ "id": "gone" }');
  const file = await window.open("gone.clads.json");
  await eventually(() => findings(file), "findings of the file");
  fs.rmSync(file.uri.fsPath);
  window.watchers.report("delete", file.uri);
  window.documents.close(file);
  window.beforePull = undefined;
  resume();
  await eventually(() => findings(file) === 0, "no findings");
});

test("the project file has its own language while the server is running, and JSON otherwise", async (t) => {
  const window = await openWindow(t, { user: {} });
  const project = await window.open("clads.json");
  assert.equal(project.languageId, "json");
  await eventually(() => project.languageId === "clads-project", "the language of project files");
  window.configure("clads.server.path", "");
  const PATH = process.env.PATH;
  t.after(() => (process.env.PATH = PATH));
  process.env.PATH = "";
  await window.run("clads.restartServer");
  await eventually(() => project.languageId === "json", "JSON again");
});

test("a project file that the user changes back to JSON stays JSON", async (t) => {
  const window = await openWindow(t);
  const project = await window.open("clads.json");
  await eventually(() => project.languageId === "clads-project", "the language of project files");
  window.documents.setLanguage(project, "json");
  await window.run("clads.restartServer");
  await window.run("clads.chooseSample");
  // The server has answered what every other file is by then.
  const other = await window.open("trail.tokens.json");
  await eventually(() => window.log.split("positions in utf-16").length > 2, "the second start");
  assert.equal(other.languageId, "json");
  assert.equal(project.languageId, "json");
});

test("a JSON file that the project lists becomes a document, and others stay JSON", async (t) => {
  const screen = fs.readFileSync(path.join(EXAMPLES, CHECKOUT), "utf8").replace('"label"', '"lable"');
  const folder = loneFolder(t, {
    "clads.json": '{ "documents": ["*.screen.json"] }',
    "cart.screen.json": screen,
    "package.json": '{ "name": "x" }',
  });
  const window = await openWindow(t, { folder });
  const other = await window.open("package.json");
  const document = await window.open("cart.screen.json");
  await eventually(() => document.languageId === "clads", "the language of documents");
  await eventually(() => window.languages.diagnostics(document.uri).length > 0, "its findings");
  assert.equal(other.languageId, "json");
});

test("a JSON file becomes a document when the project lists it later", async (t) => {
  const screen = fs.readFileSync(path.join(EXAMPLES, CHECKOUT), "utf8").replace(/"id": "\w+",/, "");
  const folder = loneFolder(t, { "clads.json": "{}", "cart.json": screen });
  const window = await openWindow(t, { folder });
  const document = await window.open("cart.json");
  await eventually(() => window.log.includes("positions in utf-16"), "the start");
  assert.equal(document.languageId, "json");
  fs.writeFileSync(path.join(folder, "clads.json"), '{ "documents": ["cart.json"] }');
  window.watchers.report("change", window.api.Uri.file(path.join(folder, "clads.json")));
  await eventually(() => document.languageId === "clads", "the language of documents");
});

test("a document that the user changes back to JSON stays JSON, even when reopened", async (t) => {
  const folder = loneFolder(t, { "clads.json": '{ "documents": ["cart.json"] }', "cart.json": "{}" });
  const window = await openWindow(t, { folder });
  const document = await window.open("cart.json");
  await eventually(() => document.languageId === "clads", "the language of documents");
  window.documents.setLanguage(document, "json");
  window.documents.close(document);
  const again = await window.open("cart.json");
  const project = await window.open("clads.json");
  await eventually(() => project.languageId === "clads-project", "the server has answered");
  assert.equal(again.languageId, "json");
});

test("syntax errors are reported once: by the editor for files that are open as JSON, else by the server", async (t) => {
  const folder = loneFolder(t, { "clads.json": "{}", [CHECKOUT]: '{ "id": }' });
  const window = await openWindow(t, { folder, user: { "files.associations": { "*.clads.json": "json" } } });
  const uri = window.api.Uri.file(path.join(folder, CHECKOUT));
  const isSaid = () => window.languages.diagnostics(uri).some(({ code }) => code.value === "json-syntax");
  await eventually(isSaid, "the finding of the closed file");
  const document = await window.open(CHECKOUT);
  await eventually(() => !isSaid(), "no such finding");
  window.documents.close(document);
  await eventually(isSaid, "the finding again");
});

test("documents are recognized even if the user has another language for all JSON files", async (t) => {
  const associations = { "*.json": "jsonc" };
  const setUp = (before) => before.open(CHECKOUT);
  const window = await openWindow(t, { user: { "files.associations": associations }, setUp });
  const { document } = window.documents.active;
  await eventually(() => document.languageId === "clads", "the language of documents");
  const project = await window.open("clads.json");
  await eventually(() => project.languageId === "clads-project", "the language of project files");
  const other = await window.open("trail.tokens.json");
  window.documents.setLanguage(document, "jsonc");
  await window.run("clads.restartServer");
  // Questions are answered in their order: what every file is was asked before.
  await eventually(() => window.log.split("positions in utf-16").length > 2, "the second start");
  await window.run("clads.status", { uri: other.uri.toString() });
  assert.deepEqual([document.languageId, other.languageId], ["jsonc", "jsonc"]);
  window.documents.setLanguage(document, "clads");
  window.documents.close(document);
  const again = await window.open(CHECKOUT);
  await eventually(() => again.languageId === "clads", "what was taken back no longer counts");
});

test("the extensions in the code are those of package.json", async (t) => {
  const { manifest } = await openWindow(t, { folder: loneFolder(t) });
  const { ENDINGS } = require("../src/documents");
  assert.deepEqual(ENDINGS, manifest.contributes.languages[0].extensions);
});

test("files that the user associates with JSON stay JSON", async (t) => {
  const associations = { "*.clads.json": "json", "clads.json": "jsonc" };
  const window = await openWindow(t, { user: { "files.associations": associations } });
  const document = await window.open(CHECKOUT);
  const project = await window.open("clads.json");
  await eventually(() => window.log.includes("positions in utf-16"), "the start");
  const { status } = await window.run("clads.status", { uri: document.uri.toString() }).then((status) => ({ status }));
  assert.equal(status.kind, "document");
  assert.deepEqual([document.languageId, project.languageId], ["json", "jsonc"]);
});
