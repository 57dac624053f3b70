"use strict";

const { CloseAction, ErrorAction } = require("vscode-languageclient/node");

const { words } = require("../words");

/** How often a server that ends by itself is started again within a period, in milliseconds. */
const LIMIT = 4;
const PERIOD = 3 * 60_000;

/**
 * @typedef {object} Listeners
 * @property {() => void} comesBack hears that the server is about to be started again
 * @property {(reason: string) => void} givesUp hears that it is not, and what has happened to it
 */

/** Starts a server again that has crashed, but not for ever: the error handler of the library's client. */
class Restarts {
  /** @param {Listeners} listeners */
  constructor({ comesBack, givesUp }) {
    this.comesBack = comesBack;
    this.givesUp = givesUp;
    /** @type {number[]} */
    this.crashes = [];
    this.isUnreadable = false;
  }

  /**
   * @param {Error} error
   * @param {unknown} unsent the message that could not be written; none when what the server said cannot be read
   */
  error(error, unsent) {
    // A server that cannot be written to is ending, and `closed` follows.
    if (unsent !== undefined) return { action: ErrorAction.Continue, handled: true };
    // What follows cannot be read either.
    if (!this.isUnreadable) this.givesUp(`said what is no message, and was stopped: ${words(error)}`);
    this.isUnreadable = true;
    return { action: ErrorAction.Shutdown, handled: true };
  }

  closed() {
    const now = Date.now();
    this.crashes = [...this.crashes.filter((time) => now - time < PERIOD), now];
    if (this.crashes.length <= LIMIT) {
      this.comesBack();
      const message = "The server ended by itself and is started again.";
      return { action: CloseAction.Restart, handled: true, message };
    }
    this.givesUp(`ended by itself ${this.crashes.length} times within ${PERIOD / 60_000} minutes and is not started again`);
    return { action: CloseAction.DoNotRestart, handled: true, message: "The server ended by itself too often." };
  }
}

module.exports = { Restarts };
