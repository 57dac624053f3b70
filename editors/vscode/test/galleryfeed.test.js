"use strict";

/** What is asked for the pictures of all states, and when; without a server. */

const assert = require("node:assert/strict");
const { setImmediate: turn } = require("node:timers/promises");
const { test } = require("node:test");

const { GalleryFeed } = require("../src/preview/gallery");

const URI = "file:///a.clads.json";

/** A panel that shows all states, with a server whose responses the test gives. */
function fakePanel(changes = {}) {
  const requests = [];
  const panel = {
    ...{ view: "states", isOpen: true, isClosed: false, listens: true, failure: null },
    ...{ address: { uri: URI }, options: {}, snapshot: { client: "4.0" } },
    server: {
      state: "running",
      command: (name, argument) => {
        assert.equal(name, "clads.gallery");
        return new Promise((respond, refuse) => requests.push({ argument, respond, refuse }));
      },
    },
    posted: [],
    post: (message) => panel.posted.push(message),
    fail: (message) => (panel.failure = message),
    ...changes,
  };
  return { panel, requests, feed: new GalleryFeed(panel) };
}

const drawn = (hash) => ({ caption: hash, hash, svg: `<svg id="${hash}"/>`, areas: [] });
const known = (hash) => ({ caption: hash, hash });
const result = (...pictures) => ({ uri: URI, pictures, nodes: {} });

/** Responds to the last request, and waits until that has been handled. */
async function respond(requests, gallery) {
  requests.at(-1).respond(gallery);
  await turn();
}

test("pictures and what is spoken are asked for as the client of the preview, and sent to the page", async () => {
  const { panel, requests, feed } = fakePanel();
  feed.update();
  const options = { rightToLeft: false, pseudolocalized: false };
  assert.deepEqual(requests[0].argument, { uri: URI, include: ["pictures", "spoken"], ...options, client: "4.0", known: [] });
  await respond(requests, result(drawn("a")));
  assert.deepEqual(panel.posted, [{ type: "gallery", gallery: result(drawn("a")) }]);
});

test("known pictures are not sent again, and come whole to the page", async () => {
  const { panel, requests, feed } = fakePanel();
  feed.update();
  await respond(requests, result(drawn("a"), drawn("b")));
  feed.update();
  assert.deepEqual(requests[1].argument.known, ["a", "b"]);
  await respond(requests, result(drawn("c"), known("b")));
  assert.deepEqual(panel.posted[1].gallery, result(drawn("c"), drawn("b")));
  feed.update();
  assert.deepEqual(requests[2].argument.known, ["c", "b"], "only those of the last result");
});

test("of the changes during a request one more request is made", async () => {
  const { requests, feed } = fakePanel();
  for (let count = 0; count < 5; count += 1) feed.update();
  assert.equal(requests.length, 1);
  await respond(requests, result());
  assert.equal(requests.length, 2);
  await respond(requests, result());
  assert.equal(requests.length, 2);
});

test("nothing is asked while another view is shown, the preview is closed, or the page is not ready", async () => {
  for (const changes of [{ view: "picture" }, { isOpen: false }, { isClosed: true }, { listens: false }]) {
    const { requests, feed } = fakePanel(changes);
    await feed.update();
    assert.equal(requests.length, 0);
  }
});

test("a response that comes after another view was chosen is not shown, and nothing more is asked", async () => {
  const { panel, requests, feed } = fakePanel();
  feed.update();
  feed.update();
  panel.view = "picture";
  await respond(requests, result(drawn("a")));
  assert.deepEqual(panel.posted, []);
  assert.equal(requests.length, 1);
});

test("a response about a document that was renamed in the meantime is not shown, and the new one is asked for", async () => {
  const { panel, requests, feed } = fakePanel();
  feed.update();
  panel.address = { uri: "file:///b.clads.json" };
  feed.clear();
  feed.update();
  await respond(requests, result(drawn("a")));
  assert.deepEqual(panel.posted, []);
  assert.deepEqual([requests[1].argument.uri, requests[1].argument.known], ["file:///b.clads.json", []]);
});

test("options are asked with, once", async () => {
  const { requests, feed } = fakePanel();
  const options = { rightToLeft: true, pseudolocalized: true };
  feed.choose(options);
  await respond(requests, result());
  feed.choose({ ...options });
  assert.equal(requests.length, 1);
  assert.equal(requests[0].argument.rightToLeft && requests[0].argument.pseudolocalized, true);
});

test("a failure is shown until the next pictures, unless the server has stopped", async () => {
  const { panel, requests, feed } = fakePanel();
  feed.update();
  requests[0].refuse(new Error("it is not a CLADS document"));
  await turn();
  assert.equal(panel.failure, "it is not a CLADS document.");
  feed.update();
  await respond(requests, result());
  assert.equal(panel.failure, null);
  feed.update();
  panel.server.state = "stopped";
  requests[2].refuse(new Error("the connection is closed"));
  await turn();
  assert.equal(panel.failure, null);
});
