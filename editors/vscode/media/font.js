/** How large the characters of the frame are. */

const COUNT = 50;

/** Measures characters, and notices when they become others. */
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
    // Lines of neighbouring rows meet when a row is as high as the font wants it, in whole pixels.
    this.row = Math.round(digits.height);
    this.#frame.style.setProperty("--row", `${this.row}px`);
    this.#frame.style.setProperty("--line-spacing", `${(digits.width - lines.width) / COUNT}px`);
    return true;
  }
}
