/** What the extension uses of vscode-languageclient 9.0.1. */
declare module "vscode-languageclient/node" {
  import type * as vscode from "vscode";

  export enum State {
    Stopped = 1,
    Running = 2,
    Starting = 3,
  }

  export interface StateChangeEvent {
    oldState: State;
    newState: State;
  }

  export enum ErrorAction {
    Continue = 1,
    Shutdown = 2,
  }

  export enum CloseAction {
    DoNotRestart = 1,
    Restart = 2,
  }

  export interface ErrorHandlerResult {
    action: ErrorAction;
    message?: string;
    handled?: boolean;
  }

  export interface CloseHandlerResult {
    action: CloseAction;
    message?: string;
    handled?: boolean;
  }

  export interface ErrorHandler {
    error(
      error: Error,
      message: unknown,
      count: number | undefined,
    ): ErrorHandlerResult | Promise<ErrorHandlerResult>;
    closed(): CloseHandlerResult | Promise<CloseHandlerResult>;
  }

  export enum RevealOutputChannelOn {
    Debug = 0,
    Info = 1,
    Warn = 2,
    Error = 3,
    Never = 4,
  }

  export enum TransportKind {
    stdio = 0,
    ipc = 1,
    pipe = 2,
    socket = 3,
  }

  export interface Executable {
    command: string;
    args?: string[];
    transport?: TransportKind;
    options?: { cwd?: string; env?: Record<string, string>; detached?: boolean; shell?: boolean };
  }

  export interface DocumentDiagnosticReport {
    kind: "full";
    items: vscode.Diagnostic[];
  }

  type Result<Value> = Value | null | undefined | PromiseLike<Value | null | undefined>;

  export interface WorkspaceDiagnosticReport {
    items: { kind: "full" | "unchanged"; uri: vscode.Uri; version: number | null; items?: vscode.Diagnostic[] }[];
  }

  type PreviousResultId = { uri: vscode.Uri; value: string };
  export type ReportDiagnostics = (part: WorkspaceDiagnosticReport | null) => void;

  export interface Registration {
    id: string;
    method: string;
    registerOptions?: { documentSelector?: DocumentSelector | null };
  }

  export interface Middleware {
    handleRegisterCapability?: (
      parameters: { registrations: Registration[] },
      next: (parameters: { registrations: Registration[] }) => Promise<void>,
    ) => Promise<void>;
    didClose?: (
      document: vscode.TextDocument,
      next: (document: vscode.TextDocument) => Promise<void>,
    ) => Promise<void>;
    provideDiagnostics?: (
      document: vscode.TextDocument | vscode.Uri,
      previousResultId: string | undefined,
      token: unknown,
      next: (
        document: vscode.TextDocument | vscode.Uri,
        previousResultId: string | undefined,
        token: unknown,
      ) => Result<DocumentDiagnosticReport>,
    ) => Result<DocumentDiagnosticReport>;
    provideWorkspaceDiagnostics?: (
      previousResultIds: PreviousResultId[],
      token: unknown,
      report: ReportDiagnostics,
      next: (
        previousResultIds: PreviousResultId[],
        token: unknown,
        report: ReportDiagnostics,
      ) => Result<WorkspaceDiagnosticReport>,
    ) => Result<WorkspaceDiagnosticReport>;
    sendRequest?: (
      type: string | { method: string },
      parameters: any,
      token: unknown,
      next: (type: string | { method: string }, parameters: any, token: unknown) => Promise<any>,
    ) => Promise<any>;
    provideWorkspaceSymbols?: (
      query: string,
      token: unknown,
      next: (query: string, token: unknown) => Result<vscode.SymbolInformation[]>,
    ) => Result<vscode.SymbolInformation[]>;
  }

  export type DocumentSelector = { language?: string; scheme?: string; pattern?: string }[];

  export interface ServerCapabilities {
    textDocumentSync: { openClose: boolean; change: number };
    definitionProvider?: boolean | object;
    referencesProvider?: boolean | object;
    documentHighlightProvider?: boolean | object;
    renameProvider?: boolean | object;
    hoverProvider?: boolean | object;
    documentLinkProvider?: boolean | object;
    codeLensProvider?: object;
    completionProvider?: object;
    executeCommandProvider?: { commands: string[] };
  }

  /** Something that the client does while the server runs; `initialize` is called at each start. */
  export interface StaticFeature {
    fillClientCapabilities(capabilities: object): void;
    initialize(capabilities: ServerCapabilities, documentSelector: DocumentSelector | undefined): void;
    getState(): { kind: "static" };
    clear(): void;
  }

  /** Something that the client does for more than one selector. */
  export interface DynamicFeature {
    register(data: { id: string; registerOptions: RegisterOptions }): void;
  }

  export interface RegisterOptions {
    documentSelector: DocumentSelector;
    syncKind?: number;
  }

  export type DynamicMethod =
    | `textDocument/${"didOpen" | "didChange" | "didClose"}`
    | `textDocument/${"definition" | "references" | "documentHighlight" | "rename" | "hover" | "documentLink" | "codeLens" | "completion"}`;

  export interface LanguageClientOptions {
    diagnosticCollectionName?: string;
    documentSelector?: DocumentSelector;
    initializationOptions?: unknown;
    outputChannel?: vscode.OutputChannel;
    revealOutputChannelOn?: RevealOutputChannelOn;
    errorHandler?: ErrorHandler;
    initializationFailedHandler?: (error: unknown) => boolean;
    middleware?: Middleware;
  }

  export class LanguageClient {
    constructor(id: string, name: string, serverOptions: Executable, clientOptions: LanguageClientOptions);
    readonly state: State;
    readonly onDidChangeState: vscode.Event<StateChangeEvent>;
    readonly initializeResult:
      | { capabilities: ServerCapabilities; serverInfo?: { name: string; version?: string } }
      | undefined;
    start(): Promise<void>;
    dispose(timeout?: number): Promise<void>;
    isRunning(): boolean;
    sendRequest(method: string, parameters: unknown): Promise<any>;
    registerFeature(feature: StaticFeature): void;
    getFeature(method: DynamicMethod): DynamicFeature;
    onNotification(method: string, handler: (parameters: any) => void): vscode.Disposable;
    error(message: string, data?: unknown, showNotification?: boolean | "force"): void;
    handleFailedRequest<Value>(
      type: unknown,
      token: unknown,
      error: unknown,
      defaultValue: Value,
      showNotification?: boolean,
      throwOnCancel?: boolean,
    ): Value;
  }
}
