package import JSONSyntax

/// The capabilities of the client that the server makes use of.
package struct ClientCapabilities: Sendable {
  /// Whether completion items may be snippets.
  package var snippets = false
  /// The properties of a completion item that the client can resolve lazily.
  package var lazyCompletionProperties: Set<String> = []
  /// Whether the client supports `labelDetails` of completion items.
  package var completionLabelDetails = false
  /// The members of `itemDefaults` that the client supports in completion lists.
  package var completionDefaults: Set<String> = []
  /// Whether completion documentation may be `MarkupContent` rather than a plain string.
  package var completionMarkup = false
  /// Whether the client prefers Markdown for completion documentation.
  package var completionMarkdown = false
  /// Whether the client prefers Markdown for hovers.
  package var hoverMarkdown = false
  /// Whether definitions may be `LocationLink`s.
  package var definitionLinks = false
  /// Whether document symbols may be nested.
  package var hierarchicalSymbols = false
  /// Whether workspace edits may be versioned `documentChanges`.
  package var documentChanges = false
  /// Whether workspace edits may rename files.
  package var renamesFiles = false
  /// The messages about files that the client sends, such as `willRename`.
  package var fileOperations: Set<String> = []
  /// Whether code actions may be `CodeAction` literals rather than commands.
  package var codeActionLiterals = false
  /// Whether the client supports `isPreferred` of code actions.
  package var preferredCodeActions = false
  /// Whether the client shows the related information of diagnostics.
  package var relatedInformation = false
  /// Whether the client supports a link on the code of a diagnostic.
  package var codeDescription = false
  /// The diagnostic tags that the client supports.
  package var diagnosticTags: Set<Int> = []
  /// Whether the client pulls diagnostics.
  package var pullDiagnostics = false
  /// Whether the client supports `workspace/diagnostic/refresh`.
  package var refreshDiagnostics = false
  /// Whether the client supports `workspace/semanticTokens/refresh`.
  package var refreshSemanticTokens = false
  /// Whether the client supports `workspace/inlayHint/refresh`.
  package var refreshInlayHints = false
  /// Whether the client prefers Markdown for signature help.
  package var signatureMarkdown = false
  /// Whether signature parameters may be given as offsets into the label.
  package var signatureOffsets = false
  /// Whether the client supports `workspace/codeLens/refresh`.
  package var refreshCodeLenses = false
  /// Whether the client sends `textDocument/prepareRename`.
  package var prepareRename = false
  /// Whether file watchers can be registered dynamically.
  package var registersWatchedFiles = false
  /// The names of the capabilities for documents that can be registered later, such as `hover` or
  /// `synchronization`.
  package var documentRegistrations: Set<String> = []
  /// Whether configuration changes can be registered for dynamically.
  package var registersConfiguration = false
  /// Whether the client supports `workspace/configuration`.
  package var configuration = false
  /// Whether the client shows work-done progress.
  package var workDoneProgress = false
  /// Whether the client only folds whole lines.
  package var lineFoldingOnly = false
  /// The commands that the client implements itself: `initializationOptions.clientCommands`.
  package var clientCommands: Set<String> = []
  /// Whether the client supports multiple workspace folders.
  package var workspaceFolders = false

  /// Creates the capabilities of a minimal client.
  package init() {}

  /// Reads the capabilities that a client announces; missing members count as unsupported.
  package init(json: SyntaxNode) {
    self.init()
    readCompletion(json)
    readCodeActions(json)
    readDiagnostics(json)
    readWorkspace(json)
    hoverMarkdown = Self.prefersMarkdown(
      json.list(["textDocument", "hover", "contentFormat"]))
    let signature = ["textDocument", "signatureHelp", "signatureInformation"]
    signatureMarkdown = Self.prefersMarkdown(json.list(signature + ["documentationFormat"]))
    signatureOffsets = json.flag(signature + ["parameterInformation", "labelOffsetSupport"])
    definitionLinks = json.flag("textDocument", "definition", "linkSupport")
    hierarchicalSymbols = json.flag("textDocument", "documentSymbol", "hierarchicalDocumentSymbolSupport")
    prepareRename = json.flag("textDocument", "rename", "prepareSupport")
    lineFoldingOnly = json.flag("textDocument", "foldingRange", "lineFoldingOnly")
    workDoneProgress = json.flag("window", "workDoneProgress")
  }

  private mutating func readCompletion(_ json: SyntaxNode) {
    let item = ["textDocument", "completion", "completionItem"]
    snippets = json.flag(item + ["snippetSupport"])
    completionLabelDetails = json.flag(item + ["labelDetailsSupport"])
    completionMarkup = !json.list(item + ["documentationFormat"]).isEmpty
    completionMarkdown = Self.prefersMarkdown(json.list(item + ["documentationFormat"]))
    lazyCompletionProperties = Set(json.list(item + ["resolveSupport", "properties"]))
    completionDefaults = Set(
      json.list(["textDocument", "completion", "completionList", "itemDefaults"]))
  }

  private mutating func readCodeActions(_ json: SyntaxNode) {
    let action = ["textDocument", "codeAction"]
    codeActionLiterals = json.node(action + ["codeActionLiteralSupport"]) != nil
    preferredCodeActions = json.flag(action + ["isPreferredSupport"])
  }

  private mutating func readDiagnostics(_ json: SyntaxNode) {
    let push = ["textDocument", "publishDiagnostics"]
    let pull = ["textDocument", "diagnostic"]
    pullDiagnostics = json.node(pull) != nil
    relatedInformation = json.flag(push + ["relatedInformation"]) || json.flag(pull + ["relatedInformation"])
    codeDescription =
      json.flag(push + ["codeDescriptionSupport"]) || json.flag(pull + ["codeDescriptionSupport"])
    for side in [push, pull] {
      let tags = json.node(side + ["tagSupport", "valueSet"]).flatMap { try? [Int](json: $0) } ?? []
      diagnosticTags.formUnion(tags)
    }
  }

  private mutating func readWorkspace(_ json: SyntaxNode) {
    documentChanges = json.flag("workspace", "workspaceEdit", "documentChanges")
    renamesFiles =
      documentChanges
      && json.list(["workspace", "workspaceEdit", "resourceOperations"]).contains("rename")
    fileOperations = Set(
      ["willRename", "didRename"].filter { json.flag(["workspace", "fileOperations", $0]) })
    registersWatchedFiles = json.flag("workspace", "didChangeWatchedFiles", "dynamicRegistration")
    documentRegistrations = Set(
      (json.node(["textDocument"])?.object?.members ?? []).compactMap { member in
        member.value?.flag("dynamicRegistration") ?? false ? member.nameText : nil
      })
    registersConfiguration = json.flag("workspace", "didChangeConfiguration", "dynamicRegistration")
    configuration = json.flag("workspace", "configuration")
    workspaceFolders = json.flag("workspace", "workspaceFolders")
    refreshDiagnostics = json.flag("workspace", "diagnostics", "refreshSupport")
    refreshSemanticTokens = json.flag("workspace", "semanticTokens", "refreshSupport")
    refreshInlayHints = json.flag("workspace", "inlayHint", "refreshSupport")
    refreshCodeLenses = json.flag("workspace", "codeLens", "refreshSupport")
  }

  private static func prefersMarkdown(_ formats: [String]) -> Bool { formats.first == "markdown" }
}

extension SyntaxNode {
  /// Returns the value at a path of member names, or `nil` when a member is missing.
  package func node(_ path: [String]) -> SyntaxNode? {
    var node = self
    for name in path {
      guard let next = node.object?[name] else { return nil }
      node = next
    }
    return node
  }

  /// Returns whether the value at a path of member names is `true`.
  package func flag(_ path: String...) -> Bool { flag(path) }

  /// Returns whether the value at a path of member names is `true`.
  package func flag(_ path: [String]) -> Bool { node(path)?.kind == .true }

  /// Returns the strings in the array at a path of member names; empty when there is no such array.
  package func list(_ path: [String]) -> [String] {
    node(path)?.array?.elements.compactMap { $0.string?.value } ?? []
  }
}
