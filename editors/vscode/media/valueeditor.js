/** An input in which a value of the state is edited as JSON. */

import { make } from "./elements.js";
import { readValue } from "./statepath.js";

export class ValueEditor {
  #input = make("input");
  #mistake = make("div", "mistake");
  #item;
  #commit;
  #close;

  /**
   * @param {import("./stateitem.js").StateItem} item
   * @param {(path: string, value: unknown) => void} commit
   * @param {(takesFocusBack: boolean) => void} close
   */
  constructor(item, commit, close) {
    this.#item = item;
    this.#commit = commit;
    this.#close = close;
    this.#input.type = "text";
    this.#input.spellcheck = false;
    this.#input.autocomplete = "off";
    this.#input.value = JSON.stringify(item.held);
    this.#input.setAttribute("aria-label", `New value of ${item.path}, as JSON`);
    this.#input.addEventListener("keydown", (event) => this.#press(event));
    this.#input.addEventListener("input", () => this.#say(""));
    this.#input.addEventListener("blur", () => this.#leave());
    this.#mistake.id = "state-mistake";
    this.#mistake.setAttribute("role", "alert");
    this.#mistake.hidden = true;
    item.value.hidden = true;
    item.line.append(this.#input);
    item.line.after(this.#mistake);
    this.#input.focus();
    this.#input.select();
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    event.stopPropagation();
    if (event.key === "Escape") this.#end(true);
    if (event.key === "Enter" && !event.isComposing) this.#store();
  }

  #store() {
    const read = readValue(this.#input.value);
    if ("problem" in read) return this.#say(read.problem);
    if (this.#item.path !== undefined) this.#commit(this.#item.path, read.value);
    this.#end(true);
  }

  // An unchanged value is closed silently; a changed one stays open, so that it is neither stored nor lost.
  #leave() {
    if (this.#input.isConnected && this.#input.value === JSON.stringify(this.#item.held)) this.#end(false);
  }

  /** @param {string} problem */
  #say(problem) {
    this.#mistake.textContent = problem;
    this.#mistake.hidden = problem === "";
    this.#input.setAttribute("aria-invalid", String(problem !== ""));
    if (problem === "") return this.#input.removeAttribute("aria-describedby");
    this.#input.setAttribute("aria-describedby", this.#mistake.id);
    this.#mistake.scrollIntoView({ block: "nearest" });
  }

  /** @param {boolean} takesFocusBack */
  #end(takesFocusBack) {
    this.#item.value.hidden = false;
    this.#close(takesFocusBack);
    this.#mistake.remove();
    this.#input.remove();
  }

  /** Discards the input when the user starts to edit another value. */
  abandon() {
    this.#end(false);
  }
}
