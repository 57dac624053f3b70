"use strict";

const assert = require("node:assert/strict");
const { test } = require("node:test");

const { readMessage, readState } = require("../src/preview/messages");

const LAYOUT = { beside: 0.4, below: null, shares: { inspector: 2, state: 1.5, log: 1 }, collapsed: ["log"] };
const RANGE = { start: { line: 1, character: 2 }, end: { line: 3, character: 4 } };

test("valid messages of the page are accepted unchanged", () => {
  const messages = [
    { type: "ready" },
    { type: "reset" },
    { type: "view", view: "picture" },
    { type: "view", view: "states" },
    { type: "galleryOptions", options: { rightToLeft: true, pseudolocalized: false } },
    { type: "locate", position: RANGE.start },
    { type: "inspect", pointer: "/root", instance: [1] },
    { type: "reveal", range: RANGE },
    { type: "layout", layout: LAYOUT, panels: ["state", "log"] },
    { type: "options", options: {} },
    { type: "options", options: { width: 48, colorScheme: "dark", sample: "known", client: "4.0", as: "spec" } },
    { type: "options", options: { pictureWidth: 390, pictureHeight: 844, pictureScroll: 12, pictureRows: [{ pointer: "/a", instance: [], offset: 3 }] } },
    { type: "record", action: "start" },
    { type: "respond", request: "GET https://example.com/items" },
    { type: "expect" },
    { type: "expect", pointer: "/root", instance: [1] },
    { type: "go", step: 2 },
    { type: "run", isRunning: true },
    { type: "setState", path: "a.b", value: { list: [1, "two", null, true], object: {} } },
    { type: "send", event: "onBack" },
    { type: "send", event: "onAlertButton", value: 1 },
    { type: "send", event: "onTap", pointer: "/root/children/0", instance: [0, 2] },
    { type: "send", event: "onValueChanged", pointer: "/root", instance: [], value: "text" },
  ];
  for (const message of messages) assert.deepEqual(readMessage(message), message);
});

test("unknown members of a message are dropped", () => {
  assert.deepEqual(readMessage({ type: "ready", command: "rm" }), { type: "ready" });
  assert.deepEqual(readMessage({ type: "options", options: { width: 9, include: ["grid"] } }), {
    type: "options",
    options: { width: 9 },
  });
  assert.deepEqual(readMessage({ type: "galleryOptions", options: { rightToLeft: true, pseudolocalized: true, known: ["x"] } }), {
    type: "galleryOptions",
    options: { rightToLeft: true, pseudolocalized: true },
  });
  assert.deepEqual(readMessage({ type: "send", event: "onTap", pointer: "/root", uri: "file:///other" }), {
    type: "send",
    event: "onTap",
    pointer: "/root",
  });
});

test("only known modes are accepted", () => {
  const read = (/** @type {string} */ as) => readState({ uri: "file:///a", options: { as } })?.options.as;
  assert.deepEqual(["device", "spec", "other"].map(read), ["device", "spec", undefined]);
});

test("invalid messages are rejected", () => {
  const circle = {};
  circle.circle = circle;
  const messages = [
    undefined,
    null,
    "ready",
    [],
    {},
    { type: "unknown" },
    { type: "constructor" },
    { type: "layout" },
    { type: "layout", layout: LAYOUT, panels: ["console"] },
    { type: "layout", layout: { ...LAYOUT, beside: 2 }, panels: [] },
    { type: "layout", layout: { ...LAYOUT, shares: {} }, panels: [] },
    { type: "view" },
    { type: "view", view: "html" },
    { type: "galleryOptions" },
    { type: "galleryOptions", options: { rightToLeft: true } },
    { type: "galleryOptions", options: { rightToLeft: true, pseudolocalized: "yes" } },
    { type: "inspect", pointer: "/root" },
    { type: "record" },
    { type: "record", action: "expect" },
    { type: "respond", request: 3 },
    { type: "expect", pointer: "/root" },
    { type: "expect", pointer: 3, instance: [] },
    { type: "go", step: -1 },
    { type: "run", isRunning: "yes" },
    { type: "options", options: { pictureRows: [{ pointer: "/a", instance: [] }] } },
    { type: "options", options: { pictureRows: {} } },
    { type: "options", options: { pictureScroll: -1 } },
    { type: "reveal" },
    { type: "reveal", range: { start: { line: -1, character: 0 }, end: { line: 0, character: 0 } } },
    { type: "reveal", range: { start: { line: 0.5, character: 0 }, end: { line: 0, character: 0 } } },
    { type: "options" },
    { type: "options", options: { width: "48" } },
    { type: "options", options: { colorScheme: "sepia" } },
    { type: "options", options: { as: "tablet" } },
    { type: "options", options: { sample: 3 } },
    { type: "options", options: { client: 4.1 } },
    { type: "setState", path: "", value: 1 },
    { type: "setState", path: "a" },
    { type: "setState", path: "a", value: circle },
    { type: "setState", path: "a", value: Number.NaN },
    { type: "setState", path: "a", value: new Map() },
    { type: "send", event: "onAppear" },
    { type: "send", event: "onTap", pointer: 3 },
    { type: "send", event: "onTap", pointer: "/root", instance: ["0"] },
    { type: "send", event: "onTap", pointer: "/root", instance: [-1] },
  ];
  for (const message of messages) assert.equal(readMessage(message), null, JSON.stringify(message?.type));
});

test("the saved state of the page is read, and invalid options are dropped", () => {
  assert.deepEqual(readState({ uri: "file:///a", options: { width: 9 }, view: "cells" }), {
    uri: "file:///a",
    options: { width: 9 },
  });
  assert.deepEqual(readState({ uri: "file:///a", options: { width: "9" } }), { uri: "file:///a", options: {} });
  for (const state of [undefined, null, "file:///a", {}, { uri: "" }]) assert.equal(readState(state), null);
});
