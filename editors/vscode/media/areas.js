/**
 * Relates the areas of the picture to nodes of the document.
 *
 * @typedef {import("../types/preview.js").Area} Area
 * @typedef {import("../types/preview.js").Frame} Frame
 */

/**
 * Returns the innermost area around a point.
 *
 * @template {Frame} Value
 * @param {Value[]} areas outer before inner
 * @param {{ x: number, y: number }} point in points
 * @returns {Value | undefined}
 */
export function areaAt(areas, point) {
  return areas.reduce((/** @type {Value | undefined} */ inner, area) => (isInside(area, point) ? area : inner), undefined);
}

/**
 * @param {Frame} frame
 * @param {{ x: number, y: number }} point
 */
function isInside({ x, y, width, height }, point) {
  return x <= point.x && point.x < x + width && y <= point.y && point.y < y + height;
}

/**
 * Returns the areas of a node: one for each of its instances in sight.
 *
 * @param {Area[]} areas
 * @param {string} pointer
 * @param {number[]} [instance] only this instance
 */
export function areasOfNode(areas, pointer, instance) {
  const copy = instance?.join();
  return areas.filter((area) => area.pointer === pointer && (copy === undefined || area.instance.join() === copy));
}

/**
 * Returns the outlines of areas as SVG path data in points.
 *
 * @param {Frame[]} areas
 */
export function outline(areas) {
  return areas.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`).join("");
}
