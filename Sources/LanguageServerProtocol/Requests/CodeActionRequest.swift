public import JSONSyntax

/// `textDocument/codeAction`: what may be done with a stretch of a document.
public enum CodeActionRequest: LSPRequest {
  /// What is sent.
  public typealias Params = CodeActionParams
  /// What is answered.
  public typealias Result = [LSPCodeAction]
  /// The name of the message.
  public static let method = "textDocument/codeAction"
  /// The answer when there is nothing to say.
  public static let nothing: [LSPCodeAction] = []
}

/// The parameters of `textDocument/codeAction`.
public struct CodeActionParams: TextDocumentParams {
  /// A finding that the client shows there.
  public struct ShownDiagnostic: JSONDecodable, Hashable {
    /// Where.
    public let range: LSPRange
    /// The name of the rule, if it is one of ours.
    public let code: String?
    /// The finding as the client sent it.
    public let json: LSPAny

    /// Reads a finding.
    public init(json: SyntaxNode) throws(InvalidParams) {
      range = try json.member("range")
      code = json.object?["code"]?.string?.value
      self.json = try LSPAny(json: json)
    }
  }

  /// The document.
  public let textDocument: TextDocumentIdentifier
  /// The stretch.
  public let range: LSPRange
  /// The findings there.
  public let diagnostics: [ShownDiagnostic]
  /// The kinds of actions that are wanted; all when absent.
  public let only: [String]?

  /// Reads the parameters.
  public init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    range = try json.member("range")
    guard let context = json.object?["context"] else { throw InvalidParams("`context` is missing") }
    diagnostics = try context.member("diagnostics")
    only = try context.optionalMember("only")
  }
}

/// Something that may be done with a document: `CodeAction`.
public struct LSPCodeAction: JSONEncodable, Hashable {
  /// What it does, in the imperative.
  public var title: String
  /// Its kind, as "quickfix".
  public var kind: String
  /// The findings it mends, as the client sent them.
  public var diagnostics: [LSPAny]
  /// Whether it is the best of its kind.
  public var isPreferred: Bool
  /// What it changes.
  public var edit: WorkspaceEdit

  /// Creates an action.
  public init(
    title: String, kind: String, diagnostics: [LSPAny], isPreferred: Bool, edit: WorkspaceEdit
  ) {
    self.title = title
    self.kind = kind
    self.diagnostics = diagnostics
    self.isPreferred = isPreferred
    self.edit = edit
  }

  /// Writes the action.
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("title", title)
      json.member("kind", kind)
      if !diagnostics.isEmpty { json.member("diagnostics", diagnostics) }
      if isPreferred { json.member("isPreferred", true) }
      json.member("edit", edit)
    }
  }
}
