"use strict";

const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");

/** The name of the executable, without the extension of the platform. */
const NAME = "clads-lsp";

/**
 * Where the server executable may be.
 *
 * @typedef {object} Surroundings
 * @property {string} setting the value of `clads.server.path`; empty if it is not set
 * @property {boolean} isTrusted whether files in the workspace may be executed
 * @property {string[]} folders the paths of the workspace folders on disk
 * @property {string} extension the path of the extension
 * @property {string} search the value of `PATH`
 * @property {string} platform `process.platform`
 */

/**
 * @typedef {object} Location
 * @property {string | null} path the executable, or `null` if there is none
 * @property {"setting" | "extension" | "PATH" | null} origin where the executable was found
 * @property {string | null} complaint why the setting is ignored
 */

/**
 * Finds the executable: that of the setting, else the one bundled with the extension, else the one on the `PATH`.
 *
 * @param {Surroundings} surroundings
 * @returns {Location}
 */
function locate(surroundings) {
  const { setting, extension, search, platform } = surroundings;
  const file = platform === "win32" ? `${NAME}.exe` : NAME;
  const complaint = setting === "" ? null : complaintAbout(surroundings);
  if (setting !== "" && complaint === null) {
    return { path: resolved(surroundings), origin: "setting", complaint };
  }
  const bundled = path.join(extension, "server", file);
  if (isExecutable(bundled)) return { path: bundled, origin: "extension", complaint };
  // Ignore relative entries of PATH: they depend on the folder that the editor was started in.
  const folders = search.split(path.delimiter).filter((entry) => path.isAbsolute(entry));
  const found = folders.map((entry) => path.join(entry, file)).find(isExecutable);
  return found === undefined ? { path: null, origin: null, complaint } : { path: found, origin: "PATH", complaint };
}

/**
 * Returns why the executable of the setting cannot be started, or `null` if it can.
 *
 * @param {Surroundings} surroundings
 * @returns {string | null}
 */
function complaintAbout(surroundings) {
  const { setting, isTrusted, folders } = surroundings;
  const target = resolved(surroundings);
  if (!path.isAbsolute(target)) {
    return `The setting clads.server.path is ${setting}, a relative path, which needs an open folder.`;
  }
  if (!isTrusted && folders.some((folder) => isInside(target, folder))) {
    return `The setting clads.server.path is ${target}, a file in this workspace, which is not trusted.`;
  }
  if (!fs.existsSync(target)) {
    return `The setting clads.server.path is ${target}, which does not exist.`;
  }
  return isExecutable(target) ? null : `The setting clads.server.path is ${target}, which is not executable.`;
}

/**
 * Returns the absolute path of the setting.
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
 * Returns the path with symbolic links resolved if it exists, else the path itself.
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
 * Returns instructions for getting a server.
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
  return (
    "The CLADS server was not found. Install it with `pipx install clads-lsp` or `uv tool install clads-lsp`, or unpack " +
    "an archive from the release page of clads-lsp. Its executable must be in a folder of your PATH, or named in the " +
    "setting clads.server.path."
  );
}

module.exports = { NAME, advice, locate };
