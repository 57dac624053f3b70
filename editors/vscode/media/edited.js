/**
 * Finds a control again after an edit: the keys of elements count the nodes before them in the source.
 *
 * @typedef {import("../types/preview.js").PictureElement} PictureElement
 */

/**
 * Returns the key of a control in a newer picture; `undefined` if it is gone.
 *
 * @param {string} key that in the older picture
 * @param {PictureElement[]} older
 * @param {PictureElement[]} newer
 * @param {(html: string) => Element | null} controlOf returns the control of an element
 */
export function keyOfSame(key, older, newer, controlOf) {
  /** @param {PictureElement[]} elements */
  const controls = (elements) =>
    elements.flatMap(({ key, html }) => {
      const control = controlOf(html);
      return control === null ? [] : [{ key, control }];
    });
  const [before, after] = [controls(older), controls(newer)];
  const own = before.find((one) => one.key === key);
  if (own === undefined) return undefined;
  for (const names of [[...NAMES, "value"], NAMES]) {
    /** @param {{ control: Element }} one */
    const isAlike = ({ control }) => agree(control, own.control, names);
    // Of controls that are alike, as many come before it as before the edit.
    const found = after.filter(isAlike)[before.filter(isAlike).indexOf(own)];
    if (found !== undefined) return found.key;
  }
  // It may have another label now.
  const there = after.find((one) => one.key === key)?.control;
  const isAnother = before.some((one) => one !== own && there !== undefined && agree(one.control, there, NAMES));
  return there === undefined || isAnother ? undefined : key;
}

/** What distinguishes controls. */
const NAMES = ["type", "aria-label"];

/**
 * @param {Element} control
 * @param {Element} other
 * @param {string[]} names those of the attributes that must be the same
 */
function agree(control, other, names) {
  return names.every((name) => control.getAttribute(name) === other.getAttribute(name));
}
