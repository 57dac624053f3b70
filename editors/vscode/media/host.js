/**
 * The extension, as the page sees it.
 *
 * @typedef {import("../types/preview").FromPage} FromPage
 * @typedef {import("../types/preview").ToPage} ToPage
 * @typedef {import("../types/preview").PageState} PageState
 */

/** @type {ReturnType<typeof acquireVsCodeApi<PageState>>} */
const api = acquireVsCodeApi();

/** @param {FromPage} message */
export function post(message) {
  api.postMessage(message);
}

/** @param {(message: ToPage) => void} hear */
export function listen(hear) {
  window.addEventListener("message", (event) => hear(event.data));
}

/** What was kept before the page was loaded again. */
export function savedState() {
  return api.getState();
}

/** @param {PageState} state */
export function saveState(state) {
  api.setState(state);
}
