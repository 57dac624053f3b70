/** A slider of the picture: arrow keys move it as they move that of the text. */

import { STEPS } from "./slider.js";
import { stepped } from "./sliderrange.js";
import { Unanswered } from "./unanswered.js";

export class RangeInput {
  #element;
  #send;
  #isHeld = false;
  #unanswered;

  /**
   * @param {import("./controls.js").Send} send
   * @param {HTMLInputElement} element
   */
  constructor(send, element) {
    this.#send = send;
    this.#element = element;
    this.#unanswered = new Unanswered(element.valueAsNumber);
    element.addEventListener("input", () => this.#move(element.valueAsNumber));
    element.addEventListener("keydown", (event) => this.#press(event));
    element.addEventListener("pointerdown", (event) => {
      // Only selects the source.
      if (event.altKey) event.preventDefault();
      else this.#isHeld = event.button === 0;
    });
    for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) {
      element.addEventListener(end, () => this.#release());
    }
    element.addEventListener("blur", () => this.refuse());
  }

  /** @param {Element} drawn the element of a newer picture */
  update(drawn) {
    if (this.#unanswered.answer(Number(drawn.getAttribute("value"))) && !this.#isHeld) this.#show();
  }

  refuse() {
    this.#isHeld = false;
    this.#unanswered.clear();
    this.#show();
  }

  // Until the last value has been answered, the newest frame is out of date.
  #release() {
    this.#isHeld = false;
    if (this.#unanswered.isEmpty) this.#show();
  }

  #show() {
    this.#element.valueAsNumber = this.#unanswered.shown;
  }

  /** @param {number} value */
  #move(value) {
    this.#unanswered.add(value);
    this.#send("onValueChanged", value);
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const { min, max, valueAsNumber: value } = this.#element;
    const ends = { minimum: Number(min), maximum: Number(max) };
    const steps = STEPS[event.key];
    if (steps !== undefined) this.#step(stepped(value, event.shiftKey ? steps / 10 : steps, ends));
    else if (event.key === "Home") this.#step(ends.minimum);
    else if (event.key === "End") this.#step(ends.maximum);
    else return;
    event.preventDefault();
  }

  // The next key may be pressed before this one is answered.
  /** @param {number} value */
  #step(value) {
    if (value === this.#element.valueAsNumber) return;
    this.#element.valueAsNumber = value;
    this.#move(value);
  }
}
