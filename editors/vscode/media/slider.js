/**
 * A slider: arrow keys move it by a tenth of its range, with Shift by a hundredth; it can be dragged.
 *
 * @typedef {import("../types/preview.js").Control} Control
 */

import { make } from "./elements.js";
import { stepped, valueAt } from "./sliderrange.js";
import { Unanswered } from "./unanswered.js";

/**
 * How many tenths of the range the keys move a slider by.
 *
 * @type {Record<string, number>}
 */
export const STEPS = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 2, PageDown: -2 };

export class Slider {
  element = make("div");
  #value = 0;
  #unanswered = new Unanswered(0);
  #ends = { minimum: 0, maximum: 0 };
  #columns = 1;
  #send;

  /** @param {import("./controls.js").Send} send */
  constructor(send) {
    this.#send = send;
    this.element.tabIndex = 0;
    this.element.setAttribute("role", "slider");
    this.element.addEventListener("keydown", (event) => this.#press(event));
    this.element.addEventListener("blur", () => this.refuse());
    this.element.addEventListener("pointerdown", (event) => this.#grab(event));
    this.element.addEventListener("pointermove", (event) => {
      if (this.element.hasPointerCapture(event.pointerId)) this.#drag(event);
    });
  }

  /** @param {Control} control */
  update(control) {
    const value = Number(control.value);
    // Unless this frame is up to date, the slider was moved since.
    if (this.#unanswered.answer(value)) this.#value = value;
    this.#ends = { minimum: control.minimum ?? value, maximum: control.maximum ?? value };
    this.#columns = control.width;
    this.element.setAttribute("aria-valuenow", String(value));
    this.element.setAttribute("aria-valuemin", String(this.#ends.minimum));
    this.element.setAttribute("aria-valuemax", String(this.#ends.maximum));
  }

  refuse() {
    this.#unanswered.clear();
    this.#value = this.#unanswered.shown;
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const steps = STEPS[event.key];
    if (steps !== undefined) this.#move(stepped(this.#value, event.shiftKey ? steps / 10 : steps, this.#ends));
    else if (event.key === "Home") this.#move(this.#ends.minimum);
    else if (event.key === "End") this.#move(this.#ends.maximum);
    else return;
    event.preventDefault();
  }

  /** @param {number} value */
  #move(value) {
    if (value === this.#value) return;
    this.#value = value;
    this.#unanswered.add(value);
    this.#send("onValueChanged", value);
  }

  /** @param {PointerEvent} event */
  #grab(event) {
    if (event.altKey || event.button !== 0) return;
    this.element.setPointerCapture(event.pointerId);
    this.#drag(event);
  }

  /** @param {PointerEvent} event */
  #drag(event) {
    const { left, width } = this.element.getBoundingClientRect();
    // The thumb is in the center of a column.
    const column = ((event.clientX - left) / width) * this.#columns - 0.5;
    this.#move(valueAt(column / Math.max(1, this.#columns - 1), this.#ends));
  }
}
