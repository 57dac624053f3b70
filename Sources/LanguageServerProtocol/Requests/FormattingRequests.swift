package import JSONSyntax

/// `textDocument/formatting`: formats a document.
package enum FormattingRequest: LSPRequest {
  package typealias Params = FormattingParams
  package typealias Result = [LSPTextEdit]
  package static let method = "textDocument/formatting"
  package static let emptyResult: [LSPTextEdit] = []
}

/// `textDocument/rangeFormatting`: formats a range of a document.
package enum RangeFormattingRequest: LSPRequest {
  package typealias Params = RangeFormattingParams
  package typealias Result = [LSPTextEdit]
  package static let method = "textDocument/rangeFormatting"
  package static let emptyResult: [LSPTextEdit] = []
}

/// `textDocument/onTypeFormatting`: indents the current line while the user types.
package enum OnTypeFormattingRequest: LSPRequest {
  package typealias Params = OnTypeFormattingParams
  package typealias Result = [LSPTextEdit]
  package static let method = "textDocument/onTypeFormatting"
  package static let emptyResult: [LSPTextEdit] = []
}

/// The indentation settings of the editor.
package struct FormattingOptions: JSONDecodable, Hashable {
  /// The width of an indentation level, in columns.
  package let tabSize: Int
  /// Whether to indent with spaces rather than tabs.
  package let insertSpaces: Bool

  package init(json: SyntaxNode) throws(InvalidParams) {
    tabSize = try json.member("tabSize")
    insertSpaces = try json.member("insertSpaces")
  }

  /// The text of one indentation level.
  package var indentation: String {
    insertSpaces ? String(repeating: " ", count: min(max(tabSize, 1), 16)) : "\t"
  }
}

package struct FormattingParams: TextDocumentParams {
  package let textDocument: TextDocumentIdentifier
  package let options: FormattingOptions

  package init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    options = try json.member("options")
  }
}

package struct RangeFormattingParams: TextDocumentParams {
  package let textDocument: TextDocumentIdentifier
  package let range: LSPRange
  package let options: FormattingOptions

  package init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    range = try json.member("range")
    options = try json.member("options")
  }
}

package struct OnTypeFormattingParams: TextDocumentPositionParams {
  package let textDocument: TextDocumentIdentifier
  /// The position after the typed character.
  package let position: Position
  package let options: FormattingOptions

  package init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    position = try json.member("position")
    options = try json.member("options")
  }
}
