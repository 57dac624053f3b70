/**
 * The server's HTML output, shown as it is and without what a picture does not need.
 *
 * The page's policy allows no inline styles, and it stays so: elements are made anew from a few kinds, and styles go
 * through the object model, which is ours to use and not the document's.
 */

import { element } from "./elements.js";

const ELEMENTS = new Set(["body", "pre", "span"]);
const PROPERTIES = new Set(["color", "background", "font-weight", "font-style", "text-decoration"]);

export class Output {
  #root = element("output", HTMLElement).attachShadow({ mode: "open" });
  #shown = "";

  /** @param {string} html */
  draw(html) {
    if (html === this.#shown) return;
    this.#shown = html;
    const page = new DOMParser().parseFromString(withoutStyles(html), "text/html");
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(page.querySelector("template")?.content.textContent ?? "");
    this.#root.adoptedStyleSheets = [sheet];
    this.#root.replaceChildren(copied(page.body));
  }
}

/**
 * The page with its styles as plain data: the policy holds for pages that are only parsed, too. In texts quotes and
 * angle brackets are escaped, so that nothing else is meant.
 *
 * @param {string} html
 */
function withoutStyles(html) {
  return html.replaceAll(' style="', ' data-style="').replace(/<(\/?)style>/g, "<$1template>");
}

/**
 * @param {Element} source
 * @returns {Node}
 */
function copied(source) {
  const copy = document.createElement(ELEMENTS.has(source.localName) ? source.localName : "span");
  copy.className = source.className;
  for (const declaration of (source.getAttribute("data-style") ?? "").split(";")) {
    const [property, value] = declaration.split(/:(.*)/s);
    if (value !== undefined && PROPERTIES.has(property)) copy.style.setProperty(property, value);
  }
  for (const child of source.childNodes) {
    copy.append(child instanceof Element ? copied(child) : child.textContent ?? "");
  }
  return copy;
}
