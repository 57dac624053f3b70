"use strict";

const { EventEmitter } = require("./values");

/** A box for a text. */
class InputBox {
  #changed = new EventEmitter();
  #accepted = new EventEmitter();
  #hidden = new EventEmitter();
  onDidChangeValue = this.#changed.event;
  onDidAccept = this.#accepted.event;
  onDidHide = this.#hidden.event;
  value = "";

  /** @param {(box: InputBox) => Promise<string | undefined>} answer returns what a user accepts, if anything */
  constructor(answer) {
    this.answer = answer;
  }

  async show() {
    const accepted = await this.answer(this);
    if (accepted === undefined) return this.hide();
    this.change(accepted);
    this.#accepted.fire();
  }

  /** Types another text. */
  change(value) {
    this.value = value;
    this.#changed.fire(value);
  }

  hide() {
    this.#hidden.fire();
  }

  dispose() {
    this.isDisposed = true;
  }
}

module.exports = { InputBox };
