/**
 * The frame with its overlays (outlines, controls), and the handling of clicks and the pointer.
 *
 * @typedef {import("../types/preview.js").Snapshot} Snapshot
 * @typedef {import("../types/preview.js").Position} Position
 * @typedef {import("../types/preview.js").Span} Span
 * @typedef {import("../types/preview.js").FromPage} FromPage
 */

import { contour } from "./contour.js";
import { ControlLayer } from "./controls.js";
import { element, make, place } from "./elements.js";
import { Font } from "./font.js";
import { Grid } from "./grid.js";
import { byRow, cellsOfNode, nodeAround, spanAt } from "./places.js";
import { boxOf, drawnButtons } from "./presentation.js";

export class Screen {
  #viewport = element("viewport", HTMLElement);
  #frame = element("frame", HTMLElement);
  #marks = element("marks", SVGSVGElement);
  #grid = new Grid(element("grid", HTMLElement));
  #controls;
  #post;
  #tell;
  /** @type {Snapshot | undefined} */
  #snapshot;
  /** @type {Span[][]} */
  #rows = [];
  /** @type {Position | null} */
  #cursor = null;
  /**
   * The last position of the pointer over the frame.
   *
   * @type {PointerEvent | undefined}
   */
  #pointer;
  /** @type {HTMLElement[]} */
  #answers = [];
  #isUsable = true;
  /** @type {((node: Span | null) => void) | null} */
  #choose = null;

  /**
   * @param {(message: FromPage) => void} post
   * @param {(text: string) => void} tell called with a description of the element under the pointer
   * @param {() => void} onFontChange
   */
  constructor(post, tell, onFontChange) {
    this.#post = post;
    this.#tell = tell;
    this.#controls = new ControlLayer(element("controls", HTMLElement), post);
    const device = element("device", HTMLElement);
    this.font = new Font(this.#frame, device, element("probe", HTMLElement), onFontChange);
    this.#frame.addEventListener("click", (event) => this.#click(event));
    this.#frame.addEventListener("keydown", (event) => this.#press(event));
    this.#frame.addEventListener("focusin", (event) => this.#hover(this.#spanOfControl(event.target)));
    this.#frame.addEventListener("pointermove", (event) => this.#point(event));
    this.#frame.addEventListener("pointerleave", () => this.#point(undefined));
  }

  /** @param {Snapshot} snapshot */
  draw(snapshot) {
    this.#snapshot = snapshot;
    this.#rows = byRow(snapshot.spans, snapshot.height);
    this.#frame.style.setProperty("--columns", String(snapshot.width));
    this.#frame.style.setProperty("--rows", String(snapshot.height));
    this.#marks.setAttribute("viewBox", `0 0 ${snapshot.width} ${snapshot.height}`);
    this.#grid.draw((snapshot.ansi ?? snapshot.text ?? "").split("\n"), this.#rows);
    this.#controls.draw(snapshot.controls, this.#grid.cells);
    this.#layAnswers(snapshot);
    this.#point(this.#pointer);
    this.#mark();
  }

  /** @param {boolean} isUsable */
  setUsable(isUsable) {
    this.#isUsable = isUsable;
    this.#controls.setUsable(isUsable && this.#choose === null && this.#snapshot?.presented.length === 0);
  }

  /**
   * Lets a click choose a node instead of using it; `null` for what is in front of the screen.
   *
   * @param {((node: Span | null) => void) | null} choose
   */
  setChoosing(choose) {
    this.#choose = choose;
    this.setUsable(this.#isUsable);
  }

  /** What was sent last was refused. */
  refuse() {
    this.#controls.refuse();
  }

  /** The control that has the focus. */
  get focused() {
    const focused = document.activeElement;
    return focused instanceof HTMLElement && this.#frame.contains(focused) ? focused : null;
  }

  // The cursor of the source

  /** @param {Position | null} position */
  follow(position) {
    this.#cursor = position;
    const copies = this.#mark();
    if (copies.length > 0) this.#bringIntoSight(copies[0]);
  }

  /** @returns {Span[][]} what is marked, for each repetition */
  #mark() {
    const spans = this.#snapshot?.spans ?? [];
    const pointer = this.#cursor === null ? undefined : nodeAround(spans, this.#cursor);
    const copies = pointer === undefined ? [] : cellsOfNode(spans, pointer);
    for (const name of ["halo", "selected"]) this.#outline(name, copies);
    return copies;
  }

  /**
   * @param {string} name
   * @param {Span[][]} copies
   */
  #outline(name, copies) {
    const path = copies.map(contour).join("");
    const line = this.#marks.querySelector(`.${name}`);
    if (line?.getAttribute("d") !== path) line?.setAttribute("d", path);
  }

