/**
 * Draws rows of cells; only rows that have changed are updated.
 *
 * @typedef {import("../types/preview.js").Span} Span
 * @typedef {import("./cells.js").Cell} Cell
 * @typedef {import("./cells.js").Run} Run
 */

import { cellsOf, drawnRuns } from "./cells.js";
import { inked, make } from "./elements.js";

const SAFE = /^[\x00-\x7E\u2500-\u257F]*$/;

export class Grid {
  /** @type {Cell[][]} */
  cells = [];
  /** @type {string[]} */
  #keys = [];
  #element;

  /** @param {HTMLElement} element */
  constructor(element) {
    this.#element = element;
  }

  /**
   * @param {string[]} rows with SGR codes
   * @param {Span[][]} spans those of each row
   */
  draw(rows, spans) {
    while (this.#element.children.length > rows.length) this.#element.lastElementChild?.remove();
    while (this.#element.children.length < rows.length) this.#element.append(make("div", "row"));
    rows.forEach((row, index) => {
      const key = keyOf(row, spans[index] ?? []);
      if (this.#keys[index] === key) return;
      this.#keys[index] = key;
      this.cells[index] = cellsOf(row, spans[index] ?? []);
      this.#element.children[index].replaceChildren(...drawnRuns(this.cells[index]).map(drawn));
    });
    this.#keys.length = rows.length;
    this.cells.length = rows.length;
  }
}

/**
 * Returns a key of everything that the appearance of a row depends on.
 *
 * @param {string} row
 * @param {Span[]} spans
 */
function keyOf(row, spans) {
  if (SAFE.test(row)) return row;
  return row + "\n" + spans.map((span) => `${span.textStart}:${span.column}`).join();
}

/** @param {Run} run */
function drawn({ column, width, text, pen, kind }) {
  const box = make("span", kind, text);
  box.style.setProperty("left", `${column}ch`);
  // Slightly wider than the columns: otherwise rounding would leave gaps between neighbors.
  box.style.setProperty("width", `calc(${width}ch + 0.05px)`);
  inked(box, pen);
  box.classList.toggle("filled", pen.background !== null);
  for (const attribute of /** @type {const} */ (["bold", "dim", "italic", "underline", "strikethrough"])) {
    if (pen[attribute]) box.classList.add(attribute);
  }
  return box;
}
