public import JSONSyntax

/// `textDocument/formatting`: formats a document.
public enum FormattingRequest: LSPRequest {
  public typealias Params = FormattingParams
  public typealias Result = [LSPTextEdit]
  public static let method = "textDocument/formatting"
  public static let emptyResult: [LSPTextEdit] = []
}

/// `textDocument/rangeFormatting`: formats a range of a document.
public enum RangeFormattingRequest: LSPRequest {
  public typealias Params = RangeFormattingParams
  public typealias Result = [LSPTextEdit]
  public static let method = "textDocument/rangeFormatting"
  public static let emptyResult: [LSPTextEdit] = []
}

/// `textDocument/onTypeFormatting`: indents the current line while the user types.
public enum OnTypeFormattingRequest: LSPRequest {
  public typealias Params = OnTypeFormattingParams
  public typealias Result = [LSPTextEdit]
  public static let method = "textDocument/onTypeFormatting"
  public static let emptyResult: [LSPTextEdit] = []
}

/// The indentation settings of the editor.
public struct FormattingOptions: JSONDecodable, Hashable {
  /// The width of an indentation level, in columns.
  public let tabSize: Int
  /// Whether to indent with spaces rather than tabs.
  public let insertSpaces: Bool

  public init(json: SyntaxNode) throws(InvalidParams) {
    tabSize = try json.member("tabSize")
    insertSpaces = try json.member("insertSpaces")
  }

  /// The text of one indentation level.
  public var indentation: String {
    insertSpaces ? String(repeating: " ", count: min(max(tabSize, 1), 16)) : "\t"
  }
}

public struct FormattingParams: TextDocumentParams {
  public let textDocument: TextDocumentIdentifier
  public let options: FormattingOptions

  public init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    options = try json.member("options")
  }
}

public struct RangeFormattingParams: TextDocumentParams {
  public let textDocument: TextDocumentIdentifier
  public let range: LSPRange
  public let options: FormattingOptions

  public init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    range = try json.member("range")
    options = try json.member("options")
  }
}

public struct OnTypeFormattingParams: TextDocumentPositionParams {
  public let textDocument: TextDocumentIdentifier
  /// The position after the typed character.
  public let position: Position
  public let options: FormattingOptions

  public init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    position = try json.member("position")
    options = try json.member("options")
  }
}
