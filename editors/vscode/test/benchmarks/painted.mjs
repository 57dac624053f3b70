/**
 * Times keystrokes: from the change of a document in the editor until the picture in the panel is painted, through
 * the extension, the server and the page in headless Chromium.
 *
 * `node painted.mjs [KILOBYTES] [KEYSTROKES] [--unlimited]`. Prints percentiles in milliseconds: until the page has
 * changed its elements, and until they are painted. The latter includes waiting for the next of 60 frames in a second,
 * except with `--unlimited`, where Chromium draws a frame as soon as it can.
 */

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";

const { EXTENSION, openWindow } = createRequire(import.meta.url)("../standins/session");

const isUnlimited = process.argv.includes("--unlimited");
const [kilobytes = 20, keystrokes = 200] = process.argv.slice(2).filter((each) => !each.startsWith("--")).map(Number);

/** The keystrokes before those that count, while Chromium is still starting and compiling. */
const WARMUP = 30;

/**
 * The least and the most milliseconds between keystrokes. Right after a frame, each would wait for the next one, which
 * Chromium begins at once where it has drawn none for a while.
 */
const [SHORTEST, LONGEST] = [30, 80];

const MEDIA = path.join(EXTENSION, "media");
const TYPES = { ".js": "text/javascript", ".css": "text/css", ".html": "text/html; charset=utf-8" };
const PROGRAMS = ["chromium", "chromium-browser", "google-chrome"];

/** What the page reports: its messages, and when it has handled and painted a frame. */
const HOST = `
  window.acquireVsCodeApi = () => ({
    postMessage: (message) => report(JSON.stringify({ page: message })), getState: () => undefined, setState() {} });
  window.take = (message) => window.postMessage(message, "*");
  // The modules of the page have run then, so this comes after what they do with a message.
  document.addEventListener("DOMContentLoaded", () => window.addEventListener("message", ({ data }) => {
    const version = (data.snapshot ?? data.change)?.version;
    if (version === undefined) return;
    const handled = performance.timeOrigin + performance.now();
    requestAnimationFrame(() => setTimeout(() => report(JSON.stringify({ painted: version, handled }))));
  }));`;

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
    ...(isUnlimited ? ["--disable-frame-rate-limit", "--disable-gpu-vsync"] : []),
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
  const closed = once(child, "exit");
  // Its processes write to the profile until it has closed.
  const close = async () => {
    await send("Browser.close");
    await closed;
  };
  return { send, listen: (listener) => listeners.push(listener), close };
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
  if (report.painted !== undefined) painted(report);
});
await page("Page.enable");
await page("Runtime.enable");
await page("Runtime.addBinding", { name: "report" });
await page("Page.addScriptToEvaluateOnNewDocument", { source: HOST });
// As JSON in a string, which is parsed faster than a literal of the language.
const literal = (message) => JSON.stringify(JSON.stringify(message));
const take = (message) => page("Runtime.evaluate", { expression: `take(JSON.parse(${literal(message)}))` });
// Messages to the page are forwarded as soon as they are posted.
const { postMessage } = panel.webview;
panel.webview.postMessage = (message) => {
  take(message);
  return postMessage?.call(panel.webview, message);
};
await page("Page.navigate", { url: `http://127.0.0.1:${server.address().port}/preview.html` });
await new Promise((resolve) => (painted = resolve));

const now = () => performance.timeOrigin + performance.now();
const label = (index) => `A walk${"x".repeat(index % 40)}`;
const times = [];
for (let index = 0; index < WARMUP + keystrokes; index += 1) {
  await new Promise((resolve) => setTimeout(resolve, SHORTEST + Math.random() * (LONGEST - SHORTEST)));
  const start = now();
  window.replace(document, `"${label(index)}"`, `"${label(index + 1)}"`);
  const { version } = document;
  const { handled } = await new Promise((resolve) => (painted = (report) => report.painted === version && resolve(report)));
  if (index >= WARMUP) times.push({ changed: handled - start, painted: now() - start });
}
assert.equal(times.length, keystrokes);
const frames = isUnlimited ? "any number of frames" : "60 frames";
console.log(`${(text.length / 1000).toFixed(1)} kB, ${keystrokes} keystrokes, ${frames} in a second`);
for (const name of ["changed", "painted"]) {
  const sorted = times.map((each) => each[name]).sort((a, b) => a - b);
  const [p50, p95, most] = [0.5, 0.95, 1].map((share) => sorted[Math.ceil(share * sorted.length) - 1].toFixed(1));
  console.log(`${name}: p50 ${p50} ms, p95 ${p95} ms, max ${most} ms`);
}

await browser.close();
server.close();
for (const each of after.reverse()) await each();
fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
process.exit(0);
