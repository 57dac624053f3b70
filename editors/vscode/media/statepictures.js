/**
 * What the pictures of all states show, and where that is in the source.
 *
 * @typedef {import("../types/preview.js").Gallery} Gallery
 * @typedef {import("../types/preview.js").GalleryArea} GalleryArea
 * @typedef {import("../types/preview.js").GalleryFinding} GalleryFinding
 * @typedef {import("../types/preview.js").GalleryPicture} GalleryPicture
 */

import { areaAt } from "./areas.js";
import { contains } from "./places.js";

/** The most arguments that a function is called with. */
const CHUNK = 0x8000;

/**
 * Returns the address of an SVG document, which an image loads without scripts and without anything from elsewhere.
 *
 * @param {string} svg
 */
export function addressOf(svg) {
  const bytes = new TextEncoder().encode(svg);
  let binary = "";
  for (let start = 0; start < bytes.length; start += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(start, start + CHUNK));
  }
  return `data:image/svg+xml;base64,${btoa(binary)}`;
}

/**
 * Returns the area of the innermost node at a point.
 *
 * @param {GalleryPicture} picture
 * @param {Gallery["nodes"]} nodes
 * @param {{ x: number, y: number }} point in points
 */
export function nodeAt({ areas = [] }, nodes, point) {
  return areaAt(areas.filter(({ pointer }) => Object.hasOwn(nodes, pointer)), point);
}

/**
 * Returns what the keyboard goes to: the first problem of a picture, or else its root.
 *
 * @param {GalleryPicture} picture
 * @param {Gallery["nodes"]} nodes
 * @returns {GalleryArea | undefined}
 */
export function mainNode({ areas = [], problems }, nodes) {
  return [...problems, ...areas].find(({ pointer }) => Object.hasOwn(nodes, pointer));
}

/**
 * Returns the problems of a picture that a finding is about. It says in which pictures it is, and then quotes one of
 * the problems; where their messages differ from picture to picture, the node around the finding decides.
 *
 * @param {Pick<GalleryFinding, "message" | "range">} finding
 * @param {GalleryPicture} picture
 * @param {Gallery["nodes"]} nodes
 */
export function problemsOf({ message, range }, { problems }, nodes) {
  const quoted = problems.filter((problem) => message === problem.message || message.endsWith(`: ${problem.message}`));
  if (quoted.length > 0) return quoted;
  return problems.filter(({ pointer }) => Object.hasOwn(nodes, pointer) && contains(nodes[pointer], range.start));
}

/**
 * Returns a count with the noun that it counts.
 *
 * @param {number} count
 * @param {string} noun
 */
export function counted(count, noun) {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

/**
 * Returns what is said about the pictures.
 *
 * @param {number} shown
 * @param {Pick<Gallery, "pictures" | "omitted">} gallery
 */
export function summaryOf(shown, { pictures, omitted }) {
  const count = counted(pictures.length, "picture");
  const parts = [shown === pictures.length ? count : `${shown} of ${count}`];
  if (shown === 0 && pictures.length > 0) parts.push("the check boxes above hide all of them");
  if (omitted > 0) parts.push(`${omitted} more ${omitted === 1 ? "is" : "are"} left out because there are too many`);
  return parts.join(" · ");
}
