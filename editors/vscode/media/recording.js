/**
 * The strip above the screen while a test is recorded: its steps, the requests that wait, and what to do with them.
 *
 * @typedef {import("../types/preview.js").FromPage} FromPage
 * @typedef {import("../types/preview.js").Recording} Recording
 */

import { element, make, set, setAttribute } from "./elements.js";

export class RecordingStrip {
  #element = element("recording", HTMLElement);
  #about = element("recording-about", HTMLElement);
  #steps = element("recorded-steps", HTMLOListElement);
  #requests = element("recorded-requests", HTMLUListElement);
  #expect = element("record-expect", HTMLButtonElement);
  #start = element("record", HTMLButtonElement);
  #post;
  #expecting;
  #shown = "";

  /**
   * @param {(message: FromPage) => void} post
   * @param {(isOn: boolean) => void} expecting called when clicks are to choose what is expected, and when no longer
   */
  constructor(post, expecting) {
    this.#post = post;
    this.#expecting = expecting;
    this.#start.addEventListener("click", () => post({ type: "record", action: this.isShown ? "stop" : "start" }));
    this.#expect.addEventListener("click", () => this.#setExpecting(!this.isExpecting));
    element("record-expect-more", HTMLButtonElement).addEventListener("click", () => post({ type: "expect" }));
    for (const action of /** @type {const} */ (["undo", "stop", "cancel"])) {
      const button = element(`record-${action}`, HTMLButtonElement);
      button.addEventListener("click", () => post({ type: "record", action }));
    }
  }

  get isShown() {
    return !this.#element.hidden;
  }

  /** Whether clicks choose what is expected. */
  get isExpecting() {
    return this.#expect.getAttribute("aria-pressed") === "true";
  }

  /** @param {Recording | null | undefined} recording */
  draw(recording) {
    const shown = JSON.stringify(recording ?? null);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const isRecording = recording != null;
    if (!isRecording) this.#setExpecting(false);
    set(this.#element, "hidden", !isRecording);
    setAttribute(this.#start, "aria-pressed", String(isRecording));
    if (recording == null) return;
    const { steps, requests } = recording;
    set(this.#about, "textContent", `Recording · ${steps.length === 1 ? "1 step" : `${steps.length} steps`}`);
    set(element("record-undo", HTMLButtonElement), "disabled", steps.length === 0);
    this.#steps.replaceChildren(...steps.map(({ title }) => make("li", undefined, title)));
    set(this.#steps, "hidden", steps.length === 0);
    this.#steps.scrollTop = this.#steps.scrollHeight;
    this.#requests.replaceChildren(...requests.map((request) => this.#waiting(request)));
    set(this.#requests, "hidden", requests.length === 0);
  }

  /** @param {string} request */
  #waiting(request) {
    const item = make("li");
    const respond = make("button", undefined, "Respond…");
    respond.type = "button";
    respond.setAttribute("aria-label", `Respond to ${request}`);
    respond.addEventListener("click", () => this.#post({ type: "respond", request }));
    item.append(make("span", undefined, request), respond);
    return item;
  }

  /** @param {boolean} isOn */
  #setExpecting(isOn) {
    if (isOn === this.isExpecting) return;
    setAttribute(this.#expect, "aria-pressed", String(isOn));
    this.#expecting(isOn);
  }
}
