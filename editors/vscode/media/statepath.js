/** Paths into the state, and the text of values. */

/**
 * Returns the path of a member or an element as the server reads it, or `undefined` if no path can name it.
 *
 * @param {string | undefined} parent the path of the enclosing value; empty for the state itself
 * @param {string | number} key a number for an element of an array
 * @returns {string | undefined}
 */
export function pathOf(parent, key) {
  if (parent === undefined) return undefined;
  if (typeof key === "number") return `${parent}[${key}]`;
  if (key === "" || /[.[]/.test(key)) return undefined;
  return parent === "" ? key : `${parent}.${key}`;
}

/**
 * Returns the members or elements of a value, or `undefined` for a scalar.
 *
 * @param {unknown} value
 * @returns {[string | number, unknown][] | undefined}
 */
export function entriesOf(value) {
  if (Array.isArray(value)) return value.map((element, index) => [index, element]);
  if (typeof value === "object" && value !== null) return Object.entries(value);
  return undefined;
}

const MOST_CHARACTERS = 200;

/**
 * Returns a value on one line.
 *
 * @param {unknown} value
 */
export function summary(value) {
  if (Array.isArray(value)) return value.length === 0 ? "[]" : `[ ${counted(value.length, "element")} ]`;
  if (typeof value === "object" && value !== null) {
    const count = Object.keys(value).length;
    return count === 0 ? "{}" : `{ ${counted(count, "key")} }`;
  }
  const text = JSON.stringify(value);
  return text.length > MOST_CHARACTERS ? text.slice(0, MOST_CHARACTERS) + "…" : text;
}

/**
 * @param {number} count
 * @param {string} noun
 */
function counted(count, noun) {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

/**
 * Returns the kind of a value, which determines its color.
 *
 * @param {unknown} value
 */
export function typeOf(value) {
  if (value === null) return "null";
  return entriesOf(value) === undefined ? typeof value : "container";
}

/**
 * Parses a value that the user has typed.
 *
 * @param {string} text
 * @returns {{ value: unknown } | { problem: string }}
 */
export function readValue(text) {
  const trimmed = text.trim();
  if (trimmed === "") return { problem: "Enter a JSON value, such as \"\" or null." };
  try {
    return { value: JSON.parse(trimmed) };
  } catch (error) {
    if (/^[^"{[\]},:]*$/.test(trimmed)) {
      return { problem: `Not a JSON value. A string needs quotes: ${JSON.stringify(trimmed)}` };
    }
    return { problem: `Not a JSON value: ${error instanceof Error ? error.message : error}` };
  }
}
