"use strict";

/**
 * @typedef {import("../../types/preview").Change} Change
 * @typedef {import("../../types/preview").Snapshot} Snapshot
 */

/**
 * Returns the snapshot that a change makes of the one that it is based on.
 *
 * @param {Snapshot} snapshot
 * @param {Change} change
 * @returns {Snapshot}
 */
function apply(snapshot, change) {
  const { base, rows, spans, controls, ...members } = change;
  return {
    ...snapshot,
    ...members,
    text: replaced(snapshot.text, rows, "text", change.height),
    ansi: replaced(snapshot.ansi, rows, "ansi", change.height),
    spans: merged(snapshot.spans, spans),
    controls: merged(snapshot.controls, controls),
  };
}

/**
 * Returns a text with some of its rows replaced; `undefined` if the client did not ask for it.
 *
 * @param {string | undefined} text
 * @param {Change["rows"]} part
 * @param {"text" | "ansi"} name
 * @param {number} height
 */
function replaced(text, part, name, height) {
  if (text === undefined) return undefined;
  const old = text.split("\n");
  return Array.from({ length: height }, (_, row) => part.set[row]?.[name] ?? old[row] ?? "").join("\n");
}

/**
 * Returns a list of what is in the rows, with that of some rows replaced.
 *
 * @template {{ row: number }} Value
 * @param {Value[]} list
 * @param {{ set: Record<string, Value[]>, removed: number[] }} part
 */
function merged(list, part) {
  const isReplaced = new Set([...Object.keys(part.set).map(Number), ...part.removed]);
  const rest = list.filter(({ row }) => !isReplaced.has(row));
  // Sorting keeps the order within a row.
  return [...rest, ...Object.values(part.set).flat()].sort((a, b) => a.row - b.row);
}

module.exports = { apply };
