"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { test } = require("node:test");

const { fits } = require("../src/server/version");
const { eventually, openWindow, serverPath, temporaryFolder, withoutLibrary } = require("./standins/session");

const CHECKOUT = "checkout.clads.json";
const RUNS = "positions in utf-16";

/** How often the server has come up. */
const starts = (window) => window.log.split(RUNS).length - 1;

/** Empties the `PATH` while a test runs, or sets it. */
function setPath(t, value) {
  const before = process.env.PATH;
  process.env.PATH = value;
  t.after(() => (process.env.PATH = before));
}

/** A folder of an extension, with the server inside or without. */
function extensionFolder(t, { withServer }) {
  const folder = temporaryFolder(t);
  fs.mkdirSync(path.join(folder, "server"));
  if (withServer) fs.symlinkSync(serverPath(), path.join(folder, "server/clads-lsp"));
  return folder;
}

const NONE = { "clads.server.path": "" };

test("without a server a single message gives instructions and links to the setting", async (t) => {
  setPath(t, "");
  const extension = extensionFolder(t, { withServer: false });
  const setUp = (before) => (before.press = () => "Open Setting");
  const window = await openWindow(t, { user: NONE, extension, setUp });
  await window.open(CHECKOUT);
  await window.open("sign-in.clads.json");
  await eventually(() => window.ran.length > 0, "the setting is opened");
  assert.deepEqual(window.ran, [["workbench.action.openSettings", "clads.server.path"]]);
  assert.equal(window.messages.length, 1);
  const [{ severity, message, buttons }] = window.messages;
  assert.equal(severity, "error");
  assert.match(message, /^The CLADS server was not found\. Install it with `pipx install clads-lsp` or /);
  assert.deepEqual(buttons, ["Open Setting", "Show Log"]);
  assert.equal(window.processes.length, 0);
});

test("the bundled server is preferred to the one on the PATH", async (t) => {
  const other = temporaryFolder(t);
  fs.writeFileSync(path.join(other, "clads-lsp"), "#!/bin/sh\necho wrong\n", { mode: 0o755 });
  setPath(t, other);
  const extension = extensionFolder(t, { withServer: true });
  const window = await openWindow(t, { user: NONE, extension });
  await eventually(() => starts(window) === 1, "the server runs");
  assert.equal(window.processes[0].spawnfile, path.join(extension, "server/clads-lsp"));
});

test("the server on the PATH is found", async (t) => {
  const folder = temporaryFolder(t);
  fs.symlinkSync(serverPath(), path.join(folder, "clads-lsp"));
  setPath(t, folder);
  const window = await openWindow(t, { user: NONE, extension: extensionFolder(t, { withServer: false }) });
  await eventually(() => starts(window) === 1, "the server runs");
});

test("a setting with a missing file is reported, and another server is started", async (t) => {
  const user = { "clads.server.path": "~/nowhere/clads-lsp" };
  const extension = extensionFolder(t, { withServer: true });
  const window = await openWindow(t, { user, extension });
  await eventually(() => starts(window) === 1, "the server runs");
  assert.match(window.messages[0].message, /is \/.*\/nowhere\/clads-lsp, which does not exist\. Using .* instead\.$/);
});

/** A server that reports another version, on a path of its own. */
function serverWithVersion(t, version, folder = temporaryFolder(t)) {
  const file = path.join(folder, "clads-lsp");
  const program = `#!${process.execPath}
    const child = require("node:child_process").spawn(${JSON.stringify(serverPath())}, process.argv.slice(2));
    process.stdin.pipe(child.stdin);
    let isFirst = !process.argv.includes("--version");
    child.stdout.on("data", (data) => {
      if (!isFirst) return process.stdout.write(data);
      isFirst = false;
      const message = JSON.parse(String(data).split("\\r\\n\\r\\n")[1]);
      message.result.serverInfo.version = ${JSON.stringify(version)};
      const body = Buffer.from(JSON.stringify(message));
      process.stdout.write("Content-Length: " + body.length + "\\r\\n\\r\\n" + body);
    });
    child.on("exit", (code) => process.exit(code));
    process.on("SIGTERM", () => child.kill());`;
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(file, program, { mode: 0o755 });
  return file;
}

