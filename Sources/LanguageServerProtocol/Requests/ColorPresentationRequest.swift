public import JSONSyntax

/// `textDocument/colorPresentation`: how a picked colour can be written.
public enum ColorPresentationRequest: LSPRequest {
  /// What is sent.
  public typealias Params = ColorPresentationParams
  /// What is answered.
  public typealias Result = [ColorPresentation]
  /// The name of the message.
  public static let method = "textDocument/colorPresentation"
  /// The answer when there is nothing to say.
  public static let nothing: [ColorPresentation] = []
}

/// A colour and where it will be written.
public struct ColorPresentationParams: TextDocumentParams {
  /// The document.
  public let textDocument: TextDocumentIdentifier
  /// The colour.
  public let color: LSPColor
  /// Where it will be written.
  public let range: LSPRange

  /// Reads the parameters.
  public init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    color = try json.member("color")
    range = try json.member("range")
  }
}

/// One way to write a colour.
public struct ColorPresentation: JSONEncodable, Hashable {
  /// The colour as it is written.
  public var label: String
  /// What writes it.
  public var textEdit: LSPTextEdit

  /// Creates a way to write a colour.
  public init(label: String, textEdit: LSPTextEdit) {
    self.label = label
    self.textEdit = textEdit
  }

  /// Writes the answer.
  public func encode(to json: inout JSONWriter) {
    json.object { json in
      json.member("label", label)
      json.member("textEdit", textEdit)
    }
  }
}
