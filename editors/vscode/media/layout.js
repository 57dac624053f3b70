/**
 * The sizes of the panels: the handle between them and the screen, those between panels, and their titles, by which they
 * are collapsed.
 *
 * @typedef {import("../types/preview.js").Layout} Layout
 * @typedef {import("../types/preview.js").PanelName} PanelName
 */

import { element, set, setAttribute } from "./elements.js";
import { makeHandle } from "./handle.js";

/** The panels from top to bottom. */
export const PANELS = /** @type {const} */ (["inspector", "state", "log"]);

/** @type {Layout} */
export const INITIAL = { beside: null, below: null, shares: { inspector: 2, state: 2, log: 1 }, collapsed: [] };

/** The least and the largest part that the panels take, and that one of two panels takes of both. */
const LEAST = 0.15;
const MOST = 0.8;

/** How far a key moves a handle. */
const STEP = 0.04;

export class PanelLayout {
  #main = element("main", HTMLElement);
  #panels = element("panels", HTMLElement);
  #split = element("split", HTMLElement);
  #layout;
  #changed;
  /** @type {PanelName[]} */
  #open = [];

  /**
   * @param {Layout} layout
   * @param {(layout: Layout) => void} changed called when the user has changed the layout
   */
  constructor(layout, changed) {
    this.#layout = layout;
    this.#changed = changed;
    makeHandle(this.#split, {
      isVertical: () => !this.isBeside,
      dragged: ({ x, y }) => {
        const { right, bottom, width, height } = this.#main.getBoundingClientRect();
        this.#resize(this.isBeside ? (right - x) / width : (bottom - y) / height);
      },
      stepped: (direction) => this.#resize(this.#part() - direction * STEP),
      restored: () => this.#set(this.isBeside ? { beside: null } : { below: null }),
      ended: () => this.#changed(this.#layout),
    });
    for (const name of PANELS) {
      const { above, title } = this.#parts(name);
      title.addEventListener("click", () => this.#toggle(name));
      if (above === null) continue;
      makeHandle(above, {
        isVertical: () => true,
        dragged: ({ y }) => {
          const upper = this.#upper(name);
          if (upper === undefined) return;
          const { top } = this.#section(upper).getBoundingClientRect();
          this.#share(upper, name, (y - top) / (this.#section(name).getBoundingClientRect().bottom - top));
        },
        stepped: (direction) => {
          const upper = this.#upper(name);
          if (upper === undefined) return;
          const { [upper]: first, [name]: second } = this.#layout.shares;
          this.#share(upper, name, first / (first + second) + direction * STEP);
        },
        restored: () => this.#set({ shares: INITIAL.shares }),
        ended: () => this.#changed(this.#layout),
      });
    }
  }

  /** Whether the panels are beside the screen, and not below it. */
  get isBeside() {
    return getComputedStyle(this.#main).flexDirection === "row";
  }

  /** @param {Layout} layout */
  restore(layout) {
    this.#set(layout);
  }

  /** @param {PanelName[]} open */
  draw(open) {
    this.#open = PANELS.filter((name) => open.includes(name));
    const isClosed = this.#open.length === 0;
    set(this.#split, "hidden", isClosed);
    set(this.#panels, "hidden", isClosed);
    const { beside, below, shares } = this.#layout;
    setPart(this.#panels, "--beside", beside);
    setPart(this.#panels, "--below", below);
    if (!isClosed) setAttribute(this.#split, "aria-valuenow", String(Math.round(this.#part() * 100)));
    for (const name of PANELS) {
      const { above, title } = this.#parts(name);
      const isCollapsed = this.#isCollapsed(name);
      const section = this.#section(name);
      set(section, "hidden", !this.#open.includes(name));
      section.classList.toggle("collapsed", isCollapsed);
      section.style.flexGrow = isCollapsed ? "0" : String(shares[name]);
      setAttribute(title, "aria-expanded", String(!isCollapsed));
      if (above === null) continue;
      const upper = this.#upper(name);
      set(above, "hidden", section.hidden || isCollapsed || upper === undefined);
      if (upper === undefined) continue;
      const part = shares[upper] / (shares[upper] + shares[name]);
      setAttribute(above, "aria-valuenow", String(Math.round(part * 100)));
    }
  }

  /** @param {PanelName} name */
  #isCollapsed(name) {
    return this.#layout.collapsed.includes(name);
  }

  /** @param {PanelName} name */
  #section(name) {
    return element(`${name}-panel`, HTMLElement);
  }

  /** @param {PanelName} name */
  #parts(name) {
    const above = name === PANELS[0] ? null : element(`above-${name}`, HTMLElement);
    return { above, title: element(`collapse-${name}`, HTMLButtonElement) };
  }

  /**
   * The nearest panel above another one that has a height of its own.
   *
   * @param {PanelName} name
   */
  #upper(name) {
    const before = this.#open.slice(0, Math.max(0, this.#open.indexOf(name)));
    return before.filter((each) => !this.#isCollapsed(each)).at(-1);
  }

  /** The part that the panels take now. */
  #part() {
    const panels = this.#panels.getBoundingClientRect();
    const main = this.#main.getBoundingClientRect();
    const part = this.isBeside ? panels.width / main.width : panels.height / main.height;
    return Number.isFinite(part) ? part : 0;
  }

  /** @param {number} part */
  #resize(part) {
    const limited = Math.min(MOST, Math.max(LEAST, part));
    this.#set(this.isBeside ? { beside: limited } : { below: limited });
  }

  /**
   * @param {PanelName} upper
   * @param {PanelName} lower
   * @param {number} part of the upper panel
   */
  #share(upper, lower, part) {
    const { shares } = this.#layout;
    const both = shares[upper] + shares[lower];
    const first = both * Math.min(MOST, Math.max(LEAST, part));
    this.#set({ shares: { ...shares, [upper]: first, [lower]: both - first } });
  }

  /** @param {PanelName} name */
  #toggle(name) {
    const others = this.#layout.collapsed.filter((each) => each !== name);
    this.#set({ collapsed: this.#isCollapsed(name) ? others : [...others, name] });
    this.#changed(this.#layout);
  }

  /** @param {Partial<Layout>} change */
  #set(change) {
    this.#layout = { ...this.#layout, ...change };
    this.draw(this.#open);
  }
}

/**
 * @param {HTMLElement} one
 * @param {string} name
 * @param {number | null} part
 */
function setPart(one, name, part) {
  if (part === null) one.style.removeProperty(name);
  else one.style.setProperty(name, `${part * 100}%`);
}
