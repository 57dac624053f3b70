/**
 * Times keystrokes: from the change of a document in the editor until the picture in the panel is painted, through
 * the extension, the server and the page in headless Chromium.
 *
 * `node painted.mjs [KILOBYTES] [KEYSTROKES]`. Prints percentiles in milliseconds.
 */

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";

const { EXTENSION, openWindow } = createRequire(import.meta.url)("../standins/session");

const [kilobytes = 20, keystrokes = 200] = process.argv.slice(2).map(Number);
const MEDIA = path.join(EXTENSION, "media");
const TYPES = { ".js": "text/javascript", ".css": "text/css", ".html": "text/html; charset=utf-8" };
const PROGRAMS = ["chromium", "chromium-browser", "google-chrome"];

/** What the page reports: its messages, and that it has painted what it got last. */
const HOST = `
  window.acquireVsCodeApi = () => ({
    postMessage: (message) => report(JSON.stringify({ page: message })), getState: () => undefined, setState() {} });
  window.take = (message) => {
    window.postMessage(message, "*");
    setTimeout(() => requestAnimationFrame(() => setTimeout(() => report(JSON.stringify({ painted: message.snapshot?.version })))));
  };`;

/** A screen of a size, in which everything on the first page is in sight. */
function screen(bytes) {
  const card = (index) => ({
    type: "hstack", spacing: 12, padding: { vertical: 8 },
    children: [
      { type: "image", image: { sfsymbol: "star.fill" }, styleId: "icon" },
      { type: "vstack", alignment: "leading", spacing: 2, children: [
        { type: "label", text: `Stage ${index} of the walk`, styleId: "title" },
        { type: "label", text: "From the station over the ridge to the lake, ${distance} km", styleId: "small" },
      ] },
      { type: "button", text: "Open", styleId: "open", actions: { onTap: "open" } },
    ],
  });
  const children = [];
  const document = {
    id: "walk", state: { distance: 12 },
    styles: {
      title: { fontSize: 17, fontWeight: "semibold" }, small: { fontSize: 13, textColor: "#666666" },
      icon: { width: 24, height: 24, tintColor: "#0A5CAD" },
      open: { height: 32, cornerRadius: 8, backgroundColor: "#0A5CAD", textColor: "#FFFFFF", padding: { horizontal: 12 } },
    },
    actions: { open: { type: "setState", path: "distance", value: 1 } },
    root: { edgeInsets: { leading: 16, trailing: 16 }, children: [
      { type: "label", text: "A walk", styleId: "title" },
      { type: "sectionLayout", sections: [{ layout: { type: "list" }, children }] },
    ] },
  };
  let text = "";
  while (text.length < bytes) {
    children.push(card(children.length + 1));
    text = JSON.stringify(document, null, 2);
  }
  return text;
}

/** A browser that is controlled over a pipe. */
function openBrowser(profile) {
  const isInstalled = (name) => process.env.PATH.split(path.delimiter).some((folder) => fs.existsSync(path.join(folder, name)));
  const options = [
    "--headless", "--window-size=900,900", "--remote-debugging-pipe", "--no-first-run", "--disable-gpu", "--disable-dev-shm-usage",
    `--user-data-dir=${profile}`, ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ];
  const child = spawn(PROGRAMS.find(isInstalled) ?? PROGRAMS[0], options, { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
  const waiting = new Map();
  const listeners = [];
  let [id, rest] = [0, ""];
  child.stdio[4].setEncoding("utf8").on("data", (data) => {
    const messages = (rest + data).split("\0");
    rest = messages.pop();
    for (const message of messages.map((each) => JSON.parse(each))) {
      if (message.id === undefined) listeners.forEach((listen) => listen(message));
      else waiting.get(message.id)(message);
    }
  });
  const send = (method, params = {}, sessionId = undefined) => new Promise((resolve, reject) => {
    id += 1;
    waiting.set(id, ({ result, error }) => (error ? reject(new Error(error.message)) : resolve(result)));
    child.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
  });
  return { send, listen: (listener) => listeners.push(listener), close: () => child.kill() };
}

/** Serves the page and its files. */
async function serve() {
  const server = http.createServer((request, response) => {
    const file = path.join(MEDIA, path.basename(request.url));
    let body = fs.readFileSync(file, "utf8");
    const values = { cspSource: "'self'", nonce: "0", media: "" };
    if (file.endsWith(".html")) body = body.replace(/\{\{(\w+)\}\}\/?/g, (_, name) => values[name]);
    response.writeHead(200, { "Content-Type": TYPES[path.extname(file)] }).end(body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

const after = [];
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "clads-"));
const name = "walk.clads.json";
const text = screen(kilobytes * 1000);
fs.writeFileSync(path.join(folder, name), text);
const window = await openWindow({ after: (each) => after.push(each) }, { folder });
const document = await window.open(name);
await window.run("clads.showPreview");
const [panel] = window.panels;

const server = await serve();
const browser = openBrowser(path.join(folder, "profile"));
let painted = () => {};
const { targetId } = await browser.send("Target.createTarget", { url: "about:blank" });
const { sessionId } = await browser.send("Target.attachToTarget", { targetId, flatten: true });
const page = (method, params) => browser.send(method, params, sessionId);
browser.listen(({ method, params }) => {
  if (method !== "Runtime.bindingCalled") return;
  const report = JSON.parse(params.payload);
  if (report.page) panel.send(report.page);
  if (report.painted !== undefined) painted(report.painted);
});
await page("Page.enable");
await page("Runtime.enable");
await page("Runtime.addBinding", { name: "report" });
await page("Page.addScriptToEvaluateOnNewDocument", { source: HOST });
const take = (message) => page("Runtime.evaluate", { expression: `take(${JSON.stringify(message)})` });
// Messages to the page are forwarded as soon as they are posted.
const { postMessage } = panel.webview;
panel.webview.postMessage = (message) => {
  take(message);
  return postMessage?.call(panel.webview, message);
};
await page("Page.navigate", { url: `http://127.0.0.1:${server.address().port}/preview.html` });
await new Promise((resolve) => (painted = resolve));

const times = [];
for (let index = 0; index < keystrokes; index += 1) {
  const start = performance.now();
  window.replace(document, index === 0 ? "A walk" : `A walk${"x".repeat(index % 40 || 40)}`, `A walk${"x".repeat((index + 1) % 40 || 40)}`);
  const { version } = document;
  await new Promise((resolve) => (painted = (shown) => shown === version && resolve()));
  times.push(performance.now() - start);
}
times.sort((a, b) => a - b);
assert.equal(times.length, keystrokes);
const percentile = (share) => times[Math.ceil(share * times.length) - 1].toFixed(1);
console.log(`${(text.length / 1000).toFixed(1)} kB, ${keystrokes} keystrokes: p50 ${percentile(0.5)} ms, p95 ${percentile(0.95)} ms, max ${percentile(1)} ms`);

browser.close();
server.close();
for (const each of after.reverse()) await each();
fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
process.exit(0);
