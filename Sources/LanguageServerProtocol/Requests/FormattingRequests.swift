public import JSONSyntax

/// `textDocument/formatting`: the layout of a document.
public enum FormattingRequest: LSPRequest {
  /// What is sent.
  public typealias Params = FormattingParams
  /// What is answered.
  public typealias Result = [LSPTextEdit]
  /// The name of the message.
  public static let method = "textDocument/formatting"
  /// The answer when there is nothing to say.
  public static let nothing: [LSPTextEdit] = []
}

/// `textDocument/rangeFormatting`: the layout of a part of a document.
public enum RangeFormattingRequest: LSPRequest {
  /// What is sent.
  public typealias Params = RangeFormattingParams
  /// What is answered.
  public typealias Result = [LSPTextEdit]
  /// The name of the message.
  public static let method = "textDocument/rangeFormatting"
  /// The answer when there is nothing to say.
  public static let nothing: [LSPTextEdit] = []
}

/// `textDocument/onTypeFormatting`: the layout of the line that is being typed.
public enum OnTypeFormattingRequest: LSPRequest {
  /// What is sent.
  public typealias Params = OnTypeFormattingParams
  /// What is answered.
  public typealias Result = [LSPTextEdit]
  /// The name of the message.
  public static let method = "textDocument/onTypeFormatting"
  /// The answer when there is nothing to say.
  public static let nothing: [LSPTextEdit] = []
}

/// How the editor indents.
public struct FormattingOptions: JSONDecodable, Hashable {
  /// The width of a level, in columns.
  public let tabSize: Int
  /// Whether levels are written with spaces.
  public let insertSpaces: Bool

  /// Reads the options.
  public init(json: SyntaxNode) throws(InvalidParams) {
    tabSize = try json.member("tabSize")
    insertSpaces = try json.member("insertSpaces")
  }

  /// What one level is indented by.
  public var indentation: String {
    insertSpaces ? String(repeating: " ", count: min(max(tabSize, 1), 16)) : "\t"
  }
}

/// The parameters of `textDocument/formatting`.
public struct FormattingParams: TextDocumentParams {
  /// The document.
  public let textDocument: TextDocumentIdentifier
  /// How the editor indents.
  public let options: FormattingOptions

  /// Reads the parameters.
  public init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    options = try json.member("options")
  }
}

/// The parameters of `textDocument/rangeFormatting`.
public struct RangeFormattingParams: TextDocumentParams {
  /// The document.
  public let textDocument: TextDocumentIdentifier
  /// The part.
  public let range: LSPRange
  /// How the editor indents.
  public let options: FormattingOptions

  /// Reads the parameters.
  public init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    range = try json.member("range")
    options = try json.member("options")
  }
}

/// The parameters of `textDocument/onTypeFormatting`.
public struct OnTypeFormattingParams: TextDocumentPositionParams {
  /// The document.
  public let textDocument: TextDocumentIdentifier
  /// The place behind what was typed.
  public let position: Position
  /// How the editor indents.
  public let options: FormattingOptions

  /// Reads the parameters.
  public init(json: SyntaxNode) throws(InvalidParams) {
    textDocument = try json.member("textDocument")
    position = try json.member("position")
    options = try json.member("options")
  }
}
