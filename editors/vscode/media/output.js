/**
 * Shows the HTML page of the server's `grid` output.
 *
 * The content security policy forbids inline styles. Elements are therefore rebuilt from a list of allowed kinds, and
 * styles are set through the object model.
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
 * Returns the page with its styles as plain data, because the policy also applies to pages that are only parsed.
 * Quotes and angle brackets in text are escaped, so only markup is replaced.
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
