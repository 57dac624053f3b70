/**
 * The strip above the screen of a test that is played: its steps with their outcomes, and the way through them.
 *
 * @typedef {import("../types/preview.js").FromPage} FromPage
 * @typedef {import("../types/preview.js").Played} Played
 */

import { arrange, element, make, set, setAttribute } from "./elements.js";

/** How the outcomes of steps look, and how a screen reader says them. */
const OUTCOMES = { passed: ["✓", "passed"], failed: ["✗", "failed"], pending: ["·", "not run"] };

export class Player {
  #element = element("player", HTMLElement);
  #about = element("played", HTMLElement);
  #list = element("played-steps", HTMLOListElement);
  #run = element("play-run", HTMLButtonElement);
  #buttons = {
    first: element("play-first", HTMLButtonElement),
    back: element("play-back", HTMLButtonElement),
    forward: element("play-forward", HTMLButtonElement),
    last: element("play-last", HTMLButtonElement),
  };
  #post;
  /** @type {Played | undefined} */
  #played;

  /** @param {(message: FromPage) => void} post */
  constructor(post) {
    this.#post = post;
    const { first, back, forward, last } = this.#buttons;
    first.addEventListener("click", () => this.#go(0));
    back.addEventListener("click", () => this.#go(this.#step - 1));
    forward.addEventListener("click", () => this.#go(this.#step + 1));
    last.addEventListener("click", () => this.#go(this.#count));
    this.#run.addEventListener("click", () => post({ type: "run", isRunning: !this.#played?.isRunning }));
    this.#list.addEventListener("keydown", (event) => this.#press(event));
  }

  /** Whether the page shows a test instead of a preview. */
  get isShown() {
    return this.#played !== undefined;
  }

  get #step() {
    return this.#played?.step ?? 0;
  }

  get #count() {
    return this.#played?.steps.length ?? 0;
  }

  /** @param {Played} played */
  draw(played) {
    this.#played = played;
    const { step, steps, isRunning } = played;
    set(this.#element, "hidden", false);
    set(this.#about, "textContent", `Step ${step} of ${steps.length}${failuresIn(steps)}`);
    set(this.#run, "textContent", isRunning ? "Pause" : "Run");
    const { first, back, forward, last } = this.#buttons;
    for (const button of [first, back]) set(button, "disabled", step === 0);
    for (const button of [forward, last]) set(button, "disabled", step === steps.length);
    const hadFocus = this.#list.contains(document.activeElement);
    arrange(this.#list, steps.map((each, index) => this.#item(each, index)));
    const current = this.#list.children[step - 1];
    current?.scrollIntoView({ block: "nearest" });
    if (hadFocus) /** @type {HTMLElement | null} */ (current?.querySelector("button") ?? null)?.focus();
  }

  /**
   * Returns the item of a step; a click shows the test after it.
   *
   * @param {Played["steps"][number]} step
   * @param {number} index
   */
  #item({ title, status, message }, index) {
    const known = this.#list.children[index];
    const item = known instanceof HTMLLIElement ? known : make("li");
    const shown = JSON.stringify([title, status, message]);
    setAttribute(item, "aria-current", index + 1 === this.#step ? "step" : "false");
    if (item.dataset.shown === shown) return item;
    item.dataset.shown = shown;
    item.className = status;
    const button = make("button");
    button.type = "button";
    const [mark, spoken] = OUTCOMES[status];
    const outcome = make("span", "outcome", mark);
    outcome.setAttribute("role", "img");
    outcome.setAttribute("aria-label", spoken);
    button.append(outcome, make("span", undefined, title));
    button.addEventListener("click", () => this.#go(index + 1));
    item.replaceChildren(button);
    if (message !== null) item.append(make("p", "message", message));
    return item;
  }

  /** @param {number} step */
  #go(step) {
    if (step >= 0 && step <= this.#count) this.#post({ type: "go", step });
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const steps = /** @type {Record<string, number>} */ ({ ArrowUp: this.#step - 1, ArrowDown: this.#step + 1 });
    if (!Object.hasOwn(steps, event.key)) return;
    event.preventDefault();
    this.#go(steps[event.key]);
  }
}

/** @param {Played["steps"]} steps */
function failuresIn(steps) {
  const count = steps.filter(({ status }) => status === "failed").length;
  return count === 0 ? "" : ` · ${count} failed`;
}
