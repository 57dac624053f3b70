/**
 * What the pictures of all states show, and where that is in the source.
 *
 * @typedef {import("../types/preview.js").Gallery} Gallery
 * @typedef {import("../types/preview.js").GalleryArea} GalleryArea
 * @typedef {import("../types/preview.js").GalleryFinding} GalleryFinding
 * @typedef {import("../types/preview.js").GalleryPicture} GalleryPicture
 */

import { areaAt } from "./areas.js";

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
 * Returns the problems of a picture that a finding is about.
 *
 * @param {Pick<GalleryFinding, "rule" | "pointers">} finding
 * @param {GalleryPicture} picture
 */
export function problemsOf({ rule, pointers }, { problems }) {
  return problems.filter((problem) => problem.rule === rule && pointers.includes(problem.pointer));
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
