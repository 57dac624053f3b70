import assert from "node:assert/strict";
import { test } from "node:test";

import { cellsOf } from "../../media/cells.js";
import { boxOf, drawnButtons } from "../../media/presentation.js";

const frame = [
  "╭──────────────────────╮",
  "│ a card of the screen │",
  "│  ╭────────────────╮  │",
  "│  │     Sure?      │  │",
  "│  │   日本  [No]   │  │",
  "│  │ [No] [Yes 日]  │  │",
  "│  ╰────────────────╯  │",
  "│                      │",
  "╰──────────────────────╯",
].map((row) => cellsOf(row, []));

test("the innermost centered box is the presentation", () => {
  assert.deepEqual(boxOf(frame, 24), { row: 2, column: 3, width: 18, height: 5 });
});

test("a frame without a centered box has no presentation", () => {
  assert.equal(boxOf(["╭─╮      ", "╰─╯      ", "         "].map((row) => cellsOf(row, [])), 9), undefined);
  assert.equal(boxOf([], 0), undefined);
});

test("the buttons of an alert are found below its message, also with wide characters", () => {
  const box = { row: 2, column: 3, width: 18, height: 5 };
  assert.deepEqual(drawnButtons(frame, box, ["No", "Yes 日"]), [
    { index: 0, row: 5, column: 5, width: 4 },
    { index: 1, row: 5, column: 10, width: 8 },
  ]);
});

test("a partly visible button is left out", () => {
  const box = { row: 2, column: 3, width: 18, height: 5 };
  assert.deepEqual(drawnButtons(frame, box, ["Not there"]), []);
});
