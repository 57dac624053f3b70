/**
 * Parses rows of text with SGR codes.
 *
 * @typedef {object} Pen The attributes of characters; a color is `#rrggbb`, or null for the default.
 * @property {string | null} foreground
 * @property {string | null} background
 * @property {boolean} bold
 * @property {boolean} dim
 * @property {boolean} italic
 * @property {boolean} underline
 * @property {boolean} strikethrough
 *
 * @typedef {{ start: number, end: number, pen: Pen }} Run Characters of the plain text with one pen.
 */

/** @type {Readonly<Pen>} */
export const PLAIN = Object.freeze({
  foreground: null,
  background: null,
  bold: false,
  dim: false,
  italic: false,
  underline: false,
  strikethrough: false,
});

/** @type {Record<number, "bold" | "dim" | "italic" | "underline" | "strikethrough">} */
const ATTRIBUTES = { 1: "bold", 2: "dim", 3: "italic", 4: "underline", 9: "strikethrough" };

/**
 * Returns the plain text of a row and its runs from left to right.
 *
 * @param {string} row
 * @returns {{ text: string, runs: Run[] }}
 */
export function readRow(row) {
  const codes = /\x1b\[([0-9;]*)m/g;
  /** @type {Run[]} */
  const runs = [];
  let text = "";
  let pen = /** @type {Pen} */ (PLAIN);
  let from = 0;
  /** @param {string} piece */
  const add = (piece) => {
    if (piece === "") return;
    runs.push({ start: text.length, end: text.length + piece.length, pen });
    text += piece;
  };
  for (let code = codes.exec(row); code !== null; code = codes.exec(row)) {
    add(row.slice(from, code.index));
    from = codes.lastIndex;
    pen = changed(pen, code[1].split(";").map(Number));
  }
  add(row.slice(from));
  return { text, runs };
}

/**
 * Returns the pen that results from the parameters of an SGR code.
 *
 * @param {Pen} pen
 * @param {number[]} numbers
 * @returns {Pen}
 */
function changed(pen, numbers) {
  let next = { ...pen };
  for (let index = 0; index < numbers.length; index += 1) {
    const number = numbers[index];
    const attribute = ATTRIBUTES[number];
    if (number === 0) next = { ...PLAIN };
    else if (attribute !== undefined) next[attribute] = true;
    else if (number === 39) next.foreground = null;
    else if (number === 49) next.background = null;
    else if ((number === 38 || number === 48) && numbers[index + 1] === 2) {
      next[number === 38 ? "foreground" : "background"] = color(numbers.slice(index + 2, index + 5));
      index += 4;
    }
  }
  return next;
}

/** @param {number[]} channels */
function color(channels) {
  return "#" + channels.map((channel) => (channel & 255).toString(16).padStart(2, "0")).join("");
}
