"use strict";

/** What of the frames is sent to the page. */

const assert = require("node:assert/strict");
const { test } = require("node:test");

const { AS_TEXT, eventually, openWindow, shownIn } = require("./standins/session");

/** A window with the preview of the checkout, whose page listens and has the frame that the next change is about. */
async function openPreview(t, kept = AS_TEXT) {
  const window = await openWindow(t, { kept });
  const document = await window.open("checkout.clads.json");
  await window.run("clads.showPreview");
  const [panel] = window.panels;
  panel.send({ type: "ready" });
  await eventually(() => panel.lastSnapshot, "the first frame");
  // The preview may be opened twice, of which the server tells only the first time.
  const { revision } = await window.run("clads.preview.refresh", addressOf(document));
  await frame(panel, (shown) => shown.revision >= revision, "the last frame");
  return { window, document, panel };
}

/** What the preview of a document is called on the server. */
const addressOf = ({ uri }) => ({ uri: uri.toString(), preview: uri.toString() });

/** Waits for a frame with something. */
const frame = (panel, isIt, what) =>
  eventually(() => panel.lastSnapshot && isIt(panel.lastSnapshot) && panel.lastSnapshot, what);

/** Something on the screen that can be used. */
const control = (panel, label) => panel.lastSnapshot.controls.find((each) => each.label === label);

test("changes make of a frame what the server would send as a whole", async (t) => {
  const { window, document, panel } = await openPreview(t);
  const edits = [["Delivery address", "Where to"], ["Where to", "Where to\u{1F600}, and when, in more words than fit"]];
  for (const [old, text] of [...edits, [edits[1][1], "Where"]]) {
    window.replace(document, old, text);
    await frame(panel, ({ version }) => version === document.version, "the new text");
    panel.send({ type: "send", event: "onTap", pointer: control(panel, "express").pointer, instance: [] });
    const { state } = panel.lastSnapshot;
    const shown = await frame(panel, (snapshot) => snapshot.state.express !== state.express, "the tap");
    const whole = await window.run("clads.preview.refresh", addressOf(document));
    assert.equal(whole.base, undefined);
    assert.deepEqual({ ...shown, revision: 0 }, { ...whole, revision: 0 });
  }
});

test("every frame is shown once, in order", async (t) => {
  const { window, document, panel } = await openPreview(t);
  panel.send({ type: "send", event: "onTap", pointer: control(panel, "express").pointer, instance: [] });
  window.replace(document, "Delivery address", "Where to");
  await frame(panel, ({ text, state }) => text.includes("Where to") && state.express, "both changes");
  const revisions = panel.frames.map(({ revision }) => revision);
  assert.deepEqual(revisions, [...new Set(revisions)].sort((a, b) => a - b));
});

for (const [view, kept] of [["text", AS_TEXT], ["picture", {}]]) {
  test(`an edit sends what has changed in the ${view}, and the whole to a page that is ready again`, async (t) => {
    const { window, document, panel } = await openPreview(t, kept);
    const whole = JSON.stringify(panel.lastSnapshot).length;
    panel.posted.length = 0;
    window.replace(document, "Delivery address", "Where to");
    const edited = await frame(panel, (each) => shownIn(each).includes("Where to"), "the new text");
    assert.deepEqual(panel.of("snapshot"), []);
    const sent = JSON.stringify(panel.of("change")).length;
    assert.ok(sent < whole / 2, `${sent} of ${whole} characters`);
    panel.posted.length = 0;
    panel.send({ type: "ready" });
    assert.deepEqual(panel.of("snapshot"), [{ type: "snapshot", snapshot: edited }]);
    window.replace(document, "Where to", "Where");
    await frame(panel, ({ version }) => version === document.version, "a change of the whole");
    assert.equal(panel.of("snapshot").length, 1);
  });
}

test("of the areas of the picture only those are sent that have changed", async (t) => {
  const { window, document, panel } = await openPreview(t, {});
  window.replace(document, "Delivery address", "Delivery addres");
  await frame(panel, ({ version }) => version === document.version, "the new text");
  const { areas } = panel.of("change").at(-1).change.picture;
  assert.ok(areas.includes(null) && !areas.every((area) => area === null));
  const { picture } = await window.run("clads.preview.refresh", addressOf(document));
  assert.deepEqual(panel.lastSnapshot.picture.areas, picture.areas);
});

test("findings are sent when they have changed, and to a page that is ready again", async (t) => {
  const { window, document, panel } = await openPreview(t);
  await eventually(() => panel.of("findings").length > 0, "the findings");
  window.replace(document, "Delivery address", "Where to");
  await frame(panel, ({ text }) => text.includes("Where to"), "the new text");
  window.replace(document, '"type": "label"', '"type": "lable"');
  await eventually(() => panel.of("findings").at(-1).findings.length === 1, "the finding");
  assert.deepEqual(panel.of("findings").map(({ findings }) => findings.length), [0, 1]);
  panel.send({ type: "ready" });
  assert.deepEqual(panel.of("findings").map(({ findings }) => findings.length), [0, 1, 1]);
});
