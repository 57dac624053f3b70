/**
 * Updates the options of a preview: the page saves them for a reload of the window, the extension for a restart of the
 * server.
 *
 * @typedef {import("../types/preview.js").PreviewOptions} PreviewOptions
 * @typedef {import("../types/preview.js").Snapshot} Snapshot
 */

/**
 * Returns options with the client that a snapshot is of: it may have been chosen outside of the preview. The newest is
 * not kept, because it is the default, and the project may name a newer one later.
 *
 * @param {PreviewOptions} options
 * @param {Pick<Snapshot, "client" | "clients">} snapshot
 * @returns {PreviewOptions}
 */
export function keptOptions(options, { client, clients }) {
  const chosen = client === clients?.at(-1) ? undefined : client;
  return chosen === options.client ? options : { ...options, client: chosen };
}
