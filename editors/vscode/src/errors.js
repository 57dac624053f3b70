"use strict";

/**
 * Returns the first line of an error's message, without a final period.
 *
 * @param {unknown} error
 */
function messageOf(error) {
  const [line] = (error instanceof Error ? error.message : String(error)).split("\n");
  return line.replace(/\.$/, "");
}

module.exports = { messageOf };
