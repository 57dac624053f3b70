import assert from "node:assert/strict";
import { test } from "node:test";

import { apply } from "../../media/changes.js";

const area = (pointer, x) => ({ pointer, instance: [], x, y: 0, width: 10, height: 10 });
const element = (key, html) => ({ key, html });

/** A whole snapshot with a picture of three elements. */
const WHOLE = {
  revision: 4, version: 1, spans: [], controls: [], state: { a: 1 }, log: [],
  picture: {
    revision: 4, width: 390, height: 844, background: "#ffffff", scroll: 0, css: "a {}", scrolls: [],
    elements: [element("/0", "A"), element("/1", "B"), element("/2", "C")],
    areas: [area("/0", 0), area("/1", 20), area("/2", 40)],
  },
};

/** What has changed in it. */
const change = (picture, members = {}) => {
  const rows = { set: {}, removed: [] };
  const size = { width: 390, height: 844, background: "#ffffff", scroll: 0 };
  const changed = { base: 4, revision: 5, ...size, nodes: [], removed: [], ...picture };
  const revision = { base: 4, revision: 5, version: 2 };
  return { ...revision, height: 1, rows, spans: rows, controls: rows, picture: changed, ...members };
};

test("elements and areas that have changed replace what was shown", () => {
  const news = change({ nodes: [element("/1", "b")], areas: [null, area("/1", 21), null] });
  const { picture, version, state } = apply(WHOLE, news);
  assert.deepEqual(picture.elements, [element("/0", "A"), element("/1", "b"), element("/2", "C")]);
  assert.deepEqual(picture.areas, [area("/0", 0), area("/1", 21), area("/2", 40)]);
  assert.deepEqual([version, state, picture.css, picture.revision], [2, { a: 1 }, "a {}", 5]);
});

test("elements and areas that are new, gone or moved are in their new order", () => {
  const areas = [area("/2", 0), area("/3", 20)];
  const { picture } = apply(WHOLE, change({ nodes: [element("/3", "D")], order: ["/2", "/3", "/0"], areas }));
  assert.deepEqual(picture.elements, [element("/2", "C"), element("/3", "D"), element("/0", "A")]);
  assert.deepEqual(picture.areas, areas);
});

test("areas stay if only something else has changed", () => {
  assert.deepEqual(apply(WHOLE, change({}, { state: { a: 2 } })).picture.areas, WHOLE.picture.areas);
});

test("a change without a recording ends it", () => {
  const recording = { steps: [{ title: "Tap Buy" }], requests: [] };
  const recorded = apply(WHOLE, change({}, { recording }));
  assert.deepEqual(recorded.recording, recording);
  const ended = { ...change({ base: 5, revision: 6 }), base: 5, revision: 6 };
  assert.equal(apply(recorded, ended).recording, undefined);
});

test("a change of another snapshot or picture cannot be applied", () => {
  assert.equal(apply(null, change({})), null);
  assert.equal(apply({ ...WHOLE, revision: 3 }, change({})), null);
  assert.equal(apply(WHOLE, change({ base: 3 })), null);
});

test("what was shown before stays as it was", () => {
  const before = structuredClone(WHOLE);
  apply(WHOLE, change({ nodes: [element("/1", "b")], areas: [null, area("/1", 21), null] }));
  assert.deepEqual(WHOLE, before);
});
