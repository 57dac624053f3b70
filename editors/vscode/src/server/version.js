"use strict";

/** The version of a checkout, whose server and extension are built from the same sources. */
const CHECKOUT = "0.0.0";

/**
 * Returns whether an extension and a server work together: their major versions are the same and, before 1.0, their
 * minor versions, too. A checkout fits anything, and so does a server whose version is unknown.
 *
 * @param {string} extension
 * @param {string} server
 */
function fits(extension, server) {
  const series = [extension, server].map(seriesOf);
  return series.includes(null) || [extension, server].includes(CHECKOUT) || series[0] === series[1];
}

/**
 * Returns the part of a version that is the same in all versions that work together; `null` if it is not one.
 *
 * @param {string} version
 */
function seriesOf(version) {
  const [, major, minor] = /^(\d+)\.(\d+)\.\d+/.exec(version) ?? [];
  if (major === undefined) return null;
  return major === "0" ? `0.${minor}` : major;
}

/**
 * Returns whether a version is before another one of another series.
 *
 * @param {string} version
 * @param {string} other
 */
function isOlder(version, other) {
  const [one, two] = [version, other].map((each) => each.split(".").map(Number));
  return one[0] < two[0] || (one[0] === two[0] && one[1] < two[1]);
}

module.exports = { fits, isOlder };
