"use strict";

const assert = require("node:assert/strict");
const { execFileSync, spawnSync } = require("node:child_process");
const fs = require("node:fs");
const path = require("node:path");
const { test } = require("node:test");

const { EXTENSION, serverPath, temporaryFolder } = require("./standins/session");

const REPOSITORY = path.join(EXTENSION, "../..");
const LIBRARY = "vscode-languageclient";
const MANIFEST = require("../package.json");
const PINNED = MANIFEST.dependencies[LIBRARY];

/** Reads a package with a reader that is not ours. */
const READER = `
import json, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as archive:
    assert archive.testzip() is None
    print(json.dumps([
        {"name": info.filename, "mode": info.external_attr >> 16, "date": info.date_time,
         "text": archive.read(info).decode("utf-8", "replace") if info.file_size < 1 << 20 else ""}
        for info in archive.infolist()]))
`;

/** Unpacks a package as the editor does, which gives files the mode that the archive says. */
const UNPACKER = `
import os, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as archive:
    for info in archive.infolist():
        os.chmod(archive.extract(info, sys.argv[2]), info.external_attr >> 16)
`;

/** A copy of the extension in a copy of the repository, with libraries that a table lists: path to package.json. */
function checkout(t, libraries = installed()) {
  const root = temporaryFolder(t);
  const folder = path.join(root, "editors/vscode");
  const made = ["node_modules", "server"].map((name) => path.join(EXTENSION, name));
  const isOwn = (source) => !made.includes(source) && !source.endsWith(".vsix");
  fs.cpSync(EXTENSION, folder, { recursive: true, dereference: true, filter: isOwn });
  fs.cpSync(path.join(REPOSITORY, "LICENSE"), path.join(root, "LICENSE"));
  for (const [place, manifest] of Object.entries(libraries)) {
    write(folder, `${place}/package.json`, JSON.stringify(manifest));
    write(folder, `${place}/lib/main.js`, `// ${place}\n`);
  }
  return folder;
}

/** The libraries as they are installed: one for several, one in two versions, one that nobody needs at run time. */
function installed() {
  return {
    [`node_modules/${LIBRARY}`]: { version: PINNED, dependencies: { "@scope/protocol": "3", semver: "7" } },
    [`node_modules/${LIBRARY}/node_modules/semver`]: { version: "7.0.0" },
    "node_modules/@scope/protocol": { version: "3.0.0", dependencies: { types: "3", semver: "6" } },
    "node_modules/types": { version: "3.0.0" },
    "node_modules/semver": { version: "6.0.0" },
    "node_modules/test-runner": { version: "1.0.0" },
  };
}

function write(folder, name, content) {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  fs.writeFileSync(path.join(folder, name), content);
}

/** Runs the script of a copy. */
function pack(folder, ...parameters) {
  const script = path.join(folder, "scripts/package.js");
  return spawnSync(process.execPath, [script, ...parameters], { encoding: "utf8", cwd: folder });
}

/** Packs, and reads what came out. */
function packed(folder, ...parameters) {
  const { status, stderr } = pack(folder, ...parameters);
  assert.equal(status, 0, stderr);
  const file = path.join(folder, `clads-${MANIFEST.version}.vsix`);
  const entries = JSON.parse(execFileSync("python3", ["-c", READER, file], { encoding: "utf8", maxBuffer: 1 << 28 }));
  return { file, entries, text: (name) => entries.find((entry) => entry.name === name).text };
}

/** A refusal: one sentence, and no package. */
function refused(folder, ...parameters) {
  const { status, stderr } = pack(folder, ...parameters);
  assert.equal(status, 1);
  assert.ok(!fs.existsSync(path.join(folder, `clads-${MANIFEST.version}.vsix`)));
  assert.equal(stderr.trim().split("\n").length, 1);
  return stderr.trim();
}

