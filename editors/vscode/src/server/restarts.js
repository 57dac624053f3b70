"use strict";

const { CloseAction, ErrorAction } = require("vscode-languageclient/node");

/** How often a server that ends by itself is started again within a period, in milliseconds. */
const LIMIT = 4;
const PERIOD = 3 * 60_000;

/** How many errors of the connection in a row are borne. */
const BORNE_ERRORS = 3;

/**
 * @typedef {object} Listeners
 * @property {() => void} comesBack hears that the server is about to be started again
 * @property {(often: string) => void} givesUp hears that it is not, and how often it has ended
 */

/** Starts a server again that has crashed, but not for ever: the error handler of the library's client. */
class Restarts {
  /** @param {Listeners} listeners */
  constructor({ comesBack, givesUp }) {
    this.comesBack = comesBack;
    this.givesUp = givesUp;
    /** @type {number[]} */
    this.crashes = [];
  }

  /**
   * @param {Error} _error
   * @param {unknown} _message
   * @param {number | undefined} count
   */
  error(_error, _message, count) {
    const isBorne = count !== undefined && count <= BORNE_ERRORS;
    return { action: isBorne ? ErrorAction.Continue : ErrorAction.Shutdown };
  }

  closed() {
    const now = Date.now();
    this.crashes = [...this.crashes.filter((time) => now - time < PERIOD), now];
    if (this.crashes.length <= LIMIT) {
      this.comesBack();
      return { action: CloseAction.Restart, handled: true, message: "The server ended by itself and is started again." };
    }
    this.givesUp(`${this.crashes.length} times within ${PERIOD / 60_000} minutes`);
    return { action: CloseAction.DoNotRestart, handled: true, message: "The server ended by itself too often." };
  }
}

module.exports = { Restarts };
