/**
 * The elements of the picture, in a tree of their own, so that the styles of the page do not reach them.
 *
 * The content security policy forbids inline styles. Those of the elements are therefore read as plain data, and set
 * through the object model.
 *
 * @typedef {import("../types/preview").FromPage} FromPage
 * @typedef {import("../types/preview").Picture} Picture
 *
 * @typedef {object} Operated An element that keeps what the user is doing with it.
 * @property {(drawn: Element) => void} update shows what a newer picture has
 * @property {() => void} refuse called when the server has refused the last event
 *
 * @typedef {object} Laid
 * @property {string} html
 * @property {HTMLElement} element
 * @property {Operated | null} operated
 */

import { arrange, make } from "./elements.js";
import { Field } from "./field.js";
import { RangeInput } from "./rangeinput.js";

/**
 * The names of controls by the types of their elements.
 *
 * @type {Record<string, string>}
 */
const KINDS = { button: "button", checkbox: "toggle", range: "slider", text: "textfield" };

/** The attributes of controls that are set otherwise. */
const OWN = new Set(["style", "value", "checked"]);

export class PictureElements {
  /** @type {ShadowRoot} */
  root;
  #screen = make("main", "screen");
  #sheet = new CSSStyleSheet();
  #css = "";
  #post;
  /** @type {Map<string, Laid>} */
  #laid = new Map();
  #isUsable = true;
  #isCovered = false;

  /**
   * @param {HTMLElement} host
   * @param {(message: FromPage) => void} post
   */
  constructor(host, post) {
    this.#post = post;
    this.root = host.attachShadow({ mode: "open" });
    this.root.adoptedStyleSheets = [this.#sheet];
    this.root.append(this.#screen);
    this.root.addEventListener("click", (event) => this.#click(/** @type {MouseEvent} */ (event)));
  }

  /**
   * @param {Picture} picture
   * @param {boolean} isCovered whether something is presented in front of the screen
   */
  draw(picture, isCovered) {
    if (this.#css !== picture.css) this.#sheet.replaceSync(picture.css);
    this.#css = picture.css;
    this.#isCovered = isCovered;
    const { style } = this.#screen;
    style.width = `${picture.width}px`;
    style.height = `${picture.height}px`;
    style.background = picture.background;
    /** @type {Map<string, Laid>} */
    const laid = new Map();
    for (const { key, html } of picture.elements) laid.set(key, this.#lay(this.#laid.get(key), html));
    this.#laid = laid;
    arrange(this.#screen, [...laid.values()].map(({ element }) => element));
    this.#enable();
  }

  /** @param {boolean} isUsable */
  setUsable(isUsable) {
    this.#isUsable = isUsable;
    this.#enable();
  }

  refuse() {
    for (const { operated } of this.#laid.values()) operated?.refuse();
  }

  /**
   * Describes the control of a node; empty if it has none.
   *
   * @param {string} pointer
   * @param {number[]} instance
   */
  describe(pointer, instance) {
    for (const { element } of this.#laid.values()) {
      const control = controlOf(element);
      if (control === null || element.dataset.pointer !== pointer) continue;
      if (ownerOf(element).instance.join() !== instance.join()) continue;
      return control.ariaLabel ? `${KINDS[control.type]} “${control.ariaLabel}”` : KINDS[control.type];
    }
    return "";
  }

  // What is covered cannot be used.
  #enable() {
    for (const { element } of this.#laid.values()) {
      element.inert = !this.#isUsable || (this.#isCovered && element.dataset.answer === undefined);
    }
  }

  /**
   * Returns an element with new content. A control in it stays the same, because a new one would not have the focus.
   *
   * @param {Laid | undefined} shown
   * @param {string} html
   * @returns {Laid}
   */
  #lay(shown, html) {
    if (shown?.html === html) return shown;
    const element = built(html);
    const drawn = controlOf(element);
    const kept = shown && controlOf(shown.element);
    if (!shown || !drawn || !kept || drawn.localName !== kept.localName || drawn.type !== kept.type) {
      return { html, element, operated: this.#operated(element, drawn) };
    }
    for (const child of [...shown.element.children]) if (child !== kept) child.remove();
    for (const child of [...element.children]) if (child !== drawn) kept.before(child);
    kept.style.cssText = drawn.style.cssText;
    for (const { name, value } of drawn.attributes) if (!OWN.has(name)) kept.setAttribute(name, value);
    if (drawn instanceof HTMLInputElement && drawn.type === "checkbox" && kept instanceof HTMLInputElement) {
      kept.checked = drawn.checked;
    }
    shown.operated?.update(drawn);
    return { ...shown, html };
  }

  /**
   * @param {HTMLElement} element
   * @param {HTMLInputElement | HTMLButtonElement | null} control
   * @returns {Operated | null}
   */
  #operated(element, control) {
    // For the pointer only; the keyboard reaches the same buttons in the strip above the screen.
    if (control && element.dataset.answer !== undefined) control.tabIndex = -1;
    if (!(control instanceof HTMLInputElement)) return null;
    /** @type {import("./controls.js").Send} */
    const send = (event, value) => this.#send(element, event, value);
    if (control.type === "range") return new RangeInput(send, control);
    if (control.type !== "text") return null;
    const field = new Field(send, control);
    return {
      update: (drawn) => field.show(drawn.getAttribute("value") ?? ""),
      refuse: () => field.refuse(),
    };
  }

  /** @param {MouseEvent} event */
  #click(event) {
    if (!(event.target instanceof HTMLElement) || !event.target.matches(".control")) return;
    const element = /** @type {HTMLElement} */ (event.target.parentElement);
    const isSwitch = event.target instanceof HTMLInputElement && event.target.type === "checkbox";
    // Whether it is on is decided by the actions that run.
    if (isSwitch) event.preventDefault();
    if (event.altKey || !(isSwitch || event.target instanceof HTMLButtonElement)) return;
    const { answer } = element.dataset;
    if (answer === "back") this.#post({ type: "send", event: "onBack" });
    else if (answer !== undefined) this.#post({ type: "send", event: "onAlertButton", value: Number(answer) });
    else this.#send(element, "onTap");
  }

  /**
   * @param {HTMLElement} element
   * @param {"onTap" | "onValueChanged"} event
   * @param {unknown} [value]
   */
  #send(element, event, value) {
    const { pointer, instance } = ownerOf(element);
    if (pointer === undefined) return;
    const message = /** @type {const} */ ({ type: "send", event, pointer, instance });
    this.#post(value === undefined ? message : { ...message, value });
  }
}

/**
 * Returns the node that an element of the picture belongs to.
 *
 * @param {HTMLElement} element
 */
export function ownerOf(element) {
  const { pointer, instance } = element.dataset;
  return { pointer, instance: instance ? instance.split(",").map(Number) : [] };
}

/**
 * @param {HTMLElement} element
 * @returns {HTMLInputElement | HTMLButtonElement | null}
 */
function controlOf(element) {
  return element.querySelector(".control");
}

/**
 * Returns the element of some HTML. Quotes in attributes and texts are escaped, so only markup is replaced.
 *
 * @param {string} html
 * @returns {HTMLElement}
 */
function built(html) {
  const template = make("template");
  template.innerHTML = html.replaceAll(' style="', ' data-style="');
  const element = template.content.firstElementChild;
  if (!(element instanceof HTMLElement)) return make("div");
  for (const styled of element.querySelectorAll("[data-style]")) {
    if (!(styled instanceof HTMLElement)) continue;
    styled.style.cssText = styled.dataset.style ?? "";
    styled.removeAttribute("data-style");
  }
  return element;
}
