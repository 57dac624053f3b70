/**
 * The screen as a picture with its overlays (outlines, buttons of rows), and the handling of clicks and the pointer.
 *
 * @typedef {import("../types/preview.js").Area} Area
 * @typedef {import("../types/preview.js").FromPage} FromPage
 * @typedef {import("../types/preview.js").Picture} Picture
 * @typedef {import("../types/preview.js").Position} Position
 * @typedef {import("../types/preview.js").PreviewOptions} PreviewOptions
 * @typedef {import("../types/preview.js").Scroll} Scroll
 * @typedef {import("../types/preview.js").Snapshot} Snapshot
 */

import { areaAt, areasOfNode, outline } from "./areas.js";
import { arrange, element, make, setAttribute } from "./elements.js";
import { PictureElements, ownerOf } from "./pictureelements.js";
import { PictureScroll } from "./picturescroll.js";
import { nodeAround } from "./places.js";

/** The smallest scale at which a screen can be recognized; one that needs a smaller one is scrolled. */
const SMALLEST = 0.4;

export class PictureScreen {
  #viewport = element("viewport", HTMLElement);
  #phone = element("phone", HTMLElement);
  #scaled = element("scaled", HTMLElement);
  #marks = element("picture-marks", SVGSVGElement);
  #rows = element("rows", HTMLElement);
  #elements;
  #scroll;
  #post;
  #tell;
  #inspect;
  #scale = 1;
  #isInspecting = false;
  #isUsable = true;
  /** @type {((node: Area | null) => void) | null} */
  #choose = null;
  /** @type {Snapshot | undefined} */
  #snapshot;
  /** @type {Position | null} */
  #cursor = null;
  /** The line whose node was looked for last. */
  #located = -1;
  /**
   * Where the screen was scrolled to when it was asked to show the node at the cursor.
   *
   * @type {number | undefined}
   */
  #left;
  /**
   * The last position of the pointer over the screen.
   *
   * @type {MouseEvent | undefined}
   */
  #pointer;

  /**
   * @param {object} actions
   * @param {(message: FromPage) => void} actions.post
   * @param {(text: string) => void} actions.tell called with a description of the element under the pointer
   * @param {(areas: Area[]) => void} actions.inspect called with the areas of a node that was chosen while the
   *   inspector is open: by a click the one under the pointer, by the cursor all
   */
  constructor({ post, tell, inspect }) {
    this.#post = post;
    this.#tell = tell;
    this.#inspect = inspect;
    this.#elements = new PictureElements(element("picture", HTMLElement), post);
    this.#scroll = new PictureScroll((options) => post({ type: "options", options }));
    this.#scaled.addEventListener("click", (event) => this.#click(event));
    this.#scaled.addEventListener("keydown", (event) => this.#press(event));
    // In the tree of the elements, because the page does not hear of moves within it.
    this.#elements.root.addEventListener("focusin", () => this.#hover(this.#areaOfFocus()));
    this.#elements.root.addEventListener("focusout", () => this.#point(this.#pointer));
    this.#scaled.addEventListener("pointermove", (event) => this.#point(event));
    this.#scaled.addEventListener("pointerleave", () => this.#point(undefined));
    this.#scaled.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    this.#viewport.addEventListener("keydown", (event) => {
      if (!this.#scrolls(event) || this.#phone.hidden || event.altKey || event.ctrlKey || event.metaKey) return;
      if (this.#scroll.press(event.key)) event.preventDefault();
    });
  }

