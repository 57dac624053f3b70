public import JSONSyntax
import SourceText

/// `textDocument/didOpen`.
public struct DidOpenParams: JSONDecodable {
  public static let method = "textDocument/didOpen"
  public let textDocument: TextDocumentItem

  public init(json: SyntaxNode) throws(InvalidParams) { textDocument = try json.member("textDocument") }
}

/// A change to a document's text, either of a range or of the whole text.
public struct TextDocumentContentChange: JSONDecodable {
  /// The range to replace; `nil` replaces the whole text.
  public let range: LSPRange?
  /// The replacement text.
  public let text: String

  public init(range: LSPRange?, text: String) {
    self.range = range
    self.text = text
  }

  public init(json: SyntaxNode) throws(InvalidParams) {
    range = try json.optionalMember("range")
    text = try json.member("text")
  }
}

/// `textDocument/didChange`.
public struct DidChangeParams: JSONDecodable {
  public static let method = "textDocument/didChange"
  /// The document, with its version after the changes.
  public let textDocument: VersionedTextDocumentIdentifier
  /// The changes, in order; the positions of each refer to the text after the previous one.
  public let contentChanges: [TextDocumentContentChange]

  public init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    contentChanges = try json.member("contentChanges")
  }
}

/// `textDocument/didClose`.
public struct DidCloseParams: JSONDecodable {
  public static let method = "textDocument/didClose"
  public let textDocument: TextDocumentIdentifier

  public init(json: SyntaxNode) throws(InvalidParams) { textDocument = try json.member("textDocument") }
}
