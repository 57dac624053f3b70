/**
 * The values that a control has sent and that have not yet appeared in a frame, oldest first.
 *
 * @template Value
 */
export class Unanswered {
  /** @type {Value[]} */
  #sent = [];
  #shown;

  /** @param {Value} shown the value of the first frame */
  constructor(shown) {
    this.#shown = shown;
  }

  /** The value of the newest frame. */
  get shown() {
    return this.#shown;
  }

  get isEmpty() {
    return this.#sent.length === 0;
  }

  /** @returns {Value | undefined} */
  get last() {
    return this.#sent[this.#sent.length - 1];
  }

  /** @param {Value} value */
  add(value) {
    this.#sent.push(value);
  }

  clear() {
    this.#sent = [];
  }

  /**
   * Takes the value of a newer frame; returns whether it is up to date, so that the control has to show it. A frame may
   * answer several values at once, so not every value appears in a frame.
   *
   * @param {Value} value
   */
  answer(value) {
    const isNews = value !== this.#shown;
    this.#shown = value;
    const answered = this.#sent.lastIndexOf(value);
    if (answered >= 0) this.#sent.splice(0, answered + 1);
    else if (isNews) this.#sent.shift();
    return this.isEmpty;
  }
}
