"use strict";

const { messageOf } = require("../errors");

/**
 * @typedef {import("../../types/preview").Drawing} Drawing
 * @typedef {import("../../types/preview").Gallery} Gallery
 * @typedef {import("../../types/preview").GalleryOptions} GalleryOptions
 */

/** What of a gallery the page shows. */
const INCLUDE = ["pictures", "spoken"];

/**
 * Keeps the pictures of all states in a page up to date, while it shows them. One request is made at a time; what
 * changes in the meantime causes one more.
 */
class GalleryFeed {
  /** The drawings of the last result by their hashes: the server does not send them again. */
  #known = /** @type {Map<string, Drawing>} */ (new Map());
  #options = /** @type {GalleryOptions} */ ({ rightToLeft: false, pseudolocalized: false });
  /** A position in the document as it was drawn last. */
  #place = /** @type {import("../../types/preview").Position | null} */ (null);
  /** How often the document has been replaced by another one. */
  #document = 0;
  #isAsking = false;
  #isBehind = false;
  #panel;

  /** @param {import("./panel").PreviewPanel} panel */
  constructor(panel) {
    this.#panel = panel;
  }

  /** Whether the page shows all states. */
  get #isShown() {
    const { view, isOpen, isClosed, listens } = this.#panel;
    return view === "states" && isOpen && listens && !isClosed;
  }

  /** @param {GalleryOptions} options */
  async choose(options) {
    const { rightToLeft, pseudolocalized } = this.#options;
    if (options.rightToLeft === rightToLeft && options.pseudolocalized === pseudolocalized) return;
    this.#options = options;
    await this.update();
  }

  /** A position in the document as it was drawn last; `null` if it was not. */
  get place() {
    return this.#place;
  }

  /** Removes what is known of the document: the panel shows another one. */
  clear() {
    this.#known.clear();
    this.#place = null;
    this.#document += 1;
  }

  /** Asks for the pictures again, unless another view is shown. */
  async update() {
    if (!this.#isShown) return;
    this.#isBehind = this.#isAsking;
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      do {
        this.#isBehind = false;
        await this.#ask();
      } while (this.#isBehind && this.#isShown);
    } finally {
      this.#isAsking = false;
    }
  }

  async #ask() {
    const { server, address, snapshot, options } = this.#panel;
    const client = snapshot?.client ?? options.client;
    const known = [...this.#known.keys()];
    const document = this.#document;
    const request = { ...address, include: INCLUDE, ...this.#options, ...(client && { client }), known };
    try {
      const gallery = await server.command("clads.gallery", request);
      if (this.#isShown && document === this.#document) this.#handle(gallery);
    } catch (error) {
      // If the server stopped in the meantime, that is reported elsewhere.
      const isCurrent = this.#isShown && document === this.#document;
      if (isCurrent && server.state === "running") this.#panel.fail(`${messageOf(error)}.`);
    }
  }

  /** @param {Gallery} gallery as the server sends it: without the drawings that are known */
  #handle(gallery) {
    this.#place = Object.values(gallery.nodes)[0]?.start ?? null;
    const pictures = gallery.pictures.map((picture) => {
      const { svg, areas } = picture;
      const drawing = svg === undefined ? this.#known.get(picture.hash) : { svg, areas: areas ?? [] };
      return { ...picture, ...drawing };
    });
    this.#known = new Map();
    for (const { hash, svg, areas } of pictures) {
      if (svg !== undefined && areas !== undefined) this.#known.set(hash, { svg, areas });
    }
    this.#panel.failure = null;
    this.#panel.post({ type: "gallery", gallery: { ...gallery, pictures } });
  }
}

module.exports = { GalleryFeed };
