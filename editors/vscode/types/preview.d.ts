/**
 * The snapshots of the server, and the messages between the extension and the preview page.
 *
 * Rows and columns are zero-based terminal cells; positions are those of the editor (UTF-16 code units).
 */

export interface Position {
  line: number;
  character: number;
}

export interface Range {
  start: Position;
  end: Position;
}

/** A range of cells in one row, and the node that draws it. */
export interface Span {
  row: number;
  column: number;
  width: number;
  /** The range in its row of `text`, in UTF-16 code units. */
  textStart: number;
  textEnd: number;
  pointer: string;
  /** The indices of the enclosing repetitions, outermost first. */
  instance: number[];
  range: Range;
}

/** A control that can be tapped or edited. */
export interface Control {
  kind: string;
  pointer: string;
  instance: number[];
  /** The events that it handles: `onTap`, `onValueChanged`. */
  events: string[];
  label: string;
  value: unknown;
  /** The range of a slider; absent for other controls. */
  minimum?: number;
  maximum?: number;
  row: number;
  column: number;
  width: number;
  height: number;
}

/** A rectangle on the screen in points. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The visible area of a node of the picture. */
export interface Area extends Frame {
  pointer: string;
  instance: number[];
  range: Range;
}

/** The visible part of something that scrolls, in points. */
export interface Scroll extends Frame {
  pointer: string;
  instance: number[];
  axis: "horizontal" | "vertical";
  /** The length of the content before the visible part. */
  offset: number;
  /** The length of the content, as far as it has been laid out. */
  length: number;
}

/** An element of the picture, whose key stays the same while the screen changes. */
export interface PictureElement {
  key: string;
  html: string;
}

/** The screen in points. */
export interface Picture extends Pick<PictureChange, "revision" | "width" | "height" | "background" | "scroll"> {
  /** The style sheet of the elements. */
  css: string;
  /** The furthest back first. */
  elements: PictureElement[];
  /** Outer before inner. */
  areas: Area[];
  scrolls: Scroll[];
}

/** The member `picture` of the server: a picture, or what has changed since the one with the revision `base`. */
export interface PictureChange {
  revision: number;
  base?: number;
  width: number;
  height: number;
  background: string;
  scroll: number;
  css?: string;
  order?: string[];
  nodes: PictureElement[];
  removed: string[];
  /** `null` for one that is as before, if a picture has changed. */
  areas?: (Area | null)[];
  scrolls?: Scroll[];
}

/** Something that the screen presents. */
export type Presented =
  | { kind: "alert"; title: string; message: string | null; buttons: { label: string; style: string }[] }
  | { kind: "navigate"; destination: string; presentation: string | null }
  | { kind: "dismiss" };

/** The `PreviewSnapshot` of the server. */
export interface Snapshot {
  preview: string;
  uri: string;
  version: number | null;
  revision: number;
  width: number;
  height: number;
  text?: string;
  ansi?: string;
  picture?: Picture;
  spans: Span[];
  controls: Control[];
  sample: string;
  samples: string[];
  /** The client as which the screen is drawn; absent if the project names none. */
  client?: string;
  /** The names of all clients, the oldest first. */
  clients?: string[];
  state?: Record<string, unknown>;
  presented: Presented[];
  log?: string[];
  as: "device" | "spec";
  /** The color scheme that was requested, else that of the document. */
  colorScheme: "light" | "dark";
  banner: string;
  /** What is said about the frame besides its mode and its problems, such as that it is out of date. */
  notices: string[];
  /** The errors that are known when the screen is drawn. */
  failures: Finding[];
  problems: number;
  /** The test that is being recorded. */
  recording?: Recording | null;
}

/** A test that is being recorded. */
export interface Recording {
  steps: { title: string }[];
  /** The requests that wait for a response, as in `GET https://example.com/items`. */
  requests: string[];
}

/** A test that is played. */
export interface Played {
  /** The number of steps that have run. */
  step: number;
  steps: Pick<import("./tests").PlayedStep, "title" | "status" | "message">[];
  /** Whether the steps follow each other on their own. */
  isRunning: boolean;
}

/** An error in the document. */
export interface Finding {
  message: string;
  range: Range;
}

/** What has changed in one of the members of a snapshot that consist of rows. */
export interface RowChanges<Value> {
  /** The values that replace what rows had, by row number. */
  set: Record<string, Value>;
  /** The numbers of the rows that no longer have a value. */
  removed: number[];
}

