"use strict";

const assert = require("node:assert/strict");
const { test } = require("node:test");

const configuration = require("../language-configuration.json");
const { pattern, flags } = configuration.wordPattern;

/**
 * The word that a double click on the sign `|` selects.
 *
 * @param {string} marked
 */
function word(marked) {
  const place = marked.indexOf("|");
  const text = marked.replace("|", "");
  for (const match of text.matchAll(new RegExp(pattern, `${flags}g`))) {
    if (match.index !== undefined && match.index <= place && place < match.index + match[0].length) {
      return match[0];
    }
  }
  return null;
}

for (const [marked, expected] of [
  ['"styleId": "@button.pri|mary"', "@button.primary"],
  ['"styleId": "|@text.title"', "@text.title"],
  ['"text": "Hello ${user.na|me}!"', "name"],
  ['"text": "Hello ${us|er.name}!"', "user"],
  ['"path": "cart.items[0].pri|ce"', "price"],
  ['"path": "cart.items[|12].price"', "12"],
  ['"requestId": "place-or|der"', "place-order"],
  ['"$ex|pr": "seen + 1"', "$expr"],
  ['"$expr": "se|en - 1"', "seen"],
  ['"$expr": "größ|e + 1"', "größe"],
  ['"textColor": "#142|81D"', "#14281D"],
  ['"spacing": -1|.5e3,', "-1.5e3"],
  ['"text": "it|\'s"', null],
]) {
  test(`a double click in ${marked} selects ${expected}`, () => {
    assert.equal(word(marked), expected);
  });
}

test("the word pattern does not match empty text, which the editor would reject", () => {
  assert.equal(new RegExp(`^(?:${pattern})$`, flags).test(""), false);
});

test("there are no comments, as in JSON", () => {
  assert.equal(configuration.comments, undefined);
});

test("an opening line indents the next, and a closing line is outdented", () => {
  const more = new RegExp(configuration.indentationRules.increaseIndentPattern);
  const less = new RegExp(configuration.indentationRules.decreaseIndentPattern);
  for (const line of ["{", '  "children": [', '  "layout": { "type": "list",', '  "text": "a ] b", "data": {']) {
    assert.ok(more.test(line), line);
  }
  for (const line of ['  "children": [],', '  { "type": "label" },', '  "text": "[",', '  "text": "{ ${a}"']) {
    assert.ok(!more.test(line), line);
  }
  for (const line of ["}", "  ],", "  }"]) {
    assert.ok(less.test(line), line);
  }
  assert.ok(!less.test('  "a": 1 }'));
});

test("brackets are closed automatically, and placeholders also inside strings", () => {
  const pairs = new Map(configuration.autoClosingPairs.map((pair) => [pair.open, pair]));
  for (const [open, close] of configuration.brackets) {
    assert.equal(pairs.get(open).close, close);
    assert.deepEqual(pairs.get(open).notIn, ["string"]);
  }
  assert.equal(pairs.get("${").close, "}");
  assert.equal(pairs.get("${").notIn, undefined);
});
