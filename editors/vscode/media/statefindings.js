/**
 * The findings that only pictures show, above the pictures.
 *
 * @typedef {import("../types/preview.js").GalleryFinding} GalleryFinding
 */

import { element, make, set } from "./elements.js";
import { counted } from "./statepictures.js";

export class StateFindings {
  #details = element("state-findings", HTMLDetailsElement);
  #summary;
  #list;
  /** @type {GalleryFinding[]} */
  #findings = [];
  #shown = "";

  /**
   * @param {object} actions
   * @param {(finding: GalleryFinding) => void} actions.reveal selects a finding in the source
   * @param {(finding: GalleryFinding) => void} actions.show shows a finding in a picture
   */
  constructor({ reveal, show }) {
    this.#summary = /** @type {HTMLElement} */ (this.#details.querySelector("summary"));
    this.#list = /** @type {HTMLElement} */ (this.#details.querySelector("ul"));
    this.#list.addEventListener("click", ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      const item = button?.closest("li");
      const finding = item && this.#findings[[...this.#list.children].indexOf(item)];
      if (finding) (button?.classList.contains("show") ? show : reveal)(finding);
    });
  }

  /** @param {GalleryFinding[]} findings */
  draw(findings) {
    this.#findings = findings;
    set(this.#details, "hidden", findings.length === 0);
    const shown = JSON.stringify(findings.map(({ severity, message, rule }) => [severity, message, rule]));
    if (shown === this.#shown) return;
    this.#shown = shown;
    set(this.#summary, "textContent", counted(findings.length, "finding"));
    this.#list.replaceChildren(...findings.map(itemOf));
  }
}

/** @param {GalleryFinding} finding */
function itemOf({ severity, message, rule }) {
  const item = make("li");
  item.dataset.severity = severity;
  const [source, show] = [make("button", "message", message), make("button", "show", "Show")];
  source.type = show.type = "button";
  source.title = "Select it in the source";
  show.setAttribute("aria-label", `Show in a picture: ${message}`);
  item.append(make("span", "severity", severity), " ", source, " ", make("span", "rule", rule), " ", show);
  return item;
}
