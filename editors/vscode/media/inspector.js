/**
 * Shows why a node of the picture looks as it does.
 *
 * @typedef {import("../types/preview.js").Area} Area
 * @typedef {import("../types/preview.js").FromPage} FromPage
 * @typedef {import("../types/preview.js").InspectedProperty} InspectedProperty
 * @typedef {import("../types/preview.js").Inspection} Inspection
 * @typedef {import("../types/preview.js").Range} Range
 * @typedef {import("../types/preview.js").ToPage} ToPage
 */

import { element, make } from "./elements.js";

export class Inspector {
  #element = element("inspector", HTMLElement);
  #post;
  #isOpen = false;
  /** @type {{ pointer: string, instance: number[] } | undefined} */
  #chosen;
  /** Whether an answer is awaited, and whether the screen has changed since. */
  #isWaiting = false;
  #isBehind = false;
  #shown = "";

  /** @param {(message: FromPage) => void} post */
  constructor(post) {
    this.#post = post;
    this.#say("Click something on the screen, or put the cursor into its source.");
  }

  /** @param {boolean} isOpen */
  setOpen(isOpen) {
    const opens = isOpen && !this.#isOpen;
    this.#isOpen = isOpen;
    if (opens) this.#ask();
  }

  /**
   * Shows a node; if it is already shown, the same repetition of it.
   *
   * @param {Area[]} areas those of the node
   */
  choose(areas) {
    const { pointer, instance } = areas.find((area) => this.#isChosen(area)) ?? areas[0];
    this.#chosen = { pointer, instance };
    this.#ask();
  }

  /** The screen has changed. */
  draw() {
    this.#ask();
  }

  /** @param {Extract<ToPage, { type: "inspected" }>} message */
  show(message) {
    this.#isWaiting = false;
    if (this.#isBehind) this.#ask();
    else if (this.#isChosen(message)) this.#fill(message.pointer, message.inspection);
  }

  refuse() {
    this.#isWaiting = false;
  }

  /** @param {{ pointer: string, instance: number[] }} node */
  #isChosen({ pointer, instance }) {
    return this.#chosen?.pointer === pointer && this.#chosen.instance.join() === instance.join();
  }

  #ask() {
    if (!this.#isOpen || this.#chosen === undefined) return;
    this.#isBehind = this.#isWaiting;
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    this.#post({ type: "inspect", ...this.#chosen });
  }

  /**
   * @param {string} pointer
   * @param {Inspection | null} inspection
   */
  #fill(pointer, inspection) {
    const shown = JSON.stringify([pointer, inspection]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    if (inspection === null) return this.#say("The screen no longer has this node.");
    const facts = make("div", "facts");
    facts.append(...lengths(inspection).map((line) => make("p", undefined, line)));
    const title = this.#link("node", inspection.range);
    title.append(make("strong", undefined, inspection.kind), ` ${pointer || "/"}`);
    this.#element.replaceChildren(title, facts, ...inspection.properties.map((property) => this.#row(property)));
  }

  /** @param {InspectedProperty} property */
  #row({ name, value, from, style, range, ignored }) {
    const row = this.#link("property", range);
    const line = make("span", "setting");
    line.append(make("span", "key", name), make("span", "value", value));
    row.append(line, make("span", "from", style === undefined ? from : `${from} “${style}”`));
    row.classList.toggle("unset", from === "default");
    if (ignored !== undefined) {
      row.classList.add("ignored");
      row.append(make("span", "reason", ignored));
    }
    return row;
  }

  /**
   * Returns an element that a click on leads to the source; without a range, one that does not.
   *
   * @param {string} name
   * @param {Range | undefined} range
   */
  #link(name, range) {
    if (range === undefined) return make("div", name);
    const button = make("button", name);
    button.type = "button";
    button.addEventListener("click", () => this.#post({ type: "reveal", range }));
    return button;
  }

  /** @param {string} sentence */
  #say(sentence) {
    this.#element.replaceChildren(make("p", "nothing", sentence));
  }
}

/**
 * Returns the lengths of a node in points, a line for each.
 *
 * @param {Inspection} inspection
 */
function lengths({ frame, padding, spacing }) {
  const lines = [];
  if (frame === undefined) lines.push("Out of sight");
  else lines.push(`${frame.width} × ${frame.height} pt at ${frame.x}, ${frame.y}`);
  if (padding !== undefined) {
    const { top, leading, bottom, trailing } = padding;
    lines.push(`padding: top ${top}, leading ${leading}, bottom ${bottom}, trailing ${trailing} pt`);
  }
  if (spacing !== undefined) lines.push(`spacing: ${spacing} pt`);
  return lines;
}
