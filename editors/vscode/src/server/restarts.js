"use strict";

const { CloseAction, ErrorAction } = require("./library");

const { messageOf } = require("../errors");

/** The maximum number of automatic restarts in a period, in milliseconds. */
const LIMIT = 4;
const PERIOD = 3 * 60_000;

/**
 * @typedef {object} Listeners
 * @property {() => void} onRestart called before the server is restarted
 * @property {(reason: string) => void} onGiveUp called with a reason if it is not restarted
 */

/** The error handler of the language client: restarts a crashed server, up to a limit. */
class Restarts {
  /** @param {Listeners} listeners */
  constructor({ onRestart, onGiveUp }) {
    this.onRestart = onRestart;
    this.onGiveUp = onGiveUp;
    /** @type {number[]} */
    this.crashes = [];
    this.isUnreadable = false;
  }

  /**
   * @param {Error} error
   * @param {unknown} unsent the message that could not be sent; `undefined` for an invalid message of the server
   */
  error(error, unsent) {
    // The server is exiting, and `closed` follows.
    if (unsent !== undefined) return { action: ErrorAction.Continue, handled: true };
    // After an invalid message, the rest of the stream cannot be read either.
    if (!this.isUnreadable) this.onGiveUp(`sent an invalid message and was stopped: ${messageOf(error)}`);
    this.isUnreadable = true;
    return { action: ErrorAction.Shutdown, handled: true };
  }

  closed() {
    const now = Date.now();
    this.crashes = [...this.crashes.filter((time) => now - time < PERIOD), now];
    if (this.crashes.length <= LIMIT) {
      this.onRestart();
      const message = "The server exited unexpectedly and is being restarted.";
      return { action: CloseAction.Restart, handled: true, message };
    }
    const minutes = PERIOD / 60_000;
    this.onGiveUp(`exited unexpectedly ${this.crashes.length} times within ${minutes} minutes and is not restarted`);
    return { action: CloseAction.DoNotRestart, handled: true, message: "The server exited unexpectedly too often." };
  }
}

module.exports = { Restarts };