  /** @param {Span[]} spans */
  #bringIntoSight(spans) {
    const frame = this.#frame.getBoundingClientRect();
    const view = this.#viewport.getBoundingClientRect();
    const rows = spans.map((span) => span.row);
    const top = frame.top + Math.min(...rows) * this.font.row;
    const bottom = frame.top + (Math.max(...rows) + 1) * this.font.row;
    const left = frame.left + Math.min(...spans.map((span) => span.column)) * this.font.column;
    if (bottom <= view.top + this.font.row || top >= view.bottom - this.font.row) {
      this.#viewport.scrollTop += top - view.top - view.height / 3;
    }
    if (left < view.left || left > view.right - this.font.column) {
      this.#viewport.scrollLeft += left - view.left - this.font.column;
    }
  }

  // The pointer and the keys

  /** @param {MouseEvent} event */
  #click(event) {
    // Enter and Space on a control also cause clicks, but without a position.
    if (event.detail === 0) return;
    if (this.#choose !== null) return this.#chooseUnder(event);
    if (this.#snapshot !== undefined && this.#snapshot.presented.length > 0 && !event.altKey) return;
    this.#reveal(this.#spanUnder(event));
  }

  /** @param {MouseEvent} event */
  #chooseUnder(event) {
    const isCovered = this.#snapshot !== undefined && this.#snapshot.presented.length > 0;
    const span = isCovered ? null : this.#spanUnder(event);
    if (span !== undefined) this.#choose?.(span);
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (event.key !== "Enter" || !event.altKey) return;
    event.preventDefault();
    this.#reveal(this.#spanOfControl(event.target));
  }

  /** @param {Span | undefined} span */
  #reveal(span) {
    if (span !== undefined) this.#post({ type: "reveal", range: span.range });
  }

  /** @param {MouseEvent} event */
  #spanUnder(event) {
    if (this.#snapshot === undefined) return undefined;
    const { left, top, width, height } = this.#frame.getBoundingClientRect();
    const column = Math.floor(((event.clientX - left) / width) * this.#snapshot.width);
    const row = Math.floor(((event.clientY - top) / height) * this.#snapshot.height);
    return spanAt(this.#rows, row, column);
  }

  /** @param {EventTarget | null} target */
  #spanOfControl(target) {
    const control = this.#controls.controlOf(target);
    if (control === undefined) return undefined;
    const copies = cellsOfNode(this.#snapshot?.spans ?? [], control.pointer, control.instance);
    return copies[0]?.find((span) => span.pointer === control.pointer);
  }

  /** @param {PointerEvent | undefined} event */
  #point(event) {
    this.#pointer = event;
    this.#hover(event && this.#spanUnder(event));
  }

  /** @param {Span | undefined} span */
  #hover(span) {
    const spans = this.#snapshot?.spans ?? [];
    const copies = span === undefined ? [] : cellsOfNode(spans, span.pointer, span.instance);
    this.#outline("hovered", copies);
    this.#tell(span === undefined ? "" : this.#nameOf(span));
  }

  /** @param {Span} span */
  #nameOf(span) {
    const control = this.#snapshot?.controls.find(
      (one) => one.pointer === span.pointer && one.instance.join() === span.instance.join(),
    );
    const parts = [span.pointer || "/"];
    if (control !== undefined) {
      parts.unshift(control.label === "" ? control.kind : `${control.kind} “${control.label}”`);
    }
    if (span.instance.length > 0) parts.push(`repetition ${span.instance.map((index) => index + 1).join(".")}`);
    return parts.join(" · ");
  }

  // What the screen presents

  /** @param {Snapshot} snapshot */
  #layAnswers(snapshot) {
    for (const answer of this.#answers) answer.remove();
    this.#answers = [];
    const top = snapshot.presented[snapshot.presented.length - 1];
    if (top?.kind !== "alert") return;
    const box = boxOf(this.#grid.cells, snapshot.width);
    if (box === undefined) return;
    const labels = top.buttons.map((button) => button.label);
    this.#answers = drawnButtons(this.#grid.cells, box, labels).map(({ index, ...cells }) => {
      // For the pointer only; the keyboard reaches the same buttons in the strip above the frame.
      const answer = make("div", "answer");
      place(answer, { ...cells, height: 1 });
      answer.addEventListener("click", (event) => {
        const isAnswered = !event.altKey && this.#isUsable && this.#choose === null;
        if (isAnswered) this.#post({ type: "send", event: "onAlertButton", value: index });
      });
      return answer;
    });
    this.#frame.append(...this.#answers);
  }

  /** Scrolls to the box of what has come in front of the screen. */
  showPresented() {
    const box = this.#snapshot && boxOf(this.#grid.cells, this.#snapshot.width);
    if (box === undefined) return;
    const spans = Array.from({ length: box.height }, (_, index) => ({ ...box, row: box.row + index }));
    this.#bringIntoSight(/** @type {any} */ (spans));
  }
}
