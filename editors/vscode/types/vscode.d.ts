/** What the extension uses of the editor's API, 1.85. */
declare module "vscode" {
  export type Event<Value> = (listener: (value: Value) => unknown) => Disposable;

  export class Disposable {
    static from(...disposables: { dispose(): unknown }[]): Disposable;
    dispose(): unknown;
  }

  export class EventEmitter<Value> {
    readonly event: Event<Value>;
    fire(value: Value): void;
    dispose(): void;
  }

  export class Uri {
    static parse(value: string): Uri;
    static file(path: string): Uri;
    static from(components: { scheme: string; path?: string }): Uri;
    static joinPath(base: Uri, ...parts: string[]): Uri;
    readonly scheme: string;
    readonly path: string;
    readonly fsPath: string;
    with(change: { path?: string }): Uri;
    toString(): string;
  }

  export class Position {
    constructor(line: number, character: number);
    readonly line: number;
    readonly character: number;
  }

  export class CodeLens {
    constructor(range: Range, command?: { title: string; tooltip?: string; command: string });
  }

  export class Range {
    constructor(start: Position, end: Position);
    readonly start: Position;
    readonly end: Position;
    readonly isEmpty: boolean;
    contains(position: Position): boolean;
  }

  export class Selection extends Range {
    constructor(anchor: Position, active: Position);
    readonly active: Position;
  }

  export class Location {
    constructor(uri: Uri, range: Range);
    readonly uri: Uri;
  }

  export interface SymbolInformation {
    name: string;
    location: Location;
  }

  export interface TextDocument {
    readonly uri: Uri;
    readonly languageId: string;
    readonly isClosed: boolean;
    getText(range?: Range): string;
    lineAt(line: number): { text: string };
    validateRange(range: Range): Range;
  }

  export enum TextEditorRevealType {
    InCenterIfOutsideViewport = 2,
  }

  export interface TextEditor {
    readonly document: TextDocument;
    selection: Selection;
    revealRange(range: Range, type?: TextEditorRevealType): void;
    setDecorations(type: TextEditorDecorationType, places: DecorationOptions[]): void;
  }

  export enum ViewColumn {
    Beside = -2,
    Active = -1,
    One = 1,
    Two = 2,
  }

  export interface Memento {
    get(key: string): unknown;
    update(key: string, value: unknown): PromiseLike<void>;
  }

  export interface ExtensionContext {
    readonly subscriptions: { dispose(): unknown }[];
    readonly extensionUri: Uri;
    readonly extensionPath: string;
    readonly workspaceState: Memento;
    readonly extension: { readonly packageJSON: { readonly version: string; readonly repository?: { readonly url: string } } };
  }

  export interface OutputChannel extends Disposable {
    append(text: string): void;
    appendLine(text: string): void;
    show(preserveFocus?: boolean): void;
  }

  export enum DiagnosticSeverity {
    Error = 0,
    Warning = 1,
    Information = 2,
    Hint = 3,
  }

  export interface Diagnostic {
    range: Range;
    message: string;
    severity: DiagnosticSeverity;
    source?: string;
    code?: string | number | { value: string | number; target: Uri };
  }

  export class ThemeColor {
    constructor(id: string);
  }

  export interface Command {
    title: string;
    command: string;
    arguments?: unknown[];
  }

  export enum StatusBarAlignment {
    Left = 1,
    Right = 2,
  }

  export interface StatusBarItem extends Disposable {
    name: string | undefined;
    text: string;
    tooltip: string | undefined;
    command: string | Command | undefined;
    backgroundColor: ThemeColor | undefined;
    show(): void;
    hide(): void;
  }

  export enum LanguageStatusSeverity {
    Information = 0,
    Warning = 1,
    Error = 2,
  }

  export interface LanguageStatusItem extends Disposable {
    name: string | undefined;
    text: string;
    detail?: string;
    busy: boolean;
    severity: LanguageStatusSeverity;
    command: Command | undefined;
  }

  export enum QuickPickItemKind {
    Separator = -1,
    Default = 0,
  }

  export interface QuickPickItem {
    label: string;
    kind?: QuickPickItemKind;
    description?: string;
    detail?: string;
  }

  export interface QuickPickOptions {
    title?: string;
    placeHolder?: string;
    matchOnDescription?: boolean;
    matchOnDetail?: boolean;
  }

  export enum InputBoxValidationSeverity {
    Info = 1,
    Warning = 2,
    Error = 3,
  }

  export interface InputBox extends Disposable {
    title: string | undefined;
    prompt: string | undefined;
    value: string;
    valueSelection: readonly [number, number] | undefined;
    validationMessage: { message: string; severity: InputBoxValidationSeverity } | undefined;
    readonly onDidChangeValue: Event<string>;
    readonly onDidAccept: Event<void>;
    readonly onDidHide: Event<void>;
    show(): void;
    hide(): void;
  }

