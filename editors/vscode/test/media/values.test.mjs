import assert from "node:assert/strict";
import { test } from "node:test";

import { fittingColumns } from "../../media/widths.js";
import { newLines } from "../../media/loglines.js";
import { stepped, valueAt } from "../../media/sliderrange.js";
import { entriesOf, pathOf, readValue, summary, typeOf } from "../../media/statepath.js";

test("paths have dots for members and brackets for elements", () => {
  assert.equal(pathOf("", "user"), "user");
  assert.equal(pathOf("user", "first name"), "user.first name");
  assert.equal(pathOf("list", 2), "list[2]");
  assert.equal(pathOf("list[2]", "n"), "list[2].n");
});

test("a key that a path cannot express has no path, and neither do its descendants", () => {
  for (const key of ["", "a.b", "a[0]"]) assert.equal(pathOf("", key), undefined);
  assert.equal(pathOf(undefined, "n"), undefined);
});

test("only objects and arrays have entries", () => {
  assert.deepEqual(entriesOf({ a: 1 }), [["a", 1]]);
  assert.deepEqual(entriesOf(["x"]), [[0, "x"]]);
  for (const value of [null, "text", 1, true]) assert.equal(entriesOf(value), undefined);
});

test("values are summarized on one line", () => {
  assert.equal(summary({ a: 1, b: 2 }), "{ 2 keys }");
  assert.equal(summary([1]), "[ 1 element ]");
  assert.equal(summary({}), "{}");
  assert.equal(summary([]), "[]");
  assert.equal(summary("a\nb"), '"a\\nb"');
  assert.equal(summary("x".repeat(5000)).length, 201);
  assert.deepEqual([null, [], "", 0, false].map(typeOf), ["null", "container", "string", "number", "boolean"]);
});

test("input is parsed as JSON", () => {
  assert.deepEqual(readValue(' {"a": [1]} '), { value: { a: [1] } });
  assert.deepEqual(readValue("null"), { value: null });
});

test("a string without quotes gets a suggestion", () => {
  assert.deepEqual(readValue("hello"), { problem: 'Not a JSON value. A string needs quotes: "hello"' });
});

test("invalid JSON and empty input are reported", () => {
  const broken = readValue('{"a": }');
  assert.ok("problem" in broken && broken.problem.startsWith("Not a JSON value: "));
  const empty = readValue("  ");
  assert.ok("problem" in empty && empty.problem.startsWith("Enter a JSON value"));
});

test("ten steps move a slider exactly from one end to the other", () => {
  const ends = { minimum: 5, maximum: 100 };
  let value = 5;
  for (let step = 0; step < 10; step += 1) value = stepped(value, 1, ends);
  assert.equal(value, 100);
  assert.equal(stepped(100, 1, ends), 100);
  assert.equal(stepped(5, -1, ends), 5);
});

test("small steps are hundredths, and a slider without a range does not move", () => {
  assert.equal(stepped(0.5, 0.1, { minimum: 0, maximum: 1 }), 0.51);
  assert.equal(stepped(3, 1, { minimum: 3, maximum: 3 }), 3);
});

test("positions on the track of a slider are clamped", () => {
  assert.deepEqual([-1, 0, 0.5, 2].map((share) => valueAt(share, { minimum: 2, maximum: 4 })), [2, 2, 3, 4]);
});

test("new lines of a growing log are found", () => {
  assert.deepEqual(newLines([], ["a"]), { dropped: 0, added: ["a"] });
  assert.deepEqual(newLines(["a"], ["a", "b"]), { dropped: 0, added: ["b"] });
  assert.deepEqual(newLines(["a", "b"], ["a", "b"]), { dropped: 0, added: [] });
});

test("a log that dropped its oldest lines keeps the others", () => {
  assert.deepEqual(newLines(["a", "b", "c"], ["c", "d"]), { dropped: 2, added: ["d"] });
});

test("a different log replaces the old one", () => {
  assert.deepEqual(newLines(["a", "b"], ["x"]), { dropped: 2, added: ["x"] });
  assert.deepEqual(newLines(["a", "b"], []), { dropped: 2, added: [] });
});

test("the fitting width is within the readable limits", () => {
  assert.equal(fittingColumns(400, 8), 50);
  assert.equal(fittingColumns(407, 8), 50);
  assert.equal(fittingColumns(10, 8), 16);
  assert.equal(fittingColumns(400, 0), undefined);
});
