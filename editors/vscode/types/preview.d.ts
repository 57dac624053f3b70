/**
 * What the server says about a preview, and what the page that shows it says to the extension and back.
 *
 * Rows and columns are counted in terminal cells, from 0; positions are those of the editor (UTF-16 code units).
 */

export interface Position {
  line: number;
  character: number;
}

export interface Range {
  start: Position;
  end: Position;
}

/** A stretch of one row and the place in the document that draws it. */
export interface Span {
  row: number;
  column: number;
  width: number;
  /** Where it stands in its row of `text`, in UTF-16 code units. */
  textStart: number;
  textEnd: number;
  pointer: string;
  /** The indices of the repetitions around it, the outermost first. */
  instance: number[];
  range: Range;
}

/** Something that can be tapped or edited. */
export interface Control {
  kind: string;
  pointer: string;
  instance: number[];
  /** Those that do something: `onTap`, `onValueChanged`. */
  events: string[];
  label: string;
  value: unknown;
  /** The ends of a slider; of nothing else. */
  minimum?: number;
  maximum?: number;
  row: number;
  column: number;
  width: number;
  height: number;
}

/** Something in front of the screen. */
export type Presented =
  | { kind: "alert"; title: string; message: string | null; buttons: { label: string; style: string }[] }
  | { kind: "navigate"; destination: string; presentation: string | null }
  | { kind: "dismiss" };

/** A picture of a document's screen: `PreviewSnapshot` of the server. */
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
  /** The colours of the frame: those that were asked for, else those of the document. */
  colorScheme: "light" | "dark";
  banner: string;
  problems: number;
}

/** What a preview can be asked for; what is absent stays as it is. */
export interface PreviewOptions {
  width?: number;
  colorScheme?: "light" | "dark";
  sample?: string;
  as?: "device" | "spec";
}

/** From the extension to the page. */
export type ToPage =
  | { type: "snapshot"; snapshot: Snapshot }
  /** Where the cursor stands in the source; nothing while the source is not shown. */
  | { type: "cursor"; position: Position | null }
  /** Whether anything can be asked; the last frame stays in sight with a mark otherwise. */
  | { type: "server"; state: "running" | "starting" | "stopped" }
  /** A request was refused; shown until the next snapshot. */
  | { type: "failed"; message: string };

/** From the page to the extension. */
export type FromPage =
  /** The page listens; everything is sent anew. */
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
  /** Whether the second view, the HTML output, is in sight; snapshots then carry `grid`. */
  | { type: "html"; shown: boolean };

/**
 * What the page keeps with `setState`, and a panel serializer gets after a reload: which document it showed, and the
 * options that were chosen in the page.
 */
export interface PageState {
  uri: string;
  options: PreviewOptions;
  view: "cells" | "html";
  /** Whether the width follows the panel. */
  fits: boolean;
  /** The panels that are open. */
  panels: ("state" | "log")[];
  scroll: { top: number; left: number };
}
