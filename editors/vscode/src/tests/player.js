"use strict";

const path = require("node:path");
const vscode = require("vscode");

const { messageOf } = require("../errors");
const { readMessage } = require("../preview/messages");
const { reveal } = require("../preview/source");
const { StepMarks } = require("./marks");

/**
 * @typedef {import("../../types/preview").FromPage} FromPage
 * @typedef {import("../../types/preview").PreviewOptions} PreviewOptions
 * @typedef {import("../../types/preview").Snapshot} Snapshot
 * @typedef {import("../../types/preview").ToPage} ToPage
 * @typedef {import("../../types/tests").Playback} Playback
 */

/** What the screen is drawn with, for each view. */
const INCLUDE = { picture: ["picture", "state", "log"], text: ["text", "ansi", "state", "log"] };

/** How long a step is shown before the next one, in milliseconds, and how long to wait for further edits. */
const PAUSE = 700;
const DELAY = 150;

/** Plays a test in a panel with the page of previews: step by step, forward and back. */
class TestPlayer {
  /**
   * @param {vscode.WebviewPanel} panel
   * @param {vscode.Uri} uri the test
   * @param {Pick<import("../preview/panel").Shared, "server" | "log" | "choice" | "page">} shared
   */
  constructor(panel, uri, { server, log, choice, page }) {
    this.panel = panel;
    this.uri = uri;
    this.server = server;
    this.log = log;
    this.choice = choice;
    this.page = page;
    this.view = choice.view === "text" ? /** @type {const} */ ("text") : /** @type {const} */ ("picture");
    /** The size of the screen that was chosen in the page. */
    this.size = /** @type {PreviewOptions} */ ({});
    this.step = 0;
    this.isRunning = false;
    this.isClosed = false;
    this.listens = false;
    this.playback = /** @type {Playback | null} */ (null);
    this.snapshot = /** @type {Snapshot | null} */ (null);
    this.failure = /** @type {string | null} */ (null);
    this.marks = new StepMarks(uri);
    /** The number of requests so far: only the response to the last one is shown. */
    this.asked = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    panel.title = path.posix.basename(uri.path);
    panel.webview.onDidReceiveMessage((message) => this.receive(message));
  }

  /**
   * Shows the test after a number of steps.
   *
   * @param {number} step
   */
  async go(step) {
    this.asked += 1;
    const { asked } = this;
    const request = { uri: this.uri.toString(), step, include: INCLUDE[this.view], ...this.size };
    try {
      /** @type {Playback} */
      const playback = await this.server.command("clads.tests.play", request);
      if (asked !== this.asked || this.isClosed) return;
      // A step that is not possible is the last one.
      if (playback.step < step) this.isRunning = false;
      this.show(playback);
    } catch (error) {
      if (asked !== this.asked || this.isClosed) return;
      this.isRunning = false;
      this.fail(`${messageOf(error)}.`);
    }
  }

  /** @param {Playback} playback */
  show(playback) {
    const hasMoved = this.playback === null || playback.step !== this.step;
    this.playback = playback;
    this.step = playback.step;
    this.failure = playback.problem ?? null;
    if (this.step >= playback.count) this.isRunning = false;
    this.snapshot = playback.snapshot && this.page.apply(null, playback.snapshot);
    this.post({ type: "played", played: this.played });
    this.sendScreen();
    if (this.failure !== null) this.post({ type: "failed", message: this.failure });
    this.marks.show(playback, hasMoved);
    if (this.isRunning) this.later(PAUSE, () => this.go(this.step + 1));
  }

  /** What the page shows of the steps. */
  get played() {
    const steps = this.playback?.steps ?? [];
    return {
      step: this.step,
      steps: steps.map(({ title, status, message }) => ({ title, status, message })),
      isRunning: this.isRunning,
    };
  }

  /**
   * Lets the steps follow each other, from the first one if the last one has run; or stops that.
   *
   * @param {boolean} isRunning
   */
  async run(isRunning) {
    clearTimeout(this.timer);
    this.isRunning = isRunning;
    if (!isRunning) return this.post({ type: "played", played: this.played });
    const isAtEnd = this.playback !== null && this.step >= this.playback.count;
    await this.go(isAtEnd ? 0 : this.step + 1);
  }

  /** Shows the step again: the test has changed, or its document. */
  changed() {
    this.later(this.isRunning ? PAUSE : DELAY, () => this.go(this.step));
  }

  /** @param {import("../server/server").ServerState} state */
  serverChanged(state) {
    this.post({ type: "server", state });
    if (state === "running") this.go(this.step);
  }

  /**
   * @param {number} delay in milliseconds
   * @param {() => unknown} action
   */
  later(delay, action) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.isClosed) action();
    }, delay);
  }

  /** @param {string} message */
  fail(message) {
    this.log.appendLine(`${this.uri.toString()}: ${message}`);
    this.failure = message;
    this.post({ type: "played", played: this.played });
    this.post({ type: "failed", message });
  }

  /** @param {unknown} raw */
  async receive(raw) {
    const message = readMessage(raw);
    if (message === null) {
      this.log.appendLine("Rejected an invalid message of the page of a test.");
      return;
    }
    switch (message.type) {
      case "ready": return this.sendAll();
      case "go": return this.goByHand(message.step);
      case "run": return this.run(message.isRunning);
      case "view": return this.turn(message.view);
      case "options": return this.resize(message.options);
      case "reveal": return this.reveal(message.range);
      case "layout": return this.choice.keepLayout(message);
      // What a user does there has no effect: the test decides what happens.
      case "send":
      case "setState": return this.sendScreen();
    }
  }

  /** @param {number} step */
  goByHand(step) {
    clearTimeout(this.timer);
    this.isRunning = false;
    return this.go(step);
  }

  /** @param {import("../../types/preview").View} view */
  async turn(view) {
    if (view === "states" || view === this.view) return;
    this.choice.view = view;
    this.view = view;
    await this.go(this.step);
  }

  /** @param {PreviewOptions} options */
  async resize({ width, pictureWidth, pictureHeight }) {
    const chosen = Object.entries({ width, pictureWidth, pictureHeight }).filter(([, value]) => value !== undefined);
    if (chosen.length === 0) return;
    this.size = { ...this.size, ...Object.fromEntries(chosen) };
    await this.go(this.step);
  }

  /** @param {import("../../types/preview").Range} range in the document */
  async reveal(range) {
    if (this.snapshot === null) return;
    try {
      await reveal(vscode.Uri.parse(this.snapshot.uri), range, this.panel.viewColumn);
    } catch (error) {
      this.fail(`${messageOf(error)}.`);
    }
  }

  /** Sends the current state to a page that has just started to listen. */
  sendAll() {
    this.listens = true;
    this.post({ type: "view", view: this.view });
    const { layout } = this.choice;
    if (layout !== null) this.post({ type: "layout", ...layout });
    this.post({ type: "server", state: this.server.state });
    this.post({ type: "played", played: this.played });
    this.sendScreen();
    if (this.failure !== null) this.post({ type: "failed", message: this.failure });
  }

  sendScreen() {
    if (this.snapshot !== null) this.post({ type: "snapshot", snapshot: this.snapshot });
  }

  close() {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.marks.dispose();
  }

  /** @param {ToPage} message */
  post(message) {
    if (this.listens && !this.isClosed) this.panel.webview.postMessage(message);
  }
}

module.exports = { TestPlayer };
