"use strict";

/** An error with a code of `ErrorCodes` or `ConnectionErrors`. */
const coded = (code, message) => Object.assign(new Error(message), { code });

/** JSON-RPC over the standard streams of a process. */
class Connection {
  /**
   * @param {import("node:child_process").ChildProcess} child
   * @param {object} handlers
   * @param {(method: string, parameters: any) => any} handlers.request
   * @param {(method: string, parameters: any) => void} handlers.notification
   * @param {(error: Error, message: any, count: number | undefined) => void} handlers.error
   * @param {() => void} handlers.closed
   */
  constructor(child, handlers) {
    Object.assign(this, { child, handlers, buffer: Buffer.alloc(0), pending: new Map(), number: 0, isDisposed: false });
    child.stdout.on("data", (data) => this.read(data));
    child.stdout.on("close", () => {
      if (!this.isDisposed) handlers.closed();
    });
    // The exit of the process is detected when its output closes.
    child.stdin.on("error", () => {});
  }

  read(data) {
    this.buffer = Buffer.concat([this.buffer, data]);
    for (;;) {
      const end = this.buffer.indexOf("\r\n\r\n");
      if (end < 0) return;
      const header = this.buffer.subarray(0, end).toString();
      const [, length] = /^Content-Length: (\d+)/i.exec(header)?.map(Number) ?? [];
      if (length === undefined) {
        this.buffer = this.buffer.subarray(end + 4);
        const error = new Error(`Header must provide a Content-Length property.\n${JSON.stringify(header)}`);
        return this.handlers.error(error, undefined, undefined);
      }
      if (this.buffer.length < end + 4 + length) return;
      const message = JSON.parse(this.buffer.subarray(end + 4, end + 4 + length).toString());
      this.buffer = this.buffer.subarray(end + 4 + length);
      this.receive(message);
    }
  }

  async receive(message) {
    if (message.method === undefined) return this.answered(message);
    if (message.id === undefined) return this.handlers.notification(message.method, message.params);
    try {
      this.write({ id: message.id, result: (await this.handlers.request(message.method, message.params)) ?? null });
    } catch (error) {
      this.write({ id: message.id, error: { code: -32601, message: error.message } });
    }
  }

  answered({ id, result, error }) {
    const waiting = this.pending.get(id);
    this.pending.delete(id);
    if (error) waiting?.reject(coded(error.code, error.message));
    else waiting?.resolve(result);
  }

  request(method, params) {
    if (this.isDisposed) return Promise.reject(coded(2, "Connection is disposed."));
    this.number += 1;
    const id = this.number;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { resolve, reject });
      this.write({ id, method, params });
    });
  }

  notify(method, params) {
    this.write({ method, params });
  }

  write(message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.child.stdin.write(Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]));
  }

  dispose() {
    this.isDisposed = true;
    for (const { reject } of this.pending.values()) {
      reject(coded(-32097, "Pending response rejected since connection got disposed"));
    }
    this.pending.clear();
  }
}

module.exports = { Connection, coded };
