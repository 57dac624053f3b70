"use strict";

/**
 * The messages of the page. The page draws what documents say, so nothing that comes from it is trusted: what has not
 * the shape of a message is none.
 *
 * @typedef {import("../../types/preview").FromPage} FromPage
 * @typedef {import("../../types/preview").PreviewOptions} PreviewOptions
 * @typedef {import("../../types/preview").Range} Range
 */

/** @typedef {Record<string, unknown>} Fields */

const EVENTS = /** @type {const} */ (["onTap", "onValueChanged", "onAlertButton", "onBack"]);
const SCHEMES = /** @type {const} */ (["light", "dark"]);
const MODES = /** @type {const} */ (["device", "spec"]);
/** What the modes were called before; pages that an earlier version kept still say so. */
const FORMER_MODES = /** @type {const} */ ({ phone: "device", rulings: "spec" });

/** @type {Record<string, (message: Fields) => FromPage | null>} */
const READERS = {
  ready: () => ({ type: "ready" }),
  reset: () => ({ type: "reset" }),
  html: ({ shown }) => (typeof shown === "boolean" ? { type: "html", shown } : null),
  reveal({ range }) {
    const read = readRange(range);
    return read && { type: "reveal", range: read };
  },
  options({ options }) {
    const read = readOptions(options);
    return read && { type: "options", options: read };
  },
  setState({ path, value }) {
    return typeof path === "string" && path !== "" && isJSON(value) ? { type: "setState", path, value } : null;
  },
  send({ event: name, pointer, instance, value }) {
    const event = EVENTS.find((each) => each === name);
    const isFine =
      event !== undefined &&
      (pointer === undefined || typeof pointer === "string") &&
      (instance === undefined || isIndices(instance)) &&
      (value === undefined || isJSON(value));
    return isFine ? { type: "send", event, ...present({ pointer, instance, value }) } : null;
  },
};

/**
 * Reads a message of the page; nothing when it is none.
 *
 * @param {unknown} message
 * @returns {FromPage | null}
 */
function readMessage(message) {
  if (!isObject(message) || typeof message.type !== "string") return null;
  return Object.hasOwn(READERS, message.type) ? READERS[message.type](message) : null;
}

/**
 * What the page kept before the window was loaded anew: the document, and what was chosen.
 *
 * @param {unknown} state
 * @returns {{ uri: string, options: PreviewOptions } | null}
 */
function readState(state) {
  if (!isObject(state) || typeof state.uri !== "string" || state.uri === "") return null;
  return { uri: state.uri, options: readOptions(state.options) ?? {} };
}

/**
 * @param {unknown} options
 * @returns {PreviewOptions | null}
 */
function readOptions(options) {
  if (!isObject(options)) return null;
  const { width, sample } = options;
  const colorScheme = SCHEMES.find((each) => each === options.colorScheme);
  const mode = options.as === "phone" || options.as === "rulings" ? FORMER_MODES[options.as] : options.as;
  const as = MODES.find((each) => each === mode);
  const isFine =
    (width === undefined || isCount(width)) &&
    (sample === undefined || typeof sample === "string") &&
    colorScheme === options.colorScheme &&
    as === mode;
  return isFine ? present({ width, colorScheme, sample, as }) : null;
}

/**
 * @param {unknown} range
 * @returns {Range | null}
 */
function readRange(range) {
  if (!isObject(range)) return null;
  const start = readPosition(range.start);
  const end = readPosition(range.end);
  return start && end && { start, end };
}

/** @param {unknown} position */
function readPosition(position) {
  if (!isObject(position)) return null;
  const { line, character } = position;
  return isCount(line) && isCount(character) ? { line, character } : null;
}

/**
 * An object without the members that are not there.
 *
 * @param {object} members
 */
function present(members) {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}

/**
 * @param {unknown} value
 * @returns {value is Fields}
 */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * @param {unknown} value
 * @returns {value is number}
 */
function isCount(value) {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/**
 * @param {unknown} value
 * @returns {value is number[]}
 */
function isIndices(value) {
  return Array.isArray(value) && value.every(isCount);
}

/**
 * Whether a value can be said in JSON; messages can also carry dates, maps, circles and more.
 *
 * @param {unknown} value
 * @returns {boolean}
 */
function isJSON(value, depth = 0) {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || depth > DEEPEST) return false;
  if (Array.isArray(value)) return value.every((element) => isJSON(element, depth + 1));
  const prototype = Object.getPrototypeOf(value);
  const isPlain = prototype === null || Object.getPrototypeOf(prototype) === null;
  return isPlain && Object.values(value).every((member) => isJSON(member, depth + 1));
}

/** How deep a value may be nested; what is deeper is a circle. */
const DEEPEST = 500;

module.exports = { readMessage, readState };
