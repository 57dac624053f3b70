/**
 * Steps of a slider.
 *
 * @typedef {{ minimum: number, maximum: number }} Ends
 */

/**
 * The value a number of steps away; steps are tenths of the range, so ten of them lead exactly to its end.
 *
 * @param {number} value
 * @param {number} steps tenths of the range, or fractions of a tenth
 * @param {Ends} ends
 */
export function stepped(value, steps, { minimum, maximum }) {
  const length = maximum - minimum;
  if (!(length > 0)) return value;
  const fine = Math.abs(steps) < 1 ? 10 : 1;
  // Through a share of the range, not by adding: sums drift.
  const place = Math.round(((value - minimum) / length) * 10 * fine) + Math.round(steps * fine);
  return minimum + (length * Math.min(Math.max(place, 0), 10 * fine)) / (10 * fine);
}

/**
 * The value at a place on the line.
 *
 * @param {number} share 0 at its beginning, 1 at its end
 * @param {Ends} ends
 */
export function valueAt(share, { minimum, maximum }) {
  return minimum + Math.min(1, Math.max(0, share)) * (maximum - minimum);
}