test("a server of the setting whose version does not fit is reported once, with a link to the setting", async (t) => {
  const file = serverWithVersion(t, "0.1.7");
  const extension = extensionFolder(t, { withServer: true });
  const setUp = (before) => (before.press = () => "Open Setting");
  const window = await openWindow(t, { version: "0.2.0", user: { "clads.server.path": file }, extension, setUp });
  await eventually(() => starts(window) === 1 && window.messages.length > 0, "a message");
  assert.deepEqual(window.messages[0], {
    severity: "warning",
    message:
      `The CLADS server ${file} has version 0.1.7, which does not fit version 0.2.0 of the extension: update the ` +
      "server, or remove the setting clads.server.path so that the bundled server is used.",
    buttons: ["Open Setting"],
  });
  await eventually(() => window.ran.length > 0, "the setting is opened");
  assert.deepEqual(window.ran, [["workbench.action.openSettings", "clads.server.path"]]);
  await window.run("clads.restartServer");
  await eventually(() => starts(window) === 2, "the server runs again");
  assert.equal(window.messages.length, 1);
});

test("a server of the PATH that is newer is reported with what to do", async (t) => {
  const file = serverWithVersion(t, "0.10.0");
  setPath(t, path.dirname(file));
  const extension = extensionFolder(t, { withServer: false });
  const window = await openWindow(t, { version: "0.9.0", user: NONE, extension });
  const { message, buttons } = await eventually(() => window.messages[0], "a message");
  const what = "has version 0.10.0, which does not fit version 0.9.0 of the extension: update the extension.";
  assert.equal(message, `The CLADS server ${file} ${what}`);
  assert.deepEqual(buttons, []);
});

test("a bundled server and versions that fit are not reported", async (t) => {
  const extension = extensionFolder(t, { withServer: false });
  serverWithVersion(t, "0.1.0", path.join(extension, "server"));
  const bundled = await openWindow(t, { version: "0.2.0", user: NONE, extension });
  await bundled.open(CHECKOUT);
  await eventually(() => bundled.bars[0].text.includes("initial"), "the status of the document");
  assert.deepEqual(bundled.messages, []);
  const user = { "clads.server.path": serverWithVersion(t, "0.2.9") };
  const window = await openWindow(t, { version: "0.2.0", user });
  await window.open(CHECKOUT);
  await eventually(() => window.bars[0].text.includes("initial"), "the status of the document");
  assert.deepEqual(window.messages, []);
});

test("before 1.0 the minor versions must be the same, and later the major versions", () => {
  for (const [extension, server, expected] of [
    ["0.2.0", "0.2.5", true],
    ["0.2.5", "0.2.0", true],
    ["0.2.0", "0.3.0", false],
    ["0.2.0", "1.2.0", false],
    ["1.2.0", "1.9.3", true],
    ["2.0.0", "1.9.3", false],
    ["0.0.0", "7.1.0", true],
    ["0.2.0", "0.0.0", true],
    ["0.2.0", "0.2.1-dev", true],
    ["0.2.0", "of the app", true],
  ]) {
    assert.equal(fits(extension, server), expected, `${extension} with ${server}`);
  }
});

/** Why a server with some content cannot be started, as the only message says it. */
async function reasonFor(t, content) {
  const file = path.join(temporaryFolder(t), "clads-lsp");
  fs.writeFileSync(file, content, { mode: 0o755 });
  const window = await openWindow(t, { user: { "clads.server.path": file } });
  const { message } = await eventually(() => window.messages[0], "a message");
  assert.equal(window.messages.length, 1);
  assert.equal(window.processes.length, 0);
  const start = `The CLADS server ${file} cannot be started: `;
  assert.ok(message.startsWith(start), message);
  return message.slice(start.length).replaceAll(file, "FILE");
}

test("a server for another platform is rejected with a message that quotes the shell", async (t) => {
  const other = Buffer.from(fs.readFileSync(process.execPath).subarray(0, 4096));
  other.fill(0, 4);
  for (const content of ["\u007fELF and then nothing", other]) {
    assert.match(
      await reasonFor(t, content),
      /^it is not in the executable format of this computer; it printed “FILE: .*”\.$/,
    );
  }
});

test("a missing shared library is named", async (t) => {
  const messages = {
    "clads-lsp: error while loading shared libraries: libswiftCore.so: cannot open shared object file: No such file or directory":
      "libswiftCore.so",
    "Error loading shared library libswiftCore.so: No such file or directory (needed by clads-lsp)": "libswiftCore.so",
    "dyld[12]: Library not loaded: @rpath/libswiftCore.dylib": "libswiftCore.dylib",
  };
  for (const [message, library] of Object.entries(messages)) {
    assert.equal(
      await reasonFor(t, `#!/bin/sh\necho '${message}' >&2\nexit 127\n`),
      `the shared library ${library} is missing; it printed “${message}”.`,
    );
  }
});

