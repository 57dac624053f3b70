/**
 * Relates spans of the frame to nodes and positions of the document.
 *
 * @typedef {import("../types/preview.js").Span} Span
 * @typedef {import("../types/preview.js").Range} Range
 * @typedef {import("../types/preview.js").Position} Position
 */

/**
 * @param {Position} first
 * @param {Position} second
 */
function compare(first, second) {
  return first.line - second.line || first.character - second.character;
}

/**
 * @param {Range} range
 * @param {Position} position
 */
export function contains(range, position) {
  return compare(range.start, position) <= 0 && compare(position, range.end) <= 0;
}

/**
 * Groups spans by row, from left to right.
 *
 * @param {Span[]} spans
 * @param {number} height
 * @returns {Span[][]}
 */
export function byRow(spans, height) {
  /** @type {Span[][]} */
  const rows = Array.from({ length: height }, () => []);
  for (const span of spans) rows[span.row]?.push(span);
  return rows;
}

/**
 * Returns the span of a cell.
 *
 * @param {Span[][]} rows
 * @param {number} row
 * @param {number} column
 * @returns {Span | undefined}
 */
export function spanAt(rows, row, column) {
  return rows[row]?.find((span) => span.column <= column && column < span.column + span.width);
}

/**
 * Returns the JSON pointer of the innermost drawn node around a position of the source.
 *
 * @param {{ pointer: string, range: Range }[]} spans
 * @param {Position} position
 * @returns {string | undefined}
 */
export function nodeAround(spans, position) {
  /** @type {{ pointer: string, range: Range } | undefined} */
  let best;
  for (const span of spans) {
    if (!contains(span.range, position)) continue;
    if (best === undefined || isInside(span.range, best.range)) best = span;
  }
  return best?.pointer;
}

/**
 * @param {Range} range
 * @param {Range} other
 */
function isInside(range, other) {
  const start = compare(range.start, other.start);
  return start > 0 || (start === 0 && compare(range.end, other.end) < 0);
}

/**
 * Returns the spans of a node and its descendants: one list for each of its instances.
 *
 * @param {Span[]} spans
 * @param {string} pointer
 * @param {number[]} [instance] only this instance
 * @returns {Span[][]}
 */
export function cellsOfNode(spans, pointer, instance) {
  const inner = pointer + "/";
  const depth = spans.find((span) => span.pointer === pointer)?.instance.length ?? 0;
  /** @type {Map<string, Span[]>} */
  const copies = new Map();
  for (const span of spans) {
    if (span.pointer !== pointer && !span.pointer.startsWith(inner)) continue;
    const copy = span.instance.slice(0, depth);
    if (instance !== undefined && copy.join() !== instance.join()) continue;
    const key = copy.join();
    const list = copies.get(key);
    if (list === undefined) copies.set(key, [span]);
    else list.push(span);
  }
  return [...copies.values()];
}
