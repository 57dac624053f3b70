"use strict";

/**
 * What went wrong, as a part of a sentence.
 *
 * @param {unknown} error
 */
function words(error) {
  const [line] = (error instanceof Error ? error.message : String(error)).split("\n");
  return line.replace(/\.$/, "");
}

module.exports = { words };
