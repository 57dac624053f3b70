"use strict";

/**
 * Validates the messages of the page. The page shows content of documents, so its messages are not trusted: anything
 * without the shape of a message is rejected.
 *
 * @typedef {import("../../types/preview").FromPage} FromPage
 * @typedef {import("../../types/preview").PreviewOptions} PreviewOptions
 * @typedef {import("../../types/preview").Range} Range
 */

/** @typedef {Record<string, unknown>} Fields */

const EVENTS = /** @type {const} */ (["onTap", "onValueChanged", "onAlertButton", "onBack"]);
const SCHEMES = /** @type {const} */ (["light", "dark"]);
const VIEWS = /** @type {const} */ (["picture", "text", "states"]);
const PANELS = /** @type {const} */ (["inspector", "state", "log"]);
const RECORDING = /** @type {const} */ (["start", "stop", "undo", "cancel"]);
const MODES = /** @type {const} */ (["device", "spec"]);

/** @type {Record<string, (message: Fields) => FromPage | null>} */
const READERS = {
  ready: () => ({ type: "ready" }),
  reset: () => ({ type: "reset" }),
  view({ view: name }) {
    const view = VIEWS.find((each) => each === name);
    return view ? { type: "view", view } : null;
  },
  reveal({ range }) {
    const read = readRange(range);
    return read && { type: "reveal", range: read };
  },
  options({ options }) {
    const read = readOptions(options);
    return read && { type: "options", options: read };
  },
  galleryOptions({ options }) {
    const read = readGalleryOptions(options);
    return read && { type: "galleryOptions", options: read };
  },
  layout(message) {
    const read = readLayout(message);
    return read && { type: "layout", ...read };
  },
  locate({ position }) {
    const read = readPosition(position);
    return read && { type: "locate", position: read };
  },
  inspect({ pointer, instance }) {
    return typeof pointer === "string" && isIndices(instance) ? { type: "inspect", pointer, instance } : null;
  },
  record({ action: name }) {
    const action = RECORDING.find((each) => each === name);
    return action ? { type: "record", action } : null;
  },
  respond({ request }) {
    return typeof request === "string" ? { type: "respond", request } : null;
  },
  expect({ pointer, instance }) {
    if (pointer === undefined && instance === undefined) return { type: "expect" };
    return typeof pointer === "string" && isIndices(instance) ? { type: "expect", pointer, instance } : null;
  },
  go({ step }) {
    return isCount(step) ? { type: "go", step } : null;
  },
  run({ isRunning }) {
    return typeof isRunning === "boolean" ? { type: "run", isRunning } : null;
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
 * Reads a message of the page; returns `null` if it is invalid.
 *
 * @param {unknown} message
 * @returns {FromPage | null}
 */
function readMessage(message) {
  if (!isObject(message) || typeof message.type !== "string") return null;
  return Object.hasOwn(READERS, message.type) ? READERS[message.type](message) : null;
}

/**
 * Reads the state that the page saved before the window was reloaded: the document, and the chosen options.
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
  const { width, pictureWidth, pictureHeight, pictureScroll, sample, client } = options;
  const colorScheme = SCHEMES.find((each) => each === options.colorScheme);
  const as = MODES.find((each) => each === options.as);
  const pictureRows = options.pictureRows === undefined ? undefined : readRows(options.pictureRows);
  const isFine =
    [width, pictureWidth, pictureHeight, pictureScroll].every((count) => count === undefined || isCount(count)) &&
    [sample, client].every((name) => name === undefined || typeof name === "string") &&
    pictureRows !== null &&
    colorScheme === options.colorScheme &&
    as === options.as;
  const picture = { pictureWidth, pictureHeight, pictureScroll, pictureRows };
  return isFine ? present({ width, ...picture, colorScheme, sample, client, as }) : null;
}

/**
 * @param {unknown} options
 * @returns {import("../../types/preview").GalleryOptions | null}
 */
function readGalleryOptions(options) {
  if (!isObject(options)) return null;
  const { rightToLeft, pseudolocalized } = options;
  if (typeof rightToLeft !== "boolean" || typeof pseudolocalized !== "boolean") return null;
  return { rightToLeft, pseudolocalized };
}

/**
 * Reads the layout of a page, or the one that was stored before.
 *
 * @param {unknown} kept
 * @returns {import("../../types/preview").KeptLayout | null}
 */
function readLayout(kept) {
  if (!isObject(kept) || !isObject(kept.layout) || !isObject(kept.layout.shares)) return null;
  const { panels, layout } = kept;
  const { beside, below, collapsed, shares } = /** @type {any} */ (layout);
  const isFine =
    [beside, below].every((part) => part === null || isBetween(part, 0, 1)) &&
    [panels, collapsed].every((names) => Array.isArray(names) && names.every((name) => PANELS.includes(name))) &&
    PANELS.every((name) => isBetween(shares[name], 0, 100));
  if (!isFine) return null;
  const { inspector, state, log } = shares;
  const read = { beside, below, shares: { inspector, state, log }, collapsed };
  return { layout: read, panels: /** @type {any} */ (panels) };
}

/**
 * @param {unknown} value
 * @param {number} minimum
 * @param {number} maximum
 */
function isBetween(value, minimum, maximum) {
  return typeof value === "number" && value > minimum && value < maximum;
}

/**
 * @param {unknown} rows
 * @returns {import("../../types/preview").ScrolledRow[] | null}
 */
function readRows(rows) {
  if (!Array.isArray(rows)) return null;
  const read = rows.map((row) => {
    if (!isObject(row) || typeof row.pointer !== "string") return null;
    const { pointer, instance, offset } = row;
    return isIndices(instance) && isCount(offset) ? { pointer, instance, offset } : null;
  });
  return read.every((row) => row !== null) ? /** @type {any} */ (read) : null;
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
 * Returns the object without members that are `undefined`.
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
 * Whether a value can be represented in JSON; messages may also contain dates, maps, cycles and more.
 *
 * @param {unknown} value
 * @returns {boolean}
 */
function isJSON(value, depth = 0) {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || depth > MAXIMUM_DEPTH) return false;
  if (Array.isArray(value)) return value.every((element) => isJSON(element, depth + 1));
  const prototype = Object.getPrototypeOf(value);
  const isPlain = prototype === null || Object.getPrototypeOf(prototype) === null;
  return isPlain && Object.values(value).every((member) => isJSON(member, depth + 1));
}

/** The maximum nesting depth of a value; anything deeper is taken for a cycle. */
const MAXIMUM_DEPTH = 500;

module.exports = { VIEWS, readLayout, readMessage, readState };
