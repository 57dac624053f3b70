/** How wide the frame is. */

/** The widths to choose from, by what they stand for: a column is 8 points. */
export const WIDTHS = [
  { columns: 40, name: "small phone" },
  { columns: 48, name: "phone" },
  { columns: 54, name: "large phone" },
  { columns: 96, name: "tablet" },
];

/** What the server takes, less what nobody could read. */
const FEWEST = 16;
const MOST = 1000;

/**
 * The columns that fit into a room.
 *
 * @param {number} room in pixels
 * @param {number} columnWidth in pixels
 */
export function fittingColumns(room, columnWidth) {
  if (!(columnWidth > 0)) return undefined;
  return Math.min(MOST, Math.max(FEWEST, Math.floor(room / columnWidth + 0.01)));
}
