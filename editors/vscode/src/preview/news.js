"use strict";

/**
 * What the page is told when the server has sent something: with every keystroke, and through several processes. The
 * whole snapshot would be ten times as long as what has changed.
 *
 * @typedef {import("../../types/preview").Area} Area
 * @typedef {import("../../types/preview").Change} Change
 * @typedef {import("../../types/preview").Sent} Sent
 * @typedef {import("../../types/preview").Snapshot} Snapshot
 * @typedef {import("../../types/preview").ToPage} ToPage
 */

/**
 * Returns the message to a page that shows a snapshot.
 *
 * @param {Sent | Change} news
 * @param {Snapshot | null} shown
 * @param {Snapshot} newest the snapshot after the news
 * @returns {ToPage}
 */
function newsFor(news, shown, newest) {
  if (!("base" in news)) return { type: "snapshot", snapshot: newest };
  const { picture } = news;
  if (picture?.areas === undefined) return { type: "change", change: news };
  const areas = differing(shown?.picture?.areas ?? [], newest.picture?.areas ?? []);
  return { type: "change", change: { ...news, picture: { ...picture, areas } } };
}

/**
 * Returns the areas with `null` for those that are as before: the server sends all of them if one has changed, which is
 * most of what it sends.
 *
 * @param {Area[]} before
 * @param {Area[]} after
 */
function differing(before, after) {
  return after.map((area, index) => (JSON.stringify(area) === JSON.stringify(before[index]) ? null : area));
}

module.exports = { newsFor };