test("a server that fails is quoted, and its status is not interpreted", async (t) => {
  const script = "#!/bin/sh\nprintf '\\033[31mno disk\\033[0m\\n\\n  second\\nthird\\nfourth\\n' >&2\nexit 127\n";
  assert.equal(await reasonFor(t, script), "it exited with status 127; it printed “no disk”, “second”, “third”.");
  assert.equal(await reasonFor(t, "#!/bin/sh\nexit 3\n"), "it exited with status 3.");
  assert.equal(await reasonFor(t, "#!/bin/sh\nkill -SEGV $$\n"), "it was terminated by SIGSEGV.");
});

test("a server whose interpreter is missing is not said to be missing itself", async (t) => {
  const reason = await reasonFor(t, "#!/nowhere/sh\n");
  assert.equal(reason, "the loader or the interpreter that it names does not exist.");
});

test("a program that is not a server is rejected with a message", async (t) => {
  const file = path.join(temporaryFolder(t), "clads-lsp");
  fs.writeFileSync(file, "#!/bin/sh\necho hello\n", { mode: 0o755 });
  const window = await openWindow(t, { user: { "clads.server.path": file } });
  const { message } = await eventually(() => window.messages[0], "a message");
  assert.match(message, /cannot be started: it is a different program, which prints “hello”\.$/);
});

test("an untrusted workspace cannot set the server until it is trusted", async (t) => {
  const folder = temporaryFolder(t);
  const program = path.join(folder, "tools/clads-lsp");
  fs.mkdirSync(path.dirname(program));
  fs.symlinkSync(serverPath(), program);
  fs.writeFileSync(path.join(folder, "clads.json"), "{}");
  setPath(t, "");
  const extension = extensionFolder(t, { withServer: false });
  const workspace = { "clads.server.path": "${workspaceFolder}/tools/clads-lsp" };
  const window = await openWindow(t, { folder, extension, user: NONE, workspace, isTrusted: false });
  await eventually(() => window.messages[0], "a message that there is no server");
  assert.equal(window.processes.length, 0);
  window.grantTrust();
  await eventually(() => starts(window) === 1, "the server runs");
  assert.equal(window.processes[0].spawnfile, program);
});

test("a file in an untrusted workspace is not started for the user's setting either", async (t) => {
  const folder = temporaryFolder(t);
  fs.writeFileSync(path.join(folder, "clads.json"), "{}");
  fs.writeFileSync(path.join(folder, "clads-lsp"), "#!/bin/sh\ntouch ran\n", { mode: 0o755 });
  setPath(t, "");
  const user = { "clads.server.path": "${workspaceFolder}/clads-lsp" };
  const extension = extensionFolder(t, { withServer: false });
  const window = await openWindow(t, { folder, extension, user, isTrusted: false });
  const { message } = await eventually(() => window.messages[0], "a message");
  assert.match(message, /a file in this workspace, which is not trusted\. No other server was found\.$/);
  assert.ok(!fs.existsSync(path.join(folder, "ran")));
});

test("another server is started when the setting changes", async (t) => {
  const window = await openWindow(t);
  await window.open(CHECKOUT);
  await eventually(() => starts(window) === 1, "the server runs");
  const other = path.join(temporaryFolder(t), "clads-lsp");
  fs.symlinkSync(serverPath(), other);
  window.configure("clads.server.path", other);
  await eventually(() => starts(window) === 2, "the other server runs");
  assert.equal(window.processes[1].spawnfile, other);
  await eventually(() => window.processes[0].exitCode === 0, "the first server has ended in good order");
});

test("settings are sent to the server without a restart", async (t) => {
  const window = await openWindow(t);
  const document = await window.open(CHECKOUT);
  window.replace(document, '"type": "label"', '"type": "lable"');
  const findings = () => window.languages.diagnostics(document.uri);
  const finding = await eventually(() => findings()[0], "a finding");
  window.configure("clads.diagnostics.rules", { [finding.code.value]: "off" });
  await eventually(() => findings().length === 0, "no finding");
  assert.equal(window.processes.length, 1);
});

