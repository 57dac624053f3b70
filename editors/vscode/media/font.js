/** The size of the characters of the frame. */

const COUNT = 50;

/** Measures characters, and again when their size changes. */
export class Font {
  /** The width of a column in pixels. */
  column = 0;
  /** The height of a row in pixels. */
  row = 0;
  #frame;
  #digits;
  #lines;

  /**
   * @param {HTMLElement} frame
   * @param {Element} probe with two elements to measure
   * @param {() => void} onChange
   */
  constructor(frame, probe, onChange) {
    this.#frame = frame;
    [this.#digits, this.#lines] = probe.children;
    this.#digits.textContent = "0".repeat(COUNT);
    this.#lines.textContent = "─".repeat(COUNT);
    new ResizeObserver(() => {
      if (this.#measure()) onChange();
    }).observe(this.#digits);
  }

  #measure() {
    const digits = this.#digits.getBoundingClientRect();
    const lines = this.#lines.getBoundingClientRect();
    if (digits.width === 0) return false;
    this.column = digits.width / COUNT;
    // Line-drawing characters of adjacent rows only connect if rows have the line height of the font in whole pixels.
    this.row = Math.round(digits.height);
    this.#frame.style.setProperty("--row", `${this.row}px`);
    this.#frame.style.setProperty("--line-spacing", `${(digits.width - lines.width) / COUNT}px`);
    return true;
  }
}
