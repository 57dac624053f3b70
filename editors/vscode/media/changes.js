/**
 * Applies what has changed since the snapshot that is shown. The extension does so too: a page that loads later gets
 * the whole.
 *
 * @typedef {import("../types/preview.js").Change} Change
 * @typedef {import("../types/preview.js").Picture} Picture
 * @typedef {import("../types/preview.js").PictureChange} PictureChange
 * @typedef {import("../types/preview.js").Sent} Sent
 * @typedef {import("../types/preview.js").Snapshot} Snapshot
 */

/**
 * Returns the snapshot that the server has sent: a whole one, or what has changed in the one that is shown. Returns
 * `null` if it changes another one.
 *
 * @param {Snapshot | null} shown
 * @param {Sent | Change} news
 * @returns {Snapshot | null}
 */
export function apply(shown, news) {
  const { picture: sent, ...others } = news;
  const points = sent && pictured(shown?.picture, sent);
  if (points === null) return null;
  const picture = points && { picture: points };
  if (!("base" in others)) return { ...others, ...picture };
  if (shown === null || others.base !== shown.revision) return null;
  const { base, rows, spans, controls, ...members } = others;
  // A change has the client and the recording if there is one.
  const { picture: former, client, clients, recording, ...rest } = shown;
  return {
    ...rest,
    ...members,
    ...picture,
    text: replaced(shown.text, rows, "text", members.height),
    ansi: replaced(shown.ansi, rows, "ansi", members.height),
    spans: merged(shown.spans, spans),
    controls: merged(shown.controls, controls),
  };
}

/**
 * Returns the picture that the server has sent, or `null` if it changes another one than that which is shown.
 *
 * @param {Picture | undefined} shown
 * @param {PictureChange} news
 * @returns {Picture | null}
 */
function pictured(shown, news) {
  const { base, nodes, removed, order, css, areas, scrolls, ...members } = news;
  if (base !== undefined && base !== shown?.revision) return null;
  const old = base === undefined ? [] : shown?.elements ?? [];
  const oldAreas = shown?.areas ?? [];
  const html = new Map([...old, ...nodes].map((element) => [element.key, element.html]));
  return {
    ...members,
    css: css ?? shown?.css ?? "",
    elements: (order ?? old.map(({ key }) => key)).map((key) => ({ key, html: html.get(key) ?? "" })),
    areas: areas?.map((area, index) => area ?? oldAreas[index]) ?? oldAreas,
    scrolls: scrolls ?? shown?.scrolls ?? [],
  };
}

/**
 * Returns a text with some of its rows replaced; `undefined` if the client did not ask for it.
 *
 * @param {string | undefined} text
 * @param {Change["rows"]} part
 * @param {"text" | "ansi"} name
 * @param {number} height
 */
function replaced(text, part, name, height) {
  if (text === undefined) return undefined;
  const old = text.split("\n");
  return Array.from({ length: height }, (_, row) => part.set[row]?.[name] ?? old[row] ?? "").join("\n");
}

/**
 * Returns a list of what is in the rows, with that of some rows replaced.
 *
 * @template {{ row: number }} Value
 * @param {Value[]} list
 * @param {{ set: Record<string, Value[]>, removed: number[] }} part
 */
function merged(list, part) {
  const isReplaced = new Set([...Object.keys(part.set).map(Number), ...part.removed]);
  const rest = list.filter(({ row }) => !isReplaced.has(row));
  // Sorting keeps the order within a row.
  return [...rest, ...Object.values(part.set).flat()].sort((a, b) => a.row - b.row);
}