test("a crashing server is restarted four times with all open documents, then reported", async (t) => {
  const window = await openWindow(t);
  const project = await window.open("clads.json");
  const document = await window.open(CHECKOUT);
  for (let crash = 1; crash <= 5; crash += 1) {
    await eventually(() => starts(window) === crash, `start ${crash}`);
    await eventually(() => window.bars[0].text.includes("initial"), "the status of the document");
    assert.deepEqual(window.messages, []);
    window.processes.at(-1).kill("SIGKILL");
  }
  const { message, buttons } = await eventually(() => window.messages[0], "a message");
  assert.equal(message, "The CLADS server exited unexpectedly 5 times within 3 minutes and is not restarted.");
  assert.deepEqual(buttons, ["Restart", "Show Log"]);
  assert.equal(window.processes.length, 5);
  await eventually(() => project.languageId === "json", "the project file is JSON again");
  await window.run("clads.restartServer");
  window.replace(document, '"type": "label"', '"type": "lable"');
  await eventually(() => window.languages.diagnostics(document.uri).length > 0, "findings again");
  assert.equal(window.messages.length, 1);
});

test("a server that exits before it responds is given up with one message", async (t) => {
  const file = path.join(temporaryFolder(t), "clads-lsp");
  fs.writeFileSync(file, "#!/bin/sh\n[ \"$1\" = --version ] && echo clads-lsp 0 || echo no space left >&2\n", { mode: 0o755 });
  const window = await openWindow(t, { user: { "clads.server.path": file } });
  await window.open(CHECKOUT);
  await eventually(() => window.messages.length > 0, "a message");
  const reason = "exited unexpectedly 5 times within 3 minutes and is not restarted";
  assert.equal(window.messages[0].message, `The CLADS server ${reason}; it printed “no space left”.`);
  assert.equal(window.processes.length, 5);
  assert.equal(window.bars[0].tooltip, window.messages[0].message);
  await assert.rejects(window.run("clads.status", {}), /not found/);
  assert.equal(window.messages.length, 1);
});

test("after too many crashes the button of the message restarts the server", async (t) => {
  const window = await openWindow(t);
  await window.open(CHECKOUT);
  window.press = () => "Restart";
  for (let crash = 1; crash <= 5; crash += 1) {
    await eventually(() => starts(window) === crash, `start ${crash}`);
    window.processes.at(-1).kill("SIGKILL");
  }
  await eventually(() => starts(window) === 6, "the server runs again");
});

test("a server that never responds does not prevent another one from being started", async (t) => {
  const file = path.join(temporaryFolder(t), "clads-lsp");
  const silent = '#!/bin/sh\n[ "$1" = --version ] && echo clads-lsp 0 && exit\nwhile read line; do :; done\n';
  fs.writeFileSync(file, silent, { mode: 0o755 });
  const window = await openWindow(t, { user: { "clads.server.path": file } });
  const document = await window.open(CHECKOUT);
  window.replace(document, '"type": "label"', '"type": "lable"');
  await eventually(() => window.processes.length === 1, "the server that hangs");
  window.configure("clads.server.path", serverPath());
  await eventually(() => window.languages.diagnostics(document.uri).length > 0, "findings of the other server");
  assert.deepEqual(window.messages, []);
  window.processes[0].kill("SIGKILL");
  window.replace(document, '"type": "lable"', '"type": "label"');
  await eventually(() => window.languages.diagnostics(document.uri).length === 0, "no finding");
  assert.deepEqual(window.messages, []);
});

test("without the client library a message gives instructions", async (t) => {
  const setUp = () => withoutLibrary();
  const window = await openWindow(t, { setUp });
  const { message } = await eventually(() => window.messages[0], "a message");
  assert.match(message, /^The CLADS extension is incomplete \(Cannot find module .*\); reinstall it, or run “npm install”/);
  assert.equal(window.processes.length, 0);
});

