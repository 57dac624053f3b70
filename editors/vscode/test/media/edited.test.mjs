import assert from "node:assert/strict";
import { test } from "node:test";

import { keyOfSame } from "../../media/edited.js";
import { Unanswered } from "../../media/unanswered.js";

/** A picture of fields with these labels; an empty one is a text. */
const picture = (...labels) => labels.map((label, index) => ({ key: `/${index}`, html: label }));

/** The control of an element, whose HTML is its label here, with its value after a colon. */
const controlOf = (html) => {
  const [label, value = null] = html.split(":");
  const attributes = { type: "text", "aria-label": label, value };
  return html === "" ? null : { getAttribute: (name) => attributes[name] };
};

const after = (key, older, newer) => keyOfSame(key, picture(...older), picture(...newer), controlOf);

test("a control keeps its key if nothing before it has changed", () => {
  assert.equal(after("/1", ["A", "B"], ["A", "B"]), "/1");
  assert.equal(after("/1", ["A", "B"], ["A", "B", "C"]), "/1");
});

test("a control is found behind nodes that are new, and before ones that are gone", () => {
  assert.equal(after("/1", ["A", "B"], ["", "A", "B"]), "/2");
  assert.equal(after("/1", ["A", "B"], ["X", "A", "B"]), "/2");
  assert.equal(after("/1", ["A", "B"], ["B"]), "/0");
  assert.equal(after("/0", ["A", "B"], ["B", "A"]), "/1");
});

test("of controls with the same label, the value decides, then the order", () => {
  assert.equal(after("/1", ["A:x", "A:y"], ["A:", "A:x", "A:y"]), "/2");
  assert.equal(after("/1", ["A", "A", "A"], ["X", "A", "A", "A"]), "/2");
});

test("a control may get another label", () => {
  assert.equal(after("/0", ["A", "B"], ["Z", "B"]), "/0");
});

test("a control that is gone is not found in another one", () => {
  assert.equal(after("/0", ["A", "B"], ["B"]), undefined);
  assert.equal(after("/0", ["A"], [""]), undefined);
  assert.equal(after("/0", ["A"], []), undefined);
});

test("a value is up to date if everything that was sent has been answered", () => {
  const text = new Unanswered("");
  for (const value of ["a", "ab", "abc"]) text.add(value);
  assert.equal(text.answer("a"), false);
  assert.equal(text.answer("abc"), true);
  assert.equal(text.shown, "abc");
});

test("a value that an action has changed answers the oldest", () => {
  const text = new Unanswered("");
  text.add("a");
  assert.equal(text.answer("A"), true);
  text.add("Ab");
  assert.equal(text.answer("A"), false);
  assert.equal(text.last, "Ab");
  text.clear();
  assert.equal(text.isEmpty, true);
});
