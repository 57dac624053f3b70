/** What is new in a log that grows at its end and loses lines at its beginning. */

/**
 * @param {string[]} before
 * @param {string[]} after
 * @returns {{ dropped: number, added: string[] }} how many of the old lines are gone, and the new ones
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
