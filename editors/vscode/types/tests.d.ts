/** The results of the server's commands about tests of screens. */

import type { PictureChange, Range, Sent } from "./preview";

/** A test that `clads.tests` lists. */
export interface ScreenTest {
  uri: string;
  name: string;
  /** Its document; `null` if there is none. */
  document: string | null;
  /** Why it cannot run; `null` if it can. */
  problem: string | null;
  steps: { title: string; range: Range }[];
}

/** The result of `clads.tests.run`. */
export interface TestRun {
  results: TestResult[];
  coverage?: Coverage[];
  /** What brings the stored outlines up to date. */
  edit?: SentEdit | null;
}

export interface TestResult {
  uri: string;
  name: string;
  document: string | null;
  status: "passed" | "failed" | "skipped";
  message: string | null;
  failures: TestFailure[];
}

export interface TestFailure {
  /** The index of the step; `null` if the test could not start. */
  step: number | null;
  range: Range;
  message: string;
  expected: string | null;
  actual: string | null;
  /** The screen after the step, line by line. */
  screen: string[];
  related: { uri: string; range: Range; message: string }[];
}

/** What the tests of a document reach. */
export interface Coverage {
  uri: string;
  reached: number;
  total: number;
  missing: Unreached[];
}

export interface Unreached {
  kind: "action" | "branch" | "sample" | "node";
  name: string;
  range: Range | null;
}

/** A `WorkspaceEdit` of the protocol. */
export interface SentEdit {
  changes?: Record<string, SentTextEdit[]>;
  documentChanges?: { textDocument: { uri: string }; edits: SentTextEdit[] }[];
}

export interface SentTextEdit {
  range: Range;
  newText: string;
}

/** The result of `clads.tests.play`: a test after its first `step` steps, or fewer if one of them was not possible. */
export interface Playback {
  step: number;
  count: number;
  /** Why the test could not start; `null` if it could. */
  problem?: string | null;
  steps: PlayedStep[];
  /** What is on the screen; `null` if nothing can be drawn. */
  snapshot: (Omit<Sent, "picture"> & { picture?: PictureChange }) | null;
}

export interface PlayedStep {
  title: string;
  range: Range;
  status: "passed" | "failed" | "pending";
  message: string | null;
}
