"use strict";

/** How much of what the server prints is kept, in characters: the reason for a failure comes first. */
const LIMIT = 4096;

/**
 * The output channel of the extension. It can still be written to after the editor has disposed of it, as processes and
 * requests that are ending do; the editor's own channel throws an error then.
 */
class Log {
  /** @param {import("vscode").OutputChannel} channel */
  constructor(channel) {
    this.channel = channel;
    this.isDisposed = false;
    /** What the server has printed to standard error since it was started. */
    this.printed = "";
  }

  /**
   * Writes what the server has printed: the client library uses this method for nothing else.
   *
   * @param {string} text
   */
  append(text) {
    this.printed += text.slice(0, LIMIT - this.printed.length);
    if (!this.isDisposed) this.channel.append(text);
  }

  /** @param {string} line */
  appendLine(line) {
    if (!this.isDisposed) this.channel.appendLine(line);
  }

  /** @param {boolean} [preserveFocus] */
  show(preserveFocus) {
    if (!this.isDisposed) this.channel.show(preserveFocus);
  }

  dispose() {
    this.isDisposed = true;
    this.channel.dispose();
  }
}

module.exports = { Log };
