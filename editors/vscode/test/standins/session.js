"use strict";

/** Runs the extension in a window: its own code, with stand-ins for the modules that only the editor has. */

const fs = require("node:fs");
const Module = require("node:module");
const os = require("node:os");
const path = require("node:path");

const { makeLibrary } = require("./languageclient");
const { Window } = require("./vscode");
const MANIFEST = require("../../package.json");

const EXTENSION = path.join(__dirname, "../..");
const EXAMPLES = path.join(EXTENSION, "../../schemas/examples");

/** The client library of a package. */
const BUNDLE = path.join(EXTENSION, "bundled/languageclient.js");

/** The longest that something may take to happen, in milliseconds. */
const PATIENCE = 60_000;

/** What the modules of the editor are now. */
let modules = {};

const load = Module._load;
Module._load = function (request, ...others) {
  return Object.hasOwn(modules, request) ? modules[request] : load.call(this, request, ...others);
};

/** The server that the tests run. */
function serverPath() {
  const file = process.env.CLADS_SERVER ?? path.join(EXTENSION, "../../.build/release/clads-lsp");
  if (!fs.existsSync(file)) throw new Error(`there is no server ${file}; build it, or name one in CLADS_SERVER`);
  return path.resolve(file);
}

/** A folder of its own for a test, deleted after it. */
function temporaryFolder(test) {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "clads-")));
  test.after(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder with the examples. */
function exampleFolder(test) {
  const folder = path.join(temporaryFolder(test), "app");
  const filter = (source) => path.basename(source) !== "plugin";
  fs.cpSync(EXAMPLES, folder, { recursive: true, filter });
  return folder;
}

/**
 * Opens a window and activates the extension in it; both are disposed of at the end of the test.
 *
 * @param {object} test the context of the test
 * @param {object} [options] those of `Window`; `setUp` runs between the making of the window and the activation,
 *   `extension` is the reported folder of the extension, `version` its reported version, `kept` the state of the
 *   workspace
 */
async function openWindow(test, { setUp, extension = EXTENSION, version = "0.0.0", kept = {}, ...options } = {}) {
  const folder = options.folder === undefined ? exampleFolder(test) : options.folder ?? undefined;
  const user = { "clads.server.path": serverPath(), ...options.user };
  const window = new Window({ ...options, folder, user });
  const library = makeLibrary(window);
  modules = { vscode: window.api, "vscode-languageclient/node": library, [BUNDLE]: library };
  await setUp?.(window);
  forget(path.join(EXTENSION, "src"));
  const { activate, deactivate } = require(path.join(EXTENSION, "src/extension.js"));
  const { Uri } = window.api;
  const context = { subscriptions: [], extensionPath: extension, extensionUri: Uri.file(extension), extension: { packageJSON: { ...MANIFEST, version } }, workspaceState: memento(kept) };
  await activate(context);
  test.after(async () => {
    await deactivate();
    for (const each of context.subscriptions) each.dispose();
    for (const child of library.processes) child.kill("SIGKILL");
  });
  return Object.assign(window, { processes: library.processes });
}

/** A window without the extension, for tests of its modules, which are loaded anew by `load`. */
function makeWindow(options = {}) {
  const window = new Window(options);
  modules = { vscode: window.api };
  forget(path.join(EXTENSION, "src"));
  return Object.assign(window, { load: (name) => require(path.join(EXTENSION, "src", name)) });
}

/** The state that the editor keeps for a workspace. */
function memento(kept) {
  const values = new Map(Object.entries(kept));
  return {
    get: (key) => values.get(key),
    update: async (key, value) => void values.set(key, value),
  };
}

/** Takes the client library away, as where it was not installed. */
function withoutLibrary() {
  const get = () => {
    throw new Error("Cannot find module 'vscode-languageclient/node'\nRequire stack:");
  };
  for (const name of ["vscode-languageclient/node", BUNDLE]) Object.defineProperty(modules, name, { get });
}

/** The state of a workspace in which previews show the text of screens. */
const AS_TEXT = { "clads.preview.view": "text" };

/** The texts of a snapshot: its rows, or the texts and values of its picture. */
function shownIn({ text, picture }) {
  const values = (html) => [...html.matchAll(/ value="([^"]*)"/g)].map(([, value]) => value);
  const texts = ({ html }) => [html.replace(/<[^>]*>/g, " "), ...values(html)].join(" ");
  return text ?? picture.elements.map(texts).join("\n");
}

/** Lets the modules of a folder be loaded anew. */
function forget(folder) {
  for (const name of Object.keys(require.cache)) {
    if (name.startsWith(folder + path.sep)) delete require.cache[name];
  }
}

/**
 * Waits until a value is available.
 *
 * @template Value
 * @param {() => Value} look
 * @param {string} what
 * @returns {Promise<NonNullable<Value>>}
 */
async function eventually(look, what) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const value = await look();
    if (value) return value;
    if (Date.now() > end) throw new Error(`not within ${PATIENCE / 1000} seconds: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

module.exports = { AS_TEXT, EXAMPLES, EXTENSION, eventually, exampleFolder, makeWindow, openWindow, serverPath, shownIn, temporaryFolder, withoutLibrary };
