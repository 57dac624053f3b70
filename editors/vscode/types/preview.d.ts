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
  grid?: string;
  spans: Span[];
  controls: Control[];
  sample: string;
  samples: string[];
  state?: Record<string, unknown>;
  presented: Presented[];
  log?: string[];
  as: "device" | "spec";
  /** The color scheme that was requested, else that of the document. */
  colorScheme: "light" | "dark";
  banner: string;
  problems: number;
}

/** What has changed in one of the members of a snapshot that consist of rows. */
export interface RowChanges<Value> {
  /** The values that replace what rows had, by row number. */
  set: Record<string, Value>;
  /** The numbers of the rows that no longer have a value. */
  removed: number[];
}

/** What has changed since the snapshot with the revision `base`; `state` and `log` are absent if they have not. */
export interface Change extends Omit<Snapshot, "text" | "ansi" | "spans" | "controls"> {
  base: number;
  rows: RowChanges<{ text?: string; ansi?: string }>;
  spans: RowChanges<Span[]>;
  controls: RowChanges<Control[]>;
}

/** The options of a preview; those that are absent are not changed. */
export interface PreviewOptions {
  width?: number;
  colorScheme?: "light" | "dark";
  sample?: string;
  as?: "device" | "spec";
}

/** From the extension to the page. */
export type ToPage =
  | { type: "snapshot"; snapshot: Snapshot }
  /** The cursor in the source; `null` while the source is not visible. */
  | { type: "cursor"; position: Position | null }
  /** The state of the server; unless it is running, the last frame is shown as out of date. */
  | { type: "server"; state: "running" | "starting" | "stopped" }
  /** A request failed; shown until the next snapshot. */
  | { type: "failed"; message: string };

/** From the page to the extension. */
export type FromPage =
  /** The page has loaded; the extension sends everything. */
  | { type: "ready" }
  | { type: "reveal"; range: Range }
  | {
      type: "send";
      event: "onTap" | "onValueChanged" | "onAlertButton" | "onBack";
      pointer?: string;
      instance?: number[];
      value?: unknown;
    }
  | { type: "setState"; path: string; value: unknown }
  | { type: "reset" }
  | { type: "options"; options: PreviewOptions }
  /** Whether the HTML view is visible; snapshots then include `grid`. */
  | { type: "html"; shown: boolean };

/**
 * The state that the page saves with `setState` and the panel serializer gets after a reload.
 */
export interface PageState {
  uri: string;
  options: PreviewOptions;
  view: "cells" | "html";
  /** Whether the width follows the panel. */
  fits: boolean;
  /** The open panels. */
  panels: ("state" | "log")[];
  scroll: { top: number; left: number };
}
