public import JSONSyntax
import SourceText

/// `textDocument/didOpen`.
public struct DidOpenParams: JSONDecodable {
  /// The name of the message.
  public static let method = "textDocument/didOpen"
  /// The document.
  public let textDocument: TextDocumentItem

  /// Reads the parameters.
  public init(json: SyntaxNode) throws(InvalidParams) { textDocument = try json.member("textDocument") }
}

/// A change of a document's text: of a stretch, or of the whole.
public struct TextDocumentContentChange: JSONDecodable {
  /// What is replaced; the whole text when absent.
  public let range: LSPRange?
  /// What stands there afterwards.
  public let text: String

  /// Reads a change.
  public init(json: SyntaxNode) throws(InvalidParams) {
    range = try json.optionalMember("range")
    text = try json.member("text")
  }
}

/// `textDocument/didChange`.
public struct DidChangeParams: JSONDecodable {
  /// The name of the message.
  public static let method = "textDocument/didChange"
  /// The document and the number of the text after the changes.
  public let textDocument: VersionedTextDocumentIdentifier
  /// The changes, each counted in the text that the one before left.
  public let contentChanges: [TextDocumentContentChange]

  /// Reads the parameters.
  public init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    contentChanges = try json.member("contentChanges")
  }
}

/// `textDocument/didClose`.
public struct DidCloseParams: JSONDecodable {
  /// The name of the message.
  public static let method = "textDocument/didClose"
  /// The document.
  public let textDocument: TextDocumentIdentifier

  /// Reads the parameters.
  public init(json: SyntaxNode) throws(InvalidParams) { textDocument = try json.member("textDocument") }
}
