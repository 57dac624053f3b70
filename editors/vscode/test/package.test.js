"use strict";

const assert = require("node:assert/strict");
const { execFileSync, spawnSync } = require("node:child_process");
const fs = require("node:fs");
const path = require("node:path");
const { test } = require("node:test");

const { librariesOf } = require("../scripts/platform");
const { EXTENSION, temporaryFolder } = require("./standins/session");
const { elf, machO, universal } = require("./standins/programs");

const REPOSITORY = path.join(EXTENSION, "../..");
const LIBRARY = "vscode-languageclient";
const MANIFEST = require("../package.json");
const PINNED = MANIFEST.devDependencies[LIBRARY];

/** Where the one version is declared. */
const SOURCE = "Sources/CladsServer/Server.swift";
const VERSION = /version = "(.*)"/.exec(fs.readFileSync(path.join(REPOSITORY, SOURCE), "utf8"))[1];

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
  const made = ["node_modules", "server", "schemas", "bundled", "LICENSE.txt"].map((name) => path.join(EXTENSION, name));
  const isOwn = (source) => !made.includes(source) && !source.endsWith(".vsix");
  fs.cpSync(EXTENSION, folder, { recursive: true, dereference: true, filter: isOwn });
  for (const file of ["LICENSE", "schemas", SOURCE]) fs.cpSync(path.join(REPOSITORY, file), path.join(root, file), { recursive: true });
  for (const [place, manifest] of Object.entries(libraries)) {
    const needs = Object.keys(manifest.dependencies ?? {}).map((name) => `require(${JSON.stringify(name)})`);
    write(folder, `${place}/package.json`, JSON.stringify({ ...manifest, main: "lib/main.js" }));
    write(folder, `${place}/lib/main.js`, `module.exports = ["${place}", ${needs.join()}];\n`);
    write(folder, `${place}/node.js`, 'exports.loaded = [require("./lib/main"), typeof require("vscode")];\n');
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
  const { status, stdout, stderr } = pack(folder, ...parameters);
  assert.equal(status, 0, stderr);
  const file = /^(.*\.vsix): /.exec(stdout)[1];
  const entries = JSON.parse(execFileSync("python3", ["-c", READER, file], { encoding: "utf8", maxBuffer: 1 << 28 }));
  return { file, entries, text: (name) => entries.find((entry) => entry.name === name).text };
}

/** A refusal: one sentence, and no package. */
function refused(folder, ...parameters) {
  const { status, stderr } = pack(folder, ...parameters);
  assert.equal(status, 1);
  assert.deepEqual(fs.readdirSync(folder).filter((name) => name.endsWith(".vsix")), []);
  assert.equal(stderr.trim().split("\n").length, 1);
  return stderr.trim();
}

/** Programs, each for one platform. */
const PROGRAMS = {
  "linux-x64": elf({ machine: 0x3e, needed: ["libc.so.6"] }),
  "linux-arm64": elf({ machine: 0xb7, needed: [] }),
  "darwin-x64": machO({ machine: 0x01000007, needed: ["/usr/lib/swift/libswiftCore.dylib"] }),
  "darwin-arm64": machO({ machine: 0x0100000c, needed: ["/usr/lib/libSystem.B.dylib"] }),
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

test("a package contains the client library, with all that it needs, as one file", (t) => {
  const folder = checkout(t);
  const { entries, text } = packed(folder);
  assert.deepEqual(entries.filter(({ name }) => name.includes("node_modules")), []);
  write(folder, "unpacked/languageclient.js", text("extension/bundled/languageclient.js"));
  write(folder, "unpacked/node_modules/vscode/index.js", "module.exports = () => {};\n");
  const { loaded } = require(path.join(folder, "unpacked/languageclient.js"));
  const semver = (place) => [`${place}node_modules/semver`];
  const scoped = ["node_modules/@scope/protocol", ["node_modules/types"], semver("")];
  const library = [`node_modules/${LIBRARY}`, scoped, semver(`node_modules/${LIBRARY}/`)];
  assert.deepEqual(loaded, [library, "function"]);
});

test("the folder has no links, and after the step before packaging all that package.json names, ignored by git", (t) => {
  const listed = execFileSync("git", ["ls-files", "--stage", "."], { cwd: EXTENSION, encoding: "utf8" });
  assert.ok(listed.includes("package.json"));
  assert.doesNotMatch(listed, /^120000/m);
  const folder = checkout(t);
  const step = MANIFEST.scripts["vscode:prepublish"];
  execFileSync(process.execPath, step.split(" ").slice(1), { cwd: folder });
  const made = ["LICENSE.txt", "bundled/languageclient.js", "schemas/clads-document.schema.json", "schemas/clads-project.schema.json", "schemas/clads-test.schema.json"];
  for (const file of made) assert.ok(fs.existsSync(path.join(folder, file)), file);
  assert.deepEqual(fs.readdirSync(path.join(folder, "schemas")).length, 3);
  for (const entry of MANIFEST.files.filter((each) => !each.includes("*"))) {
    assert.ok(fs.existsSync(path.join(folder, entry)), entry);
  }
  const ignored = execFileSync("git", ["check-ignore", "--no-index", ...made], { cwd: EXTENSION, encoding: "utf8" });
  assert.deepEqual(ignored.trim().split("\n"), made);
});

test("without esbuild, packaging fails", (t) => {
  const folder = checkout(t);
  const script = path.join(folder, "scripts/package.js");
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: "utf8", cwd: folder, env: { PATH: folder } });
  assert.equal(status, 1);
  assert.match(stderr, /^esbuild cannot be started \(.*\); install it, /);
});

