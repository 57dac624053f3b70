import assert from "node:assert/strict";
import { test } from "node:test";

import { cellsOf, columnsOf, drawnRuns } from "../../media/cells.js";
import { PLAIN, readRow } from "../../media/sgr.js";

/**
 * @param {number} column
 * @param {number} textStart
 */
function span(column, textStart) {
  const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
  return { row: 0, column, width: 1, textStart, textEnd: textStart, pointer: "/root", instance: [], range };
}

test("a row without codes is one run with the plain pen", () => {
  assert.deepEqual(readRow("abc"), { text: "abc", runs: [{ start: 0, end: 3, pen: PLAIN }] });
});

test("codes set attributes and colors, and 0 resets them", () => {
  const { text, runs } = readRow("\x1b[1;4;38;2;1;2;255mA\x1b[48;2;16;32;48mB\x1b[0mC");
  assert.equal(text, "ABC");
  assert.deepEqual(runs[0].pen, { ...PLAIN, bold: true, underline: true, foreground: "#0102ff" });
  assert.deepEqual(runs[1].pen, { ...runs[0].pen, background: "#102030" });
  assert.deepEqual(runs[2].pen, PLAIN);
});

test("39 and 49 reset the colors, and 2, 3 and 9 are dim, italic and strikethrough", () => {
  const { runs } = readRow("\x1b[38;2;9;9;9;48;2;8;8;8mA\x1b[39;49;2;3;9mB");
  assert.deepEqual(runs[1].pen, { ...PLAIN, dim: true, italic: true, strikethrough: true });
});

test("characters have the same width as in terminals", () => {
  const narrow = ["a", "ü", "é", "①", "→", "‹", "─", "♥", "♥\uFE0E", "☀"];
  const wide = ["日", "テ", "한", "😀", "👩‍👩‍👧", "🇸🇪", "♥\uFE0F", "👍🏽", "：", "⌚"];
  assert.deepEqual(narrow.map(columnsOf), narrow.map(() => 1));
  assert.deepEqual(wide.map(columnsOf), wide.map(() => 2));
});

test("wide characters take two columns", () => {
  const cells = cellsOf("a日b", []);
  assert.deepEqual(cells.map(({ column, width }) => [column, width]), [[0, 1], [1, 2], [3, 1]]);
});

test("the start of a span corrects the column of the characters", () => {
  const cells = cellsOf("①②x", [span(0, 0), span(4, 2)]);
  assert.deepEqual(cells.map((cell) => cell.column), [0, 1, 4]);
});

test("a span after the last character has no effect", () => {
  const cells = cellsOf("ab\x1b[48;2;1;1;1m  \x1b[0m", [span(0, 0), span(9, 2)]);
  assert.deepEqual(cells.map((cell) => cell.column), [0, 1, 2, 3]);
});

test("ASCII and line-drawing characters are drawn in runs, and other characters in boxes", () => {
  const runs = drawnRuns(cellsOf("ab──é日c", []));
  assert.deepEqual(
    runs.map(({ column, width, text, kind }) => [column, width, text, kind]),
    [
      [0, 2, "ab", "plain"],
      [2, 2, "──", "lines"],
      [4, 1, "é", "boxed"],
      [5, 2, "日", "boxed"],
      [7, 1, "c", "plain"],
    ],
  );
});

test("spaces are only drawn where they are visible", () => {
  const runs = drawnRuns(cellsOf("   \x1b[48;2;1;2;3m  \x1b[0m  \x1b[4m \x1b[0m", []));
  assert.deepEqual(runs.map(({ column, width }) => [column, width]), [[3, 2], [7, 1]]);
});
