/**
 * Finds the box in which the server draws a presentation: a rounded box in the center of the frame.
 *
 * @typedef {import("../types/preview.js").Presented} Presented
 * @typedef {import("./cells.js").Cell} Cell
 * @typedef {{ row: number, column: number, width: number, height: number }} Box
 */

/**
 * Returns the box, or `undefined` if it is not completely visible.
 *
 * @param {Cell[][]} rows
 * @param {number} width of the frame
 * @returns {Box | undefined}
 */
export function boxOf(rows, width) {
  const grid = rows.map((cells) => columnsOf(cells, width));
  // From the center outward: the screen behind may have boxes around it as well.
  for (let top = Math.floor((rows.length - 1) / 2); top >= 0; top -= 1) {
    for (const bottom of mirrored(top, rows.length)) {
      for (let left = Math.floor((width - 1) / 2); left >= 0; left -= 1) {
        const right = mirrored(left, width).find((column) => isBox(grid, top, left, bottom, column));
        if (right !== undefined) {
          return { row: top, column: left, width: right - left + 1, height: bottom - top + 1 };
        }
      }
    }
  }
  return undefined;
}

/**
 * Returns the positions opposite to one; the remainder of centering may be on either side.
 *
 * @param {number} place
 * @param {number} length
 */
function mirrored(place, length) {
  const opposite = length - 1 - place;
  return [opposite, opposite - 1, opposite + 1].filter((other) => other > place && other < length);
}

/**
 * @param {string[][]} grid
 * @param {number} top
 * @param {number} left
 * @param {number} bottom
 * @param {number} right
 */
function isBox(grid, top, left, bottom, right) {
  const corners = grid[top][left] + grid[top][right] + grid[bottom][left] + grid[bottom][right];
  if (corners !== "╭╮╰╯") return false;
  return grid[top].slice(left + 1, right).every((character) => character === "─");
}

/**
 * @param {Cell[]} cells
 * @param {number} width
 */
function columnsOf(cells, width) {
  /** @type {string[]} */
  const columns = new Array(width).fill(" ");
  for (const cell of cells) columns[cell.column] = cell.text;
  return columns;
}

/**
 * Returns the cells of an alert's buttons; buttons that are not completely visible are left out.
 *
 * @param {Cell[][]} rows
 * @param {Box} box
 * @param {string[]} labels
 * @returns {{ index: number, row: number, column: number, width: number }[]}
 */
export function drawnButtons(rows, box, labels) {
  /** @type {{ index: number, row: number, column: number, width: number }[]} */
  const buttons = [];
  // From the end, because the message above may contain the same text.
  let index = labels.length - 1;
  for (let row = box.row + box.height - 2; row > box.row; row -= 1) {
    const inside = rows[row].filter((cell) => cell.column > box.column && cell.column < box.column + box.width - 1);
    for (let start = inside.length - 1; start >= 0 && index >= 0; start -= 1) {
      const end = matchEnd(inside, start, `[${labels[index]}]`);
      if (end === undefined) continue;
      const { column } = inside[start];
      const last = inside[end - 1];
      buttons.unshift({ index, row, column, width: last.column + last.width - column });
      index -= 1;
    }
  }
  return buttons;
}

/**
 * @param {Cell[]} cells
 * @param {number} start
 * @param {string} text
 * @returns {number | undefined}
 */
function matchEnd(cells, start, text) {
  let end = start;
  let rest = text;
  while (rest !== "" && end < cells.length && rest.startsWith(cells[end].text)) {
    rest = rest.slice(cells[end].text.length);
    end += 1;
  }
  return rest === "" ? end : undefined;
}
