"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { test } = require("node:test");

const documented = require("./standins/documented");
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

/** All `when` conditions of the manifest, with what they are about. */
function conditions() {
  const found = [];
  const search = (value, name) => {
    if (typeof value !== "object" || value === null) return;
    if (typeof value.when === "string") found.push([value.when, name]);
    for (const [key, each] of Object.entries(value)) search(each, `${name}.${key}`);
  };
  search(contributes, "contributes");
  for (const { completionEvents } of steps()) {
    const contexts = completionEvents.map((event) => /^onContext:(.*)$/.exec(event)?.[1]);
    found.push(...contexts.filter((each) => each !== undefined).map((each) => [each, "a completion event"]));
  }
  return found;
}

function steps() {
  return contributes.walkthroughs.flatMap((walkthrough) => walkthrough.steps);
}

/** The source code of the extension. */
function source() {
  const files = fs.readdirSync(path.join(EXTENSION, "src"), { recursive: true }).filter((name) => name.endsWith(".js"));
  return files.map((name) => fs.readFileSync(path.join(EXTENSION, "src", name), "utf8")).join("\n");
}

/** The names that VS Code evaluates in a condition, without what they are compared with, and those values by name. */
function partsOf(condition) {
  const values = [...condition.matchAll(/([\w.]+) *[!=]= *(?:'([^']*)'|([\w-]+))/g)];
  const compared = values.map(([, key, quoted, plain]) => [key, quoted ?? plain]);
  const plain = condition.replace(/=~ *\/(?:[^/\\]|\\.)*\//g, "");
  const names = plain.replace(/([!=]=) *(?:'[^']*'|[\w-]+)/g, "$1").match(/[A-Za-z][\w.]*/g) ?? [];
  return { names: names.filter((name) => !["true", "false"].includes(name)), compared };
}

const languages = contributes.languages.map(({ id }) => id);

test("every activation event is one that VS Code documents, with an argument where it needs one", () => {
  for (const event of manifest.activationEvents) {
    const [, kind, argument] = /^([^:]+)(?::(.+))?$/.exec(event);
    assert.ok(Object.hasOwn(documented.ACTIVATION_EVENTS, kind), event);
    assert.equal(argument !== undefined, documented.ACTIVATION_EVENTS[kind], event);
    if (kind === "onLanguage") assert.ok([...languages, "json", "jsonc"].includes(argument), event);
  }
});

test("every completion event of the walkthrough is one that VS Code documents, of something that exists", () => {
  for (const { id, completionEvents } of steps()) {
    assert.ok(completionEvents.length > 0, id);
    for (const event of completionEvents) {
      const [, kind, argument] = /^([^:]+):(.+)$/.exec(event);
      assert.ok(documented.COMPLETION_EVENTS.includes(kind), event);
      if (kind === "onCommand") assert.ok(names.includes(argument), event);
      if (kind === "onSettingChanged") assert.ok(argument in contributes.configuration.properties, event);
    }
  }
});

test("every condition uses context keys that VS Code documents or that the extension sets, and values that exist", () => {
  const found = conditions();
  assert.ok(found.length > 10);
  for (const [when, name] of found) {
    if (when === "false") continue;
    const { names: keys, compared } = partsOf(when);
    assert.ok(keys.length > 0, `${name}: ${when}`);
    for (const key of keys) {
      const isOwn = key.startsWith("clads.") && source().includes(`= "${key}"`) && source().includes('"setContext"');
      assert.ok(isOwn || documented.CONTEXT_KEYS.includes(key), `${name}: ${key}`);
    }
    for (const [key, value] of compared) {
      if (/LangId$/.test(key)) assert.ok(languages.includes(value), `${name}: ${value}`);
      if (key === "activeWebviewPanelId") assert.ok(source().includes(`VIEW_TYPE = "${value}"`), `${name}: ${value}`);
    }
  }
});

test("every menu is one that VS Code documents", () => {
  for (const menu of Object.keys(contributes.menus)) assert.ok(documented.MENUS.includes(menu), menu);
});

test("every contribution is to a point that VS Code documents", () => {
  for (const point of Object.keys(contributes)) assert.ok(documented.CONTRIBUTION_POINTS.includes(point), point);
});

test("every link of the walkthrough runs a command of the extension or of VS Code", () => {
  for (const { description } of steps()) {
    const targets = [...description.matchAll(/\]\(([^)]*)\)/g)].map(([, target]) => target);
    assert.ok(targets.length > 0, description);
    for (const target of targets) {
      const command = /^command:([\w.]+)$/.exec(target)?.[1];
      assert.ok(names.includes(command) || documented.COMMANDS.includes(command), target);
    }
  }
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
  assert.deepEqual(Object.keys(manifest.devDependencies), ["vscode-languageclient"]);
  assert.match(manifest.devDependencies["vscode-languageclient"], /^\d+\.\d+\.\d+$/);
  assert.equal(manifest.dependencies, undefined);
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
