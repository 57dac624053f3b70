"use strict";

/** What VS Code documents about manifests: it ignores or only logs anything else, so a mistake would go unnoticed. */

/**
 * The activation events, and whether each needs an argument.
 * Source: code.visualstudio.com/api/references/activation-events
 */
const ACTIVATION_EVENTS = {
  onAuthenticationRequest: true,
  onChatParticipant: true,
  onCommand: true,
  onCustomEditor: true,
  onDebug: false,
  onDebugAdapterProtocolTracker: true,
  onDebugDynamicConfigurations: true,
  onDebugInitialConfigurations: false,
  onDebugResolve: true,
  onEditSession: true,
  onFileSystem: true,
  onIssueReporterOpened: false,
  onLanguage: true,
  onLanguageModelTool: true,
  onNotebook: true,
  onOpenExternalUri: true,
  onRenderer: true,
  onSearch: true,
  onStartupFinished: false,
  onTaskType: true,
  onTerminal: false,
  onTerminalProfile: true,
  onTerminalShellIntegration: true,
  onUri: false,
  onView: true,
  onWalkthrough: true,
  onWebviewPanel: true,
  workspaceContains: true,
  "*": false,
};

/**
 * The events that complete a step of a walkthrough.
 * Source: code.visualstudio.com/api/references/contribution-points#contributes.walkthroughs
 */
const COMPLETION_EVENTS = [
  "onCommand",
  "onSettingChanged",
  "onContext",
  "extensionInstalled",
  "onView",
  "onLink",
];

/**
 * The context keys of editors, resources and webviews.
 * Source: code.visualstudio.com/api/references/when-clause-contexts#available-context-keys
 */
const CONTEXT_KEYS = [
  "activeEditor",
  "activeWebviewPanelId",
  "editorFocus",
  "editorHasMultipleSelections",
  "editorHasSelection",
  "editorLangId",
  "editorReadonly",
  "editorTabMovesFocus",
  "editorTextFocus",
  "explorerResourceIsFolder",
  "inputFocus",
  "isFileSystemResource",
  "isInDiffEditor",
  "isInEmbeddedEditor",
  "isLinux",
  "isMac",
  "isWeb",
  "isWindows",
  "resource",
  "resourceDirname",
  "resourceExtname",
  "resourceFilename",
  "resourceLangId",
  "resourcePath",
  "resourceScheme",
  "resourceSet",
  "textInputFocus",
  "workspaceFolderCount",
];

/**
 * The menus of editors and of the explorer.
 * Source: code.visualstudio.com/api/references/contribution-points#contributes.menus
 */
const MENUS = [
  "commandPalette",
  "editor/context",
  "editor/lineNumber/context",
  "editor/title",
  "editor/title/context",
  "editor/title/run",
  "explorer/context",
  "webview/context",
];

/**
 * The points of contribution.
 * Source: code.visualstudio.com/api/references/contribution-points
 */
const CONTRIBUTION_POINTS = [
  "authentication",
  "breakpoints",
  "colors",
  "commands",
  "configuration",
  "configurationDefaults",
  "customEditors",
  "debuggers",
  "grammars",
  "iconThemes",
  "icons",
  "jsonValidation",
  "keybindings",
  "languages",
  "menus",
  "problemMatchers",
  "problemPatterns",
  "productIconThemes",
  "resourceLabelFormatters",
  "semanticTokenModifiers",
  "semanticTokenScopes",
  "semanticTokenTypes",
  "snippets",
  "submenus",
  "taskDefinitions",
  "terminal",
  "themes",
  "typescriptServerPlugins",
  "views",
  "viewsContainers",
  "viewsWelcome",
  "walkthroughs",
];

/**
 * The commands of VS Code that the walkthrough runs.
 * Source: code.visualstudio.com/docs/reference/default-keybindings
 */
const COMMANDS = ["workbench.action.quickOpen"];

module.exports = { ACTIVATION_EVENTS, COMMANDS, COMPLETION_EVENTS, CONTEXT_KEYS, CONTRIBUTION_POINTS, MENUS };
