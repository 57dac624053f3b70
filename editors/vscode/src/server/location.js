"use strict";

const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");

/** The name of the executable, without what a platform adds. */
const NAME = "clads-lsp";

/**
 * Where the server's executable may be.
 *
 * @typedef {object} Surroundings
 * @property {string} setting the value of `clads.server.path`; empty when it is not set
 * @property {boolean} isTrusted whether files of the workspace may be run
 * @property {string[]} folders the folders of the workspace, on the disk
 * @property {string} extension the folder of the extension
 * @property {string} search what `PATH` says
 * @property {string} platform `process.platform`
 */

/**
 * @typedef {object} Location
 * @property {string | null} path the executable; nothing when there is none
 * @property {string | null} complaint why the setting is not followed
 */

/**
 * Finds the executable: what the setting names, then the one inside the extension, then the one on the `PATH`.
 *
 * @param {Surroundings} surroundings
 * @returns {Location}
 */
function locate(surroundings) {
  const { setting, extension, search, platform } = surroundings;
  const file = platform === "win32" ? `${NAME}.exe` : NAME;
  const complaint = setting === "" ? null : complaintAbout(surroundings);
  if (setting !== "" && complaint === null) {
    return { path: resolved(surroundings), complaint };
  }
  // A relative entry of the PATH would be looked up in whatever folder the editor was started in.
  const onPath = search.split(path.delimiter).filter((entry) => path.isAbsolute(entry));
  const candidates = [path.join(extension, "server", file), ...onPath.map((entry) => path.join(entry, file))];
  return { path: candidates.find(isExecutable) ?? null, complaint };
}

/**
 * Why what the setting names cannot be started; nothing when it can.
 *
 * @param {Surroundings} surroundings
 * @returns {string | null}
 */
function complaintAbout(surroundings) {
  const { setting, isTrusted, folders } = surroundings;
  const target = resolved(surroundings);
  if (!path.isAbsolute(target)) {
    return `The setting clads.server.path names ${setting}, which needs an open folder to start from.`;
  }
  if (!isTrusted && folders.some((folder) => isInside(target, folder))) {
    return `The setting clads.server.path names ${target}, a file of this workspace, which is not trusted.`;
  }
  if (!fs.existsSync(target)) {
    return `The setting clads.server.path names ${target}, and there is no such file.`;
  }
  return isExecutable(target) ? null : `The setting clads.server.path names ${target}, which is not executable.`;
}

/**
 * The path that the setting means.
 *
 * @param {Surroundings} surroundings
 * @returns {string}
 */
function resolved({ setting, folders }) {
  const home = setting.replace(/^~(?=$|[/\\])/, os.homedir());
  const first = folders[0];
  if (first === undefined) return path.normalize(home);
  return path.resolve(first, home.replaceAll("${workspaceFolder}", first));
}

/**
 * @param {string} target
 * @param {string} folder
 */
function isInside(target, folder) {
  const relative = path.relative(real(folder), real(target));
  return relative === "" || (!relative.startsWith("..") && !path.isAbsolute(relative));
}

/**
 * A path without symbolic links, as far as it exists.
 *
 * @param {string} target
 */
function real(target) {
  return fs.existsSync(target) ? fs.realpathSync(target) : target;
}

/** @param {string} file */
function isExecutable(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * What to do when there is no server.
 *
 * @param {string} platform
 * @returns {string}
 */
function advice(platform) {
  if (platform === "win32") {
    return (
      "The CLADS server was not found. It runs on macOS and Linux: open this folder in WSL or in a container " +
      "(command “WSL: Reopen Folder in WSL”), and install the extension there."
    );
  }
  const toolchain = platform === "darwin" ? "Xcode or Swift 6.3" : "Swift 6.3";
  return (
    `The CLADS server was not found. Build it with ${toolchain} in a checkout of clads-lsp: ` +
    "`swift build -c release`. Then copy .build/release/clads-lsp into a folder of your PATH, such as " +
    "/usr/local/bin, or name it in the setting clads.server.path."
  );
}

module.exports = { NAME, advice, locate };