test("a client library that cannot be bundled is refused with the reason", (t) => {
  const folder = checkout(t);
  fs.rmSync(path.join(folder, `node_modules/${LIBRARY}/node.js`));
  assert.match(refused(folder), /^The client library cannot be bundled: .*vscode-languageclient\/node/);
});

test("the TypeScript configuration has no option that TypeScript 7 has removed", () => {
  const text = fs.readFileSync(path.join(EXTENSION, "tsconfig.json"), "utf8").replace(/^ *\/\/.*$/gm, "");
  const { compilerOptions: options } = JSON.parse(text);
  assert.equal(options.baseUrl, undefined);
  assert.ok(!["node", "node10", "classic"].includes(options.moduleResolution));
  for (const target of Object.values(options.paths).flat()) assert.match(target, /^\.\//);
});

test("the manifest describes the extension and the supported editors", (t) => {
  const { text } = packed(checkout(t));
  const xml = text("extension.vsixmanifest");
  assert.match(xml, new RegExp(`<Identity Language="en-US" Id="clads" Version="${VERSION}" Publisher="clads"/>`));
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

test("the manifest has the links and the other properties that the galleries show", (t) => {
  const { text } = packed(checkout(t));
  const xml = text("extension.vsixmanifest");
  const entries = [...xml.matchAll(/<Property Id="Microsoft\.VisualStudio\.Services\.([^"]+)" Value="([^"]*)"/g)];
  const services = Object.fromEntries(entries.map(([, id, value]) => [id, value]));
  const { url } = MANIFEST.repository;
  assert.match(url, /^https:\/\/github\.com\/[^/]+\/clads-lsp\.git$/);
  const page = url.replace(/\.git$/, "");
  assert.deepEqual(services, {
    "Links.Source": url,
    "Links.Getstarted": url,
    "Links.GitHub": url,
    "Links.Support": `${page}/issues`,
    "Links.Learn": `${page}/tree/HEAD/editors/vscode#readme`,
    "Branding.Color": MANIFEST.galleryBanner.color,
    "Branding.Theme": "dark",
    GitHubFlavoredMarkdown: "true",
    "Content.Pricing": "Free",
    EnableMarketplaceQnA: "false",
  });
  assert.ok(fs.existsSync(path.join(REPOSITORY, MANIFEST.repository.directory, "package.json")));
  const tags = /<Tags>([^<]*)</.exec(xml)[1].split(",");
  for (const tag of [...MANIFEST.keywords, "clads-project", "__ext_clads", "__ext_cladsjson"]) {
    assert.ok(tags.includes(tag), tag);
  }
  assert.ok(tags.length <= 30, "the gallery shows 30 tags");
});

test("the packed package.json satisfies the galleries", (t) => {
  const packedManifest = JSON.parse(packed(checkout(t)).text("extension/package.json"));
  for (const key of ["name", "publisher", "version", "displayName", "description", "license", "repository"]) {
    assert.ok(packedManifest[key], key);
  }
  assert.equal(path.extname(packedManifest.icon), ".png");
  assert.match(packedManifest.galleryBanner.color, /^#[0-9A-F]{6}$/);
  assert.equal(packedManifest.dependencies, undefined);
});

test("the one version is that of the server's source, unless another one is given", (t) => {
  assert.equal(MANIFEST.version, "0.0.0");
  const folder = checkout(t);
  for (const [version, parameters] of [[VERSION, []], ["1.22.333", ["--version", "1.22.333"]]]) {
    const { file, text } = packed(folder, ...parameters);
    assert.equal(path.basename(file), `clads-${version}.vsix`);
    assert.deepEqual(JSON.parse(text("extension/package.json")), { ...MANIFEST, version });
    assert.match(text("extension.vsixmanifest"), new RegExp(`<Identity [^>]* Version="${version}"`));
    fs.rmSync(file);
  }
  assert.equal(refused(folder, "--version", "1.0.0-rc.1"), "The version 1.0.0-rc.1 is not of the form 1.2.3.");
});

test("the pages of the gallery have no relative links and images", (t) => {
  const folder = checkout(t);
  const readme = fs.readFileSync(path.join(folder, "README.md"), "utf8");
  const more = "\n[a](../README.md#b) [b](#c) [c](https://d.example/e) `[d](e)` ![e](images/icon.png)\n```\n[f](g)\n```\n";
  write(folder, "README.md", readme + more);
  const { text } = packed(folder);
  const page = MANIFEST.repository.url.replace(/\.git$/, "");
  const packedReadme = text("extension/README.md");
  assert.ok(packedReadme.endsWith(
    `\n[a](${page}/blob/HEAD/editors/README.md#b) [b](#c) [c](https://d.example/e) \`[d](e)\` ` +
      `![e](${page}/raw/HEAD/editors/vscode/images/icon.png)\n\`\`\`\n[f](g)\n\`\`\`\n`,
  ));
  assert.ok(packedReadme.includes(`](${page}/raw/HEAD/editors/vscode/images/preview.png)`));
  assert.ok(packedReadme.includes(`<img src="${page}/raw/HEAD/editors/vscode/images/preview-narrow.png" width=`));
  const images = /(?:!\[[^\]]*\]\(|<img [^>]*src=")([^)"]+)/g;
  for (const name of ["README.md", "CHANGELOG.md"]) {
    for (const [, image] of text(`extension/${name}`).matchAll(images)) {
      assert.match(image, /^https:.*\.png$/);
      assert.ok(fs.existsSync(path.join(REPOSITORY, image.slice(`${page}/raw/HEAD/`.length))), image);
    }
  }
});

test("a server is packed as an executable, and the package is for its platform", (t) => {
  const folder = checkout(t);
  for (const [platform, program] of Object.entries(PROGRAMS)) {
    write(folder, "built/clads-lsp", program);
    const { entries, text } = packed(folder, "--server", "built/clads-lsp");
    const server = entries.find(({ name }) => name === "extension/server/clads-lsp");
    assert.equal(server.mode, 0o100755);
    assert.match(text("extension.vsixmanifest"), new RegExp(` TargetPlatform="${platform}"/>`));
    assert.match(text("[Content_Types].xml"), /PartName="\/extension\/server\/clads-lsp"/);
  }
  const others = packed(folder).entries.filter(({ mode }) => mode !== 0o100644);
  assert.deepEqual(others, []);
});

/** The platform of a package, and of its server. */
function targeted(folder, program, target) {
  write(folder, "built/clads-lsp", program);
  const { text } = packed(folder, "--server", "built/clads-lsp", "--target", target);
  return / TargetPlatform="([^"]+)"/.exec(text("extension.vsixmanifest"))[1];
}

test("a target chooses one of the platforms that the server runs on", (t) => {
  const folder = checkout(t);
  for (const wide of [false, true]) {
    const both = universal([PROGRAMS["darwin-x64"], PROGRAMS["darwin-arm64"]], { wide });
    for (const target of ["darwin-x64", "darwin-arm64"]) assert.equal(targeted(folder, both, target), target);
  }
  for (const target of ["linux-arm64", "alpine-arm64"]) {
    assert.equal(targeted(folder, PROGRAMS["linux-arm64"], target), target);
  }
});

test("packaging fails if the server does not run on the target", (t) => {
  const folder = checkout(t);
  const both = universal([PROGRAMS["darwin-x64"], PROGRAMS["darwin-arm64"]]);
  for (const [program, target, message] of [
    [PROGRAMS["linux-x64"], "linux-arm64", /^built\/clads-lsp is for linux-x64, not for linux-arm64\.$/],
    [both, "linux-x64", /is for darwin-x64 and darwin-arm64, not for linux-x64\.$/],
    [PROGRAMS["linux-x64"], "alpine-x64", /needs the shared library libc\.so\.6, but Alpine Linux has another C library/],
    [PROGRAMS["linux-x64"], "win32-x64", /^There are no packages with a server for win32-x64, only for alpine-arm64, /],
  ]) {
    write(folder, "built/clads-lsp", program);
    assert.match(refused(folder, "--server", "built/clads-lsp", "--target", target), message);
  }
  assert.match(refused(folder, "--target", "linux-x64"), /^A package for linux-x64 contains a server; name it/);
});

test("packaging fails if the server needs libraries of Swift", (t) => {
  const folder = checkout(t);
  const fine = machO({ machine: 0x01000007, needed: ["/usr/lib/swift/libswiftCore.dylib"] });
  for (const [library, program] of [
    ["libswiftCore.so", elf({ machine: 0x3e, needed: ["libc.so.6", "libswiftCore.so"] })],
    ["libFoundation.so", elf({ machine: 0xb7, needed: ["libFoundation.so"] })],
    ["libdispatch.so", elf({ machine: 0x3e, needed: ["libdispatch.so"] })],
    ["@rpath/libswift_Concurrency.dylib", machO({ machine: 0x0100000c, needed: ["@rpath/libswift_Concurrency.dylib"] })],
  ]) {
    const target = program.readUInt32LE(0) === 0xfeedfacf ? ["--target", "darwin-arm64"] : [];
    write(folder, "built/clads-lsp", target.length > 0 ? universal([fine, program]) : program);
    assert.equal(
      refused(folder, "--server", "built/clads-lsp", ...target),
      `built/clads-lsp needs the shared library ${library} of Swift, which few computers have; ` +
        "package the server that “.ci/release binary” builds.",
    );
  }
});

test("the libraries of real programs are read", { skip: process.platform !== "linux" }, () => {
  assert.ok(librariesOf(fs.readFileSync("/bin/sh")).some((name) => name.startsWith("libc.")));
  const listed = execFileSync("ldd", [process.execPath], { encoding: "utf8" });
  const libraries = librariesOf(fs.readFileSync(process.execPath));
  assert.ok(libraries.length > 1);
  for (const name of libraries) assert.ok(listed.includes(name), name);
});

test("a program of this computer can be packed, unpacked and started", (t) => {
  const folder = checkout(t);
  fs.mkdirSync(path.join(folder, "server"));
  fs.copyFileSync("/bin/sh", path.join(folder, "server/clads-lsp"));
  const { file } = packed(folder, "--target", `${process.platform}-${process.arch}`);
  execFileSync("python3", ["-c", UNPACKER, file, path.join(folder, "unpacked")]);
  const program = path.join(folder, "unpacked/extension/server/clads-lsp");
  assert.equal(execFileSync(program, ["-c", "echo started"], { encoding: "utf8" }), "started\n");
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
    [universal([PROGRAMS["darwin-x64"], PROGRAMS["darwin-arm64"]]), /add --target darwin-x64 or --target darwin-arm64\.$/],
    [elf({ machine: 0xf3, needed: [] }), /no packages for\.$/],
    [PROGRAMS["linux-x64"].subarray(0, 100), /is not a complete executable\.$/],
    [PROGRAMS["darwin-x64"].subarray(0, 50), /is not a complete executable\.$/],
    [Buffer.from([0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 2, ...Array(12).fill(0xff)]), /is not a complete executable\.$/],
  ];
  for (const [content, message] of programs) {
    write(folder, "built/clads-lsp", content);
    assert.match(refused(folder, "--server", "built/clads-lsp"), message);
  }
  assert.equal(refused(folder, "--server", "nowhere"), "The server nowhere does not exist.");
});
