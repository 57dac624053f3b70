public import JSONSyntax

/// `textDocument/inlayHint`: the inlay hints in a range of a document.
public enum InlayHintRequest: LSPRequest {
  public typealias Params = InlayHintParams
  public typealias Result = [InlayHint]
  public static let method = "textDocument/inlayHint"
  public static let emptyResult: [InlayHint] = []
}

/// The parameters of `textDocument/inlayHint`.
public struct InlayHintParams: TextDocumentParams {
  public let textDocument: TextDocumentIdentifier
  /// The visible range.
  public let range: LSPRange

  public init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    range = try json.member("range")
  }
}

/// A short text that the client shows inline.
public struct InlayHint: JSONEncodable, Hashable {
  public var position: Position
  public var label: String
  public var tooltip: String?

  public init(position: Position, label: String, tooltip: String? = nil) {
    self.position = position
    self.label = label
    self.tooltip = tooltip
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("position", position)
      json.member("label", label)
      json.member("tooltip", ifPresent: tooltip)
      json.member("paddingLeft", true)
    }
  }
}
