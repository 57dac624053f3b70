/**
 * The elements of the picture, in a tree of their own, so that the styles of the page do not reach them.
 *
 * The content security policy forbids inline styles. Those of the elements are therefore read as plain data, and set
 * through the object model.
 *
 * @typedef {import("../types/preview.js").FromPage} FromPage
 * @typedef {import("../types/preview.js").Picture} Picture
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

import { arrange, make, set } from "./elements.js";
import { keyOfSame } from "./edited.js";
import { Field } from "./field.js";
import { RangeInput } from "./rangeinput.js";

/**
 * The names of controls by the types of their elements.
 *
 * @type {Record<string, string>}
 */
const KINDS = { button: "button", checkbox: "toggle", range: "slider", text: "textfield" };

/** The attributes of controls that are set otherwise. */
const OWN = new Set(["style", "value", "checked", "autocomplete", "spellcheck", "tabindex"]);

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
   * @param {boolean} isEdited whether the document has been edited, so that nodes may have other pointers
   */
  draw(picture, isCovered, isEdited) {
    if (this.#css !== picture.css) this.#sheet.replaceSync(picture.css);
    this.#css = picture.css;
    this.#isCovered = isCovered;
    const { style } = this.#screen;
    style.width = `${picture.width}px`;
    style.height = `${picture.height}px`;
    style.background = picture.background;
    const focused = this.root.activeElement;
    const old = isEdited ? this.#movedByEdit(picture.elements) : this.#laid;
    /** @type {Map<string, Laid>} */
    const laid = new Map();
    for (const { key, html } of picture.elements) laid.set(key, this.#lay(old.get(key), html));
    this.#laid = laid;
    arrange(this.#screen, [...laid.values()].map(({ element }) => element));
    this.#enable();
    if (focused instanceof HTMLElement && focused.isConnected && this.root.activeElement !== focused) {
      focused.focus({ preventScroll: true });
    }
  }

  /**
   * Returns what is shown, by the keys after an edit: what is typed must not go to another node, only because the
   * source has more or fewer nodes before it.
   *
   * @param {import("../types/preview.js").PictureElement[]} drawn
   */
  #movedByEdit(drawn) {
    const shown = [...this.#laid].map(([key, { html }]) => ({ key, html }));
    const focus = [...this.#laid].find(([, { element }]) => element.contains(this.root.activeElement));
    const key = focus && keyOfSame(focus[0], shown, drawn, (html) => controlOf(built(html)));
    if (focus === undefined || key === focus[0]) return this.#laid;
    const moved = new Map(this.#laid);
    moved.delete(focus[0]);
    if (key !== undefined) moved.set(key, focus[1]);
    return moved;
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
      set(element, "inert", !this.#isUsable || (this.#isCovered && element.dataset.answer === undefined));
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
    copyAttributes(drawn, kept, OWN);
    copyAttributes(element, shown.element, new Set(["inert"]));
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
 * @param {Element} from
 * @param {Element} to
 * @param {Set<string>} except the names of attributes that stay as they are
 */
function copyAttributes(from, to, except) {
  for (const name of to.getAttributeNames()) {
    if (!except.has(name) && !from.hasAttribute(name)) to.removeAttribute(name);
  }
  for (const { name, value } of from.attributes) if (!except.has(name)) to.setAttribute(name, value);
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
