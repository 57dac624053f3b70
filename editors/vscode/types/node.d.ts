/** What the extension and its scripts use of Node. */

declare const process: {
  readonly argv: string[];
  readonly env: Record<string, string | undefined>;
  readonly platform: string;
  readonly stdout: { write(text: string): void };
  readonly stderr: { write(text: string): void };
  exitCode: number | undefined;
};
declare const __dirname: string;
declare const module: { exports: unknown };
declare const require: { (name: string): any; readonly main: unknown };
declare function setImmediate(callback: () => void): void;

interface Buffer extends Uint8Array {
  toString(encoding?: string): string;
  readUInt16LE(offset: number): number;
  readUInt32LE(offset: number): number;
  readUInt32BE(offset: number): number;
  readBigUInt64LE(offset: number): bigint;
  readBigUInt64BE(offset: number): bigint;
  subarray(start?: number, end?: number): Buffer;
  writeUInt16LE(value: number, offset: number): number;
  writeUInt32LE(value: number, offset: number): number;
}
declare const Buffer: {
  from(content: string | ArrayLike<number>, encoding?: string): Buffer;
  alloc(size: number): Buffer;
  concat(parts: Uint8Array[]): Buffer;
};

declare module "node:timers/promises" {
  export function setTimeout(delay: number): Promise<void>;
  export function setTimeout<Value>(delay: number, value: Value, options: { ref: boolean }): Promise<Value>;
}

declare module "node:child_process" {
  interface Options {
    encoding: string;
    timeout?: number;
    maxBuffer?: number;
    windowsHide?: boolean;
  }
  type Failure = Error & { code?: unknown; killed?: boolean; signal?: string | null };
  export function spawnSync(
    file: string,
    parameters: string[],
    options: { cwd: string; encoding: "utf8"; input: string },
  ): { error?: Error; status: number | null; stdout: string; stderr: string };
  export function execFile(
    file: string,
    parameters: string[],
    options: Options,
    callback: (error: Failure | null, standardOutput: string, standardError: string) => void,
  ): unknown;
}

declare module "node:crypto" {
  export function randomBytes(size: number): Buffer;
}

declare module "node:fs" {
  interface Stats {
    isFile(): boolean;
    isDirectory(): boolean;
    readonly mode: number;
  }
  interface Entry {
    readonly name: string;
    isDirectory(): boolean;
    isFile(): boolean;
  }
  export const constants: { readonly X_OK: number };
  export function openSync(path: string, flags: string): number;
  export function readSync(
    descriptor: number,
    buffer: Uint8Array,
    offset: number,
    length: number,
    position: number,
  ): number;
  export function closeSync(descriptor: number): void;
  export function accessSync(path: string, mode: number): void;
  export function copyFileSync(source: string, target: string): void;
  export function mkdirSync(path: string, options: { recursive: boolean }): void;
  export function rmSync(path: string, options: { recursive: boolean; force: boolean }): void;
  export function existsSync(path: string): boolean;
  export function readFileSync(path: string): Buffer;
  export function readFileSync(path: string, encoding: "utf8"): string;
  export function readdirSync(path: string): string[];
  export function realpathSync(path: string): string;
  export function statSync(path: string): Stats;
  export function writeFileSync(path: string, content: string | Uint8Array): void;
}

declare module "node:fs/promises" {
  export function readFile(path: string, encoding: "utf8"): Promise<string>;
}

declare module "node:os" {
  export function homedir(): string;
}

declare module "node:path" {
  interface Path {
    readonly delimiter: string;
    readonly sep: string;
    readonly posix: Path;
    basename(path: string): string;
    dirname(path: string): string;
    extname(path: string): string;
    isAbsolute(path: string): boolean;
    join(...parts: string[]): string;
    normalize(path: string): string;
    relative(from: string, to: string): string;
    resolve(...parts: string[]): string;
  }
  const path: Path;
  export = path;
}

declare module "node:util" {
  export function parseArgs(configuration: {
    args: string[];
    options: Record<string, { type: "string" | "boolean" }>;
  }): { values: Record<string, any> };
}

declare module "node:zlib" {
  export function deflateRawSync(content: Uint8Array, options?: { level?: number }): Buffer;
}
