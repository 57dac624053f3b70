/**
 * A control that can be tapped: a button or a switch.
 *
 * @typedef {import("../types/preview.js").Control} Control
 */

import { make } from "./elements.js";

export class Tappable {
  element = make("button");
  #isSwitch;

  /**
   * @param {import("./controls.js").Send} send
   * @param {boolean} isSwitch
   */
  constructor(send, isSwitch) {
    this.#isSwitch = isSwitch;
    this.element.type = "button";
    if (isSwitch) this.element.setAttribute("role", "switch");
    this.element.addEventListener("click", (event) => {
      if (!event.altKey) send("onTap");
    });
  }

  /** @param {Control} control */
  update(control) {
    if (this.#isSwitch) this.element.setAttribute("aria-checked", String(control.value === true));
  }

  refuse() {}
}
