"use strict";

/**
 * Creates the package that the editor installs: `npm run package`, or with a bundled server
 * `npm run package -- --server PATH`. A .vsix is a zip archive of two manifests and the extension's files.
 */

const fs = require("node:fs");
const path = require("node:path");
const { parseArgs } = require("node:util");

const { libraryFiles, ownFiles, readJSON } = require("./contents");
const { contentTypes, packageManifest } = require("./descriptions");
const { platformOf } = require("./platform");
const { zip } = require("./zip");

const FOLDER = path.join(__dirname, "..");
const LICENSE = path.join(FOLDER, "../../LICENSE");

/** Where the extension looks for its server. */
const SERVER = "server/clads-lsp";

/** @typedef {import("./zip").Entry} Entry */

/**
 * @param {string[]} parameters
 * @returns {string} what was done
 */
function run(parameters) {
  const { values } = parseArgs({ args: parameters, options: { server: { type: "string" }, out: { type: "string" } } });
  /** @type {import("./contents").Manifest} */
  const manifest = readJSON(path.join(FOLDER, "package.json"));
  const server = serverEntry(values.server);
  const files = [...libraryFiles(FOLDER, manifest), ...ownFiles(FOLDER, manifest)];
  const entries = [
    ...files.map((file) => entry(`extension/${file}`, fs.readFileSync(path.join(FOLDER, file)))),
    entry("extension/LICENSE.txt", fs.readFileSync(LICENSE)),
    ...(server ? [{ ...entry(`extension/${SERVER}`, server.content), isExecutable: true }] : []),
    entry("extension.vsixmanifest", packageManifest(manifest, server?.platform ?? null)),
  ].sort((one, other) => (one.name < other.name ? -1 : 1));
  const types = entry("[Content_Types].xml", contentTypes(entries.map(({ name }) => name)));
  const target = path.resolve(values.out ?? path.join(FOLDER, `${manifest.name}-${manifest.version}.vsix`));
  fs.writeFileSync(target, zip([types, ...entries]));
  const inside = server ? `with a server for ${server.platform}` : "without a server";
  return `${target}: ${entries.length + 1} files, ${inside}`;
}

/**
 * Returns the server to bundle: the one that is given, else one in the `server` folder of the extension.
 *
 * @param {string | undefined} named
 */
function serverEntry(named) {
  const file = named ?? path.join(FOLDER, SERVER);
  if (!fs.existsSync(file)) {
    if (named !== undefined) throw new Error(`The server ${named} does not exist.`);
    return null;
  }
  const content = fs.readFileSync(file);
  return { content, platform: platformOf(content, file) };
}

/**
 * @param {string} name
 * @param {Uint8Array | string} content
 * @returns {Entry}
 */
function entry(name, content) {
  return { name, content: typeof content === "string" ? Buffer.from(content, "utf8") : content };
}

try {
  process.stdout.write(`${run(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
