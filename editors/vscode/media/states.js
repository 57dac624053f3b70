/**
 * The view of all states: a grid of pictures, what was found in them, and what a screen reader says.
 *
 * @typedef {import("../types/preview.js").FromPage} FromPage
 * @typedef {import("../types/preview.js").Gallery} Gallery
 * @typedef {import("../types/preview.js").GalleryFinding} GalleryFinding
 * @typedef {import("../types/preview.js").GalleryPicture} GalleryPicture
 * @typedef {import("../types/preview.js").Range} Range
 * @typedef {import("../types/preview.js").StatesChoices} StatesChoices
 */

import { arrange, element, set, setAttribute } from "./elements.js";
import { SpokenLists } from "./spoken.js";
import { StateFigure } from "./statefigure.js";
import { SIZES, StateFilters, shownPictures } from "./statefilters.js";
import { StateFindings } from "./statefindings.js";
import { summaryOf } from "./statepictures.js";

export class StatesScreen {
  #pictures = element("state-pictures", HTMLElement);
  #count = element("state-count", HTMLElement);
  #hint = element("state-hint", HTMLElement);
  #rejection = element("state-rejection", HTMLElement);
  #actions;
  #filters;
  #findings;
  #spoken;
  /** @type {Gallery | undefined} */
  #gallery;
  /**
   * The figures by their captions, which no two have in common.
   *
   * @type {Map<string, StateFigure>}
   */
  #figures = new Map();
  /**
   * The finding that is shown in a picture.
   *
   * @type {{ finding: GalleryFinding, caption: string } | undefined}
   */
  #found;

  /**
   * @param {StatesChoices} choices
   * @param {object} actions
   * @param {(message: FromPage) => void} actions.post
   * @param {(text: string) => void} actions.tell called with a description of the node under the pointer
   * @param {(choices: StatesChoices) => void} actions.keep called when the user has chosen something
   * @param {(picture: GalleryPicture) => void} actions.open shows what a picture is drawn with in the view `picture`
   */
  constructor(choices, actions) {
    this.#actions = actions;
    this.#filters = new StateFilters(choices, (change) => this.#chosen(change));
    this.#findings = new StateFindings({
      reveal: ({ range }) => this.#reveal(range),
      show: (finding) => this.#find(finding),
    });
    this.#spoken = new SpokenLists((range) => this.#reveal(range));
    this.#layOut();
  }

  /** Tells the extension what was chosen before the page was reloaded, if that is not the default. */
  restoreOptions() {
    const { rightToLeft, pseudolocalized } = this.#filters.choices;
    if (rightToLeft || pseudolocalized) this.#sendOptions();
  }

  #sendOptions() {
    const { rightToLeft, pseudolocalized } = this.#filters.choices;
    this.#actions.post({ type: "galleryOptions", options: { rightToLeft, pseudolocalized } });
  }

  /** @param {Gallery} gallery */
  show(gallery) {
    this.#gallery = gallery;
    setAttribute(this.#pictures, "aria-busy", "false");
    set(this.#rejection, "textContent", gallery.rejection ?? "");
    set(this.#rejection, "hidden", gallery.rejection === undefined);
    set(this.#hint, "hidden", gallery.pictures.length === 0);
    this.#findings.draw(gallery.findings);
    this.#filters.draw(gallery.pictures);
    this.#drawFigures(gallery);
    this.#spoken.draw(gallery.spoken);
  }

  /** @param {Gallery} gallery */
  #drawFigures({ pictures, nodes }) {
    const before = this.#figures;
    this.#figures = new Map(
      pictures.map((picture) => {
        const figure = before.get(picture.caption) ?? this.#figureOf(picture);
        figure.draw(picture, nodes);
        return [picture.caption, figure];
      }),
    );
    arrange(this.#pictures, [...this.#figures.values()].map(({ element: figure }) => figure));
    this.#filter();
    this.#highlight();
  }

  /** @param {GalleryPicture} picture */
  #figureOf(picture) {
    const { open, tell } = this.#actions;
    return new StateFigure(picture, { open, tell, reveal: (range) => this.#reveal(range) });
  }

  /** @param {Range} range */
  #reveal(range) {
    this.#actions.post({ type: "reveal", range });
  }

  /** Shows the pictures that the filters let pass. */
  #filter() {
    if (this.#gallery === undefined) return;
    const { pictures } = this.#gallery;
    const shown = new Set(shownPictures(pictures, this.#filters.choices.hidden).map(({ caption }) => caption));
    for (const [caption, figure] of this.#figures) set(figure.element, "hidden", !shown.has(caption));
    set(this.#count, "textContent", summaryOf(shown.size, this.#gallery));
  }

  #layOut() {
    const { marks, size } = this.#filters.choices;
    const { scale } = SIZES.find(({ value }) => value === size) ?? SIZES[0];
    this.#pictures.style.setProperty("--scale", String(scale));
    this.#pictures.classList.toggle("marked", marks);
  }

  /** @param {Partial<StatesChoices>} change */
  #chosen(change) {
    this.#actions.keep(this.#filters.choices);
    this.#layOut();
    this.#filter();
    if (change.rightToLeft === undefined && change.pseudolocalized === undefined) return;
    setAttribute(this.#pictures, "aria-busy", "true");
    this.#sendOptions();
  }

  /**
   * Scrolls to the first picture that shows a finding; if the filters hide all of them, to the first of all.
   *
   * @param {GalleryFinding} finding
   */
  #find(finding) {
    if (this.#gallery === undefined) return;
    const pictures = finding.pictures.flatMap((index) => this.#gallery?.pictures[index] ?? []);
    const isShown = (/** @type {GalleryPicture} */ { caption }) => this.#figures.get(caption)?.element.hidden === false;
    const picture = pictures.find(isShown) ?? pictures[0];
    if (picture === undefined) return;
    if (!isShown(picture)) this.#filters.include(picture);
    this.#found = { finding, caption: picture.caption };
    this.#highlight();
    this.#figures.get(picture.caption)?.focus();
  }

  /** Highlights the finding where it is shown, as long as there is such a finding. */
  #highlight() {
    const { finding, caption: shown } = this.#found ?? {};
    const isShown = (/** @type {GalleryFinding} */ { message, rule }) =>
      message === finding?.message && rule === finding.rule;
    const newest = this.#gallery?.findings.find(isShown);
    for (const [caption, figure] of this.#figures) {
      figure.highlight(caption === shown ? newest ?? null : null);
    }
  }

  // What other views do

  /** Snapshots have nothing that is shown here. */
  draw() {}

  /** Nothing can be used here. */
  setUsable() {}

  /** Pictures present nothing. */
  showPresented() {}

  /** The cursor of the source is not followed: it would be in every picture. */
  follow() {}

  /** What was asked for last was refused. */
  refuse() {
    setAttribute(this.#pictures, "aria-busy", "false");
    if (this.#gallery === undefined) set(this.#count, "textContent", "");
  }

  /** @returns {null} the pictures have no controls */
  get focused() {
    return null;
  }
}
