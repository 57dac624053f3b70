/** The size of the characters of the frame. */

const COUNT = 50;

/** The smallest scale at which text is readable; a frame that needs a smaller one is scrolled. */
const SMALLEST = 0.6;

/** Measures characters, and again when their size changes. */
export class Font {
  /** The width of a column in pixels. */
  column = 0;
  /** The same at the font size of the editor. */
  natural = 0;
  /** The height of a row in pixels. */
  row = 0;
  #frame;
  #device;
  #digits;
  #lines;
  #natural;

  /**
   * @param {HTMLElement} frame
   * @param {HTMLElement} device the parent of the frame
   * @param {Element} probe with three elements to measure
   * @param {() => void} onChange
   */
  constructor(frame, device, probe, onChange) {
    this.#frame = frame;
    this.#device = device;
    [this.#digits, this.#lines, this.#natural] = probe.children;
    for (const each of [this.#digits, this.#natural]) each.textContent = "0".repeat(COUNT);
    this.#lines.textContent = "─".repeat(COUNT);
    new ResizeObserver(() => {
      if (this.#measure()) onChange();
    }).observe(this.#digits);
  }

  /**
   * Shrinks the text, as far as it is readable, so that a count of columns fits into a width.
   *
   * @param {number} columns
   * @param {number} width in pixels
   */
  shrink(columns, width) {
    const scale = Math.floor((100 * width) / (columns * this.natural)) / 100;
    this.#device.style.setProperty("--scale", String(scale < 1 ? Math.max(scale, SMALLEST) : 1));
  }

  #measure() {
    const digits = this.#digits.getBoundingClientRect();
    const lines = this.#lines.getBoundingClientRect();
    if (digits.width === 0) return false;
    this.column = digits.width / COUNT;
    this.natural = this.#natural.getBoundingClientRect().width / COUNT;
    // Line-drawing characters of adjacent rows only connect if rows have the line height of the font in whole pixels.
    this.row = Math.round(digits.height);
    this.#frame.style.setProperty("--row", `${this.row}px`);
    this.#frame.style.setProperty("--line-spacing", `${(digits.width - lines.width) / COUNT}px`);
    return true;
  }
}
