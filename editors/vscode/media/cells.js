/**
 * Assigns the characters of a row to columns.
 *
 * @typedef {import("../types/preview.js").Span} Span
 * @typedef {import("./sgr.js").Pen} Pen
 *
 * @typedef {{ column: number, width: number, text: string, pen: Pen }} Cell A grapheme and the columns that it takes.
 *
 * @typedef {object} Run Characters that are drawn together, at a column.
 * @property {number} column
 * @property {number} width
 * @property {string} text
 * @property {Pen} pen
 * @property {"plain" | "lines" | "boxed"} kind ASCII, which has the right width in any monospaced font; line
 *   drawing, which is spaced to fit; and any other character, in a box of its own width.
 */

import { readRow } from "./sgr.js";

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

// Emoji and East Asian wide characters.
const WIDE = new RegExp(
  String.raw`^(?:\p{Emoji_Presentation}|\p{Script=Han}` +
    String.raw`|[\u1100-\u115F\u2E80-\u303E\u3041-\u4DBF\u4E00-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF]` +
    String.raw`|[\uFE10-\uFE19\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{1AFF0}-\u{1B2FB}\u{20000}-\u{3FFFD}])`,
  "u",
);
const AS_PICTURE = /^\p{Emoji}\uFE0F|\p{Emoji_Modifier}|^\p{Regional_Indicator}{2}/u;
const AS_TEXT = /\uFE0E/;

/**
 * Returns the width of a character in columns, where no span gives it.
 *
 * @param {string} character
 */
export function columnsOf(character) {
  if (character.length === 1 && character < "\u1100") return 1;
  if (AS_TEXT.test(character)) return 1;
  return WIDE.test(character) || AS_PICTURE.test(character) ? 2 : 1;
}

/** @param {string} text */
function isASCII(text) {
  return /^[\x20-\x7E]*$/.test(text);
}

/**
 * Returns the cells of a row. Columns are corrected at the start of every span, where the server has given the column.
 *
 * @param {string} row with SGR codes
 * @param {Span[]} spans those of the row
 * @returns {Cell[]}
 */
export function cellsOf(row, spans) {
  const { text, runs } = readRow(row);
  /** @type {Map<number, number>} */
  const columns = new Map();
  const printed = text.trimEnd().length;
  // After the last character offsets no longer increase, so they do not identify columns.
  for (const span of spans) if (span.textStart < printed) columns.set(span.textStart, span.column);
  /** @type {Cell[]} */
  const cells = [];
  let column = 0;
  for (const run of runs) {
    const piece = text.slice(run.start, run.end);
    let offset = run.start;
    for (const character of charactersOf(piece)) {
      column = columns.get(offset) ?? column;
      const width = columnsOf(character);
      cells.push({ column, width, text: character, pen: run.pen });
      column += width;
      offset += character.length;
    }
  }
  return cells;
}

/**
 * @param {string} text
 * @returns {Iterable<string>}
 */
function charactersOf(text) {
  if (isASCII(text)) return text;
  return Array.from(segmenter.segment(text), (part) => part.segment);
}

/**
 * Returns the runs to draw of a row; spaces without visible attributes are left out.
 *
 * @param {Cell[]} cells
 * @returns {Run[]}
 */
export function drawnRuns(cells) {
  /** @type {Run[]} */
  const runs = [];
  for (const { column, width, text, pen } of cells) {
    const last = runs[runs.length - 1];
    const kind = kindOf(text);
    const continues = last !== undefined && last.pen === pen && last.column + last.width === column;
    if (continues && kind !== "boxed" && last.kind === kind) {
      last.text += text;
      last.width += width;
    } else {
      runs.push({ column, width, text, pen, kind });
    }
  }
  return runs.filter((run) => run.text.trim() !== "" || isVisible(run.pen));
}

/**
 * @param {string} character
 * @returns {Run["kind"]}
 */
function kindOf(character) {
  if (isASCII(character)) return "plain";
  return /^[\u2500-\u257F]$/.test(character) ? "lines" : "boxed";
}

/**
 * Whether spaces with a pen are visible.
 *
 * @param {Pen} pen
 */
function isVisible(pen) {
  return pen.background !== null || pen.underline || pen.strikethrough;
}
