/**
 * The strip above the frame with buttons for what the screen presents.
 *
 * @typedef {import("../types/preview.js").Presented} Presented
 * @typedef {import("../types/preview.js").FromPage} FromPage
 */

import { element, make } from "./elements.js";

export class PresentedStrip {
  #element = element("presented", HTMLElement);
  #post;
  #shown = "[]";
  /**
   * The element that had the focus before.
   *
   * @type {HTMLElement | null}
   */
  #before = null;

  /** @param {(message: FromPage) => void} post */
  constructor(post) {
    this.#post = post;
  }

  /**
   * @param {Presented[]} presented newest last
   * @param {HTMLElement | null} focused the control that had the focus, which moves here
   * @returns {boolean} whether something new is presented
   */
  draw(presented, focused) {
    const shown = JSON.stringify(presented);
    if (shown === this.#shown) return false;
    this.#shown = shown;
    const hadFocus = this.#element.contains(document.activeElement);
    this.#element.replaceChildren();
    this.#element.hidden = presented.length === 0;
    if (presented.length === 0) {
      // It may have been answered on the screen, by a button that is gone.
      if (hadFocus || focused?.isConnected === false) this.#giveBack();
      return false;
    }
    this.#before = focused ?? this.#before;
    this.#fill(presented);
    if (focused !== null || hadFocus) this.#element.querySelector("button")?.focus();
    return true;
  }

  #giveBack() {
    const control = this.#before?.isConnected ? this.#before : element("viewport", HTMLElement);
    control.focus();
    this.#before = null;
  }

  /** @param {Presented[]} presented */
  #fill(presented) {
    const top = presented[presented.length - 1];
    const what = make("span", "what", sentenceOf(top));
    what.id = "presented-what";
    this.#element.setAttribute("role", top.kind === "alert" ? "alertdialog" : "group");
    this.#element.setAttribute("aria-labelledby", what.id);
    this.#element.setAttribute("aria-description", (top.kind === "alert" && top.message) || "");
    this.#element.append(what);
    if (presented.length > 1) this.#element.append(make("span", "behind", `${presented.length - 1} more behind`));
    this.#element.append(...this.#buttonsOf(top));
  }

  /** @param {Presented} top */
  #buttonsOf(top) {
    const close = () => this.#post({ type: "send", event: "onBack" });
    if (top.kind === "navigate") return [button("Back", close)];
    if (top.kind === "dismiss") return [button("Open again", close)];
    if (top.buttons.length === 0) return [button("Close", close)];
    return top.buttons.map(({ label, style }, index) => {
      const answer = button(label, () => this.#post({ type: "send", event: "onAlertButton", value: index }));
      answer.classList.add(style);
      return answer;
    });
  }
}

/** @param {Presented} top */
function sentenceOf(top) {
  if (top.kind === "alert") return `Alert: ${top.title}`;
  if (top.kind === "dismiss") return "The screen was dismissed.";
  const style = top.presentation === null ? "" : ` (${top.presentation})`;
  return `The screen navigates to “${top.destination}”${style}.`;
}

/**
 * @param {string} label
 * @param {() => void} onClick
 */
function button(label, onClick) {
  const made = make("button", undefined, label);
  made.type = "button";
  made.addEventListener("click", onClick);
  return made;
}
