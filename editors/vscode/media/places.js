/**
 * Which place of the document draws what.
 *
 * @typedef {import("../types/preview").Span} Span
 * @typedef {import("../types/preview").Range} Range
 * @typedef {import("../types/preview").Position} Position
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
function contains(range, position) {
  return compare(range.start, position) <= 0 && compare(position, range.end) <= 0;
}

/**
 * The spans of each row, from left to right.
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
 * The span that a cell belongs to.
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
 * The innermost node around a position of the source that draws something, as a JSON pointer.
 *
 * @param {Span[]} spans
 * @param {Position} position
 * @returns {string | undefined}
 */
export function nodeAround(spans, position) {
  /** @type {Span | undefined} */
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
 * What a node and everything in it draws: one list of spans for each of its repetitions.
 *
 * @param {Span[]} spans
 * @param {string} pointer
 * @param {number[]} [instance] only this repetition
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
