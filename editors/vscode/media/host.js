/**
 * The interface of the page to the extension.
 *
 * @typedef {import("../types/preview.js").FromPage} FromPage
 * @typedef {import("../types/preview.js").ToPage} ToPage
 * @typedef {import("../types/preview.js").PageState} PageState
 */

/** @type {ReturnType<typeof acquireVsCodeApi<PageState>>} */
const api = acquireVsCodeApi();

/** @param {FromPage} message */
export function post(message) {
  api.postMessage(message);
}

/** @param {(message: ToPage) => void} handle */
export function listen(handle) {
  window.addEventListener("message", (event) => handle(event.data));
}

/** Returns the state that was saved before the page was reloaded. */
export function savedState() {
  return api.getState();
}

/** @param {PageState} state */
export function saveState(state) {
  api.setState(state);
}