test("a server that sends invalid messages is stopped with a message, and can be restarted", async (t) => {
  const file = path.join(temporaryFolder(t), "clads-lsp");
  const noisy = `#!${process.execPath}
    const child = require("node:child_process").spawn(${JSON.stringify(serverPath())}, process.argv.slice(2));
    child.stdout.pipe(process.stdout);
    process.stdin.on("data", (data) => {
      if (String(data).includes("lable")) process.stdout.write("a word between messages");
      child.stdin.write(data);
    });
    process.stdin.on("end", () => child.stdin.end());
    child.on("exit", (code) => process.exit(code));
    process.on("SIGTERM", () => child.kill());`;
  fs.writeFileSync(file, noisy, { mode: 0o755 });
  const window = await openWindow(t, { user: { "clads.server.path": file } });
  const document = await window.open(CHECKOUT);
  await eventually(() => window.bars[0].text.includes("initial"), "the status of the document");
  window.replace(document, '"type": "label"', '"type": "lable"');
  const { message, buttons } = await eventually(() => window.messages[0], "a message");
  assert.match(message, /^The CLADS server sent an invalid message and was stopped: .*Content-Length.*\.$/);
  assert.deepEqual(buttons, ["Restart", "Show Log"]);
  assert.match(window.bars[0].text, /circle-slash/);
  window.configure("clads.server.path", serverPath());
  await eventually(() => window.languages.diagnostics(document.uri).length > 0, "findings of the other server");
  assert.equal(window.messages.length, 1);
});

/**
 * A program that passes messages to the server, except for requests for diagnostics: they get no response, or an error
 * just before the server shuts down.
 */
const withoutDiagnostics = (error) => `#!${process.execPath}
  const { spawn } = require("node:child_process");
  const child = spawn(${JSON.stringify(serverPath())}, process.argv.slice(2), { stdio: ["pipe", "inherit", "inherit"] });
  let buffer = Buffer.alloc(0);
  const error = ${JSON.stringify(error ?? null)};
  const waiting = [];
  const fail = (id) => {
    const body = JSON.stringify({ jsonrpc: "2.0", id, error });
    process.stdout.write("Content-Length: " + body.length + "\\r\\n\\r\\n" + body);
  };
  process.stdin.on("data", (data) => {
    buffer = Buffer.concat([buffer, data]);
    for (;;) {
      const length = Number(/^Content-Length: (\\d+)\\r\\n\\r\\n/.exec(buffer)?.[1] ?? NaN);
      const end = buffer.indexOf("\\r\\n\\r\\n") + 4 + length;
      if (!(buffer.length >= end)) return;
      const message = buffer.subarray(0, end);
      buffer = buffer.subarray(end);
      const { id, method } = JSON.parse(message.subarray(end - length));
      if (method === "shutdown" && error) waiting.forEach(fail);
      if (method === "textDocument/diagnostic") waiting.push(id);
      else child.stdin.write(message);
    }
  });
  process.stdin.on("end", () => child.stdin.end());
  child.on("exit", (code) => {
    // Its output stays open until the window is closed, as that of a process that is ending may.
    const wait = 'i=0; until [ -e "$0.closed" ] || [ $i -gt 200 ]; do i=$((i + 1)); sleep 0.05; done; echo good bye >&2';
    spawn("/bin/sh", ["-c", wait, process.argv[1]], { stdio: ["ignore", "ignore", "inherit"] }).unref();
    process.exit(code);
  });`;

/** Opens and closes a window whose server is a program; returns the window. */
async function closedWindow(t, program) {
  const file = path.join(temporaryFolder(t), "clads-lsp");
  fs.writeFileSync(file, program, { mode: 0o755 });
  const after = [];
  const close = async () => {
    for (const run of after.splice(0).reverse()) await run();
  };
  // A server that is left running would keep the tests from ending.
  t.after(close);
  const window = await openWindow({ after: (run) => after.push(run) }, { user: { "clads.server.path": file } });
  await window.open(CHECKOUT);
  await eventually(() => starts(window) === 1 && window.bars[0].text.includes("initial"), "the server runs");
  const [process_] = window.processes;
  const last = new Promise((resolve) => process_.stderr.on("data", resolve));
  await close();
  fs.writeFileSync(`${file}.closed`, "");
  assert.equal(process_.exitCode, 0);
  assert.equal(String(await last), "good bye\n");
  return window;
}

test("the server exits with the window, without errors in the log", async (t) => {
  const window = await closedWindow(t, withoutDiagnostics());
  assert.doesNotMatch(window.log, /\[Error\]|good bye/);
});

for (const [what, code] of [["the server cancels because it ends", -32800], ["comes after the end has begun", -32600]]) {
  test(`a request that ${what} is no error in the log`, async (t) => {
    const window = await closedWindow(t, withoutDiagnostics({ code, message: "the server is shutting down" }));
    assert.doesNotMatch(window.log, /\[Error\]/);
  });
}

test("an error that has nothing to do with the end of the server is in the log", async (t) => {
  const window = await closedWindow(t, withoutDiagnostics({ code: -32603, message: "out of order" }));
  assert.match(window.log, /\[Error\] Document pull failed .* out of order/);
});
