/**
 * A handle between two parts of the page, which is dragged or moved with the arrow keys.
 *
 * @typedef {object} Handle
 * @property {() => boolean} isVertical whether it moves up and down
 * @property {(point: { x: number, y: number }) => void} dragged
 * @property {(direction: 1 | -1) => void} stepped moved by a key, to the right or down for 1
 * @property {() => void} restored double-clicked
 * @property {() => void} ended called after each change by the user
 */

/** @type {Record<string, { isVertical: boolean, direction: 1 | -1 } | undefined>} */
const KEYS = {
  ArrowLeft: { isVertical: false, direction: -1 },
  ArrowRight: { isVertical: false, direction: 1 },
  ArrowUp: { isVertical: true, direction: -1 },
  ArrowDown: { isVertical: true, direction: 1 },
};

/**
 * @param {HTMLElement} handle
 * @param {Handle} actions
 */
export function makeHandle(handle, { isVertical, dragged, stepped, restored, ended }) {
  let isDragging = false;
  handle.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    isDragging = true;
    handle.setPointerCapture(event.pointerId);
  });
  handle.addEventListener("pointermove", ({ clientX, clientY }) => {
    if (isDragging) dragged({ x: clientX, y: clientY });
  });
  for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) {
    handle.addEventListener(name, () => {
      if (isDragging) ended();
      isDragging = false;
    });
  }
  handle.addEventListener("dblclick", () => {
    restored();
    ended();
  });
  handle.addEventListener("keydown", (event) => {
    const key = KEYS[event.key];
    if (key === undefined || key.isVertical !== isVertical()) return;
    event.preventDefault();
    stepped(key.direction);
    ended();
  });
}
