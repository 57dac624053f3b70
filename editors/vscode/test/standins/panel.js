"use strict";

/**
 * A window with the preview of a document, controlled by the parent process, which displays the page.
 *
 * `node panel.js DOCUMENT [STATE]`, with the saved state of the page as JSON. Writes a JSON value per line: `html` once,
 * then `post` for each message to the page, and responses. Reads one per line: `page` is a message of the page, `replace`
 * changes the source, `select` puts the cursor before some text, `selection` requests the selection, `kill` kills
 * the server.
 */

const path = require("node:path");
const readline = require("node:readline");

const { openWindow } = require("./session");

/** How often is looked for messages to the page, in milliseconds. */
const PERIOD = 5;

async function run(file, kept) {
  const after = [];
  const window = await openWindow({ after: (each) => after.push(each) }, { folder: path.dirname(file) });
  const document = await window.open(path.basename(file));
  const panel = kept ? await window.restorePanel("clads.preview", kept) : await opened(window);
  write({ html: panel.webview.html });
  const timer = setInterval(() => panel.posted.splice(0).forEach((post) => write({ post })), PERIOD);
  const obey = {
    page: (message) => panel.send(message),
    replace: ([text, replacement]) => window.replace(document, text, replacement),
    select: (text) => window.select(document, text, { cursor: true }),
    selection: () => write({ selection: document.getText(window.documents.editors[0].selection) }),
    kill: () => window.processes.at(-1).kill("SIGKILL"),
  };
  for await (const line of readline.createInterface({ input: process.stdin })) {
    for (const [name, value] of Object.entries(JSON.parse(line))) obey[name](value);
  }
  clearInterval(timer);
  for (const each of after.reverse()) await each();
}

async function opened(window) {
  await window.run("clads.showPreview");
  return window.panels[0];
}

function write(value) {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

const [file, kept] = process.argv.slice(2);
run(path.resolve(file), kept && JSON.parse(kept));
