"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { test } = require("node:test");

const { eventually, exampleFolder, openWindow, shownIn } = require("./standins/session");

const CHECKOUT = "checkout.clads.json";
const SAMPLE = { address: { name: "Ada Lindqvist" }, price: { goods: "€ 12.00" } };

/** A window with the checkout, which has a sample, and with its status. */
async function openCheckout(t, options = {}) {
  const folder = exampleFolder(t);
  fs.writeFileSync(path.join(folder, "checkout.known.sample.json"), JSON.stringify(SAMPLE));
  const window = await openWindow(t, { folder, ...options });
  const document = await window.open(CHECKOUT);
  await eventually(() => bar(window).text.includes("initial"), "the status of the document");
  return { window, document };
}

const pointOf = (window) => ({ line, character }) => new window.api.Position(line, character);
const bar = (window) => window.bars[0];
const item = (window) => window.languages.items[0];

test("the status has the version, the project, the sample and the errors of the active document", async (t) => {
  const { window, document } = await openCheckout(t);
  const version = item(window).text;
  assert.match(version, /^clads-lsp \d+\.\d+\.\d+$/);
  assert.equal(bar(window).tooltip, `${version}\nProject: clads.json\nSample: initial\nNo errors`);
  assert.equal(item(window).detail, "Project: clads.json · Sample: initial · No errors");
  window.replace(document, '"type": "label"', '"type": "lable"');
  await eventually(() => bar(window).tooltip.endsWith("\n1 error"), "the error");
  await window.open("trail.tokens.json");
  assert.equal(bar(window).isVisible, false);
});

test("the project file has a status without a sample", async (t) => {
  const { window } = await openCheckout(t);
  const project = await window.open("clads.json");
  await eventually(() => project.languageId === "clads-project", "its language");
  await eventually(() => !bar(window).text.includes("initial"), "its status");
  assert.equal(bar(window).isVisible, true);
  assert.doesNotMatch(bar(window).tooltip, /Sample/);
});

test("the status shows that no server is running, and why", async (t) => {
  const PATH = process.env.PATH;
  t.after(() => (process.env.PATH = PATH));
  process.env.PATH = "";
  const window = await openWindow(t, { user: { "clads.server.path": "/nowhere/clads-lsp" } });
  await window.open(CHECKOUT);
  await eventually(() => bar(window).backgroundColor?.id === "statusBarItem.errorBackground", "the color of an error");
  assert.match(bar(window).tooltip, /\/nowhere\/clads-lsp/);
  assert.equal(item(window).severity, window.api.LanguageStatusSeverity.Error);
});

test("the menu offers commands and runs them", async (t) => {
  const { window } = await openCheckout(t);
  let menu;
  window.pick = (items, options) => {
    menu = { labels: items.map(({ label }) => label.replace(/^\$\(\S+\) /, "")), title: options.title };
    return items.find(({ label }) => label.includes("Show preview"));
  };
  await window.run(bar(window).command);
  const always = ["Show rules", "Show log", "Restart server", "Settings"];
  assert.deepEqual(menu.labels, ["Show preview", "Show all states", "Choose sample", "Record a test", "Evaluate expression", ...always]);
  assert.match(menu.title, /^CLADS · clads-lsp \S+ · Project: clads.json · Sample: initial · No errors$/);
  assert.equal(window.panels.length, 1);
  window.pick = (items) => items.find(({ label }) => label.includes("Settings"));
  await window.run("clads.showMenu");
  assert.deepEqual(window.ran, [["workbench.action.openSettings", "clads."]]);
  window.documents.hide(window.documents.active.document);
  window.pick = (items) => void (menu.labels = items.map(({ label }) => label.replace(/^\$\(\S+\) /, "")));
  await window.run("clads.showMenu");
  assert.deepEqual(menu.labels, always);
});

test("a chosen sample is used by the status, evaluations and the open preview", async (t) => {
  const { window } = await openCheckout(t);
  await window.run("clads.showPreview");
  const [panel] = window.panels;
  panel.send({ type: "ready" });
  await eventually(() => panel.lastSnapshot, "the first picture");
  // What was chosen in the preview itself gives way, too.
  panel.send({ type: "options", options: { sample: "initial" } });
  await eventually(() => panel.frames.length > 1, "the next picture");
  let offered;
  window.pick = (items) => {
    offered = items;
    return items.find(({ label }) => label.endsWith(" known"));
  };
  await window.run("clads.chooseSample");
  assert.deepEqual(offered.map(({ label }) => label), ["$(check) initial", "$(blank) known"]);
  assert.equal(offered[0].description, "the document's own state");
  assert.equal(offered[1].description, "checkout.known.sample.json");
  await eventually(() => shownIn(panel.lastSnapshot).includes("Ada Lindqvist"), "the preview of the sample");
  await eventually(() => bar(window).text.includes("known"), "the status");
  window.type = async () => "price.goods";
  await window.run("clads.evaluateExpression");
  assert.equal(window.messages.at(-1).message, 'price.goods → "€ 12.00" (string)');
});

