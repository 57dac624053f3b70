/**
 * Which characters stand in which columns of a row.
 *
 * @typedef {import("../types/preview").Span} Span
 * @typedef {import("./sgr.js").Pen} Pen
 *
 * @typedef {{ column: number, width: number, text: string, pen: Pen }} Cell A character as a reader sees it.
 *
 * @typedef {object} Stretch Characters that are drawn together, at a column.
 * @property {number} column
 * @property {number} width
 * @property {string} text
 * @property {Pen} pen
 * @property {"plain" | "lines" | "boxed"} kind ASCII, which is as wide as it should be; line drawing, which is
 *   spaced to be; and anything else, a character in a box of its own width.
 */

import { readRow } from "./sgr.js";

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

// Emoji, and what East Asian fonts draw in a square.
const WIDE = new RegExp(
  String.raw`^(?:\p{Emoji_Presentation}|\p{Script=Han}` +
    String.raw`|[\u1100-\u115F\u2E80-\u303E\u3041-\u4DBF\u4E00-\uA4CF\uA960-\uA97C\uAC00-\uD7A3\uF900-\uFAFF]` +
    String.raw`|[\uFE10-\uFE19\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{1AFF0}-\u{1B2FB}\u{20000}-\u{3FFFD}])`,
  "u",
);
const AS_PICTURE = /^\p{Emoji}\uFE0F|\p{Emoji_Modifier}|^\p{Regional_Indicator}{2}/u;
const AS_TEXT = /\uFE0E/;

/**
 * The columns of a character, where nobody says it better.
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
 * The characters of a row in their columns; where a span starts, the server has said which column it is.
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
  // Behind the last character offsets stand still, and say nothing about columns.
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
 * What has to be drawn of a row: blanks without a look of their own are left out.
 *
 * @param {Cell[]} cells
 * @returns {Stretch[]}
 */
export function stretchesOf(cells) {
  /** @type {Stretch[]} */
  const stretches = [];
  for (const { column, width, text, pen } of cells) {
    const last = stretches[stretches.length - 1];
    const kind = kindOf(text);
    const continues = last !== undefined && last.pen === pen && last.column + last.width === column;
    if (continues && kind !== "boxed" && last.kind === kind) {
      last.text += text;
      last.width += width;
    } else {
      stretches.push({ column, width, text, pen, kind });
    }
  }
  return stretches.filter((stretch) => stretch.text.trim() !== "" || isVisible(stretch.pen));
}

/**
 * @param {string} character
 * @returns {Stretch["kind"]}
 */
function kindOf(character) {
  if (isASCII(character)) return "plain";
  return /^[\u2500-\u257F]$/.test(character) ? "lines" : "boxed";
}

/**
 * Whether blanks with a pen can be seen.
 *
 * @param {Pen} pen
 */
function isVisible(pen) {
  return pen.background !== null || pen.underline || pen.strikethrough;
}