/** The start of a program: the header, as far as it says what the program is for. */
const HEADERS = {
  "linux-x64": [0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0x3e, 0, 0, 0],
  "linux-arm64": [0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0xb7, 0, 0, 0],
  "darwin-x64": [0xcf, 0xfa, 0xed, 0xfe, 7, 0, 0, 1, 3, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  "darwin-arm64": [0xcf, 0xfa, 0xed, 0xfe, 12, 0, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0],
};

test("a package contains the two descriptions, and every file of package.json", (t) => {
  const { entries } = packed(checkout(t));
  const names = entries.map(({ name }) => name);
  assert.equal(names[0], "[Content_Types].xml");
  for (const name of ["package.json", "README.md", "LICENSE.txt"]) assert.ok(names.includes(`extension/${name}`), name);
  assert.ok(names.includes("extension.vsixmanifest"));
  const paths = JSON.stringify([MANIFEST.main, MANIFEST.contributes]).match(/"\.\/[^"]+"/g);
  const named = paths.map((each) => JSON.parse(each));
  assert.ok(named.length > 10);
  for (const file of named) assert.ok(names.includes(path.posix.join("extension", file)), file);
  assert.ok(names.includes("extension/media/preview.html") && names.includes("extension/src/preview/panel.js"));
});

test("a package contains no development files", (t) => {
  const { entries } = packed(checkout(t));
  const unneeded = /^extension\/(test|scripts|types|tsconfig|\.git)|examples|\.vsix$/;
  assert.deepEqual(entries.filter(({ name }) => unneeded.test(name)), []);
});

test("a package contains the run-time dependencies where Node finds them", (t) => {
  const { entries } = packed(checkout(t));
  const files = entries.map(({ name }) => name.replace(/^extension\//, ""));
  const libraries = files.filter((name) => name.endsWith("lib/main.js"));
  assert.deepEqual(libraries, [
    "node_modules/@scope/protocol/lib/main.js",
    "node_modules/semver/lib/main.js",
    "node_modules/types/lib/main.js",
    `node_modules/${LIBRARY}/lib/main.js`,
    `node_modules/${LIBRARY}/node_modules/semver/lib/main.js`,
  ]);
});

test("the manifest describes the extension and the supported editors", (t) => {
  const { text } = packed(checkout(t));
  const xml = text("extension.vsixmanifest");
  assert.match(xml, new RegExp(`<Identity Language="en-US" Id="clads" Version="${MANIFEST.version}" Publisher="clads"/>`));
  assert.match(xml, new RegExp(`"Microsoft.VisualStudio.Code.Engine" Value="\\${MANIFEST.engines.vscode}"`));
  assert.match(xml, /"Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace"/);
  assert.match(xml, /"Microsoft.VisualStudio.Services.Icons.Default" Path="extension\/images\/icon.png"/);
  for (const [, file] of xml.matchAll(/ Path="([^"]+)"/g)) assert.notEqual(text(file), undefined, file);
});

test("every file has a content type", (t) => {
  const { entries, text } = packed(checkout(t));
  const types = text("[Content_Types].xml");
  for (const { name } of entries.slice(1)) {
    const ending = path.posix.extname(name);
    const listed = ending === "" ? `<Override PartName="/${name}"` : `<Default Extension="${ending}"`;
    assert.ok(types.includes(listed), name);
  }
});

test("the descriptions are well-formed", (t) => {
  const { text } = packed(checkout(t));
  const parse = "import sys, xml.etree.ElementTree as tree; tree.fromstring(sys.stdin.buffer.read())";
  for (const name of ["[Content_Types].xml", "extension.vsixmanifest"]) {
    execFileSync("python3", ["-c", parse], { input: text(name) });
  }
});

test("a server is packed as an executable, and the package is for its platform", (t) => {
  const folder = checkout(t);
  for (const [platform, header] of Object.entries(HEADERS)) {
    write(folder, "built/clads-lsp", Buffer.from(header));
    const { entries, text } = packed(folder, "--server", "built/clads-lsp");
    const server = entries.find(({ name }) => name === "extension/server/clads-lsp");
    assert.equal(server.mode, 0o100755);
    assert.match(text("extension.vsixmanifest"), new RegExp(` TargetPlatform="${platform}"/>`));
    assert.match(text("[Content_Types].xml"), /PartName="\/extension\/server\/clads-lsp"/);
  }
  const others = packed(folder).entries.filter(({ mode }) => mode !== 0o100644);
  assert.deepEqual(others, []);
});

test("the server that the tests run can be packed, unpacked and started", (t) => {
  const folder = checkout(t);
  fs.mkdirSync(path.join(folder, "server"));
  fs.copyFileSync(serverPath(), path.join(folder, "server/clads-lsp"));
  const { file } = packed(folder);
  execFileSync("python3", ["-c", UNPACKER, file, path.join(folder, "unpacked")]);
  const server = path.join(folder, "unpacked/extension/server/clads-lsp");
  assert.match(execFileSync(server, ["--version"], { encoding: "utf8" }), /^clads-lsp /);
});

test("packaging is reproducible byte by byte", (t) => {
  const folder = checkout(t);
  const first = fs.readFileSync(packed(folder).file);
  for (const name of ["package.json", "README.md"]) fs.utimesSync(path.join(folder, name), 0, 0);
  const { file, entries } = packed(folder);
  assert.ok(first.equals(fs.readFileSync(file)));
  assert.ok(entries.every(({ date }) => date.join() === "1980,1,1,0,0,0"));
});

test("without the client library, or with another version, packaging fails", (t) => {
  assert.match(refused(checkout(t, {})), new RegExp(`^${LIBRARY} ${PINNED} is not installed; run “npm install” in `));
  const other = { ...installed(), [`node_modules/${LIBRARY}`]: { version: "8.1.0" } };
  assert.match(refused(checkout(t, other)), new RegExp(`^${LIBRARY} 8.1.0 is installed, and package.json asks for ${PINNED}`));
  const { "node_modules/types": _, ...incomplete } = installed();
  assert.match(refused(checkout(t, incomplete)), /^@scope\/protocol needs types, which is not installed; run “npm install”/);
});

test("packaging fails if a file of package.json is missing", (t) => {
  for (const [file, message] of [
    ["syntaxes/clads.tmLanguage.json", /^syntaxes\/clads.tmLanguage.json is missing/],
    ["README.md", /^README.md is missing/],
    ["src/extension.js", /^src\/extension.js is missing/],
    ["media", /^package.json lists media under “files”/],
  ]) {
    const folder = checkout(t);
    fs.rmSync(path.join(folder, file), { recursive: true });
    assert.match(refused(folder), message);
  }
});

test("packaging fails if the server cannot be started", (t) => {
  const folder = checkout(t);
  const programs = [
    ["MZ, and much more than that", /is not an executable for Linux or macOS\.$/],
    ["short", /is not an executable\.$/],
    [Buffer.from([0xca, 0xfe, 0xba, 0xbe, ...Array(16).fill(0)]), /extract one with “lipo -thin”\.$/],
    [Buffer.from(HEADERS["linux-x64"].map((byte, index) => (index === 18 ? 0xf3 : byte))), /no packages for\.$/],
  ];
  for (const [content, message] of programs) {
    write(folder, "built/clads-lsp", content);
    assert.match(refused(folder, "--server", "built/clads-lsp"), message);
  }
  assert.equal(refused(folder, "--server", "nowhere"), "The server nowhere does not exist.");
});
