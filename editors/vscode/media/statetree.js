/**
 * The state as a tree with editable values and the usual keys of a tree.
 *
 * @typedef {import("./stateitem.js").StateItem} StateItem
 */

import { arrange, element, make } from "./elements.js";
import { updatedItems } from "./stateitem.js";
import { ValueEditor } from "./valueeditor.js";

export class StateTree {
  #element = element("state", HTMLElement);
  /** @type {Map<string | number, StateItem>} */
  #items = new Map();
  /** @type {{ item: StateItem, editor: ValueEditor } | undefined} */
  #edited;
  #nothing = make("p", "nothing", "This screen has no state.");
  #store;

  /** @param {(path: string, value: unknown) => void} store */
  constructor(store) {
    this.#store = store;
    this.#element.addEventListener("keydown", (event) => this.#press(event));
    this.#element.addEventListener("click", (event) => this.#click(event));
  }

  /** @param {Record<string, unknown>} state */
  draw(state) {
    this.#items = updatedItems(this, this.#items, Object.entries(state), "", 1);
    const items = [...this.#items.values()].map((item) => item.element);
    arrange(this.#element, items.length > 0 ? items : [this.#nothing]);
    const focused = this.#element.querySelector('[role="treeitem"][tabindex="0"]');
    if (focused === null) items[0]?.setAttribute("tabindex", "0");
  }

  // Owner

  /** @param {StateItem} item */
  edit(item) {
    this.#edited?.editor.abandon();
    if (item.path === undefined) return;
    // Creating the editor moves the focus, which may close it at once.
    const editor = new ValueEditor(item, this.#store, (takesFocusBack) => {
      this.#edited = undefined;
      if (takesFocusBack) this.#focus(item.element);
    });
    this.#edited = { item, editor };
  }

  /** @param {StateItem} item */
  isEdited(item) {
    return this.#edited !== undefined && item.element.contains(this.#edited.item.element);
  }

  // Keyboard and mouse

  /** @param {Node} node */
  #find(node) {
    for (const item of this.#items.values()) {
      const found = item.find(node);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const target = /** @type {Element} */ (event.target);
    const item = this.#find(target);
    if (item === undefined || target.closest("input") !== null) return;
    if (item.showMore(target)) return;
    this.#focus(item.element);
    if (item.isContainer) item.setOpen(!item.isOpen);
    else if (target === item.value) this.edit(item);
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const item = this.#find(/** @type {Node} */ (event.target));
    if (item === undefined || !this.#act(event, item)) return;
    event.preventDefault();
  }

  /**
   * @param {KeyboardEvent} event
   * @param {StateItem} item
   * @returns {boolean} whether the key was handled
   */
  #act(event, item) {
    const shown = /** @type {HTMLElement[]} */ ([
      ...this.#element.querySelectorAll('[role="treeitem"]:not([hidden])'),
    ]);
    const index = shown.indexOf(/** @type {HTMLElement} */ (event.target));
    switch (event.key) {
      case "ArrowDown": return this.#focus(shown[index + 1]);
      case "ArrowUp": return this.#focus(shown[index - 1]);
      case "Home": return this.#focus(shown[0]);
      case "End": return this.#focus(shown[shown.length - 1]);
      case "ArrowRight": return this.#open(item, shown[index + 1]);
      case "ArrowLeft": return this.#close(item);
      case "F2": this.edit(item); return true;
      case "Enter": this.#enter(item, event.target); return true;
      default: return false;
    }
  }

  /**
   * @param {StateItem} item
   * @param {EventTarget | null} target
   */
  #enter(item, target) {
    if (item.showMore(target)) return;
    if (item.isContainer) item.setOpen(!item.isOpen);
    else this.edit(item);
  }

  /**
   * @param {StateItem} item
   * @param {HTMLElement | undefined} next
   */
  #open(item, next) {
    if (!item.isContainer) return true;
    if (item.isOpen) return this.#focus(next);
    item.setOpen(true);
    return true;
  }

  /** @param {StateItem} item */
  #close(item) {
    if (item.isContainer && item.isOpen) item.setOpen(false);
    else this.#focus(/** @type {HTMLElement | null} */ (item.element.parentElement?.closest('[role="treeitem"]')));
    return true;
  }

  /** @param {HTMLElement | null | undefined} target */
  #focus(target) {
    if (target === null || target === undefined) return true;
    for (const old of this.#element.querySelectorAll('[role="treeitem"][tabindex="0"]')) {
      old.setAttribute("tabindex", "-1");
    }
    target.tabIndex = 0;
    target.focus();
    return true;
  }
}