/** A snapshot of the server, whose picture may be that of an earlier one with changes. */
export type Sent = Omit<Snapshot, "picture"> & { picture?: PictureChange };

/** What has changed since the snapshot with the revision `base`; `state` and `log` are absent if they have not. */
export interface Change extends Omit<Sent, "text" | "ansi" | "spans" | "controls"> {
  base: number;
  rows: RowChanges<{ text?: string; ansi?: string }>;
  spans: RowChanges<Span[]>;
  controls: RowChanges<Control[]>;
}

/**
 * Returns the snapshot after what the server has sent: a whole one, or what has changed in the one that is shown.
 * Returns `null` if another one has changed.
 */
export type Apply = (shown: Snapshot | null, news: Sent | Change) => Snapshot | null;

/** What the extension does as the page does. */
export interface PageFunctions {
  apply: Apply;
  keptOptions(options: PreviewOptions, snapshot: Snapshot): PreviewOptions;
}

/** A row of the picture that is scrolled by a distance in points. */
export interface ScrolledRow {
  pointer: string;
  instance: number[];
  offset: number;
}

/** What the page shows: the screen in points or in cells, or pictures of all its states. */
export type View = "picture" | "text" | "states";

/** What the extension asks of a gallery besides what the server draws by default. */
export interface GalleryOptions {
  /** Whether each picture is drawn from right to left as well. */
  rightToLeft: boolean;
  /** Whether each picture is drawn with longer texts as well. */
  pseudolocalized: boolean;
}

/** The result of `clads.gallery`: a document with all its samples. */
export interface Gallery {
  uri: string;
  version: number | null;
  title: string;
  /** Why the app shows nothing of the document. */
  rejection?: string;
  samples: string[];
  /** What only pictures show. */
  findings: GalleryFinding[];
  /** The most usual combination first, grouped by sample. */
  pictures: GalleryPicture[];
  spoken: Spoken[];
  /** The nodes in the source, by pointer. */
  nodes: Record<string, Range>;
  /** The number of pictures that are left out because there are too many. */
  omitted: number;
}

/** What only pictures show. */
export interface GalleryFinding extends Finding {
  rule: string;
  severity: "error" | "warning" | "info" | "hint";
  /** Its nodes. */
  pointers: string[];
  /** The indices of the pictures that show it. */
  pictures: number[];
}

/** What a picture of a gallery is drawn with. */
export interface Combination {
  sample: string;
  colorScheme: "light" | "dark";
  /** The width of the screen in points. */
  screen: number;
  textSize: string;
}

/** A node that a picture of a gallery shows, or a part of one. */
export interface GalleryArea extends Frame {
  pointer: string;
}

/** The drawing of a picture of a gallery. */
export interface Drawing {
  /** A whole SVG document. */
  svg: string;
  /** Outer before inner. */
  areas: GalleryArea[];
}

/** A picture of a gallery; without a drawing if the client has it. */
export interface GalleryPicture extends Combination, Partial<Drawing> {
  language?: string;
  rightToLeft: boolean;
  pseudolocalized: boolean;
  caption: string;
  /** The same for pictures with the same drawing. */
  hash: string;
  /** The size in points. */
  width: number;
  height: number;
  problems: (GalleryArea & { rule: string; message: string })[];
}

/** What a screen reader says with some samples, in its order. */
export interface Spoken {
  samples: string[];
  elements: { text: string; pointer: string; range: Range }[];
}

/** What is chosen in the view of all states. */
export interface StatesChoices extends GalleryOptions {
  /** Whether findings are outlined. */
  marks: boolean;
  size: "small" | "medium" | "full";
  /** The values of the axes whose pictures are hidden. */
  hidden: Record<keyof Combination, string[]>;
}

/** The panels beside the screen. */
export type PanelName = "inspector" | "state" | "log";

/** How the room beside the screen is shared by the panels. */
export interface Layout {
  /** The fraction of the width that panels beside the screen take; `null` for that of the page. */
  beside: number | null;
  /** The fraction of the height that panels below the screen take. */
  below: number | null;
  /** How the open panels share their height, relative to each other. */
  shares: Record<PanelName, number>;
  /** The panels of which only the titles are shown. */
  collapsed: PanelName[];
}

/** What is remembered for the next preview. */
export interface KeptLayout {
  layout: Layout;
  /** The open panels. */
  panels: PanelName[];
}

