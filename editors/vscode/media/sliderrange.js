/**
 * Steps of a slider.
 *
 * @typedef {{ minimum: number, maximum: number }} Ends
 */

/**
 * Returns the value that is a number of steps away; a step is a tenth of the range, so ten steps end at its end.
 *
 * @param {number} value
 * @param {number} steps tenths of the range, or fractions of a tenth
 * @param {Ends} ends
 */
export function stepped(value, steps, { minimum, maximum }) {
  const length = maximum - minimum;
  if (!(length > 0)) return value;
  const fine = Math.abs(steps) < 1 ? 10 : 1;
  // Computed from the position in the range, because repeated additions would accumulate rounding errors.
  const place = Math.round(((value - minimum) / length) * 10 * fine) + Math.round(steps * fine);
  return minimum + (length * Math.min(Math.max(place, 0), 10 * fine)) / (10 * fine);
}

/**
 * Returns the value at a position on the track.
 *
 * @param {number} share 0 at the start, 1 at the end
 * @param {Ends} ends
 */
export function valueAt(share, { minimum, maximum }) {
  return minimum + Math.min(1, Math.max(0, share)) * (maximum - minimum);
}
