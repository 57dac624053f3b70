public import JSONSyntax

/// `textDocument/codeAction`: the code actions for a range of a document.
public enum CodeActionRequest: LSPRequest {
  public typealias Params = CodeActionParams
  public typealias Result = [LSPCodeAction]
  public static let method = "textDocument/codeAction"
  public static let emptyResult: [LSPCodeAction] = []
}

public struct CodeActionParams: TextDocumentParams {
  /// A diagnostic that the client shows in the range.
  public struct ShownDiagnostic: JSONDecodable, Hashable {
    public let range: LSPRange
    /// The ID of the rule; `nil` when the code is not a string.
    public let code: String?
    /// The diagnostic as the client sent it, so that it can be sent back unchanged.
    public let json: LSPAny

    public init(json: SyntaxNode) throws(InvalidParams) {
      range = try json.member("range")
      code = json.object?["code"]?.string?.value
      self.json = try LSPAny(json: json)
    }
  }

  public let textDocument: TextDocumentIdentifier
  public let range: LSPRange
  /// The diagnostics that the client shows in `range`.
  public let diagnostics: [ShownDiagnostic]
  /// The requested kinds of actions; `nil` for all.
  public let only: [String]?

  public init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    range = try json.member("range")
    guard let context = json.object?["context"] else { throw InvalidParams("`context` is missing") }
    diagnostics = try context.member("diagnostics")
    only = try context.optionalMember("only")
  }
}

/// A code action: `CodeAction` in the specification.
public struct LSPCodeAction: JSONEncodable, Hashable {
  /// The title, in the imperative.
  public var title: String
  /// The `CodeActionKind`, such as `quickfix`.
  public var kind: String
  /// The diagnostics it fixes, as the client sent them.
  public var diagnostics: [LSPAny]
  /// Whether it is the preferred fix for its diagnostics.
  public var isPreferred: Bool
  public var edit: WorkspaceEdit

  public init(
    title: String, kind: String, diagnostics: [LSPAny], isPreferred: Bool, edit: WorkspaceEdit
  ) {
    self.title = title
    self.kind = kind
    self.diagnostics = diagnostics
    self.isPreferred = isPreferred
    self.edit = edit
  }

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
