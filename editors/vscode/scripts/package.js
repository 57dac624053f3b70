"use strict";

/**
 * Creates the package that the editor installs: a .vsix, which is a zip archive of two manifests and the extension's
 * files.
 *
 *   npm run package -- [--server FILE [--target TARGET]] [--version VERSION] [--out FILE]
 *
 * `--server` bundles a server; the package is then for its platform. `--target` chooses one of a universal binary, and
 * `alpine-…` for a static server for Linux; it must fit the server. `--version` is by default that of the sources.
 */

const fs = require("node:fs");
const path = require("node:path");
const { parseArgs } = require("node:util");

const { ownFiles, readJSON } = require("./contents");
const { contentTypes, packageManifest } = require("./descriptions");
const { withAbsoluteLinks } = require("./links");
const { platformOf } = require("./platform");
const { prepare } = require("./prepare");
const { zip } = require("./zip");

const FOLDER = path.join(__dirname, "..");

/** Where the version of the server and the extension is declared; that of package.json is a placeholder. */
const VERSION = path.join(FOLDER, "../../Sources/CladsServer/Server.swift");

/** Where the extension looks for its server. */
const SERVER = "server/clads-lsp";

/** @typedef {import("./zip").Entry} Entry */

/**
 * @param {string[]} parameters
 * @returns {string} what was done
 */
function run(parameters) {
  /** @type {{ type: "string" }} */
  const text = { type: "string" };
  const { values } = parseArgs({ args: parameters, options: { server: text, target: text, version: text, out: text } });
  /** @type {import("./contents").Manifest} */
  const manifest = { ...readJSON(path.join(FOLDER, "package.json")), version: versionOf(values.version) };
  const server = serverEntry(values.server, values.target);
  prepare();
  const files = ownFiles(FOLDER, manifest);
  const entries = [
    ...files.map((file) => entry(`extension/${file}`, contentOf(file, manifest))),
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
 * Returns the version of the package: the one that is given, else that of the sources.
 *
 * @param {string | undefined} named
 */
function versionOf(named) {
  const version = named ?? /static let version = "([^"]*)"/.exec(fs.readFileSync(VERSION, "utf8"))?.[1];
  if (version === undefined) throw new Error(`${VERSION} declares no version.`);
  // The galleries accept nothing else.
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`The version ${version} is not of the form 1.2.3.`);
  return version;
}

/**
 * Returns what is packed of a file.
 *
 * @param {string} file
 * @param {import("./contents").Manifest} manifest
 */
function contentOf(file, manifest) {
  if (file === "package.json") return `${JSON.stringify(manifest, null, 2)}\n`;
  const content = fs.readFileSync(path.join(FOLDER, file));
  return PAGES.includes(file) ? withAbsoluteLinks(content.toString("utf8"), manifest.repository) : content;
}

/** The pages that the gallery shows. */
const PAGES = ["README.md", "CHANGELOG.md"];

/**
 * Returns the server to bundle: the one that is given, else one in the `server` folder of the extension.
 *
 * @param {string | undefined} named
 * @param {string | undefined} target
 */
function serverEntry(named, target) {
  const file = named ?? path.join(FOLDER, SERVER);
  if (!fs.existsSync(file)) {
    if (named !== undefined) throw new Error(`The server ${named} does not exist.`);
    if (target !== undefined) throw new Error(`A package for ${target} contains a server; name it with --server.`);
    return null;
  }
  const content = fs.readFileSync(file);
  return { content, platform: platformOf(content, file, target) };
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
