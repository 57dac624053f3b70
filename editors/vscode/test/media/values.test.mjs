import assert from "node:assert/strict";
import { test } from "node:test";

import { fittingColumns } from "../../media/columns.js";
import { newLines } from "../../media/loglines.js";
import { stepped, valueAt } from "../../media/sliderrange.js";
import { entriesOf, pathOf, readValue, summary, typeOf } from "../../media/statepath.js";

test("paths name members by dots and elements by brackets", () => {
  assert.equal(pathOf("", "user"), "user");
  assert.equal(pathOf("user", "first name"), "user.first name");
  assert.equal(pathOf("list", 2), "list[2]");
  assert.equal(pathOf("list[2]", "n"), "list[2].n");
});

test("a key that a path cannot name has no path, and neither has anything in it", () => {
  for (const key of ["", "a.b", "a[0]"]) assert.equal(pathOf("", key), undefined);
  assert.equal(pathOf(undefined, "n"), undefined);
});

test("objects and lists have entries, and nothing else has", () => {
  assert.deepEqual(entriesOf({ a: 1 }), [["a", 1]]);
  assert.deepEqual(entriesOf(["x"]), [[0, "x"]]);
  for (const value of [null, "text", 1, true]) assert.equal(entriesOf(value), undefined);
});

test("values are summed up in one line", () => {
  assert.equal(summary({ a: 1, b: 2 }), "{ 2 keys }");
  assert.equal(summary([1]), "[ 1 element ]");
  assert.equal(summary({}), "{}");
  assert.equal(summary([]), "[]");
  assert.equal(summary("a\nb"), '"a\\nb"');
  assert.equal(summary("x".repeat(5000)).length, 201);
  assert.deepEqual([null, [], "", 0, false].map(typeOf), ["null", "container", "string", "number", "boolean"]);
});

test("what is typed is read as JSON", () => {
  assert.deepEqual(readValue(' {"a": [1]} '), { value: { a: [1] } });
  assert.deepEqual(readValue("null"), { value: null });
});

test("a text without quotes is told which quotes it needs", () => {
  assert.deepEqual(readValue("hello"), { problem: 'This is no JSON value. A text needs quotes: "hello"' });
});

test("what is wrong with JSON is said, and so is that there is nothing", () => {
  const broken = readValue('{"a": }');
  assert.ok("problem" in broken && broken.problem.startsWith("This is no JSON value: "));
  const empty = readValue("  ");
  assert.ok("problem" in empty && empty.problem.startsWith("There is no value yet."));
});

test("ten steps lead from one end of a slider exactly to the other", () => {
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

test("places on the line of a slider stay between its ends", () => {
  assert.deepEqual([-1, 0, 0.5, 2].map((share) => valueAt(share, { minimum: 2, maximum: 4 })), [2, 2, 3, 4]);
});

test("a log that grows says what is new", () => {
  assert.deepEqual(newLines([], ["a"]), { dropped: 0, added: ["a"] });
  assert.deepEqual(newLines(["a"], ["a", "b"]), { dropped: 0, added: ["b"] });
  assert.deepEqual(newLines(["a", "b"], ["a", "b"]), { dropped: 0, added: [] });
});

test("a log that has lost its oldest lines keeps the others", () => {
  assert.deepEqual(newLines(["a", "b", "c"], ["c", "d"]), { dropped: 2, added: ["d"] });
});

test("another log takes the place of the old one", () => {
  assert.deepEqual(newLines(["a", "b"], ["x"]), { dropped: 2, added: ["x"] });
  assert.deepEqual(newLines(["a", "b"], []), { dropped: 2, added: [] });
});

test("as many columns as there is room for fit, within what can be read", () => {
  assert.equal(fittingColumns(400, 8), 50);
  assert.equal(fittingColumns(407, 8), 50);
  assert.equal(fittingColumns(10, 8), 16);
  assert.equal(fittingColumns(400, 0), undefined);
});
