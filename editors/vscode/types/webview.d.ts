/** What VS Code gives to the page of a webview. */

declare function acquireVsCodeApi<State>(): {
  postMessage(message: unknown): void;
  getState(): State | undefined;
  setState(state: State): void;
};
