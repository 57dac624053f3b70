import assert from "node:assert/strict";
import { test } from "node:test";

import { keptOptions } from "../../media/options.js";

const clients = ["4.0", "4.1", "4.2"];

test("the client of a snapshot is kept, unless it is the newest", () => {
  assert.deepEqual(keptOptions({ width: 30 }, { client: "4.0", clients }), { width: 30, client: "4.0" });
  assert.equal(keptOptions({ client: "4.0" }, { client: "4.2", clients }).client, undefined);
  assert.equal(keptOptions({ client: "4.0" }, {}).client, undefined);
});

test("options stay as they are while the client is the same", () => {
  for (const options of [{ width: 30 }, { width: 30, client: "4.0" }]) {
    assert.equal(keptOptions(options, { client: options.client ?? "4.2", clients }), options);
  }
});
