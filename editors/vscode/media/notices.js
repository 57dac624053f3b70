/**
 * The lines above the frame: the banner, the state of the server, and the last error.
 *
 * @typedef {import("../types/preview").Snapshot} Snapshot
 * @typedef {"running" | "starting" | "stopped"} ServerState
 */

import { element } from "./elements.js";

/** @type {Record<ServerState, string>} */
const AWAY = {
  running: "",
  starting: "The language server is starting.",
  stopped: "The language server is not running. Restart it from the CLADS item in the status bar.",
};

export class Notices {
  #banner = element("banner", HTMLElement);
  #server = element("server", HTMLElement);
  #failed = element("failed", HTMLElement);
  #main = element("main", HTMLElement);

  /** @param {Snapshot} snapshot */
  draw(snapshot) {
    // A notice that the frame is out of date precedes the mode.
    const isCurrent = snapshot.banner.startsWith(snapshot.as);
    const isBroken = snapshot.problems > 0 || !isCurrent;
    this.#banner.classList.toggle("problem", isBroken);
    this.#main.classList.toggle("broken", isBroken);
    say(this.#banner, snapshot.banner);
    say(this.#failed, "");
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
  if (line.textContent !== text) line.textContent = text;
  line.hidden = text === "";
}
