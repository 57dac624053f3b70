package import JSONSyntax
import SourceText

/// `textDocument/didOpen`.
package struct DidOpenParams: JSONDecodable {
  package static let method = "textDocument/didOpen"
  package let textDocument: TextDocumentItem

  package init(json: SyntaxNode) throws(InvalidParams) { textDocument = try json.member("textDocument") }
}

/// A change to a document's text, either of a range or of the whole text.
package struct TextDocumentContentChange: JSONDecodable {
  /// The range to replace; `nil` replaces the whole text.
  package let range: LSPRange?
  /// The replacement text.
  package let text: String

  package init(range: LSPRange?, text: String) {
    self.range = range
    self.text = text
  }

  package init(json: SyntaxNode) throws(InvalidParams) {
    range = try json.optionalMember("range")
    text = try json.member("text")
  }
}

/// `textDocument/didChange`.
package struct DidChangeParams: JSONDecodable {
  package static let method = "textDocument/didChange"
  /// The document, with its version after the changes.
  package let textDocument: VersionedTextDocumentIdentifier
  /// The changes, in order; the positions of each refer to the text after the previous one.
  package let contentChanges: [TextDocumentContentChange]

  package init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    contentChanges = try json.member("contentChanges")
  }
}

/// `textDocument/didClose`.
package struct DidCloseParams: JSONDecodable {
  package static let method = "textDocument/didClose"
  package let textDocument: TextDocumentIdentifier

  package init(json: SyntaxNode) throws(InvalidParams) { textDocument = try json.member("textDocument") }
}
