"use strict";

const vscode = require("vscode");

/**
 * Shows a list of references. The server's code lenses call this command, so its parameters are those of the protocol.
 *
 * @param {string} uri
 * @param {import("../types/preview").Position} position
 * @param {{ uri: string, range: import("../types/preview").Range }[]} locations
 */
async function showReferences(uri, position, locations) {
  await vscode.commands.executeCommand(
    "editor.action.showReferences",
    vscode.Uri.parse(uri),
    positionOf(position),
    locations.map((location) => new vscode.Location(vscode.Uri.parse(location.uri), rangeOf(location.range))),
  );
}

/** @param {import("../types/preview").Position} position */
function positionOf({ line, character }) {
  return new vscode.Position(line, character);
}

/** @param {import("../types/preview").Range} range */
function rangeOf({ start, end }) {
  return new vscode.Range(positionOf(start), positionOf(end));
}

module.exports = { rangeOf, showReferences };
