/**
 * A text field. While it has the focus, it shows what was typed rather than the value of frames that are older.
 *
 * @typedef {import("../types/preview").Control} Control
 */

import { inked, make } from "./elements.js";

export class Field {
  element;
  /**
   * The texts that were sent and have not yet appeared in a frame, oldest first.
   *
   * @type {string[]}
   */
  #sent = [];
  #held = "";
  #isComposing = false;
  #send;

  /**
   * @param {import("./controls.js").Send} send
   * @param {HTMLInputElement} [element]
   */
  constructor(send, element = make("input")) {
    this.#send = send;
    this.element = element;
    this.#held = element.value;
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
      if (this.#sent.length === 0) this.#show(this.#held);
    });
    // A frame may reflect several texts at once, so not every text appears in a frame.
    this.element.addEventListener("focus", () => {
      this.#sent = [];
      this.#show(this.#held);
    });
  }

  #type() {
    if (this.#isComposing || this.element.value === this.#sent[this.#sent.length - 1]) return;
    this.#sent.push(this.element.value);
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
    const isNews = value !== this.#held;
    this.#held = value;
    const answered = this.#sent.lastIndexOf(value);
    if (answered >= 0) this.#sent.splice(0, answered + 1);
    else if (isNews) this.#sent.shift();
    else if (this.#sent.length > 0) return;
    // More was typed since: this frame is out of date.
    if (this.#sent.length === 0 && !this.#isComposing) this.#show(value);
  }

  refuse() {
    this.#sent = [];
    if (document.activeElement !== this.element) this.#show(this.#held);
  }

  /** @param {string} value */
  #show(value) {
    if (this.element.value === value) return;
    const { selectionStart, selectionEnd } = this.element;
    const wasAtEnd = selectionStart === this.element.value.length;
    this.element.value = value;
    if (document.activeElement !== this.element || wasAtEnd) return;
    this.element.setSelectionRange(selectionStart, selectionEnd);
  }
}
