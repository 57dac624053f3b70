"use strict";

/** Runs in an unpacked extension, next to the stubs of the repository. */

const assert = require("node:assert/strict");
const path = require("node:path");
const { test } = require("node:test");

const { EXTENSION, eventually, openWindow } = require("./standins/session");

test("the extension starts its own server, which reports findings", async (t) => {
  process.env.PATH = "";
  const window = await openWindow(t, { user: { "clads.server.path": "" } });
  const document = await window.open("checkout.clads.json");
  window.replace(document, '"type": "label"', '"type": "lable"');
  await eventually(() => window.languages.diagnostics(document.uri).length > 0, "findings");
  assert.equal(window.processes[0].spawnfile, path.join(EXTENSION, "server/clads-lsp"));
  assert.deepEqual(window.messages, []);
});
