/**
 * The toolbar with the options of the preview.
 *
 * @typedef {import("../types/preview").Snapshot} Snapshot
 * @typedef {import("../types/preview").PreviewOptions} PreviewOptions
 * @typedef {import("../types/preview").PageState} PageState
 *
 * @typedef {object} ToolbarActions The actions of the toolbar.
 * @property {(options: PreviewOptions) => void} options
 * @property {(fits: boolean) => void} fit
 * @property {() => void} reset
 * @property {(view: PageState["view"]) => void} view
 * @property {(panel: "state" | "log", isOpen: boolean) => void} panel
 */

import { WIDTHS } from "./columns.js";
import { element, make } from "./elements.js";

const FIT = "fit";

export class Toolbar {
  #sample = element("sample", HTMLSelectElement);
  #width = element("width", HTMLSelectElement);
  #dark = element("dark", HTMLButtonElement);
  #spec = element("spec", HTMLButtonElement);
  #html = element("html", HTMLButtonElement);
  #panels = {
    state: element("show-state", HTMLButtonElement),
    log: element("show-log", HTMLButtonElement),
  };

  /** @param {ToolbarActions} actions */
  constructor(actions) {
    this.#sample.addEventListener("change", () => actions.options({ sample: this.#sample.value }));
    this.#width.addEventListener("change", () => {
      actions.fit(this.#width.value === FIT);
      if (this.#width.value !== FIT) actions.options({ width: Number(this.#width.value) });
    });
    this.#dark.addEventListener("click", () =>
      actions.options({ colorScheme: isPressed(this.#dark) ? "light" : "dark" }));
    this.#spec.addEventListener("click", () =>
      actions.options({ as: isPressed(this.#spec) ? "device" : "spec" }));
    this.#html.addEventListener("click", () => actions.view(isPressed(this.#html) ? "cells" : "html"));
    element("reset", HTMLButtonElement).addEventListener("click", () => actions.reset());
    for (const name of /** @type {const} */ (["state", "log"])) {
      const button = this.#panels[name];
      button.addEventListener("click", () => actions.panel(name, !isPressed(button)));
    }
  }

  /**
   * @param {Snapshot} snapshot
   * @param {PageState} kept
   */
  draw(snapshot, kept) {
    choose(this.#sample, snapshot.samples.map((name) => ({ value: name, text: name })), snapshot.sample);
    const widths = WIDTHS.map(({ columns, name }) => ({ value: String(columns), text: `${columns} · ${name}` }));
    if (!kept.fits && !WIDTHS.some(({ columns }) => columns === snapshot.width)) {
      widths.push({ value: String(snapshot.width), text: String(snapshot.width) });
    }
    widths.push({ value: FIT, text: kept.fits ? `Fit to panel · ${snapshot.width}` : "Fit to panel" });
    choose(this.#width, widths, kept.fits ? FIT : String(snapshot.width));
    press(this.#dark, snapshot.colorScheme === "dark");
    press(this.#spec, snapshot.as === "spec");
    this.drawViews(kept);
  }

  /** @param {PageState} kept */
  drawViews(kept) {
    press(this.#html, kept.view === "html");
    press(this.#panels.state, kept.panels.includes("state"));
    press(this.#panels.log, kept.panels.includes("log"));
  }
}

/** @param {Element} button */
function isPressed(button) {
  return button.getAttribute("aria-pressed") === "true";
}

/**
 * @param {Element} button
 * @param {boolean} isOn
 */
function press(button, isOn) {
  button.setAttribute("aria-pressed", String(isOn));
}

/**
 * Sets the choices of a list; an open list is left alone if nothing has changed.
 *
 * @param {HTMLSelectElement} select
 * @param {{ value: string, text: string }[]} choices
 * @param {string} chosen
 */
function choose(select, choices, chosen) {
  const isSame =
    select.options.length === choices.length &&
    choices.every(({ value, text }, index) => {
      const option = select.options[index];
      return option.value === value && option.text === text;
    });
  if (!isSame) {
    select.replaceChildren(
      ...choices.map(({ value, text }) => {
        const option = make("option", undefined, text);
        option.value = value;
        return option;
      }),
    );
  }
  if (select.value !== chosen) select.value = chosen;
}
