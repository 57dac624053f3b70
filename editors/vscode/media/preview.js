/**
 * The page of the live preview: handles messages of the extension and shows the newest snapshot.
 *
 * @typedef {import("../types/preview.js").Snapshot} Snapshot
 * @typedef {import("../types/preview.js").ToPage} ToPage
 * @typedef {import("../types/preview.js").PageState} PageState
 * @typedef {import("../types/preview.js").PreviewOptions} PreviewOptions
 * @typedef {import("../types/preview.js").View} View
 */

import { apply } from "./changes.js";
import { element, set } from "./elements.js";
import { listen, post, savedState, saveState } from "./host.js";
import { Inspector } from "./inspector.js";
import { INITIAL, PanelLayout } from "./layout.js";
import { Log } from "./log.js";
import { Notices } from "./notices.js";
import { keptOptions } from "./options.js";
import { PictureScreen } from "./picture.js";
import { Player } from "./player.js";
import { PresentedStrip } from "./presented.js";
import { RecordingStrip } from "./recording.js";
import { Screen } from "./screen.js";
import { INITIAL_CHOICES } from "./statefilters.js";
import { StatesScreen } from "./states.js";
import { StateTree } from "./statetree.js";
import { Toolbar } from "./toolbar.js";
import { fittingColumns } from "./widths.js";

const viewport = element("viewport", HTMLElement);
const status = { element: element("element", HTMLElement), size: element("size", HTMLElement) };

const saved = savedState();
/** @type {PageState} */
const kept = {
  ...{ uri: "", options: {}, fits: false, zooms: true, panels: [], layout: INITIAL, scroll: { top: 0, left: 0 } },
  states: INITIAL_CHOICES,
  ...saved,
};
/** @type {Snapshot | undefined} */
let snapshot;
/** @type {View} */
let view = "picture";
/** @type {import("../types/preview.js").Position | null} */
let cursor = null;
/** @type {import("./notices.js").ServerState} */
let server = "running";

/** @param {string} text */
const tell = (text) => {
  set(status.element, "textContent", text);
};
const inspector = new Inspector(post);
const text = new Screen(post, tell, fit);
const picture = new PictureScreen({ post, tell, inspect: (areas) => inspector.choose(areas) });
const states = new StatesScreen(kept.states, {
  post,
  tell,
  keep: (choices) => keep({ states: choices }),
  open: ({ sample, colorScheme, screen: pictureWidth }) => {
    choose({ sample, colorScheme, pictureWidth });
    show("picture");
  },
});
const screens = { picture, text, states };
const notices = new Notices((range) => post({ type: "reveal", range }));
const strip = new PresentedStrip(post);
const recording = new RecordingStrip(post, (isExpecting) => {
  document.body.classList.toggle("expecting", isExpecting);
  for (const each of [picture, text]) each.setChoosing(isExpecting ? expect : null);
});
const player = new Player(post);
const log = new Log();
const tree = new StateTree((path, value) => post({ type: "setState", path, value }));
const toolbar = new Toolbar({
  options: choose,
  fit: (fits) => {
    keep({ fits });
    fit();
  },
  zoom: (zooms) => {
    keep({ zooms });
    fit();
  },
  reset: () => post({ type: "reset" }),
  view: show,
  panel: (name, isOpen) => {
    keep({ panels: [...kept.panels.filter((panel) => panel !== name), ...(isOpen ? [name] : [])] });
    showView();
    sendLayout();
    if (isOpen && name === "log") log.showNewest();
  },
}, () => view);

const layout = new PanelLayout(kept.layout, (changed) => {
  keep({ layout: changed });
  sendLayout();
});

/** Lets the extension remember the layout for the next preview. */
function sendLayout() {
  post({ type: "layout", layout: kept.layout, panels: kept.panels });
}

/** The screen in the view that is shown. */
function screen() {
  return screens[view];
}

/** @param {{ pointer: string, instance: number[] } | null} node `null` for what is in front of the screen */
function expect(node) {
  post(node === null ? { type: "expect" } : { type: "expect", pointer: node.pointer, instance: node.instance });
}

/** Whether the screen reacts to what a user does. */
function isUsable() {
  return server === "running" && !player.isShown;
}

/** @param {import("../types/preview.js").Played} played */
function play(played) {
  player.draw(played);
  document.body.classList.add("plays");
  screen().setUsable(false);
}

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

/** Fits the screen to the panel: the width of the text where the user has chosen that, else its size. */
function fit() {
  if (snapshot === undefined || view === "states") return;
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(viewport);
  const width = viewport.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  if (view === "picture") {
    const height = viewport.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
    return picture.fit(kept.zooms ? { width, height } : null);
  }
  if (text.font.natural === 0) return;
  text.font.shrink(kept.fits ? 0 : snapshot.width, width);
  if (!kept.fits) return;
  const columns = fittingColumns(width, text.font.natural);
  if (columns !== undefined && columns !== snapshot.width) choose({ width: columns });
}

