"use strict";

/** The steps of “The first five minutes” in README.md, followed one after the other. */

const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { test } = require("node:test");

const { eventually, EXTENSION, openWindow, shownIn } = require("./standins/session");

/** The steps, by their number. */
function steps() {
  const readme = fs.readFileSync(path.join(EXTENSION, "README.md"), "utf8");
  const section = readme.split("## The first five minutes")[1].split("\n## ")[0];
  return Object.fromEntries([...section.matchAll(/^(\d)\. (.+)$/gm)].map(([, number, text]) => [number, text]));
}

/** What a step puts between backquotes. */
const quoted = (step, index = 0) => [...step.matchAll(/`([^`]+)`/g)][index][1];

test("the first five minutes work as documented", async (t) => {
  const step = steps();
  const window = await openWindow(t);

  const document = await window.open(quoted(step[2]));
  assert.equal(document.languageId, "clads");
  await eventually(() => window.bars[0].text.endsWith(` ${quoted(step[2], 1)}`), step[2]);

  await window.run("clads.showPreview");
  const [panel] = window.panels;
  panel.send({ type: "ready" });
  const first = await eventually(() => panel.lastSnapshot, step[3]);

  const label = first.picture.elements.find(({ html }) => html.includes("Express delivery"));
  const { y, height } = first.picture.areas.find(({ pointer }) => pointer === label.key);
  const switches = first.picture.elements.filter(({ html }) => html.includes('role="switch"')).map(({ key }) => key);
  const isBeside = (area) => area.y <= y + height / 2 && y + height / 2 < area.y + area.height;
  const toggle = first.picture.areas.find((area) => switches.includes(area.pointer) && isBeside(area));
  const { range } = toggle;
  panel.send({ type: "send", event: "onTap", pointer: toggle.pointer, instance: toggle.instance });
  panel.send({ type: "reveal", range });
  await eventually(() => panel.lastSnapshot.state.express === true, step[4]);
  const [editor] = window.documents.editors;
  assert.match(document.getText(editor.selection), /"type": "toggle"/);
  panel.send({ type: "reset" });
  await eventually(() => panel.lastSnapshot.state.express === false, step[4]);

  window.replace(document, quoted(step[5]), "Where to");
  await eventually(() => shownIn(panel.lastSnapshot).includes("Where to"), step[5]);

  window.replace(document, quoted(step[6]), quoted(step[6], 1));
  const [finding] = await eventually(() => found(window, document), step[6]);
  assert.equal(finding.severity, window.api.DiagnosticSeverity.Error);
  await eventually(() => panel.lastSnapshot.problems === 1, step[6]);
  window.replace(document, quoted(step[6], 1), quoted(step[6]));
  await eventually(() => window.languages.diagnostics(document.uri).length === 0, step[6]);

  const place = quoted(step[7]);
  const styles = await window.languages.complete(document, document.positionOf(place, place.length));
  const tokens = styles.filter(({ label }) => label.startsWith("@"));
  assert.ok(tokens.length > 0 && tokens.length < styles.length, step[7]);

  window.select(document, "order.error.message}", { cursor: true });
  let shown;
  window.type = async (box) => {
    const { value } = box;
    box.change("1 + 1");
    const { message } = await eventually(() => box.validationMessage, "the result");
    shown = [value, message];
  };
  await window.run("clads.evaluateExpression");
  assert.deepEqual(shown, ["order.error.message", "2 (int)"], step[8]);

  fs.writeFileSync(path.join(window.folder, quoted(step[9], 1)), quoted(step[9]));
  window.watchers.report("create", window.api.Uri.file(path.join(window.folder, quoted(step[9], 1))));
  window.pick = (items) => items.find(({ label }) => label.endsWith(" ada"));
  await eventually(async () => {
    await window.run("clads.chooseSample");
    return panel.lastSnapshot.sample === "ada";
  }, step[9]);
  assert.match(shownIn(panel.lastSnapshot), /Ada/);
});

/** The findings, when there are any. */
function found(window, document) {
  const findings = window.languages.diagnostics(document.uri);
  return findings.length > 0 && findings;
}
