/**
 * The controls of the screen: HTML elements over the cells that draw them.
 *
 * @typedef {import("../types/preview.js").Control} Control
 * @typedef {import("../types/preview.js").FromPage} FromPage
 * @typedef {import("./cells.js").Cell} Cell
 * @typedef {import("./sgr.js").Pen} Pen
 *
 * @typedef {object} ControlElement A control on the page.
 * @property {HTMLElement} element
 * @property {(control: Control, pen: Pen) => void} update
 * @property {() => void} refuse called when the server has refused the last event
 *
 * @typedef {(event: "onTap" | "onValueChanged", value?: unknown) => void} Send
 * @typedef {(send: Send) => ControlElement} ControlFactory
 */

import { arrange, place } from "./elements.js";
import { Field } from "./field.js";
import { PLAIN } from "./sgr.js";
import { Slider } from "./slider.js";
import { Tappable } from "./tappable.js";

export class ControlLayer {
  /** @type {Map<string, ControlElement>} */
  #laid = new Map();
  /** @type {Map<Element, Control>} */
  #controls = new Map();
  #element;
  #post;

  /**
   * @param {HTMLElement} element
   * @param {(message: FromPage) => void} post
   */
  constructor(element, post) {
    this.#element = element;
    this.#post = post;
  }

  /**
   * @param {Control[]} controls
   * @param {Cell[][]} cells
   */
  draw(controls, cells) {
    /** @type {Map<string, ControlElement>} */
    const laid = new Map();
    this.#controls.clear();
    for (const control of controls) {
      const key = [sortOf(control), control.pointer, ...control.instance].join("#");
      const shown = this.#laid.get(key) ?? this.#make(control);
      shown.update(control, penAt(cells, control));
      shown.element.setAttribute("aria-label", spokenName(control));
      place(shown.element, control);
      laid.set(key, shown);
      this.#controls.set(shown.element, control);
    }
    this.#laid = laid;
    arrange(this.#element, [...laid.values()].map((one) => one.element));
  }

  /** @param {Control} control */
  #make(control) {
    const { pointer, instance } = control;
    /** @type {Send} */
    const send = (event, value) => {
      const message = /** @type {const} */ ({ type: "send", event, pointer, instance });
      this.#post(value === undefined ? message : { ...message, value });
    };
    return MAKING[sortOf(control)](send);
  }

  /** Called when the server has refused the last event. */
  refuse() {
    for (const laid of this.#laid.values()) laid.refuse();
  }

  /**
   * Returns the control that an element of the page belongs to.
   *
   * @param {EventTarget | null} target
   */
  controlOf(target) {
    return target instanceof Element ? this.#controls.get(target) : undefined;
  }

  /** @param {boolean} isUsable */
  setUsable(isUsable) {
    this.#element.inert = !isUsable;
  }
}

/** @type {Record<"field" | "slider" | "switch" | "button", ControlFactory>} */
const MAKING = {
  field: (send) => new Field(send),
  slider: (send) => new Slider(send),
  switch: (send) => new Tappable(send, true),
  button: (send) => new Tappable(send, false),
};

/**
 * Returns the pen that a control is drawn with.
 *
 * @param {Cell[][]} cells
 * @param {Control} control
 * @returns {Pen}
 */
function penAt(cells, { row, column, width }) {
  const cell = cells[row]?.find((one) => one.column >= column && one.column < column + width);
  return cell?.pen ?? PLAIN;
}

/**
 * Returns the name of a control for assistive technology: what the device reads. It has no name for a toggle or a
 * slider, whose label is the path of its value; the kind says what it is.
 *
 * @param {Control} control
 */
function spokenName({ kind, label, value }) {
  const isUnnamed = typeof value === "boolean" || typeof value === "number";
  return isUnnamed ? kind : label || kind;
}

/** @param {Control} control */
function sortOf(control) {
  if (control.events.includes("onValueChanged")) {
    if (typeof control.value === "string") return "field";
    if (typeof control.value === "number") return "slider";
  }
  return typeof control.value === "boolean" ? "switch" : "button";
}
