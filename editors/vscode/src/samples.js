"use strict";

const vscode = require("vscode");

/** @typedef {{ name: string, source: string, problem?: string }} Sample */

/**
 * The samples of a document: the states that hovers, inlay hints and previews use.
 *
 * @type {import("./choice").Kind}
 */
const SAMPLES = {
  list: "clads.samples",
  select: "clads.selectSample",
  option: "sample",
  title: "Sample for hovers, inlay hints and the preview",
  withoutDocument: "Open a CLADS document to choose one of its samples.",
  describe: (/** @type {Sample} */ { source, problem }) => ({
    description: source === "state" ? "the document's own state" : vscode.workspace.asRelativePath(source),
    detail: problem,
  }),
};

module.exports = { SAMPLES };
