"use strict";

/**
 * Makes the files of a package that the repository has elsewhere: the schemas, the license, and the client library as
 * one file. Git ignores them. `vsce package` runs this first, and so does `npm run package`.
 *
 *   node scripts/prepare.js
 */

const { spawnSync } = require("node:child_process");
const fs = require("node:fs");
const path = require("node:path");

const { checkLibraries, namedFiles, readJSON } = require("./contents");

const FOLDER = path.join(__dirname, "..");
const REPOSITORY = path.join(FOLDER, "../..");

/** The folder of schemas, here and in the repository. */
const SCHEMAS = "schemas";

/** The license, with the name that galleries require. */
const LICENSE = "LICENSE.txt";

/** The module of the client library that the extension loads, and the file that it becomes. */
const LIBRARY = "vscode-languageclient/node";
const BUNDLE = "bundled/languageclient.js";

/** A file that the library looks for beside itself, to end the processes of a server that does not stop. */
const COMPANION = "terminateProcess.sh";

/** The oldest Node of the editors that package.json supports. */
const TARGET = "node18";

/** Makes all of these files. */
function prepare() {
  const manifest = readJSON(path.join(FOLDER, "package.json"));
  fs.copyFileSync(path.join(REPOSITORY, "LICENSE"), path.join(FOLDER, LICENSE));
  for (const file of namedFiles(manifest).filter((name) => name.startsWith(`${SCHEMAS}/`))) {
    fs.mkdirSync(path.join(FOLDER, path.dirname(file)), { recursive: true });
    fs.copyFileSync(path.join(REPOSITORY, file), path.join(FOLDER, file));
  }
  checkLibraries(FOLDER, manifest);
  bundle();
}

/** Bundles the client library with all that it needs, except for what the editor provides. */
function bundle() {
  const folder = path.join(FOLDER, path.dirname(BUNDLE));
  fs.rmSync(folder, { recursive: true, force: true });
  const options = ["--bundle", "--minify", "--platform=node", `--target=${TARGET}`, "--external:vscode"];
  const parameters = [...options, "--legal-comments=inline", "--log-level=error", `--outfile=${BUNDLE}`];
  const input = `module.exports = require("${LIBRARY}");`;
  const { error, status, stderr } = spawnSync("esbuild", parameters, { cwd: FOLDER, encoding: "utf8", input });
  if (error) {
    throw new Error(`esbuild cannot be started (${error.message}); install it, for example as Debian’s package “esbuild”.`);
  }
  if (status !== 0) throw new Error(`The client library cannot be bundled: ${reason(stderr)}`);
  const beside = path.join(FOLDER, "node_modules", path.dirname(LIBRARY), "lib/node", COMPANION);
  if (fs.existsSync(beside)) fs.copyFileSync(beside, path.join(folder, COMPANION));
}

/**
 * Returns the first line that says something.
 *
 * @param {string} printed
 */
function reason(printed) {
  return printed.split("\n").find((line) => line.trim() !== "")?.trim() ?? "esbuild says nothing.";
}

if (require.main === module) {
  try {
    prepare();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}

module.exports = { prepare };