  export interface InputBoxOptions {
    title?: string;
    prompt?: string;
    placeHolder?: string;
    value?: string;
    ignoreFocusOut?: boolean;
    validateInput?(value: string): string | undefined;
  }

  export interface DecorationRenderOptions {
    backgroundColor?: ThemeColor;
    overviewRulerColor?: ThemeColor;
    after?: { color?: ThemeColor; margin?: string };
  }

  export interface DecorationOptions {
    range: Range;
    hoverMessage?: string;
    renderOptions?: { after?: { contentText?: string } };
  }

  export interface TextEditorDecorationType extends Disposable {}

  export class WorkspaceEdit {
    createFile(
      uri: Uri,
      options: { overwrite?: boolean; ignoreIfExists?: boolean; contents?: Uint8Array },
    ): void;
    replace(uri: Uri, range: Range, text: string): void;
    readonly size: number;
  }

  export interface CancellationToken {
    readonly isCancellationRequested: boolean;
    readonly onCancellationRequested: Event<unknown>;
  }

  export class CancellationTokenSource {
    readonly token: CancellationToken;
    dispose(): void;
  }

  export class TestMessage {
    static diff(message: string, expected: string, actual: string): TestMessage;
    constructor(message: string);
    message: string;
    location?: Location;
  }

  export class TestRunRequest {
    constructor(include?: TestItem[], exclude?: TestItem[], profile?: TestRunProfile);
    readonly include: readonly TestItem[] | undefined;
    readonly exclude: readonly TestItem[] | undefined;
    readonly profile: TestRunProfile | undefined;
  }

  export enum TestRunProfileKind {
    Run = 1,
    Debug = 2,
    Coverage = 3,
  }

  export interface TestItemCollection extends Iterable<[id: string, item: TestItem]> {
    readonly size: number;
    get(id: string): TestItem | undefined;
    replace(items: TestItem[]): void;
  }

  export interface TestItem {
    readonly id: string;
    readonly uri: Uri | undefined;
    readonly children: TestItemCollection;
    label: string;
    description?: string;
    range: Range | undefined;
    error: string | undefined;
  }

  export interface TestRun {
    readonly token: CancellationToken;
    enqueued(test: TestItem): void;
    started(test: TestItem): void;
    skipped(test: TestItem): void;
    passed(test: TestItem, duration?: number): void;
    failed(test: TestItem, message: TestMessage | TestMessage[], duration?: number): void;
    errored(test: TestItem, message: TestMessage | TestMessage[], duration?: number): void;
    appendOutput(output: string, location?: Location, test?: TestItem): void;
    /** Since 1.88. */
    addCoverage?(coverage: FileCoverage): void;
    end(): void;
  }

  export interface TestRunProfile {
    /** Since 1.88. */
    loadDetailedCoverage?: (run: TestRun, coverage: FileCoverage) => Promise<StatementCoverage[]>;
    dispose(): void;
  }

  export interface TestController {
    readonly items: TestItemCollection;
    refreshHandler: (() => Promise<void>) | undefined;
    createTestItem(id: string, label: string, uri?: Uri): TestItem;
    createRunProfile(
      label: string,
      kind: TestRunProfileKind,
      run: (request: TestRunRequest, token: CancellationToken) => Promise<void>,
      isDefault?: boolean,
    ): TestRunProfile;
    createTestRun(request: TestRunRequest, name?: string): TestRun;
    dispose(): void;
  }

  /** What is covered of a file; these classes exist since 1.88. */
  export class TestCoverageCount {
    constructor(covered: number, total: number);
  }
  export class FileCoverage {
    constructor(uri: Uri, statements: TestCoverageCount);
    readonly uri: Uri;
  }
  export class StatementCoverage {
    constructor(executed: boolean | number, location: Range);
  }

  export namespace tests {
    function createTestController(id: string, label: string): TestController;
  }

  export interface WebviewOptions {
    enableScripts?: boolean;
    localResourceRoots?: Uri[];
  }

  export interface Webview {
    options: WebviewOptions;
    html: string;
    readonly cspSource: string;
    readonly onDidReceiveMessage: Event<unknown>;
    asWebviewUri(uri: Uri): Uri;
    postMessage(message: unknown): Promise<boolean>;
  }

  export interface WebviewPanel extends Disposable {
    title: string;
    iconPath?: { light: Uri; dark: Uri };
    readonly webview: Webview;
    readonly viewColumn: ViewColumn | undefined;
    readonly active: boolean;
    readonly onDidChangeViewState: Event<unknown>;
    readonly onDidDispose: Event<void>;
    reveal(viewColumn?: ViewColumn, preserveFocus?: boolean): void;
  }

