public import JSONSyntax

/// `textDocument/colorPresentation`: the notations for a color that the user picked.
public enum ColorPresentationRequest: LSPRequest {
  public typealias Params = ColorPresentationParams
  public typealias Result = [ColorPresentation]
  public static let method = "textDocument/colorPresentation"
  public static let emptyResult: [ColorPresentation] = []
}

/// A picked color and the range it will be written to.
public struct ColorPresentationParams: TextDocumentParams {
  public let textDocument: TextDocumentIdentifier
  public let color: LSPColor
  public let range: LSPRange

  public init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    color = try json.member("color")
    range = try json.member("range")
  }
}

/// A notation for a color.
public struct ColorPresentation: JSONEncodable, Hashable {
  /// The text of the notation.
  public var label: String
  /// The edit that inserts it.
  public var textEdit: LSPTextEdit

  public init(label: String, textEdit: LSPTextEdit) {
    self.label = label
    self.textEdit = textEdit
  }

  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("label", label)
      json.member("textEdit", textEdit)
    }
  }
}