/** Why a node of the picture looks as it does. */
export interface Inspection {
  /** The kind of the node. */
  kind: string;
  range: Range;
  /** The whole node, of which not everything may be visible; absent if it is out of sight. */
  frame?: Frame;
  padding?: { top: number; leading: number; bottom: number; trailing: number };
  /** The distance between the children. */
  spacing?: number;
  properties: InspectedProperty[];
}

/** A property of a node. */
export interface InspectedProperty {
  name: string;
  value: string;
  /** What sets the property. */
  from: "own" | "style" | "parent style" | "token" | "default";
  /** The name of the style or token. */
  style?: string;
  /** The property in the source; absent if it is not in the document. */
  range?: Range;
  /** Why it has no effect on device; absent if it has. */
  ignored?: string;
}

/** The options of a preview; those that are absent are not changed. */
export interface PreviewOptions {
  /** The width of the text in columns. */
  width?: number;
  /** The width of the picture in points. */
  pictureWidth?: number;
  /** The height of the picture in points. */
  pictureHeight?: number;
  /** The distance in points by which the section layout of the picture is scrolled. */
  pictureScroll?: number;
  pictureRows?: ScrolledRow[];
  colorScheme?: "light" | "dark";
  sample?: string;
  client?: string;
  as?: "device" | "spec";
}

/** From the extension to the page. */
export type ToPage =
  | { type: "snapshot"; snapshot: Snapshot }
  /** What has changed in the last snapshot; a page that does not have that one says that it is ready again. */
  | { type: "change"; change: Change }
  /** What is shown. */
  | { type: "view"; view: View }
  /** The panels and their sizes as they were last; for a page that has not saved its own. */
  | ({ type: "layout" } & KeptLayout)
  /** The errors in the document that the editor lists; `null` where only the snapshot knows those of the document. */
  | { type: "findings"; findings: Finding[] | null }
  /** The cursor in the source; `null` while the source is not visible. */
  | { type: "cursor"; position: Position | null }
  /** The state of the server; unless it is running, the last frame is shown as out of date. */
  | { type: "server"; state: "running" | "starting" | "stopped" }
  /** The distance by which the picture must be scrolled to show the node at the cursor; `null` if it need not be. */
  | { type: "located"; scroll: number | null }
  /** Why a node looks as it does; `null` if there is no such node any more. */
  | { type: "inspected"; pointer: string; instance: number[]; inspection: Inspection | null }
  /** The steps of the test that the page shows instead of a preview. */
  | { type: "played"; played: Played }
  /** All states of the document, each picture with its drawing. */
  | { type: "gallery"; gallery: Gallery }
  /** A request failed; shown until the next snapshot. */
  | { type: "failed"; message: string };

/** From the page to the extension. */
export type FromPage =
  /** The page has loaded, or has missed something; the extension sends everything. */
  | { type: "ready" }
  | { type: "reveal"; range: Range }
  | {
      type: "send";
      event: "onTap" | "onValueChanged" | "onAlertButton" | "onBack";
      pointer?: string;
      instance?: number[];
      value?: unknown;
    }
  /** Asks where the node at the cursor is. */
  | { type: "locate"; position: Position }
  | { type: "inspect"; pointer: string; instance: number[] }
  | { type: "setState"; path: string; value: unknown }
  | { type: "reset" }
  /** Records a test, or ends that. */
  | { type: "record"; action: "start" | "stop" | "undo" | "cancel" }
  /** Lets the user choose the response to a request that waits. */
  | { type: "respond"; request: string }
  /** Lets the user choose what is expected of a node; without one, of what is not on the screen. */
  | { type: "expect"; pointer?: string; instance?: number[] }
  /** Shows a test after this number of steps. */
  | { type: "go"; step: number }
  /** Lets the steps of a test follow each other, or stops that. */
  | { type: "run"; isRunning: boolean }
  | { type: "options"; options: PreviewOptions }
  | { type: "galleryOptions"; options: GalleryOptions }
  | ({ type: "layout" } & KeptLayout)
  /** What is shown; snapshots contain only that. */
  | { type: "view"; view: View };

/**
 * The state that the page saves with `setState` and the panel serializer gets after a reload.
 */
export interface PageState {
  uri: string;
  options: PreviewOptions;
  /** Whether the width of the text follows the panel. */
  fits: boolean;
  /** Whether the picture is made as large as fits; otherwise a point is a pixel. */
  zooms: boolean;
  /** The open panels. */
  panels: PanelName[];
  layout: Layout;
  states: StatesChoices;
  scroll: { top: number; left: number };
}
