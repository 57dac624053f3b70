/**
 * A text field. While it has the focus, it shows what was typed rather than the value of frames that are older.
 *
 * @typedef {import("../types/preview.js").Control} Control
 */

import { hasFocus, inked, make } from "./elements.js";
import { Unanswered } from "./unanswered.js";

export class Field {
  element;
  #unanswered;
  #isComposing = false;
  #send;

  /**
   * @param {import("./controls.js").Send} send
   * @param {HTMLInputElement} [element]
   */
  constructor(send, element = make("input")) {
    this.#send = send;
    this.element = element;
    this.#unanswered = new Unanswered(element.value);
    this.element.type = "text";
    this.element.autocomplete = "off";
    this.element.spellcheck = false;
    this.element.addEventListener("input", () => this.#type());
    this.element.addEventListener("compositionstart", () => (this.#isComposing = true));
    this.element.addEventListener("compositionend", () => {
      this.#isComposing = false;
      this.#type();
    });
    this.element.addEventListener("mousedown", (event) => {
      // Only selects the source.
      if (event.altKey) event.preventDefault();
    });
    this.element.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !this.#isComposing) this.element.blur();
    });
    this.element.addEventListener("blur", () => {
      if (this.#unanswered.isEmpty) this.#show(this.#unanswered.shown);
    });
    this.element.addEventListener("focus", () => {
      this.#unanswered.clear();
      this.#show(this.#unanswered.shown);
    });
  }

  #type() {
    if (this.#isComposing || this.element.value === this.#unanswered.last) return;
    this.#unanswered.add(this.element.value);
    this.#send("onValueChanged", this.element.value);
  }

  /**
   * @param {Control} control
   * @param {import("./sgr.js").Pen} pen
   */
  update(control, pen) {
    inked(this.element, pen);
    this.element.placeholder = control.label;
    this.show(String(control.value));
  }

  /**
   * Shows the value of a newer frame.
   *
   * @param {string} value
   */
  show(value) {
    // Unless this frame is up to date, more was typed since.
    if (this.#unanswered.answer(value) && !this.#isComposing) this.#show(value);
  }

  refuse() {
    this.#unanswered.clear();
    if (!hasFocus(this.element)) this.#show(this.#unanswered.shown);
  }

  /** @param {string} value */
  #show(value) {
    if (this.element.value === value) return;
    const { selectionStart, selectionEnd } = this.element;
    const wasAtEnd = selectionStart === this.element.value.length;
    this.element.value = value;
    if (!hasFocus(this.element) || wasAtEnd) return;
    this.element.setSelectionRange(selectionStart, selectionEnd);
  }
}
