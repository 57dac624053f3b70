/** Finds and creates elements of the page. */

/**
 * Returns the element of the page with an id.
 *
 * @template {Element} T
 * @param {string} id
 * @param {new () => T} type
 * @returns {T}
 */
export function element(id, type) {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`the page has no ${type.name} "${id}"`);
  return found;
}

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {string} [className]
 * @param {string} [text]
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function make(name, className, text) {
  const made = document.createElement(name);
  if (className !== undefined) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

/**
 * Sets a property of an element. One that has the value already is left alone, because the browser would lay out the
 * element again, or style it.
 *
 * @template {Element} One
 * @template {keyof One} Name
 * @param {One} one
 * @param {Name} name
 * @param {One[Name]} value
 */
export function set(one, name, value) {
  if (one[name] !== value) one[name] = value;
}

/**
 * Sets an attribute of an element, unless it has the value already.
 *
 * @param {Element} one
 * @param {string} name
 * @param {string} value
 */
export function setAttribute(one, name, value) {
  if (one.getAttribute(name) !== value) one.setAttribute(name, value);
}

/**
 * Whether an element has the focus in its tree: for the document, the host of a shadow tree has that of its elements.
 *
 * @param {Element} one
 */
export function hasFocus(one) {
  const root = one.getRootNode();
  return (root instanceof Document || root instanceof ShadowRoot) && root.activeElement === one;
}

/**
 * Puts elements into an order without moving those that are already in place: a moved element loses the focus.
 *
 * @param {Element} parent
 * @param {Element[]} children
 */
export function arrange(parent, children) {
  const kept = new Set(children);
  for (const child of [...parent.children]) if (!kept.has(child)) child.remove();
  children.forEach((child, index) => {
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null);
  });
}

/**
 * Sets the colors of an element to those of a pen.
 *
 * @param {HTMLElement} colored
 * @param {{ foreground: string | null, background: string | null }} pen
 */
export function inked(colored, { foreground, background }) {
  if (foreground === null) colored.style.removeProperty("--ink");
  else colored.style.setProperty("--ink", foreground);
  if (background === null) colored.style.removeProperty("--paper");
  else colored.style.setProperty("--paper", background);
}

/**
 * Positions an element over cells.
 *
 * @param {HTMLElement} placed
 * @param {{ row: number, column: number, width: number, height: number }} cells
 */
export function place(placed, { row, column, width, height }) {
  placed.style.setProperty("left", `${column}ch`);
  placed.style.setProperty("top", `calc(${row} * var(--row))`);
  placed.style.setProperty("width", `${width}ch`);
  placed.style.setProperty("height", `calc(${height} * var(--row))`);
}
