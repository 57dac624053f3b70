/**
 * Computes the outline of a set of cells as SVG path data in units of cells.
 *
 * @typedef {{ row: number, column: number, width: number }} Span
 */

/**
 * @param {Span[]} spans in any order; they may overlap
 * @returns {string}
 */
export function contour(spans) {
  const rows = edgesByRow(spans);
  return [...horizontals(rows), ...verticals(rows)].join("");
}

/**
 * Returns the columns at which each row changes between inside and outside, in ascending order.
 *
 * @param {Span[]} spans
 * @returns {Map<number, number[]>}
 */
function edgesByRow(spans) {
  /** @type {Map<number, number[]>} */
  const rows = new Map();
  const sorted = [...spans].sort((a, b) => a.row - b.row || a.column - b.column);
  for (const { row, column, width } of sorted) {
    const edges = rows.get(row);
    if (edges === undefined) rows.set(row, [column, column + width]);
    else if (edges[edges.length - 1] < column) edges.push(column, column + width);
    else edges[edges.length - 1] = Math.max(edges[edges.length - 1], column + width);
  }
  return rows;
}

/** @param {Map<number, number[]>} rows */
function horizontals(rows) {
  /** @type {string[]} */
  const lines = [];
  const heights = new Set([...rows.keys()].flatMap((row) => [row, row + 1]));
  for (const y of [...heights].sort((a, b) => a - b)) {
    const edges = difference(rows.get(y - 1) ?? [], rows.get(y) ?? []);
    for (let index = 0; index < edges.length; index += 2) {
      lines.push(`M${edges[index]} ${y}H${edges[index + 1]}`);
    }
  }
  return lines;
}

/** @param {Map<number, number[]>} rows */
function verticals(rows) {
  /** @type {string[]} */
  const lines = [];
  /** @type {Map<number, { from: number, to: number }>} */
  const open = new Map();
  for (const row of [...rows.keys()].sort((a, b) => a - b)) {
    for (const x of rows.get(row) ?? []) {
      const line = open.get(x);
      if (line !== undefined && line.to === row) line.to = row + 1;
      else {
        if (line !== undefined) lines.push(`M${x} ${line.from}V${line.to}`);
        open.set(x, { from: row, to: row + 1 });
      }
    }
  }
  for (const [x, { from, to }] of open) lines.push(`M${x} ${from}V${to}`);
  return lines;
}

/**
 * Returns the edges of the columns that are inside in exactly one of two rows.
 *
 * @param {number[]} first
 * @param {number[]} second
 */
function difference(first, second) {
  const common = new Set(first.filter((edge) => second.includes(edge)));
  return [...first, ...second].filter((edge) => !common.has(edge)).sort((a, b) => a - b);
}