test("without a document the commands ask to open one", async (t) => {
  const window = await openWindow(t);
  const choices = ["clads.chooseSample", "clads.chooseClient"];
  for (const name of [...choices, "clads.evaluateExpression", "clads.showPreview", "clads.showAllStates", "clads.resetPreview", "clads.recordTest", "clads.playTest", "clads.runTests"]) {
    window.messages.length = 0;
    await window.run(name);
    assert.equal(window.messages.length, 1, name);
    assert.match(window.messages[0].message, /^(Open a (CLADS document|test)|Expressions are|No preview)/);
  }
});

test("a selected expression is evaluated, and its value can be copied", async (t) => {
  const { window, document } = await openCheckout(t);
  window.select(document, "price.total");
  window.press = () => "Copy Value";
  await window.run("clads.evaluateExpression");
  assert.deepEqual(window.messages[0].buttons, ["Copy Value"]);
  assert.equal(window.messages[0].message, 'price.total → "€ 193.90" (string)');
  assert.equal(window.clipboard, "€ 193.90");
});

test("a selected template is evaluated without JSON quotes and escapes", async (t) => {
  const { window, document } = await openCheckout(t);
  window.replace(document, '"Delivery address"', '"Say \\"${price.total}\\""');
  window.select(document, '"Say \\"${price.total}\\""');
  await window.run("clads.evaluateExpression");
  assert.equal(window.messages[0].message, 'Say "${price.total}" → "Say \\"€ 193.90\\"" (string)');
});

test("an expression is evaluated in the scope of the cursor", async (t) => {
  const window = await openWindow(t);
  const label = '{ "type": "label", "text": "${item} and more" }';
  const list = `{ "type": "forEach", "items": "names", "template": ${label} }`;
  const text = `{ "id": "list", "state": { "names": ["Ada", "Bo"] }, "root": { "children": [${list}] } }`;
  const document = await window.openUri(window.api.Uri.parse("untitled:list.clads.json"), "clads", text);
  window.select(document, "item}", { cursor: true });
  window.type = async ({ value }) => value;
  await window.run("clads.evaluateExpression");
  assert.match(window.messages[0].message, /^item → "Ada" \(string\)/);
});

test("the result of an expression is shown while it is typed", async (t) => {
  const { window, document } = await openCheckout(t);
  window.replace(document, '"Delivery address"', '"Sum ${price.total}"');
  window.select(document, "price.total}", { cursor: true });
  const { Info, Warning } = window.api.InputBoxValidationSeverity;
  let box;
  window.type = async (opened) => {
    box = opened;
    assert.equal(box.value, "price.total");
    await eventually(() => box.validationMessage?.message.includes("193.90"), "the result of what is proposed");
    box.change("10 - 2 - 3");
    await eventually(() => box.validationMessage?.message.startsWith("5 (int)"), "the result");
    const good = { message: "5 (int). On device, the result is 11 (int).", severity: Info };
    assert.deepEqual(box.validationMessage, good);
    box.change("10 -");
    await eventually(() => box.validationMessage?.severity === Warning, "what is wrong");
    assert.equal(box.validationMessage.message, "expected a value after `-`");
    box.change(" ");
    await eventually(() => box.validationMessage === undefined, "nothing about nothing");
    // What is typed while a result is on its way counts.
    box.change("1 + 1");
    box.change("10 - 2 - 3");
    await eventually(() => box.validationMessage, "the result of the last");
    assert.deepEqual(box.validationMessage, good);
    return undefined;
  };
  await window.run("clads.evaluateExpression");
  assert.ok(box.isDisposed);
  assert.deepEqual(window.messages, []);
});

test("syntax errors, failures and undefined values are reported", async (t) => {
  const { window } = await openCheckout(t);
  const cases = [
    ["10 -", /^10 - cannot be evaluated: expected a value after `-`\.$/],
    ["7 % 0", /^7 % 0 → fails: division by zero; the screen shows “7 % 0”/],
    ["nothing.there", /^nothing\.there → /],
  ];
  for (const [expression, message] of cases) {
    window.type = async () => expression;
    await window.run("clads.evaluateExpression");
    assert.match(window.messages.at(-1).message, message);
  }
});

test("the link of a finding opens the documentation of its rule", async (t) => {
  const { window, document } = await openCheckout(t);
  window.replace(document, '"type": "label"', '"type": "lable"');
  const finding = await eventually(() => window.languages.diagnostics(document.uri)[0], "the finding");
  const page = await window.openUri(finding.code.target);
  assert.ok(page.getText().startsWith(`# ${finding.code.value}\n\n*error, group `));
});

