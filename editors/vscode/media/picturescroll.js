/**
 * Scrolls the picture: the server draws what is in sight, one picture after another.
 *
 * @typedef {import("../types/preview.js").Scroll} Scroll
 * @typedef {import("../types/preview.js").Picture} Picture
 * @typedef {import("../types/preview.js").PreviewOptions} PreviewOptions
 * @typedef {import("../types/preview.js").ScrolledRow} ScrolledRow
 */

import { areaAt } from "./areas.js";

/** The pixels of a line, for wheels that count lines. */
const LINE = 20;

/** The points that the arrow keys scroll by. */
const STEP = 40;

export class PictureScroll {
  /** @type {Picture | undefined} */
  #picture;
  /** Where it is to be scrolled to; what is missing stays where it is. */
  #wanted = { scroll: /** @type {number | undefined} */ (undefined), rows: /** @type {Map<string, ScrolledRow>} */ (new Map()) };
  /** Whether a picture is awaited, and whether more has been scrolled since. */
  #isWaiting = false;
  #isBehind = false;
  #choose;

  /** @param {(options: PreviewOptions) => void} choose */
  constructor(choose) {
    this.#choose = choose;
  }

  /** @param {Picture} picture */
  draw(picture) {
    this.#picture = picture;
    this.#isWaiting = false;
    if (this.#isBehind) return this.#send();
    // The server knows where the screen and its rows end.
    this.#wanted.scroll = undefined;
    for (const scroll of picture.scrolls) {
      const row = this.#wanted.rows.get(keyOf(scroll));
      if (row !== undefined) row.offset = Math.round(scroll.offset);
    }
  }

  /** Whether the screen scrolls. */
  get canScroll() {
    return this.#picture?.scrolls.some((one) => one.axis === "vertical") ?? false;
  }

  /**
   * Scrolls the screen to a distance from its start.
   *
   * @param {number} distance in points
   */
  moveTo(distance) {
    this.#wanted.scroll = Math.round(distance);
    this.#send();
  }

  /** The last distance was refused, or cannot be answered. */
  refuse() {
    this.#isWaiting = false;
    this.#isBehind = false;
  }

  /**
   * Scrolls what is under a point; returns whether there is something to scroll that has not ended.
   *
   * @param {WheelEvent} event
   * @param {{ x: number, y: number }} point
   * @param {number} scale pixels for a point
   */
  wheel(event, point, scale) {
    const isHorizontal = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
    const pixels = (isHorizontal && event.deltaX) || event.deltaY;
    const distance = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? pixels / scale : pixels * LINE;
    const axis = isHorizontal ? "horizontal" : "vertical";
    const scroll = areaAt(this.#picture?.scrolls.filter((one) => one.axis === axis) ?? [], point);
    return scroll !== undefined && this.move(scroll, distance);
  }

  /**
   * Scrolls the screen by a key; returns whether the key does that.
   *
   * @param {string} key
   */
  press(key) {
    const scroll = this.#picture?.scrolls.find((one) => one.axis === "vertical");
    if (scroll === undefined) return false;
    const page = scroll.height * 0.9;
    /** @type {Record<string, number>} */
    const distances = {
      ArrowDown: STEP, ArrowUp: -STEP, PageDown: page, PageUp: -page, " ": page, Home: -Infinity, End: Infinity,
    };
    const distance = distances[key];
    return distance !== undefined && this.move(scroll, distance);
  }

  /**
   * Scrolls by a distance in points; returns whether it has not ended in that direction.
   *
   * @param {Scroll} scroll
   * @param {number} distance
   */
  move(scroll, distance) {
    const extent = scroll.axis === "horizontal" ? scroll.width : scroll.height;
    const hasRoom = distance > 0 ? scroll.offset + extent < scroll.length - 0.5 : scroll.offset > 0.5;
    if (!hasRoom) return false;
    const key = keyOf(scroll);
    const { rows } = this.#wanted;
    const from = (scroll.axis === "horizontal" ? rows.get(key)?.offset : this.#wanted.scroll) ?? scroll.offset;
    const to = Math.round(Math.min(Math.max(0, from + distance), MAXIMUM));
    if (scroll.axis === "vertical") this.#wanted.scroll = to;
    else rows.set(key, { pointer: scroll.pointer, instance: scroll.instance, offset: to });
    this.#send();
    return true;
  }

  // One picture is requested at a time; what is scrolled meanwhile follows at once.
  #send() {
    this.#isBehind = this.#isWaiting;
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    const pictureRows = [...this.#wanted.rows.values()];
    this.#choose({ pictureRows, ...(this.#wanted.scroll !== undefined && { pictureScroll: this.#wanted.scroll }) });
  }
}

/** The longest distance that the server accepts. */
const MAXIMUM = 1_000_000;

/** @param {Scroll} scroll */
function keyOf({ pointer, instance }) {
  return `${pointer}#${instance.join()}`;
}
