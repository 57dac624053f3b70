/** A slider of the picture: arrow keys move it as they move that of the text. */

import { STEPS } from "./slider.js";
import { stepped } from "./sliderrange.js";

export class RangeInput {
  #element;
  #send;
  #isHeld = false;
  #value = "";

  /**
   * @param {import("./controls.js").Send} send
   * @param {HTMLInputElement} element
   */
  constructor(send, element) {
    this.#send = send;
    this.#element = element;
    this.#value = element.value;
    element.addEventListener("input", () => this.#move(element.valueAsNumber));
    element.addEventListener("keydown", (event) => this.#press(event));
    element.addEventListener("pointerdown", (event) => {
      // Only selects the source.
      if (event.altKey) event.preventDefault();
      else this.#isHeld = true;
    });
    for (const end of /** @type {const} */ (["pointerup", "pointercancel", "blur"])) {
      element.addEventListener(end, () => this.#release());
    }
  }

  /** @param {Element} drawn the element of a newer picture */
  update(drawn) {
    this.#value = drawn.getAttribute("value") ?? "";
    if (!this.#isHeld) this.#element.value = this.#value;
  }

  refuse() {
    this.#isHeld = false;
    this.#element.value = this.#value;
  }

  #release() {
    this.#isHeld = false;
    this.#element.value = this.#value;
  }

  /** @param {number} value */
  #move(value) {
    this.#send("onValueChanged", value);
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const { value, min, max } = this.#element;
    const ends = { minimum: Number(min), maximum: Number(max) };
    const steps = STEPS[event.key];
    if (steps !== undefined) this.#move(stepped(Number(value), event.shiftKey ? steps / 10 : steps, ends));
    else if (event.key === "Home") this.#move(ends.minimum);
    else if (event.key === "End") this.#move(ends.maximum);
    else return;
    event.preventDefault();
  }
}