/** @param {Snapshot} newest */
function draw(newest) {
  const before = snapshot;
  const size = before && sizeOf(before);
  const focused = screen().focused;
  snapshot = newest;
  const options = keptOptions(kept.options, newest);
  if (kept.uri !== newest.uri || kept.options !== options) keep({ uri: newest.uri, options });
  for (const id of ["device", "scaled"]) {
    element(id, HTMLElement).classList.toggle("dark", newest.colorScheme === "dark");
  }
  toolbar.draw(newest, kept, view);
  // Pictures of all states are always those on device, and none presents anything.
  notices.draw(view === "states" ? { ...newest, as: "device" } : newest);
  showView();
  screen().draw(newest);
  // Of a change in something else they are the same objects.
  if (newest.state !== undefined && newest.state !== before?.state) tree.draw(newest.state);
  if (newest.log !== undefined && newest.log !== before?.log) log.draw(newest.log);
  inspector.draw();
  recording.draw(newest.recording);
  toolbar.setRecording(recording.isShown);
  set(status.size, "textContent", sizeOf(newest));
  screen().setUsable(isUsable());
  if (strip.draw(view === "states" ? [] : newest.presented, focused)) screen().showPresented();
  if (size !== sizeOf(newest)) fit();
  if (before === undefined) viewport.scrollTo(kept.scroll);
}

/** @param {import("../types/preview.js").Change} news */
function change(news) {
  const newest = apply(snapshot ?? null, news);
  if (newest === null) post({ type: "ready" });
  else draw(newest);
}

/** @param {Snapshot} of */
function sizeOf({ width, height, picture }) {
  if (view === "text") return `${width} × ${height}`;
  if (view === "states") return "approximate";
  return picture === undefined ? "" : `${picture.width} × ${picture.height} pt · approximate`;
}

/** @param {View} chosen the view that was chosen in the page */
function show(chosen) {
  post({ type: "view", view: chosen });
  turn(chosen);
}

/** @param {View} chosen */
function turn(chosen) {
  if (view === chosen) return;
  view = chosen;
  tell("");
  if (snapshot !== undefined) draw(snapshot);
  showView();
  fit();
  screen().follow(cursor);
}

/** Whether the snapshot has what the view shows. */
function hasFrame() {
  if (snapshot === undefined || view === "states") return false;
  return view === "picture" ? snapshot.picture !== undefined : (snapshot.ansi ?? snapshot.text) !== undefined;
}

function showView() {
  const isShown = hasFrame();
  const panels = kept.panels.filter((panel) => panel !== "inspector" || view === "picture");
  set(viewport, "hidden", view === "states");
  set(element("states", HTMLElement), "hidden", view !== "states");
  set(element("empty", HTMLElement), "hidden", isShown);
  set(element("phone", HTMLElement), "hidden", !isShown || view !== "picture");
  set(element("device", HTMLElement), "hidden", !isShown || view !== "text");
  layout.draw(panels);
  picture.setInspecting(panels.includes("inspector"));
  inspector.setOpen(panels.includes("inspector"));
  toolbar.drawViews(kept, view);
}

/** @param {import("../types/preview.js").KeptLayout} last the layout of the last preview */
function adopt({ layout: last, panels }) {
  if (saved !== undefined) return;
  keep({ layout: last, panels });
  layout.restore(last);
  showView();
}

/** @param {import("./notices.js").ServerState} state */
function setServer(state) {
  server = state;
  notices.setServer(state, snapshot !== undefined);
  screen().setUsable(isUsable());
}

/** @param {ToPage} message */
function handle(message) {
  switch (message.type) {
    case "snapshot": return draw(message.snapshot);
    case "change": return change(message.change);
    case "view": return turn(message.view);
    case "located": return message.scroll === null ? undefined : picture.scrollTo(message.scroll);
    case "gallery":
      notices.fail("");
      return states.show(message.gallery);
    case "inspected": return inspector.show(message);
    case "cursor":
      cursor = message.position;
      return screen().follow(cursor);
    case "layout": return adopt(message);
    case "played": return play(message.played);
    case "findings": return notices.setFindings(message.findings);
    case "server": return setServer(message.state);
    case "failed":
      screen().refuse();
      inspector.refuse();
      return notices.fail(message.message);
  }
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let settling;
new ResizeObserver(() => {
  // The picture is only scaled. Debounced for text: dragging a panel would request every width on the way.
  if (view === "picture") return fit();
  clearTimeout(settling);
  settling = setTimeout(fit, 60);
}).observe(viewport);

viewport.addEventListener("scrollend", () => {
  keep({ scroll: { top: viewport.scrollTop, left: viewport.scrollLeft } });
});

listen(handle);
showView();
states.restoreOptions();
post({ type: "ready" });
