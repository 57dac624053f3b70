/**
 * The toolbar with the options of the preview.
 *
 * @typedef {import("../types/preview.js").Snapshot} Snapshot
 * @typedef {import("../types/preview.js").PreviewOptions} PreviewOptions
 * @typedef {import("../types/preview.js").PageState} PageState
 *
 * @typedef {object} ToolbarActions The actions of the toolbar.
 * @property {(options: PreviewOptions) => void} options
 * @property {(fits: boolean) => void} fit
 * @property {(zooms: boolean) => void} zoom
 * @property {() => void} reset
 * @property {(view: View) => void} view
 * @property {(panel: PanelName, isOpen: boolean) => void} panel
 *
 * @typedef {import("../types/preview.js").PanelName} PanelName
 * @typedef {import("../types/preview.js").View} View
 */

import { element, make, set, setAttribute } from "./elements.js";
import { ScreenSize, chosenSize, deviceChoices } from "./screensize.js";
import { WIDTHS } from "./widths.js";

const FIT = "fit";

const ZOOMS = [
  { value: FIT, text: "Fit" },
  { value: "100", text: "100 %" },
];

export class Toolbar {
  #sample = element("sample", HTMLSelectElement);
  #width = element("width", HTMLSelectElement);
  #widthLabel = element("width-label", HTMLElement);
  #size;
  #zoom = element("zoom", HTMLSelectElement);
  #dark = element("dark", HTMLButtonElement);
  #spec = element("spec", HTMLButtonElement);
  #views = {
    picture: element("picture-view", HTMLButtonElement),
    text: element("text-view", HTMLButtonElement),
    states: element("states-view", HTMLButtonElement),
  };
  #panels = {
    inspector: element("show-inspector", HTMLButtonElement),
    state: element("show-state", HTMLButtonElement),
    log: element("show-log", HTMLButtonElement),
  };

  /**
   * @param {ToolbarActions} actions
   * @param {() => View} shown
   */
  constructor(actions, shown) {
    this.#sample.addEventListener("change", () => actions.options({ sample: this.#sample.value }));
    this.#width.addEventListener("change", () => {
      const { value } = this.#width;
      if (shown() === "picture") return actions.options(chosenSize(value));
      actions.fit(value === FIT);
      if (value !== FIT) actions.options({ width: Number(value) });
    });
    this.#size = new ScreenSize(({ width, height }) =>
      actions.options({ pictureWidth: width, pictureHeight: height }));
    this.#zoom.addEventListener("change", () => actions.zoom(this.#zoom.value === FIT));
    this.#dark.addEventListener("click", () =>
      actions.options({ colorScheme: isPressed(this.#dark) ? "light" : "dark" }));
    this.#spec.addEventListener("click", () =>
      actions.options({ as: isPressed(this.#spec) ? "device" : "spec" }));
    element("reset", HTMLButtonElement).addEventListener("click", () => actions.reset());
    for (const name of /** @type {const} */ (["picture", "text", "states"])) {
      this.#views[name].addEventListener("click", () => actions.view(name));
    }
    for (const name of /** @type {const} */ (["inspector", "state", "log"])) {
      const button = this.#panels[name];
      button.addEventListener("click", () => actions.panel(name, !isPressed(button)));
    }
  }

  /**
   * @param {Snapshot} snapshot
   * @param {PageState} kept
   * @param {View} view
   */
  draw(snapshot, kept, view) {
    choose(this.#sample, snapshot.samples.map((name) => ({ value: name, text: name })), snapshot.sample);
    if (view === "picture") this.#drawPhones(snapshot);
    else this.#drawWidths(snapshot, kept);
    choose(this.#zoom, ZOOMS, kept.zooms ? FIT : "100");
    press(this.#dark, snapshot.colorScheme === "dark");
    press(this.#spec, snapshot.as === "spec");
    this.drawViews(kept, view);
  }

  /**
   * While a test is recorded, the sample stays, and nothing restarts from it.
   *
   * @param {boolean} isRecording
   */
  setRecording(isRecording) {
    set(this.#sample, "disabled", isRecording);
    set(element("reset", HTMLButtonElement), "disabled", isRecording);
  }

  /** @param {Snapshot} snapshot */
  #drawPhones({ picture }) {
    if (picture === undefined) return;
    const { choices, value } = deviceChoices(picture);
    choose(this.#width, choices, value);
    this.#size.draw(picture);
  }

  /**
   * @param {Snapshot} snapshot
   * @param {PageState} kept
   */
  #drawWidths(snapshot, kept) {
    const widths = WIDTHS.map(({ columns, name }) => ({ value: String(columns), text: `${columns} · ${name}` }));
    if (!kept.fits && !WIDTHS.some(({ columns }) => columns === snapshot.width)) {
      widths.push({ value: String(snapshot.width), text: String(snapshot.width) });
    }
    widths.push({ value: FIT, text: kept.fits ? `Fit to panel · ${snapshot.width}` : "Fit to panel" });
    choose(this.#width, widths, kept.fits ? FIT : String(snapshot.width));
  }

  /**
   * @param {PageState} kept
   * @param {View} view
   */
  drawViews(kept, view) {
    for (const name of /** @type {const} */ (["picture", "text", "states"])) press(this.#views[name], view === name);
    for (const id of ["zoom-choice", "points"]) set(element(id, HTMLElement), "hidden", view !== "picture");
    for (const id of ["sample-choice", "width-choice", "modes", "record"]) {
      set(element(id, HTMLElement), "hidden", view === "states");
    }
    set(this.#widthLabel, "textContent", view === "picture" ? "Device" : "Width");
    set(this.#panels.inspector, "hidden", view !== "picture");
    for (const name of /** @type {const} */ (["inspector", "state", "log"])) {
      press(this.#panels[name], kept.panels.includes(name));
    }
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
  setAttribute(button, "aria-pressed", String(isOn));
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
  set(select, "value", chosen);
}
