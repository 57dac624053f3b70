/** Compares two versions of a log that grows at its end and drops lines at its start. */

/**
 * @param {string[]} before
 * @param {string[]} after
 * @returns {{ dropped: number, added: string[] }} the number of old lines that were dropped, and the new lines
 */
export function newLines(before, after) {
  for (let dropped = 0; dropped < before.length; dropped += 1) {
    const kept = before.length - dropped;
    if (kept > after.length) continue;
    if (isPrefix(before, dropped, after)) return { dropped, added: after.slice(kept) };
  }
  return { dropped: before.length, added: after };
}

/**
 * @param {string[]} before
 * @param {number} from
 * @param {string[]} after
 */
function isPrefix(before, from, after) {
  for (let index = from; index < before.length; index += 1) {
    if (before[index] !== after[index - from]) return false;
  }
  return true;
}
