/**
 * A picture of a state with its caption and outlines.
 *
 * @typedef {import("../types/preview.js").Frame} Frame
 * @typedef {import("../types/preview.js").Gallery} Gallery
 * @typedef {import("../types/preview.js").GalleryFinding} GalleryFinding
 * @typedef {import("../types/preview.js").GalleryPicture} GalleryPicture
 * @typedef {import("../types/preview.js").Range} Range
 *
 * @typedef {object} FigureActions
 * @property {(range: Range) => void} reveal selects a node in the source
 * @property {(picture: GalleryPicture) => void} open shows what the picture is drawn with in the view `picture`
 * @property {(text: string) => void} tell called with a description of the node under the pointer
 */

import { outline } from "./areas.js";
import { make, set, setAttribute } from "./elements.js";
import { addressOf, counted, mainNode, nodeAt, problemsOf } from "./statepictures.js";

const SVG = "http://www.w3.org/2000/svg";

/** The outlines, the furthest back first. */
const OUTLINES = ["halo", "problems", "hovered", "found"];

export class StateFigure {
  element = make("figure");
  #drawn = make("button", "drawn");
  #image = make("img");
  #marks = document.createElementNS(SVG, "svg");
  #caption = make("button", "caption");
  #actions;
  #picture;
  /** @type {Gallery["nodes"]} */
  #nodes = {};
  #hash = "";

  /**
   * @param {GalleryPicture} picture
   * @param {FigureActions} actions
   */
  constructor(picture, actions) {
    this.#picture = picture;
    this.#actions = actions;
    for (const button of [this.#drawn, this.#caption]) button.type = "button";
    this.#image.alt = "";
    this.#image.draggable = false;
    this.#drawn.setAttribute("aria-describedby", "state-hint");
    this.#caption.title = "Show in Picture";
    this.#makeMarks();
    this.#drawn.append(this.#image, this.#marks);
    const caption = make("figcaption");
    caption.append(this.#caption);
    this.element.append(this.#drawn, caption);
    this.#drawn.addEventListener("click", (event) => this.#click(event));
    this.#drawn.addEventListener("pointermove", (event) => this.#hover(this.#nodeUnder(event)));
    this.#drawn.addEventListener("pointerleave", () => this.#hover(undefined));
    this.#drawn.addEventListener("focus", () => {
      if (this.#drawn.matches(":focus-visible")) this.#hover(mainNode(this.#picture, this.#nodes));
    });
    this.#drawn.addEventListener("blur", () => this.#hover(undefined));
    this.#caption.addEventListener("click", () => this.#actions.open(this.#picture));
  }

  #makeMarks() {
    this.#marks.setAttribute("class", "marks");
    this.#marks.setAttribute("aria-hidden", "true");
    this.#marks.setAttribute("preserveAspectRatio", "none");
    for (const name of OUTLINES) {
      const path = document.createElementNS(SVG, "path");
      path.setAttribute("class", name);
      this.#marks.append(path);
    }
  }

  /**
   * @param {GalleryPicture} picture
   * @param {Gallery["nodes"]} nodes
   */
  draw(picture, nodes) {
    this.#picture = picture;
    this.#nodes = nodes;
    const { caption, colorScheme, hash, svg, width, height, problems } = picture;
    if (hash !== this.#hash && svg !== undefined) {
      this.#hash = hash;
      this.#image.src = addressOf(svg);
      this.#drawn.style.setProperty("--points", String(width));
      this.#image.style.setProperty("aspect-ratio", `${width} / ${height}`);
      setAttribute(this.#marks, "viewBox", `0 0 ${width} ${height}`);
      this.#hover(undefined);
    }
    const count = problems.length === 0 ? "" : `, ${counted(problems.length, "finding")}`;
    setAttribute(this.#drawn, "aria-label", `Source of ${caption}${count}`);
    this.#drawn.classList.toggle("dark", colorScheme === "dark");
    set(this.#caption, "textContent", caption);
    this.#outline("problems", problems);
    this.#outline("halo", problems);
  }

  /**
   * Outlines where a finding is, or removes the outline.
   *
   * @param {GalleryFinding | null} finding
   */
  highlight(finding) {
    this.element.classList.toggle("found", finding !== null);
    this.#outline("found", finding === null ? [] : problemsOf(finding, this.#picture));
  }

  /** Scrolls to the picture and gives it the focus. */
  focus() {
    this.#drawn.focus({ preventScroll: true });
    this.element.scrollIntoView({ block: "center", inline: "nearest" });
  }

  /** @param {MouseEvent} event */
  #click(event) {
    // Enter and Space also cause clicks, but without a position.
    const node = event.detail === 0 ? mainNode(this.#picture, this.#nodes) : this.#nodeUnder(event);
    if (node !== undefined) this.#actions.reveal(this.#nodes[node.pointer]);
  }

  /** @param {MouseEvent} event */
  #pointUnder({ clientX, clientY }) {
    const { left, top, width, height } = this.#image.getBoundingClientRect();
    const picture = this.#picture;
    return { x: ((clientX - left) / width) * picture.width, y: ((clientY - top) / height) * picture.height };
  }

  /** @param {MouseEvent} event */
  #nodeUnder(event) {
    return nodeAt(this.#picture, this.#nodes, this.#pointUnder(event));
  }

  /** @param {(Frame & { pointer: string, message?: string }) | undefined} node */
  #hover(node) {
    this.#outline("hovered", node === undefined ? [] : [node]);
    this.#actions.tell(node === undefined ? "" : this.#nameOf(node));
  }

  /** @param {Frame & { pointer: string }} node */
  #nameOf({ pointer, width, height }) {
    const found = this.#picture.problems.filter((problem) => problem.pointer === pointer);
    const size = `${Math.round(width)} × ${Math.round(height)} pt`;
    return [...found.map(({ message }) => message), pointer || "/", size].join(" · ");
  }

  /**
   * @param {string} name
   * @param {Frame[]} frames
   */
  #outline(name, frames) {
    const path = this.#marks.querySelector(`.${name}`);
    if (path !== null) setAttribute(path, "d", outline(frames));
  }
}
