"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { test } = require("node:test");

const { EXTENSION, eventually, openWindow } = require("./standins/session");
const manifest = require("../package.json");

const { contributes } = manifest;
const names = contributes.commands.map(({ command }) => command);

test("package.json declares exactly the commands that the extension registers", async (t) => {
  const window = await openWindow(t);
  const registered = [...window.commands.keys()].filter((name) => name.startsWith("clads."));
  assert.deepEqual(registered.sort(), [...names].sort());
});

test("no command has the name of a server command, which the client registers", async (t) => {
  const window = await openWindow(t);
  await window.open("checkout.clads.json");
  await eventually(() => window.commands.has("clads.preview"), "the server's commands");
  const ofServer = [...window.commands.keys()].filter((name) => name.startsWith("clads.") && !names.includes(name));
  assert.ok(ofServer.includes("clads.preview") && ofServer.includes("clads.evaluate"));
});

test("menus and key bindings use existing commands", () => {
  const used = [...Object.values(contributes.menus).flat(), ...contributes.keybindings];
  for (const { command } of used) assert.ok(names.includes(command), command);
});

test("every key binding is restricted to documents", () => {
  for (const { command, key, mac, when } of contributes.keybindings) {
    assert.match(when, /editorLangId == clads/, command);
    assert.equal(mac, key.replaceAll("ctrl", "cmd"));
  }
});

test("every setting has a description", () => {
  for (const [name, property] of Object.entries(contributes.configuration.properties)) {
    assert.match(property.markdownDescription, /\.$/, name);
    assert.notEqual(property.default, undefined, name);
    if (property.enum) assert.equal(property.enumDescriptions.length, property.enum.length, name);
  }
});

test("nothing is changed on save, and nothing but the language is set up, unless the user says so", () => {
  for (const [language, defaults] of Object.entries(contributes.configurationDefaults)) {
    assert.match(language, /^\[clads(-project)?\]$/);
    for (const name of Object.keys(defaults)) assert.doesNotMatch(name, /save|format/i);
  }
});

test("the path of the server is restricted in untrusted workspaces", () => {
  const { supported, restrictedConfigurations } = manifest.capabilities.untrustedWorkspaces;
  assert.equal(supported, "limited");
  assert.deepEqual(restrictedConfigurations, ["clads.server.path"]);
  assert.equal(contributes.configuration.properties["clads.server.path"].scope, "machine-overridable");
});

test("the client library is the only dependency, with an exact version", () => {
  assert.deepEqual(Object.keys(manifest.dependencies), ["vscode-languageclient"]);
  assert.match(manifest.dependencies["vscode-languageclient"], /^\d+\.\d+\.\d+$/);
  assert.equal(manifest.devDependencies, undefined);
});

test("the README lists every command with its keys, and every setting", () => {
  const readme = fs.readFileSync(path.join(EXTENSION, "README.md"), "utf8");
  const keys = new Map(contributes.keybindings.map(({ command, key }) => [command, key]));
  const isHidden = (name) => contributes.menus.commandPalette.some(({ command, when }) => command === name && when === "false");
  for (const { command, title } of contributes.commands) {
    if (isHidden(command)) continue;
    const row = readme.split("\n").find((line) => line.startsWith("|") && line.includes(`*${title}*`));
    assert.ok(row, title);
    const key = keys.get(command)?.replace(/\b(ctrl|[a-z]\b)/g, (part) => part[0].toUpperCase() + part.slice(1));
    if (key) assert.ok(row.includes(`\`${key}\`, \`${key.replaceAll("Ctrl+", "⌘")}\``), key);
  }
  for (const name of Object.keys(contributes.configuration.properties)) {
    assert.ok(readme.includes(`| \`${name}\` |`), name);
  }
});

test("the images of the README exist and are small", () => {
  const readme = fs.readFileSync(path.join(EXTENSION, "README.md"), "utf8");
  const pictures = [...readme.matchAll(/(?:!\[[^\]]+\]\(|<img src=")([^)"]+)/g)].map(([, file]) => file);
  assert.equal(pictures.length, 2);
  for (const file of pictures) assert.ok(fs.statSync(path.join(EXTENSION, file)).size < 60_000, file);
});
