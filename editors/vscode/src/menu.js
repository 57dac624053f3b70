"use strict";

const vscode = require("vscode");

/**
 * Shows the menu of the status bar item.
 *
 * @param {import("./status").Status} status
 */
async function showMenu(status) {
  const { server, file } = status;
  const isDocument = file?.kind === "document" && status.uri !== null;
  const items = [
    ...(isDocument
      ? [
          { label: "$(open-preview) Show preview", command: "clads.showPreview" },
          { label: "$(multiple-windows) Show all states", command: "clads.showAllStates" },
          { label: "$(beaker) Choose sample", description: file.sample, command: "clads.chooseSample" },
          ...(file.client
            ? [{ label: "$(versions) Choose app version", description: file.client, command: "clads.chooseClient" }]
            : []),
          { label: "$(record) Record a test", command: "clads.recordTest" },
          { label: "$(symbol-operator) Evaluate expression", command: "clads.evaluateExpression" },
        ]
      : []),
    { label: "$(book) Show rules", command: "clads.openRules" },
    { label: "$(output) Show log", command: "clads.showLog" },
    { label: "$(debug-restart) Restart server", description: server.state, command: "clads.restartServer" },
    { label: "$(gear) Settings", command: "workbench.action.openSettings", argument: "clads." },
  ];
  const title = server.state === "running" ? `CLADS · ${status.lines().join(" · ")}` : "CLADS";
  const picked = await vscode.window.showQuickPick(items, { title, placeHolder: server.trouble ?? undefined });
  if (!picked) return;
  const parameters = "argument" in picked ? [picked.argument] : [];
  await vscode.commands.executeCommand(picked.command, ...parameters);
}

module.exports = { showMenu };
