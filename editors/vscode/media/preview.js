/**
 * The page of the live preview: handles messages of the extension and shows the newest snapshot.
 *
 * @typedef {import("../types/preview").Snapshot} Snapshot
 * @typedef {import("../types/preview").ToPage} ToPage
 * @typedef {import("../types/preview").PageState} PageState
 * @typedef {import("../types/preview").PreviewOptions} PreviewOptions
 */

import { fittingColumns } from "./columns.js";
import { element } from "./elements.js";
import { listen, post, savedState, saveState } from "./host.js";
import { Log } from "./log.js";
import { Notices } from "./notices.js";
import { Output } from "./output.js";
import { PresentedStrip } from "./presented.js";
import { Screen } from "./screen.js";
import { StateTree } from "./statetree.js";
import { Toolbar } from "./toolbar.js";

const viewport = element("viewport", HTMLElement);
const device = element("device", HTMLElement);
const status = { element: element("element", HTMLElement), size: element("size", HTMLElement) };

/** @type {PageState} */
const kept = {
  ...{ uri: "", options: {}, view: "cells", fits: false, panels: [], scroll: { top: 0, left: 0 } },
  ...savedState(),
};
/** @type {Snapshot | undefined} */
let snapshot;
/** @type {import("./notices.js").ServerState} */
let server = "running";

const screen = new Screen(post, (text) => (status.element.textContent = text), fit);
const output = new Output();
const notices = new Notices();
const strip = new PresentedStrip(post);
const log = new Log();
const tree = new StateTree((path, value) => post({ type: "setState", path, value }));
const toolbar = new Toolbar({
  options: choose,
  fit: (fits) => {
    keep({ fits });
    fit();
  },
  reset: () => post({ type: "reset" }),
  view: (view) => {
    keep({ view });
    post({ type: "html", shown: view === "html" });
    showView();
  },
  panel: (name, isOpen) => {
    keep({ panels: [...kept.panels.filter((panel) => panel !== name), ...(isOpen ? [name] : [])] });
    showView();
    if (isOpen && name === "log") log.showNewest();
  },
});

/** @param {Partial<PageState>} change */
function keep(change) {
  Object.assign(kept, change);
  saveState(kept);
}

/** @param {PreviewOptions} options */
function choose(options) {
  keep({ options: { ...kept.options, ...options } });
  post({ type: "options", options });
}

/** Fits the frame to the panel: its width where the user has chosen that, otherwise the size of its text. */
function fit() {
  if (snapshot === undefined || screen.font.natural === 0) return;
  const { paddingLeft, paddingRight } = getComputedStyle(viewport);
  const room = viewport.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  screen.font.shrink(kept.fits ? 0 : snapshot.width, room);
  if (!kept.fits) return;
  const width = fittingColumns(room, screen.font.natural);
  if (width !== undefined && width !== snapshot.width) choose({ width });
}

/** @param {Snapshot} newest */
function draw(newest) {
  const isFirst = snapshot === undefined;
  const width = snapshot?.width;
  const focused = screen.focused;
  snapshot = newest;
  if (kept.uri !== newest.uri) keep({ uri: newest.uri });
  device.classList.toggle("dark", newest.colorScheme === "dark");
  toolbar.draw(newest, kept);
  notices.draw(newest);
  showView();
  screen.draw(newest);
  if (newest.grid !== undefined) output.draw(newest.grid);
  if (newest.state !== undefined) tree.draw(newest.state);
  if (newest.log !== undefined) log.draw(newest.log);
  status.size.textContent = `${newest.width} × ${newest.height}`;
  screen.setUsable(server === "running");
  if (strip.draw(newest.presented, focused)) screen.showPresented();
  if (isFirst || width !== newest.width) fit();
  if (isFirst) viewport.scrollTo(kept.scroll);
}

function showView() {
  const hasFrame = snapshot !== undefined;
  element("empty", HTMLElement).hidden = hasFrame;
  device.hidden = !hasFrame;
  element("frame", HTMLElement).hidden = kept.view === "html";
  element("output", HTMLElement).hidden = kept.view !== "html";
  element("state-panel", HTMLElement).hidden = !kept.panels.includes("state");
  element("log-panel", HTMLElement).hidden = !kept.panels.includes("log");
  element("panels", HTMLElement).hidden = kept.panels.length === 0;
  toolbar.drawViews(kept);
}

/** @param {import("./notices.js").ServerState} state */
function setServer(state) {
  server = state;
  notices.setServer(state, snapshot !== undefined);
  screen.setUsable(state === "running");
}

/** @param {ToPage} message */
function handle(message) {
  switch (message.type) {
    case "snapshot": return draw(message.snapshot);
    case "cursor": return screen.follow(message.position);
    case "server": return setServer(message.state);
    case "failed":
      screen.refuse();
      return notices.fail(message.message);
  }
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let settling;
new ResizeObserver(() => {
  // Debounced: dragging a panel would request every width on the way.
  clearTimeout(settling);
  settling = setTimeout(fit, 60);
}).observe(viewport);

viewport.addEventListener("scrollend", () => {
  keep({ scroll: { top: viewport.scrollTop, left: viewport.scrollLeft } });
});

listen(handle);
showView();
post({ type: "ready" });
if (kept.view === "html") post({ type: "html", shown: true });
