"use strict";

const vscode = require("vscode");

/** The setting with the path of the executable. */
const PATH_SETTING = "clads.server.path";

/**
 * Collects where the executable may be from the settings, the workspace and the environment.
 *
 * @param {string} extension the folder of the extension
 * @returns {import("./location").Surroundings}
 */
function surroundings(extension) {
  const { isTrusted, workspaceFolders } = vscode.workspace;
  return {
    setting: configured(isTrusted),
    isTrusted,
    folders: (workspaceFolders ?? []).filter(({ uri }) => uri.scheme === "file").map(({ uri }) => uri.fsPath),
    extension,
    search: process.env.PATH ?? "",
    platform: process.platform,
  };
}

/**
 * Returns the value of the setting, or an empty string; values of an untrusted workspace are ignored.
 *
 * @param {boolean} isTrusted
 */
function configured(isTrusted) {
  const found = vscode.workspace.getConfiguration().inspect(PATH_SETTING);
  const ofWorkspace = isTrusted ? [found?.workspaceFolderValue, found?.workspaceValue] : [];
  const value = [...ofWorkspace, found?.globalValue].find((each) => typeof each === "string" && each.trim() !== "");
  return typeof value === "string" ? value.trim() : "";
}

module.exports = { PATH_SETTING, surroundings };
