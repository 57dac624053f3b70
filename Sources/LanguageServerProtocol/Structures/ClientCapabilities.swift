public import JSONSyntax

/// What the client can do, as far as the server asks.
public struct ClientCapabilities: Sendable {
  /// Whether completion items may hold tab stops.
  public var snippets = false
  /// The members of a completion item that the client asks for later.
  public var lazyCompletionProperties: Set<String> = []
  /// Whether the client knows `labelDetails` of completion items.
  public var completionLabelDetails = false
  /// Whether the client knows defaults of a completion list.
  public var completionDefaults: Set<String> = []
  /// Whether completion documentation may be more than a string.
  public var completionMarkup = false
  /// Whether completion documentation may be Markdown.
  public var completionMarkdown = false
  /// Whether hovers may be Markdown.
  public var hoverMarkdown = false
  /// Whether definitions may be links.
  public var definitionLinks = false
  /// Whether document symbols may be nested.
  public var hierarchicalSymbols = false
  /// Whether edits may be given with the version of their document.
  public var documentChanges = false
  /// Whether code actions may be objects, not only commands.
  public var codeActionLiterals = false
  /// Whether a code action may be marked as the best.
  public var preferredCodeActions = false
  /// Whether the client shows places related to a diagnostic.
  public var relatedInformation = false
  /// Whether the client follows a link from the code of a diagnostic.
  public var codeDescription = false
  /// The tags of diagnostics that the client shows.
  public var diagnosticTags: Set<Int> = []
  /// Whether the client asks for diagnostics.
  public var pullDiagnostics = false
  /// Whether the client can be told to ask for diagnostics again.
  public var refreshDiagnostics = false
  /// Whether the client can be told to ask for semantic tokens again.
  public var refreshSemanticTokens = false
  /// Whether the client can be told to ask for inlay hints again.
  public var refreshInlayHints = false
  /// Whether signature help may be Markdown.
  public var signatureMarkdown = false
  /// Whether the parameters of a signature may be given by their place in it.
  public var signatureOffsets = false
  /// Whether the client can be told to ask for code lenses again.
  public var refreshCodeLenses = false
  /// Whether rename may answer what to select beforehand with a placeholder.
  public var prepareRename = false
  /// Whether the client watches files for the server.
  public var registersWatchedFiles = false
  /// Whether the client can be asked to announce changes of its configuration.
  public var registersConfiguration = false
  /// Whether the client answers `workspace/configuration`.
  public var configuration = false
  /// Whether the client shows the progress of long work.
  public var workDoneProgress = false
  /// Whether folding ranges cover whole lines only.
  public var lineFoldingOnly = false
  /// The commands that the client itself can run: `initializationOptions.clientCommands`.
  public var clientCommands: Set<String> = []
  /// Whether the client has several folders.
  public var workspaceFolders = false

  /// A client that can do as little as the specification allows.
  public init() {}

  /// Reads what a client says about itself; what it does not say it cannot do.
  public init(json: SyntaxNode) {
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
    let tags = json.node(push + ["tagSupport", "valueSet"]).flatMap { try? [Int](json: $0) } ?? []
    diagnosticTags = Set(tags)
  }

  private mutating func readWorkspace(_ json: SyntaxNode) {
    documentChanges = json.flag("workspace", "workspaceEdit", "documentChanges")
    registersWatchedFiles = json.flag("workspace", "didChangeWatchedFiles", "dynamicRegistration")
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
  /// The value at the end of a path of member names.
  public func node(_ path: [String]) -> SyntaxNode? {
    var node = self
    for name in path {
      guard let next = node.object?[name] else { return nil }
      node = next
    }
    return node
  }

  /// Whether `true` stands at the end of a path of member names.
  public func flag(_ path: String...) -> Bool { flag(path) }

  /// Whether `true` stands at the end of a path of member names.
  public func flag(_ path: [String]) -> Bool { node(path)?.kind == .true }

  /// The strings of the array at the end of a path of member names.
  public func list(_ path: [String]) -> [String] {
    node(path)?.array?.elements.compactMap { $0.string?.value } ?? []
  }
}
