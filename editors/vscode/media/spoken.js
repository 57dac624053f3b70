/**
 * What a screen reader says, below the pictures of all states.
 *
 * @typedef {import("../types/preview.js").Range} Range
 * @typedef {import("../types/preview.js").Spoken} Spoken
 */

import { arrange, element, make, set } from "./elements.js";

const LIST = new Intl.ListFormat("en");

/**
 * Returns the title of what is said with some samples, which are named if others say something else.
 *
 * @param {string[]} samples
 * @param {boolean} isOnly
 */
export function titleOf(samples, isOnly) {
  return isOnly ? "What a screen reader says" : `What a screen reader says with ${LIST.format(samples)}`;
}

export class SpokenLists {
  #element = element("state-spoken", HTMLElement);
  #reveal;
  /** @type {SpokenList[]} */
  #lists = [];

  /** @param {(range: Range) => void} reveal selects a range in the source */
  constructor(reveal) {
    this.#reveal = reveal;
  }

  /** @param {Spoken[]} spoken */
  draw(spoken) {
    this.#lists.length = Math.min(this.#lists.length, spoken.length);
    spoken.forEach((one, index) => {
      this.#lists[index] ??= new SpokenList(this.#reveal);
      this.#lists[index].draw(one, spoken.length === 1);
    });
    arrange(this.#element, this.#lists.map(({ element: list }) => list));
  }
}

class SpokenList {
  element = make("details");
  #summary = make("summary");
  #list = make("ol");
  #nothing = make("p", undefined, "Nothing.");
  /** @type {Spoken["elements"]} */
  #elements = [];
  #shown = "[]";

  /** @param {(range: Range) => void} reveal */
  constructor(reveal) {
    this.element.append(this.#summary, this.#nothing, this.#list);
    this.#list.addEventListener("click", ({ target }) => {
      const item = target instanceof Element && target.closest("button")?.parentElement;
      const said = item ? this.#elements[[...this.#list.children].indexOf(item)] : undefined;
      if (said !== undefined) reveal(said.range);
    });
  }

  /**
   * @param {Spoken} spoken
   * @param {boolean} isOnly
   */
  draw({ samples, elements }, isOnly) {
    this.#elements = elements;
    set(this.#summary, "textContent", titleOf(samples, isOnly));
    set(this.#nothing, "hidden", elements.length > 0);
    set(this.#list, "hidden", elements.length === 0);
    const shown = JSON.stringify(elements.map(({ text }) => text));
    if (shown === this.#shown) return;
    this.#shown = shown;
    this.#list.replaceChildren(...elements.map(({ text }) => lineOf(text)));
  }
}

/** @param {string} text */
function lineOf(text) {
  const [item, button] = [make("li"), make("button", undefined, text)];
  button.type = "button";
  button.dir = "auto";
  button.title = "Select it in the source";
  item.append(button);
  return item;
}
