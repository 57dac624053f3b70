import assert from "node:assert/strict";
import { test } from "node:test";

import { titleOf } from "../../media/spoken.js";
import { INITIAL_CHOICES, showing, shownPictures, valuesOf } from "../../media/statefilters.js";
import { addressOf, counted, mainNode, nodeAt, problemsOf, summaryOf } from "../../media/statepictures.js";

const RANGE = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } };
const NODES = { "": RANGE, "/root": RANGE, "/root/children/0": RANGE };

/**
 * @param {string} sample
 * @param {"light" | "dark"} colorScheme
 * @param {number} screen
 */
const combination = (sample, colorScheme, screen, textSize = "large") => ({ sample, colorScheme, screen, textSize });

const PICTURES = [
  combination("initial", "light", 320),
  combination("initial", "dark", 320),
  combination("empty", "light", 390),
  combination("empty", "dark", 390),
];

/**
 * @param {string} pointer
 * @param {number} x
 * @param {number} width
 */
const area = (pointer, x, width) => ({ pointer, x, y: 0, width, height: 10 });

const PICTURE = /** @type {any} */ ({
  areas: [area("/root", 0, 100), area("/root/children/0", 10, 30), area("/root/children/0/gone", 10, 10)],
  problems: [],
});

/** @param {string} address */
const textOf = (address) => Buffer.from(address.split(",")[1], "base64").toString("utf8");

test("the address of a picture keeps every character", () => {
  for (const svg of ["<svg/>", "<svg><text>日本語 ü 😀 #%\"'</text></svg>", "€".repeat(50_000)]) {
    const address = addressOf(svg);
    assert.match(address, /^data:image\/svg\+xml;base64,[\w+/=]+$/);
    assert.equal(textOf(address), svg);
  }
});

test("a point is in the innermost node whose source is known", () => {
  const at = (/** @type {number} */ x) => nodeAt(PICTURE, NODES, { x, y: 5 })?.pointer;
  assert.deepEqual([at(5), at(15), at(39), at(40), at(100)], ["/root", "/root/children/0", "/root/children/0", "/root", undefined]);
  assert.equal(nodeAt(/** @type {any} */ ({ problems: [] }), NODES, { x: 0, y: 0 }), undefined);
});

test("the keyboard goes to the first problem of a picture, or else to its root", () => {
  assert.equal(mainNode(PICTURE, NODES)?.pointer, "/root");
  const problem = { ...area("/root/children/0", 10, 30), rule: "picture-text-cut", message: "cut off" };
  assert.equal(mainNode({ ...PICTURE, problems: [problem] }, NODES), problem);
  assert.equal(mainNode({ ...PICTURE, problems: [{ ...problem, pointer: "/gone" }] }, NODES)?.pointer, "/root");
  assert.equal(mainNode(PICTURE, {}), undefined);
});

test("a finding is about the problems of its rule at its nodes", () => {
  const problems = [
    { ...area("/root/children/0", 0, 9), rule: "picture-text-cut", message: "the text is cut off" },
    { ...area("/root/children/0", 0, 9), rule: "picture-target-small", message: "it is small" },
    { ...area("/root", 0, 9), rule: "picture-text-cut", message: "another text is cut off" },
  ];
  const found = (/** @type {string[]} */ ...pointers) =>
    problemsOf({ rule: "picture-text-cut", pointers }, { ...PICTURE, problems });
  assert.deepEqual(found("/root/children/0"), [problems[0]]);
  assert.deepEqual(found("/root/children/0", "/root"), [problems[0], problems[2]]);
  assert.deepEqual(found("/root/children/1"), []);
});

test("the values of an axis are those of the pictures, in their order", () => {
  assert.deepEqual(valuesOf(PICTURES, "sample"), ["initial", "empty"]);
  assert.deepEqual(valuesOf(PICTURES, "screen"), ["320", "390"]);
  assert.deepEqual(valuesOf(PICTURES, "textSize"), ["large"]);
});

test("filters hide the pictures with any of the values", () => {
  const { hidden } = INITIAL_CHOICES;
  assert.deepEqual(shownPictures(PICTURES, hidden), PICTURES);
  assert.deepEqual(shownPictures(PICTURES, { ...hidden, colorScheme: ["dark"] }), [PICTURES[0], PICTURES[2]]);
  assert.deepEqual(shownPictures(PICTURES, { ...hidden, colorScheme: ["dark"], screen: ["320"] }), [PICTURES[2]]);
});

test("an axis without check boxes hides nothing", () => {
  const { hidden } = INITIAL_CHOICES;
  assert.deepEqual(shownPictures(PICTURES, { ...hidden, textSize: ["large"] }), PICTURES);
  const [one] = PICTURES;
  assert.deepEqual(shownPictures([one], { ...hidden, sample: ["initial"], colorScheme: ["light"] }), [one]);
});

test("a hidden picture can be shown without the others", () => {
  const hidden = { sample: ["initial", "empty"], colorScheme: ["light"], screen: ["390"], textSize: [] };
  const shown = showing(hidden, PICTURES[0]);
  assert.deepEqual(shown, { sample: ["empty"], colorScheme: [], screen: ["390"], textSize: [] });
  assert.deepEqual(shownPictures(PICTURES, shown), [PICTURES[0], PICTURES[1]]);
});

test("the summary counts what is shown and says what is missing", () => {
  const gallery = /** @type {any} */ ({ pictures: PICTURES, omitted: 0 });
  assert.equal(summaryOf(4, gallery), "4 pictures");
  assert.equal(summaryOf(1, gallery), "1 of 4 pictures");
  assert.equal(summaryOf(0, gallery), "0 of 4 pictures · the check boxes above hide all of them");
  assert.equal(summaryOf(4, { ...gallery, omitted: 12 }), "4 pictures · 12 more are left out because there are too many");
  assert.equal(summaryOf(4, { ...gallery, omitted: 1 }), "4 pictures · 1 more is left out because there are too many");
  assert.equal(counted(1, "finding"), "1 finding");
});

test("what a screen reader says names its samples if others say something else", () => {
  assert.equal(titleOf(["initial", "empty"], true), "What a screen reader says");
  assert.equal(titleOf(["initial", "empty", "long"], false), "What a screen reader says with initial, empty, and long");
});
