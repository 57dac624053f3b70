/** The width of the screen. */

/** The widths of the text that the toolbar offers; a column is 8 points. */
export const WIDTHS = [
  { columns: 40, name: "small phone" },
  { columns: 48, name: "phone" },
  { columns: 54, name: "large phone" },
  { columns: 96, name: "tablet" },
];

/** The limits of a width that follows the panel: at least what is readable, at most what the server accepts. */
const MINIMUM = 16;
const MAXIMUM = 1000;

/**
 * Returns the number of columns that fit into a width.
 *
 * @param {number} width in pixels
 * @param {number} columnWidth in pixels
 */
export function fittingColumns(width, columnWidth) {
  if (!(columnWidth > 0)) return undefined;
  return Math.min(MAXIMUM, Math.max(MINIMUM, Math.floor(width / columnWidth + 0.01)));
}
