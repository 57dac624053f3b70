public import JSONSyntax

/// `textDocument/inlayHint`: short texts to show between those of the document.
public enum InlayHintRequest: LSPRequest {
  /// A stretch of a document.
  public typealias Params = InlayHintParams
  /// The hints in it.
  public typealias Result = [InlayHint]
  /// The name of the request.
  public static let method = "textDocument/inlayHint"
  /// No hints.
  public static let nothing: [InlayHint] = []
}

/// A stretch of a document.
public struct InlayHintParams: TextDocumentParams {
  /// The document.
  public let textDocument: TextDocumentIdentifier
  /// The stretch that is shown.
  public let range: LSPRange

  /// Reads the parameters.
  public init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    range = try json.member("range")
  }
}

/// A short text to show between those of the document.
public struct InlayHint: JSONEncodable, Hashable {
  /// Where it is shown.
  public var position: Position
  /// The text.
  public var label: String
  /// What is said when the pointer rests on it.
  public var tooltip: String?

  /// Creates a hint.
  public init(position: Position, label: String, tooltip: String? = nil) {
    self.position = position
    self.label = label
    self.tooltip = tooltip
  }

  /// Writes the hint.
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("position", position)
      json.member("label", label)
      json.member("tooltip", ifPresent: tooltip)
      json.member("paddingLeft", true)
    }
  }
}
