package import JSONSyntax

/// `textDocument/codeAction`: the code actions for a range of a document.
package enum CodeActionRequest: LSPRequest {
  package typealias Params = CodeActionParams
  package typealias Result = [LSPCodeAction]
  package static let method = "textDocument/codeAction"
  package static let emptyResult: [LSPCodeAction] = []
}

package struct CodeActionParams: TextDocumentParams {
  /// A diagnostic that the client shows in the range.
  package struct ShownDiagnostic: JSONDecodable, Hashable {
    package let range: LSPRange
    /// The ID of the rule; `nil` when the code is not a string.
    package let code: String?
    /// The diagnostic as the client sent it, so that it can be sent back unchanged.
    package let json: LSPAny

    package init(json: SyntaxNode) throws(InvalidParams) {
      range = try json.member("range")
      code = json.object?["code"]?.string?.value
      self.json = try LSPAny(json: json)
    }
  }

  package let textDocument: TextDocumentIdentifier
  package let range: LSPRange
  /// The diagnostics that the client shows in `range`.
  package let diagnostics: [ShownDiagnostic]
  /// The requested kinds of actions; `nil` for all.
  package let only: [String]?

  package init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    range = try json.member("range")
    guard let context = json.object?["context"] else { throw InvalidParams("`context` is missing") }
    diagnostics = try context.member("diagnostics")
    only = try context.optionalMember("only")
  }
}

/// A code action: `CodeAction` in the specification.
package struct LSPCodeAction: JSONEncodable, Hashable {
  /// The title, in the imperative.
  package var title: String
  /// The `CodeActionKind`, such as `quickfix`.
  package var kind: String
  /// The diagnostics it fixes, as the client sent them.
  package var diagnostics: [LSPAny]
  /// Whether it is the preferred fix for its diagnostics.
  package var isPreferred: Bool
  package var edit: WorkspaceEdit

  package init(
    title: String, kind: String, diagnostics: [LSPAny], isPreferred: Bool, edit: WorkspaceEdit
  ) {
    self.title = title
    self.kind = kind
    self.diagnostics = diagnostics
    self.isPreferred = isPreferred
    self.edit = edit
  }

  package func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("title", title)
      json.member("kind", kind)
      if !diagnostics.isEmpty { json.member("diagnostics", diagnostics) }
      if isPreferred { json.member("isPreferred", true) }
      json.member("edit", edit)
    }
  }
}
