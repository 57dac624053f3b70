import assert from "node:assert/strict";
import { test } from "node:test";

import { contour } from "../../media/contour.js";
import { byRow, cellsOfNode, nodeAround, spanAt } from "../../media/places.js";

/**
 * @param {number} row
 * @param {number} column
 * @param {number} width
 * @param {string} pointer
 * @param {[number, number]} lines
 * @param {number[]} [instance]
 */
function span(row, column, width, pointer, lines, instance = []) {
  const range = { start: { line: lines[0], character: 0 }, end: { line: lines[1], character: 9 } };
  return { row, column, width, textStart: 0, textEnd: 0, pointer, instance, range };
}

const list = [
  span(0, 0, 9, "/root", [0, 9]),
  span(1, 0, 4, "/root/children/0", [2, 6], [0]),
  span(1, 4, 5, "/root/children/0/children/0", [3, 3], [0]),
  span(2, 0, 4, "/root/children/0", [2, 6], [1]),
  span(2, 4, 5, "/root/children/0/children/0", [3, 3], [1]),
  span(3, 0, 9, "/root/children/01", [7, 7]),
];

test("a cell belongs to the span around it", () => {
  const rows = byRow(list, 4);
  assert.equal(spanAt(rows, 1, 3)?.pointer, "/root/children/0");
  assert.equal(spanAt(rows, 1, 4)?.pointer, "/root/children/0/children/0");
  assert.equal(spanAt(rows, 1, 9), undefined);
  assert.equal(spanAt(rows, 4, 0), undefined);
});

test("spans of missing rows are left out", () => {
  assert.deepEqual(byRow([span(7, 0, 1, "/root", [0, 0])], 2), [[], []]);
});

test("a position of the source is in the innermost node around it, ends included", () => {
  assert.equal(nodeAround(list, { line: 3, character: 9 }), "/root/children/0/children/0");
  assert.equal(nodeAround(list, { line: 4, character: 0 }), "/root/children/0");
  assert.equal(nodeAround(list, { line: 1, character: 0 }), "/root");
  assert.equal(nodeAround(list, { line: 12, character: 0 }), undefined);
});

test("the cells of a node include those of its descendants, separately for each instance", () => {
  const copies = cellsOfNode(list, "/root/children/0");
  assert.deepEqual(copies.map((copy) => copy.map(({ row, column }) => [row, column])), [
    [[1, 0], [1, 4]],
    [[2, 0], [2, 4]],
  ]);
  assert.equal(cellsOfNode(list, "/root/children/0", [1])[0][0].row, 2);
  assert.equal(cellsOfNode(list, "/root/children/0", [5]).length, 0);
});

test("the outline of a rectangle has four sides, however it is split", () => {
  const around = contour([
    { row: 1, column: 6, width: 4 },
    { row: 1, column: 2, width: 4 },
    { row: 2, column: 2, width: 8 },
  ]);
  assert.equal(around, "M2 1H10M2 3H10M2 1V3M10 1V3");
});

test("the outline of an L goes around its corner", () => {
  const around = contour([
    { row: 0, column: 0, width: 2 },
    { row: 1, column: 0, width: 5 },
  ]);
  assert.equal(around, "M0 0H2M2 1H5M0 2H5M0 0V2M2 0V1M5 1V2");
});

test("separate spans are separate rectangles, and an empty set has no outline", () => {
  assert.equal(contour([{ row: 0, column: 0, width: 1 }, { row: 0, column: 3, width: 1 }]).match(/M/g)?.length, 8);
  assert.equal(contour([]), "");
});
