/**
 * The lines above the frame: the banner, the state of the server, and the last error.
 *
 * @typedef {import("../types/preview.js").Snapshot} Snapshot
 * @typedef {import("../types/preview.js").Finding} Finding
 * @typedef {"running" | "starting" | "stopped"} ServerState
 */

import { element, make, set, setAttribute } from "./elements.js";

/** @type {Record<ServerState, string>} */
const AWAY = {
  running: "",
  starting: "The language server is starting.",
  stopped: "The language server is not running. Restart it from the CLADS item in the status bar.",
};

/** What is drawn, in the words of the toolbar. */
const MODES = { device: "On device", spec: "The specification" };

export class Notices {
  #banner = element("banner", HTMLElement);
  #about = element("about", HTMLElement);
  #first = element("first-problem", HTMLButtonElement);
  #more = element("more-problems", HTMLButtonElement);
  #list = element("problems", HTMLElement);
  #server = element("server", HTMLElement);
  #failed = element("failed", HTMLElement);
  #main = element("main", HTMLElement);
  /** @type {(range: Finding["range"]) => void} */
  #reveal;
  /** @type {Snapshot | undefined} */
  #snapshot;
  /** @type {Finding[] | null} */
  #findings = null;
  /** @type {Finding[]} */
  #shown = [];

  /** @param {(range: Finding["range"]) => void} reveal selects a range in the source */
  constructor(reveal) {
    this.#reveal = reveal;
    this.#first.addEventListener("click", () => this.#go(0));
    this.#more.addEventListener("click", () => this.#open(this.#list.hidden));
    this.#list.addEventListener("click", ({ target }) => {
      const item = target instanceof Element ? target.closest("li") : null;
      if (item !== null) this.#go([...this.#list.children].indexOf(item));
    });
  }

  /** @param {Snapshot} snapshot */
  draw(snapshot) {
    this.#snapshot = snapshot;
    this.#drawBanner();
    say(this.#failed, "");
  }

  /** @param {Finding[] | null} findings the errors that the editor lists */
  setFindings(findings) {
    this.#findings = findings;
    this.#drawBanner();
  }

  #drawBanner() {
    const snapshot = this.#snapshot;
    if (snapshot === undefined) return;
    // A server of another version may not send all of it.
    const { problems, notices = [], failures = [] } = snapshot;
    // The editor may not have requested them yet, and does not list errors that appear only when the screen is drawn.
    const found = this.#findings !== null && this.#findings.length > 0 ? this.#findings : failures;
    this.#shown = problems > 0 ? found : [];
    const isBroken = problems > 0 || notices.length > 0;
    set(this.#banner, "hidden", false);
    this.#banner.classList.toggle("problem", isBroken);
    this.#main.classList.toggle("broken", isBroken);
    const isCounted = problems > 0 && this.#shown.length === 0;
    const count = isCounted ? [problems === 1 ? "1 problem" : `${problems} problems`] : [];
    say(this.#about, [MODES[snapshot.as], ...notices, ...count].join(" · "));
    const [first, ...others] = this.#shown;
    say(this.#first, first?.message ?? "");
    say(this.#more, others.length === 0 ? "" : `and ${others.length} more`);
    if (others.length === 0) this.#open(false);
    this.#drawList();
  }

  #drawList() {
    const texts = this.#list.hidden ? [] : this.#shown.map(({ message }) => message);
    const items = [...this.#list.children];
    if (texts.length === items.length && texts.every((text, index) => items[index].textContent === text)) return;
    this.#list.replaceChildren(
      ...texts.map((text) => {
        const [item, button] = [make("li"), make("button", undefined, text)];
        button.type = "button";
        item.append(button);
        return item;
      }),
    );
  }

  /** @param {boolean} isOpen */
  #open(isOpen) {
    set(this.#list, "hidden", !isOpen);
    setAttribute(this.#more, "aria-expanded", String(isOpen));
    this.#drawList();
  }

  /** @param {number} index */
  #go(index) {
    const finding = this.#shown.at(index);
    if (finding !== undefined) this.#reveal(finding.range);
  }

  /** @param {string} message */
  fail(message) {
    say(this.#failed, message);
  }

  /**
   * @param {ServerState} state
   * @param {boolean} hasFrame
   */
  setServer(state, hasFrame) {
    const last = hasFrame && state !== "running" ? " This is the last frame." : "";
    say(this.#server, AWAY[state] + last);
    this.#main.classList.toggle("away", state !== "running");
  }
}

/**
 * @param {HTMLElement} line
 * @param {string} text
 */
function say(line, text) {
  set(line, "textContent", text);
  set(line, "hidden", text === "");
}
