/**
 * The size of the screen of the picture: that of a device, upright or on its side, or any other, by number or by dragging
 * an edge.
 *
 * @typedef {{ width: number, height: number }} Size in points
 */

import { DEVICES } from "./devicelist.js";
import { element, set } from "./elements.js";
import { makeHandle } from "./handle.js";

/** The lengths that the server accepts, and the least one by dragging. */
const MINIMUM = 1;
const MAXIMUM = 10_000;
const LEAST = 50;

export class ScreenSize {
  #width = element("point-width", HTMLInputElement);
  #height = element("point-height", HTMLInputElement);
  #phone = element("phone", HTMLElement);
  /** @type {Size} */
  #size = { width: 390, height: 844 };
  #resize;
  /** @type {Size | null} */
  #wanted = null;

  /** @param {(size: Size) => void} resize */
  constructor(resize) {
    this.#resize = resize;
    for (const input of [this.#width, this.#height]) input.addEventListener("change", () => this.#typed());
    element("rotate", HTMLButtonElement).addEventListener("click", () => {
      const { width, height } = this.#size;
      resize({ width: height, height: width });
    });
    // The screen is in the middle of its panel, so an edge at its side moves half as fast as its width grows.
    this.#edge("edge-side", false, ({ x }, { left, width }, scale) => {
      return { width: this.#size.width + (2 * (x - left - width)) / scale };
    });
    this.#edge("edge-bottom", true, ({ y }, { top }, scale) => ({ height: (y - top) / scale }));
  }

  /** @param {Size} size that of the picture that is shown */
  draw(size) {
    this.#size = { width: size.width, height: size.height };
    for (const [input, length] of /** @type {const} */ ([[this.#width, size.width], [this.#height, size.height]])) {
      if (document.activeElement !== input) set(input, "value", String(length));
    }
  }

  /** Asks for the size in the fields, unless it is none. */
  #typed() {
    const [width, height] = [this.#width, this.#height].map((input) => (input.checkValidity() ? input.valueAsNumber : NaN));
    if (width >= MINIMUM && height >= MINIMUM && width <= MAXIMUM && height <= MAXIMUM) this.#resize({ width, height });
  }

  /**
   * @param {string} id
   * @param {boolean} isVertical
   * @param {(point: { x: number, y: number }, phone: DOMRect, scale: number) => Partial<Size>} dragged
   */
  #edge(id, isVertical, dragged) {
    makeHandle(element(id, HTMLElement), {
      isVertical: () => isVertical,
      dragged: (point) => {
        const phone = this.#phone.getBoundingClientRect();
        this.#want(dragged(point, phone, phone.width / this.#size.width));
      },
      stepped: (direction) => {
        const { width, height } = this.#size;
        this.#want(isVertical ? { height: height + direction } : { width: width + direction });
      },
      restored: () => {},
      ended: () => {},
    });
  }

  /**
   * Asks for a size, at most once for each frame of the browser.
   *
   * @param {Partial<Size>} change
   */
  #want(change) {
    const isAsking = this.#wanted !== null;
    const { width, height } = { ...this.#size, ...change };
    this.#wanted = { width: limited(width), height: limited(height) };
    if (isAsking) return;
    requestAnimationFrame(() => {
      const wanted = this.#wanted;
      this.#wanted = null;
      if (wanted !== null) this.#resize(wanted);
    });
  }
}

/** @param {number} length */
function limited(length) {
  return Math.round(Math.min(MAXIMUM, Math.max(LEAST, length)));
}

/**
 * Returns the choices of a list of devices, each size once, with another one for a size that no device has.
 *
 * @param {Size} size the size that is shown
 */
export function deviceChoices({ width, height }) {
  /** @type {Map<string, string[]>} */
  const names = new Map();
  for (const device of DEVICES) {
    const key = `${device.width}x${device.height}`;
    names.set(key, [...(names.get(key) ?? []), device.name]);
  }
  const choices = [...names].map(([value, listed]) => ({ value, text: `${listed.join(", ")} · ${shown(value)}` }));
  const [value, turned] = [`${width}x${height}`, `${height}x${width}`];
  if (names.has(value)) return { choices, value };
  const listed = names.get(turned);
  const text = listed === undefined ? shown(value) : `${listed.join(", ")} · landscape`;
  return { choices: [...choices, { value, text }], value };
}

/**
 * Returns the size of a choice.
 *
 * @param {string} value
 */
export function chosenSize(value) {
  const [width, height] = value.split("x").map(Number);
  return { pictureWidth: width, pictureHeight: height };
}

/** @param {string} value */
function shown(value) {
  return value.replace("x", " × ");
}
