"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");
const { test } = require("node:test");

const { advice, locate } = require("../src/server/location");
const { temporaryFolder } = require("./standins/session");

/** A folder with an executable. */
function folderWithProgram(t, name = "clads-lsp", mode = 0o755) {
  const folder = temporaryFolder(t);
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  fs.writeFileSync(path.join(folder, name), "", { mode });
  return folder;
}

/** Looks for the server where nothing is, except for what a test says. */
function find(changes) {
  const nowhere = "/nowhere";
  const surroundings = { setting: "", isTrusted: true, folders: [], extension: nowhere, search: "", platform: "linux" };
  return locate({ ...surroundings, ...changes });
}

test("the setting takes precedence, then the extension, then the PATH in order", (t) => {
  const [setting, search, later] = [folderWithProgram(t), folderWithProgram(t), folderWithProgram(t)];
  const extension = folderWithProgram(t, "server/clads-lsp");
  const all = { setting: `${setting}/clads-lsp`, extension, search: `${search}:${later}` };
  assert.deepEqual(find(all), { path: `${setting}/clads-lsp`, origin: "setting", complaint: null });
  const bundled = { path: `${extension}/server/clads-lsp`, origin: "extension", complaint: null };
  assert.deepEqual(find({ ...all, setting: "" }), bundled);
  const onPath = { path: `${search}/clads-lsp`, origin: "PATH", complaint: null };
  assert.deepEqual(find({ ...all, setting: "", extension: "/nowhere" }), onPath);
  assert.deepEqual(find({}), { path: null, origin: null, complaint: null });
});

test("the home folder and the workspace folder are expanded in the setting", (t) => {
  const folder = folderWithProgram(t, "tools/clads-lsp");
  const program = `${folder}/tools/clads-lsp`;
  for (const setting of ["${workspaceFolder}/tools/clads-lsp", "tools/clads-lsp", "./tools/clads-lsp"]) {
    assert.deepEqual(find({ setting, folders: [folder] }), { path: program, origin: "setting", complaint: null });
  }
  const fromHome = path.relative(os.homedir(), program);
  assert.equal(find({ setting: `~/${fromHome}` }).path, program);
});

test("the reason for ignoring the setting is reported", (t) => {
  const plain = folderWithProgram(t, "clads-lsp", 0o644);
  const folder = folderWithProgram(t);
  const cases = [
    [{ setting: "/nowhere/clads-lsp" }, /is \/nowhere\/clads-lsp, which does not exist\.$/],
    [{ setting: `${plain}/clads-lsp` }, /which is not executable\.$/],
    [{ setting: plain }, /which is not executable\.$/],
    [{ setting: "tools/clads-lsp" }, /a relative path, which needs an open folder\.$/],
    [{ setting: `${folder}/clads-lsp`, folders: [folder], isTrusted: false }, /which is not trusted\.$/],
  ];
  for (const [changes, complaint] of cases) {
    assert.match(find(changes).complaint, complaint);
    assert.equal(find(changes).path, null);
  }
});

test("a symbolic link cannot hide that a program is in an untrusted workspace", (t) => {
  const folder = folderWithProgram(t);
  const link = path.join(temporaryFolder(t), "clads-lsp");
  fs.symlinkSync(path.join(folder, "clads-lsp"), link);
  assert.match(find({ setting: link, folders: [folder], isTrusted: false }).complaint, /not trusted/);
});

test("a program elsewhere is started in an untrusted workspace", (t) => {
  const folder = folderWithProgram(t);
  const setting = `${folder}/clads-lsp`;
  assert.equal(find({ setting, folders: [`${folder}-other`], isTrusted: false }).path, setting);
});

test("relative entries of the PATH are ignored", (t) => {
  const folder = folderWithProgram(t);
  const before = process.cwd();
  t.after(() => process.chdir(before));
  process.chdir(folder);
  assert.equal(find({ search: `.:${path.delimiter}` }).path, null);
});

test("the instructions name what is published, in the order of how easy it is", () => {
  for (const platform of ["darwin", "linux"]) {
    assert.match(advice(platform), /`pipx install clads-lsp`.*`uv tool .*archive.*PATH.*clads\.server\.path\.$/);
  }
  assert.match(advice("win32"), /WSL/);
});