  export namespace window {
    const activeTextEditor: TextEditor | undefined;
    const visibleTextEditors: TextEditor[];
    const onDidChangeActiveTextEditor: Event<TextEditor | undefined>;
    const onDidChangeVisibleTextEditors: Event<TextEditor[]>;
    const onDidChangeTextEditorSelection: Event<{ textEditor: TextEditor }>;
    function createOutputChannel(name: string): OutputChannel;
    function createStatusBarItem(id: string, alignment: StatusBarAlignment, priority: number): StatusBarItem;
    function createWebviewPanel(
      viewType: string,
      title: string,
      place: { viewColumn: ViewColumn; preserveFocus?: boolean },
      options: WebviewOptions & { retainContextWhenHidden?: boolean; enableFindWidget?: boolean },
    ): WebviewPanel;
    function registerWebviewPanelSerializer(
      viewType: string,
      serializer: { deserializeWebviewPanel(panel: WebviewPanel, state: unknown): Promise<void> },
    ): Disposable;
    function showTextDocument(
      document: TextDocument,
      options?: { viewColumn?: ViewColumn; preserveFocus?: boolean; preview?: boolean },
    ): Promise<TextEditor>;
    function showInformationMessage(message: string, ...buttons: string[]): Promise<string | undefined>;
    function showWarningMessage(message: string, ...buttons: string[]): Promise<string | undefined>;
    function showErrorMessage(message: string, ...buttons: string[]): Promise<string | undefined>;
    function showQuickPick(items: string[], options?: QuickPickOptions): Promise<string | undefined>;
    function showQuickPick<Item extends QuickPickItem>(
      items: Item[],
      options?: QuickPickOptions,
    ): Promise<Item | undefined>;
    function createInputBox(): InputBox;
    function showInputBox(options: InputBoxOptions): Promise<string | undefined>;
    function createTextEditorDecorationType(options: DecorationRenderOptions): TextEditorDecorationType;
  }

  export namespace workspace {
    const isTrusted: boolean;
    const workspaceFolders: { readonly uri: Uri; readonly name: string; readonly index: number }[] | undefined;
    const textDocuments: TextDocument[];
    const onDidOpenTextDocument: Event<TextDocument>;
    const onDidCloseTextDocument: Event<TextDocument>;
    const onDidRenameFiles: Event<{ files: { oldUri: Uri; newUri: Uri }[] }>;
    const onDidChangeConfiguration: Event<{ affectsConfiguration(section: string): boolean }>;
    const onDidGrantWorkspaceTrust: Event<void>;
    function getWorkspaceFolder(uri: Uri): { readonly uri: Uri } | undefined;
    function asRelativePath(path: string | Uri): string;
    function createFileSystemWatcher(pattern: string): Disposable & {
      readonly onDidCreate: Event<Uri>;
      readonly onDidChange: Event<Uri>;
      readonly onDidDelete: Event<Uri>;
    };
    function findFiles(include: string, exclude?: string, limit?: number): Promise<Uri[]>;
    function getConfiguration(section?: string): {
      get(name: string): unknown;
      inspect(name: string):
        | { globalValue?: unknown; workspaceValue?: unknown; workspaceFolderValue?: unknown }
        | undefined;
    };
    function openTextDocument(of: Uri | { language: string; content: string }): Promise<TextDocument>;
    const onDidChangeTextDocument: Event<{ document: TextDocument }>;
    const fs: { stat(uri: Uri): Promise<unknown> };
    function applyEdit(edit: WorkspaceEdit): Promise<boolean>;
    function registerTextDocumentContentProvider(
      scheme: string,
      provider: { provideTextDocumentContent(uri: Uri): Promise<string> },
    ): Disposable;
  }

  export namespace languages {
    const onDidChangeDiagnostics: Event<{ uris: readonly Uri[] }>;
    function createLanguageStatusItem(id: string, selector: { language?: string; scheme?: string }[]): LanguageStatusItem;
    function getDiagnostics(uri: Uri): Diagnostic[];
    function registerCodeLensProvider(
      selector: import("vscode-languageclient/node").DocumentSelector,
      provider: { onDidChangeCodeLenses?: Event<void>; provideCodeLenses(document: TextDocument): CodeLens[] },
    ): Disposable;
    function setTextDocumentLanguage(document: TextDocument, language: string): Promise<TextDocument>;
  }

  export namespace commands {
    function registerCommand(name: string, run: (...parameters: any[]) => unknown): Disposable;
    function executeCommand(name: string, ...parameters: unknown[]): Promise<unknown>;
  }

  export namespace env {
    const clipboard: { writeText(text: string): Promise<void> };
  }
}
