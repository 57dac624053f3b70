/**
 * A tree item for a value of the state. Children are created when the item is expanded, and only some at a time.
 *
 * @typedef {object} Owner The tree that items belong to.
 * @property {(item: StateItem) => void} edit
 * @property {(item: StateItem) => boolean} isEdited whether it or one of its descendants is being edited
 */

import { arrange, make } from "./elements.js";
import { entriesOf, pathOf, summary, typeOf } from "./statepath.js";

/** The number of children that are shown at first, and added each time the user asks for more. */
const PORTION = 100;
const FEW = 12;

export class StateItem {
  element = make("div");
  line = make("div", "line");
  value = make("span");
  isOpen = false;
  /** @type {unknown} */
  held;
  /** @type {Map<string | number, StateItem>} */
  #children = new Map();
  #group = make("div");
  #more = make("div");
  #limit = PORTION;
  #owner;
  #level;

  /**
   * @param {Owner} owner
   * @param {string | undefined} path as the server reads it; `undefined` if no path can name it
   * @param {string | number} key
   * @param {number} level from 1
   * @param {unknown} value
   */
  constructor(owner, path, key, level, value) {
    this.#owner = owner;
    this.path = path;
    this.#level = level;
    this.key = key;
    this.element.setAttribute("role", "treeitem");
    this.element.setAttribute("aria-level", String(level));
    this.element.tabIndex = -1;
    this.element.style.setProperty("--level", String(level - 1));
    this.line.append(make("span", "twist"), make("span", "key", String(key)), this.value);
    this.line.title =
      path ?? "No path can name this key: it is empty, or contains a dot or a bracket. Edit the enclosing object.";
    this.#group.setAttribute("role", "group");
    this.#more.setAttribute("role", "treeitem");
    this.#more.tabIndex = -1;
    this.element.append(this.line);
    const count = entriesOf(value)?.length ?? 0;
    this.isOpen = level === 1 && count > 0 && count <= FEW;
    this.update(value);
  }

  get isContainer() {
    return (entriesOf(this.held)?.length ?? 0) > 0;
  }

  /** @param {unknown} value */
  update(value) {
    const text = summary(value);
    const isFirst = this.value.textContent === "";
    if (this.value.textContent !== text) this.value.textContent = text;
    this.value.className = `value ${typeOf(value)}`;
    this.element.classList.toggle("changed", !isFirst && entriesOf(value) === undefined && this.held !== value);
    this.element.classList.remove("gone");
    this.held = value;
    this.element.setAttribute("aria-label", `${this.key}: ${text}`);
    if (this.isContainer) this.element.setAttribute("aria-expanded", String(this.isOpen));
    else this.element.removeAttribute("aria-expanded");
    this.#drawChildren();
  }

  /** @param {boolean} isOpen */
  setOpen(isOpen) {
    if (!this.isContainer || this.isOpen === isOpen) return;
    this.isOpen = isOpen;
    this.element.setAttribute("aria-expanded", String(isOpen));
    this.#drawChildren();
  }

  #drawChildren() {
    const entries = entriesOf(this.held) ?? [];
    const isShown = this.isOpen && entries.length > 0;
    if (!isShown && ![...this.#children.values()].some((child) => this.#owner.isEdited(child))) {
      this.#children.clear();
      this.#group.remove();
      return;
    }
    const shown = entries.slice(0, this.#limit);
    this.#children = updatedItems(this.#owner, this.#children, shown, this.path, this.#level + 1);
    this.#drawMore(entries.length - this.#limit);
    arrange(this.#group, [...[...this.#children.values()].map((child) => child.element), this.#more]);
    if (this.#group.parentElement === null) this.element.append(this.#group);
  }

  /** @param {number} count the number of children that are not shown */
  #drawMore(count) {
    this.#more.hidden = count <= 0;
    this.#more.className = "line more";
    this.#more.style.setProperty("--level", String(this.#level));
    this.#more.textContent = `… ${count} more; Enter shows the next ${Math.min(count, PORTION)}`;
  }

  /**
   * Shows more children.
   *
   * @param {EventTarget | null} target
   * @returns {boolean} whether it was asked for
   */
  showMore(target) {
    if (target !== this.#more) return false;
    const next = this.#limit;
    this.#limit += PORTION;
    this.#drawChildren();
    [...this.#children.values()][next]?.element.focus();
    return true;
  }

  /**
   * Returns the item that an element belongs to.
   *
   * @param {Node} node
   * @returns {StateItem | undefined}
   */
  find(node) {
    if (!this.element.contains(node)) return undefined;
    for (const child of this.#children.values()) {
      const found = child.find(node);
      if (found !== undefined) return found;
    }
    return this;
  }
}

/**
 * Returns the items for the entries of a value; existing items are reused, and one that is being edited is kept.
 *
 * @param {Owner} owner
 * @param {Map<string | number, StateItem>} old
 * @param {[string | number, unknown][]} entries
 * @param {string | undefined} parent
 * @param {number} level
 */
export function updatedItems(owner, old, entries, parent, level) {
  /** @type {Map<string | number, StateItem>} */
  const items = new Map();
  for (const [key, value] of entries) {
    const known = old.get(key);
    if (known !== undefined) known.update(value);
    items.set(key, known ?? new StateItem(owner, pathOf(parent, key), key, level, value));
  }
  for (const [key, item] of old) {
    if (items.has(key) || !owner.isEdited(item)) continue;
    item.element.classList.add("gone");
    items.set(key, item);
  }
  return items;
}