  /** @param {Snapshot} snapshot */
  draw(snapshot) {
    const { picture } = snapshot;
    if (picture === undefined) return;
    const hadFocus = this.focused !== null;
    const isEdited = this.#snapshot !== undefined && this.#snapshot.version !== snapshot.version;
    this.#snapshot = snapshot;
    const { width, height } = picture;
    this.#scaled.style.width = `${width}px`;
    this.#scaled.style.height = `${height}px`;
    setAttribute(this.#marks, "viewBox", `0 0 ${width} ${height}`);
    this.#elements.draw(picture, snapshot.presented.length > 0, isEdited);
    // Otherwise the keys would do nothing after the control has been scrolled out of sight.
    if (hadFocus && this.focused === null) this.#viewport.focus({ preventScroll: true });
    this.#scroll.draw(picture);
    this.#layRows(picture.scrolls);
    this.#point(this.#pointer);
    this.#mark();
    if (this.#left !== undefined && this.#left !== picture.scroll) this.#show();
  }

  /**
   * Sets the size of the screen on the page: as large as fits into a room in pixels, or a pixel for each point.
   *
   * @param {{ width: number, height: number } | null} room
   */
  fit(room) {
    const picture = this.#picture;
    if (picture === undefined) return;
    const fitting = room && Math.min(room.width / picture.width, room.height / picture.height, 1);
    this.#scale = fitting === null ? 1 : Math.max(fitting, SMALLEST);
    this.#phone.style.width = `${picture.width * this.#scale}px`;
    this.#phone.style.height = `${picture.height * this.#scale}px`;
    this.#scaled.style.transform = this.#scale === 1 ? "" : `scale(${this.#scale})`;
  }

  get #picture() {
    return this.#snapshot?.picture;
  }

  /** @param {boolean} isUsable */
  setUsable(isUsable) {
    this.#isUsable = isUsable;
    this.#elements.setUsable(isUsable && !this.#isInspecting && this.#choose === null);
  }

  /**
   * Lets a click choose a node instead of using it; `null` for what is in front of the screen.
   *
   * @param {((node: Area | null) => void) | null} choose
   */
  setChoosing(choose) {
    this.#choose = choose;
    this.setUsable(this.#isUsable);
  }

  /**
   * While the inspector is open, a click chooses a node instead of using it.
   *
   * @param {boolean} isInspecting
   */
  setInspecting(isInspecting) {
    this.#isInspecting = isInspecting;
    this.#scaled.classList.toggle("inspected", isInspecting);
    this.setUsable(this.#isUsable);
  }

  /** What was sent last was refused. */
  refuse() {
    this.#elements.refuse();
    this.#scroll.refuse();
  }

  /** The control that has the focus. */
  get focused() {
    const focused = this.#elements.root.activeElement;
    return focused instanceof HTMLElement ? focused : null;
  }

  // The cursor of the source

  /** @param {Position | null} position */
  follow(position) {
    this.#cursor = position;
    this.#left = undefined;
    // Within a line there rarely is another node that is out of sight.
    if (position === null) this.#located = -1;
    else if (position.line !== this.#located && this.#scroll.canScroll) {
      this.#located = position.line;
      this.#post({ type: "locate", position });
    }
    this.#show();
  }

  /**
   * Scrolls to what is at the cursor.
   *
   * @param {number} scroll
   */
  scrollTo(scroll) {
    this.#left = this.#picture?.scroll;
    this.#scroll.moveTo(scroll);
  }

  /** Shows what is at the cursor, unless it is out of sight. */
  #show() {
    this.#left = undefined;
    const areas = this.#mark();
    if (areas.length === 0) return;
    this.#bringIntoSight(areas[0]);
    if (this.#isInspecting) this.#inspect(areas);
  }

  /** @returns {Area[]} what is marked, for each repetition in sight */
  #mark() {
    const areas = this.#picture?.areas ?? [];
    const pointer = this.#cursor === null ? undefined : nodeAround(areas, this.#cursor);
    const copies = pointer === undefined ? [] : areasOfNode(areas, pointer);
    this.#outline(["halo", "selected"], copies);
    return copies;
  }

  /**
   * @param {string[]} names
   * @param {Area[]} areas
   */
  #outline(names, areas) {
    const path = outline(areas);
    for (const name of names) {
      const line = this.#marks.querySelector(`.${name}`);
      if (line !== null) setAttribute(line, "d", path);
    }
  }

  /** @param {import("../types/preview.js").Frame} frame */
  #bringIntoSight({ x, y, width, height }) {
    const screen = this.#scaled.getBoundingClientRect();
    const view = this.#viewport.getBoundingClientRect();
    const [top, left] = [screen.top + y * this.#scale, screen.left + x * this.#scale];
    const isBelow = top + Math.min(height * this.#scale, 20) > view.bottom;
    if (isBelow || top + height * this.#scale < view.top) this.#viewport.scrollTop += top - view.top - view.height / 3;
    const isBeside = left + Math.min(width * this.#scale, 20) > view.right;
    if (isBeside || left + width * this.#scale < view.left) this.#viewport.scrollLeft += left - view.left - 8;
  }

  /** Scrolls to what has come in front of the screen. */
  showPresented() {
    const { width = 0, height = 0 } = this.#picture ?? {};
    this.#bringIntoSight({ x: width / 2, y: height / 2, width: 0, height: 0 });
  }

  // The pointer and the keys

  /** @param {MouseEvent} event */
  #click(event) {
    // Enter and Space on a control also cause clicks, but without a position.
    if (event.detail === 0 || this.#rows.contains(/** @type {Node} */ (event.target))) return;
    if (this.#choose !== null && this.#isCovered) return this.#choose(null);
    if (this.#isCovered && !event.altKey) return;
    const area = this.#areaUnder(event);
    if (area === undefined) return;
    if (this.#choose !== null) return this.#choose(area);
    if (this.#isInspecting) this.#inspect([area]);
    this.#reveal(area);
  }

  /**
   * Whether a key scrolls the screen, because the control that has the focus does not need it.
   *
   * @param {KeyboardEvent} event
   */
  #scrolls({ target, key }) {
    if (target === this.#viewport) return true;
    const { focused } = this;
    if (target !== this.#elements.root.host || focused === null) return false;
    const kind = focused instanceof HTMLInputElement ? focused.type : "button";
    if (kind === "text") return key === "PageDown" || key === "PageUp";
    return kind !== "range" && key !== " ";
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (event.key !== "Enter" || !event.altKey) return;
    event.preventDefault();
    this.#reveal(this.#areaOfFocus());
  }

  /** @param {Area | undefined} area */
  #reveal(area) {
    if (area !== undefined) this.#post({ type: "reveal", range: area.range });
  }

  /** @param {WheelEvent} event */
  #wheel(event) {
    if (event.ctrlKey) return;
    if (this.#scroll.wheel(event, this.#pointUnder(event), this.#scale)) event.preventDefault();
  }

  /** @param {MouseEvent} event */
  #pointUnder(event) {
    const { left, top } = this.#phone.getBoundingClientRect();
    return { x: (event.clientX - left) / this.#scale, y: (event.clientY - top) / this.#scale };
  }

  /** @param {MouseEvent} event */
  #areaUnder(event) {
    return areaAt(this.#picture?.areas ?? [], this.#pointUnder(event));
  }

  #areaOfFocus() {
    const owner = this.focused?.parentElement;
    if (!owner) return undefined;
    const { pointer, instance } = ownerOf(owner);
    return pointer === undefined ? undefined : areasOfNode(this.#picture?.areas ?? [], pointer, instance)[0];
  }

  /** @param {MouseEvent | undefined} event */
  #point(event) {
    this.#pointer = event;
    this.#hover(event && !this.#isCovered ? this.#areaUnder(event) : undefined);
  }

  /** Whether something is in front of the screen that takes the clicks. */
  get #isCovered() {
    const isInspecting = this.#isInspecting && this.#choose === null;
    return this.#snapshot !== undefined && this.#snapshot.presented.length > 0 && !isInspecting;
  }

  /** @param {Area | undefined} area */
  #hover(area) {
    this.#outline(["hovered"], area === undefined ? [] : [area]);
    this.#tell(area === undefined ? "" : this.#nameOf(area));
  }

  /** @param {Area} area */
  #nameOf(area) {
    const control = this.#elements.describe(area.pointer, area.instance);
    const parts = control === "" ? [] : [control];
    parts.push(area.pointer || "/");
    if (area.instance.length > 0) parts.push(`repetition ${area.instance.map((index) => index + 1).join(".")}`);
    parts.push(`${area.width} × ${area.height} pt`);
    return parts.join(" · ");
  }

  // Rows that scroll

  /** @param {Scroll[]} scrolls */
  #layRows(scrolls) {
    const buttons = scrolls.flatMap((scroll) => {
      if (scroll.axis !== "horizontal") return [];
      const ends = [];
      if (scroll.offset > 0.5) ends.push(this.#rowButton(scroll, -1));
      if (scroll.offset + scroll.width < scroll.length - 0.5) ends.push(this.#rowButton(scroll, 1));
      return ends;
    });
    const focused = document.activeElement;
    arrange(this.#rows, buttons);
    if (!(focused instanceof HTMLElement) || !focused.matches(".row-end") || focused.isConnected) return;
    // The row has ended: the next button leads back.
    const back = buttons.find(({ dataset }) => dataset.row === focused.dataset.row);
    (back ?? this.#viewport).focus({ preventScroll: true });
  }

  /**
   * Returns the button at an end of a row.
   *
   * @param {Scroll} scroll
   * @param {1 | -1} direction
   */
  #rowButton(scroll, direction) {
    const row = `${scroll.pointer}#${scroll.instance.join()}`;
    const isThis = (/** @type {Element} */ one) =>
      one instanceof HTMLElement && one.dataset.row === row && one.dataset.direction === String(direction);
    const known = [...this.#rows.children].find(isThis);
    const button = known instanceof HTMLButtonElement ? known : make("button", "row-end", direction > 0 ? "›" : "‹");
    button.type = "button";
    button.dataset.row = row;
    button.dataset.direction = String(direction);
    button.setAttribute("aria-label", direction > 0 ? "Show more of the row" : "Show the row before");
    button.style.top = `${scroll.y + scroll.height / 2}px`;
    button.style.left = `${direction > 0 ? scroll.x + scroll.width : scroll.x}px`;
    button.classList.toggle("next", direction > 0);
    button.onclick = () => this.#scroll.move(scroll, direction * scroll.width * 0.8);
    return button;
  }
}
