"use strict";

/**
 * The clients that the project of a document names: versions of the app, as one of which its preview is drawn.
 *
 * @type {import("./choice").Kind}
 */
const CLIENTS = {
  list: "clads.clients",
  select: "clads.selectClient",
  option: "client",
  title: "App version for the preview",
  withoutDocument: "Open a CLADS document to choose the app version of its preview.",
  withoutValues: "The project of this document names no app versions; “clients” in clads.json lists them.",
  describe: () => ({}),
};

module.exports = { CLIENTS };
