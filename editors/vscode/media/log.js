/** The log; it scrolls to the newest line unless the user has scrolled up. */

import { element, make } from "./elements.js";
import { newLines } from "./loglines.js";

export class Log {
  #list = element("log", HTMLOListElement);
  /** @type {string[]} */
  #lines = [];

  /** @param {string[]} lines */
  draw(lines) {
    const { dropped, added } = newLines(this.#lines, lines);
    this.#lines = lines;
    if (dropped === 0 && added.length === 0) return;
    const isAtEnd = this.#list.scrollTop + this.#list.clientHeight >= this.#list.scrollHeight - 4;
    for (let count = 0; count < dropped; count += 1) this.#list.firstElementChild?.remove();
    this.#list.append(...added.map((line) => make("li", undefined, line)));
    if (isAtEnd) this.showNewest();
  }

  showNewest() {
    this.#list.scrollTop = this.#list.scrollHeight;
  }
}
