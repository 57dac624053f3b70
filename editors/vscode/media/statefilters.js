/**
 * Which pictures of all states are shown, and what else is drawn.
 *
 * @typedef {import("../types/preview.js").Combination} Combination
 * @typedef {import("../types/preview.js").StatesChoices} StatesChoices
 */

import { element, make, set } from "./elements.js";

/** The text size that is the default of the system. */
const USUAL_TEXT_SIZE = "large";

/**
 * What pictures differ in.
 *
 * @type {{ name: keyof Combination, title: string, label: (value: string) => string }[]}
 */
const AXES = [
  { name: "sample", title: "Sample", label: (value) => value },
  { name: "colorScheme", title: "Appearance", label: (value) => value },
  { name: "screen", title: "Width", label: (value) => `${value} pt` },
  { name: "textSize", title: "Text size", label: (value) => value + (value === USUAL_TEXT_SIZE ? " (default)" : "") },
];

/** @type {StatesChoices} */
export const INITIAL_CHOICES = {
  rightToLeft: false,
  pseudolocalized: false,
  marks: true,
  size: "small",
  hidden: { sample: [], colorScheme: [], screen: [], textSize: [] },
};

/** The sizes of pictures, and the number of pixels for each point. */
export const SIZES = /** @type {const} */ ([
  { value: "small", text: "Small", scale: 0.4 },
  { value: "medium", text: "Medium", scale: 0.65 },
  { value: "full", text: "100 %", scale: 1 },
]);

/**
 * Returns the values of an axis, in the order of the pictures.
 *
 * @param {Combination[]} pictures
 * @param {keyof Combination} axis
 */
export function valuesOf(pictures, axis) {
  return [...new Set(pictures.map((picture) => String(picture[axis])))];
}

/**
 * Returns the pictures that are shown. An axis with one value has no check box, so it hides nothing.
 *
 * @template {Combination} Picture
 * @param {Picture[]} pictures
 * @param {StatesChoices["hidden"]} hidden
 */
export function shownPictures(pictures, hidden) {
  const axes = AXES.filter(({ name }) => valuesOf(pictures, name).length > 1);
  return pictures.filter((picture) => axes.every(({ name }) => !hidden[name].includes(String(picture[name]))));
}

/**
 * Returns the hidden values without those of a picture, so that it is shown.
 *
 * @param {StatesChoices["hidden"]} hidden
 * @param {Combination} picture
 * @returns {StatesChoices["hidden"]}
 */
export function showing(hidden, picture) {
  const without = (/** @type {keyof Combination} */ name) =>
    hidden[name].filter((value) => value !== String(picture[name]));
  return {
    sample: without("sample"),
    colorScheme: without("colorScheme"),
    screen: without("screen"),
    textSize: without("textSize"),
  };
}

export class StateFilters {
  #axes = element("state-axes", HTMLElement);
  #rightToLeft = element("state-right-to-left", HTMLInputElement);
  #pseudolocalized = element("state-pseudolocalized", HTMLInputElement);
  #marks = element("state-marks", HTMLInputElement);
  #size = element("state-size", HTMLSelectElement);
  #changed;
  /** The values of each axis that have a check box, as JSON. */
  #offered = "";
  /** @type {{ axis: keyof Combination, value: string, box: HTMLInputElement }[]} */
  #boxes = [];

  /**
   * @param {StatesChoices} choices
   * @param {(change: Partial<StatesChoices>) => void} changed called when the user has chosen something
   */
  constructor(choices, changed) {
    this.choices = choices;
    this.#changed = changed;
    element("state-filters", HTMLFormElement).addEventListener("submit", (event) => event.preventDefault());
    for (const { value, text } of SIZES) {
      const option = make("option", undefined, text);
      option.value = value;
      this.#size.append(option);
    }
    this.#rightToLeft.addEventListener("change", () => this.#choose({ rightToLeft: this.#rightToLeft.checked }));
    this.#pseudolocalized.addEventListener("change", () =>
      this.#choose({ pseudolocalized: this.#pseudolocalized.checked }));
    this.#marks.addEventListener("change", () => this.#choose({ marks: this.#marks.checked }));
    this.#size.addEventListener("change", () => {
      const chosen = SIZES.find(({ value }) => value === this.#size.value);
      if (chosen !== undefined) this.#choose({ size: chosen.value });
    });
    this.draw([]);
  }

  /** @param {Combination[]} pictures */
  draw(pictures) {
    const offered = AXES.map((axis) => ({ ...axis, values: valuesOf(pictures, axis.name) }));
    const several = offered.filter(({ values }) => values.length > 1);
    const known = JSON.stringify(several);
    if (known !== this.#offered) {
      this.#offered = known;
      this.#boxes = [];
      this.#axes.replaceChildren(...several.map((axis) => this.#fieldset(axis)));
    }
    this.#check();
  }

  /**
   * Lets a picture be shown.
   *
   * @param {Combination} picture
   */
  include(picture) {
    this.#choose({ hidden: showing(this.choices.hidden, picture) });
  }

  /** @param {Partial<StatesChoices>} change */
  #choose(change) {
    this.choices = { ...this.choices, ...change };
    this.#check();
    this.#changed(change);
  }

  #check() {
    const { rightToLeft, pseudolocalized, marks, size, hidden } = this.choices;
    set(this.#rightToLeft, "checked", rightToLeft);
    set(this.#pseudolocalized, "checked", pseudolocalized);
    set(this.#marks, "checked", marks);
    set(this.#size, "value", size);
    for (const { axis, value, box } of this.#boxes) set(box, "checked", !hidden[axis].includes(value));
  }

  /** @param {{ name: keyof Combination, title: string, label: (value: string) => string, values: string[] }} axis */
  #fieldset({ name, title, label, values }) {
    const fieldset = make("fieldset");
    fieldset.append(make("legend", undefined, title));
    for (const value of values) {
      const [line, box] = [make("label"), make("input")];
      box.type = "checkbox";
      box.addEventListener("change", () => this.#filter(name, value, box.checked));
      line.append(box, ` ${label(value)}`);
      this.#boxes.push({ axis: name, value, box });
      fieldset.append(line);
    }
    return fieldset;
  }

  /**
   * @param {keyof Combination} axis
   * @param {string} value
   * @param {boolean} isShown
   */
  #filter(axis, value, isShown) {
    const { hidden } = this.choices;
    const others = hidden[axis].filter((each) => each !== value);
    this.#choose({ hidden: { ...hidden, [axis]: isShown ? others : [...others, value] } });
  }
}