test("the documentation of the rule at the cursor is shown", async (t) => {
  const { window, document } = await openCheckout(t);
  window.replace(document, '"type": "label"', '"type": "lable"');
  const finding = await eventually(() => window.languages.diagnostics(document.uri)[0], "the finding");
  window.select(document, "lable", { cursor: true });
  await window.run("clads.explainRule");
  assert.deepEqual(window.ran.map(([name, uri]) => [name, uri.toString()]), [["markdown.showPreview", finding.code.target.toString()]]);
});

test("rules are listed by group, and the selected one is shown", async (t) => {
  const { window } = await openCheckout(t);
  let offered;
  window.pick = (items) => {
    offered = items;
    return items.find(({ label }) => label === "unused-style");
  };
  await window.run("clads.openRules");
  const { Separator } = window.api.QuickPickItemKind;
  assert.ok(offered.filter(({ kind }) => kind === Separator).some(({ label }) => label === "styles"));
  assert.ok(offered.filter(({ kind }) => kind !== Separator).every(({ description, detail }) => description && detail));
  const [[command, uri]] = window.ran;
  assert.deepEqual([command, uri.toString()], ["markdown.showPreview", "clads-rule:unused-style"]);
  const page = (await window.openUri(uri)).getText();
  assert.match(page, /^# unused-style\n\n\*hint, group styles\*\n/);
  assert.match(page, /\n## Bad\n\n```json\n\{\n[^]*?\n```\n\nReported: `"oldTitle"`\n\n## Good\n\n```json\n/);
  assert.match(page, /"unused-style": "off"/);
  assert.match(page, /\]\(https:[^)]*\/documentation\/project-file\.md\)/);
});

test("the rules of findings in the document are listed first, with their number", async (t) => {
  const { window, document } = await openCheckout(t);
  window.replace(document, '"type": "label"', '"type": "lable"');
  const finding = await eventually(() => window.languages.diagnostics(document.uri)[0], "the finding");
  let offered;
  window.pick = (items) => void (offered = items);
  await window.run("clads.openRules");
  const rules = new Set(window.languages.diagnostics(document.uri).map(({ code }) => code.value));
  assert.equal(offered[0].label, "in this document");
  assert.deepEqual(new Set(offered.slice(1, 1 + rules.size).map(({ label }) => label)), rules);
  assert.match(offered.find(({ label }) => label === finding.code.value).description, /^error · \d+ findings?$/);
  assert.equal(offered[1 + rules.size].kind, window.api.QuickPickItemKind.Separator);
});

test("without the editor's Markdown support, the documentation of a rule is shown as text", async (t) => {
  const { window } = await openCheckout(t);
  window.commands.delete("markdown.showPreview");
  await window.run("clads.explainRule", "unused-style");
  assert.match(window.documents.active.document.getText(), /^# unused-style\n/);
});

test("a URI that is not a rule gets a message, and never becomes an option", async (t) => {
  const { window } = await openCheckout(t);
  const { Uri } = window.api;
  const texts = [];
  for (const name of ["no-such-rule", "--version"]) {
    texts.push((await window.openUri(Uri.parse(`clads-rule:${name}`))).getText());
  }
  assert.match(texts[0], /^The documentation of no-such-rule is not available: .*there is no rule `no-such-rule`/);
  assert.equal(texts[1], "“--version” is not a rule.\n");
});

test("the references of a code lens are shown in the editor's own list", async (t) => {
  const { window, document } = await openCheckout(t, { user: { "clads.codeLens.references": true } });
  const lenses = await eventually(() => window.languages.codeLenses(document), "code lenses");
  const lens = lenses.find(({ command }) => command.title === "2 references");
  await window.run(lens.command.command, ...lens.command.arguments);
  const [[command, place, position, locations]] = window.ran;
  const { Location, Position } = window.api;
  assert.equal(command, "editor.action.showReferences");
  assert.equal(place.toString(), document.uri.toString());
  assert.ok(position instanceof Position && locations.every((each) => each instanceof Location));
  const named = document.getText(new window.api.Range(...Object.values(lens.range).map(pointOf(window))));
  assert.deepEqual(locations.map(({ range }) => document.getText(range)), [named, named]);
});

test("a failed command shows the reason", async (t) => {
  const { window } = await openCheckout(t);
  await window.run("clads.showReferences", "no address", { line: 0, character: 0 }, []);
  const { severity, message } = window.messages[0];
  assert.equal(severity, "error");
  assert.match(message, /Scheme is missing/);
  assert.match(window.log, /clads\.showReferences: /);
});

test("the log is shown", async (t) => {
  const { window } = await openCheckout(t);
  await window.run("clads.showLog");
  assert.deepEqual(window.ran, [["show log"]]);
});
