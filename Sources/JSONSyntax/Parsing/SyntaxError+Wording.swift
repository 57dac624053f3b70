extension SyntaxError {
  /// What is wrong, in one fragment.
  public var message: String {
    switch kind {
    case .emptyDocument: "the document is empty"
    case .utf16: "the file is encoded in UTF-16"
    case .tooLarge: "the document has more than 2 GB"
    case .byteOrderMark: "an invisible byte order mark in front of the document"
    case .textBeforeStart(let text): "`\(text)` in front of the document"
    case .comment: "a comment, which JSON does not have"
    case .unclosedComment: "a comment that never ends"
    case .missingComma: "a `,` is missing here"
    case .extraComma: "one `,` too many"
    case .trailingComma: "a `,` after the last entry"
    case .missingColon(let name): "a `:` is missing after `\(name)`"
    case .wrongSeparator(let found, let expected): "`\(found)` in place of `\(expected)`"
    case .missingValue(let name): "`\(name)` has no value"
    case .missingName: "a value without a name"
    case .missingBracket(let bracket): "a `\(bracket)` is missing here"
    case .missingOpeningQuote: "the opening `\"` is missing here"
    case .wrongQuotes("`"): "a backtick in place of `\"`"
    case .wrongQuotes(let quote): "`\(quote)` in place of `\"`"
    case .unquotedName(let word): "`\(word)` is not in quotes"
    case .unquotedValue(let word, _): "`\(word)` is not a JSON value"
    case .badNumber(let number, let problem, _): "`\(number)` \(problem.wording)"
    case .unclosedString: "this text has no closing `\"`"
    case .escapedClosingQuote: "`\\\"` does not end a text"
    case .extraQuote: "one `\"` too many"
    case .unescapedQuote: "a `\"` in the middle of a text"
    case .controlCharacter(let byte): "\(controlCharacterName(byte)) inside a text"
    case .lineBreakInString: "a line break inside a text"
    case .badEscape(let escape):
      escape.hasPrefix("\\u")
        ? "`\(escape)` is not followed by four hexadecimal digits" : "`\(escape)` means nothing"
    case .unclosedBracket(let bracket): "this `\(bracket)` is never closed"
    case .wrongBracket(let found, let expected): "`\(found)` in place of `\(expected)`"
    case .extraBracket(let bracket): "`\(bracket)` closes nothing"
    case .earlyEnd(let bracket): "`\(bracket)` ends the document, but more follows"
    case .colonInArray: "a `:` in a list"
    case .unexpected(let text): "unexpected `\(text)`"
    case .secondValue: "a second value after the end of the document"
    case .textAfterEnd(let text): "`\(text)` after the end of the document"
    }
  }

  /// What to type, when that can be said.
  public var help: String? {
    switch kind {
    case .emptyDocument: "start with `{ }`"
    case .utf16: "save it as UTF-8"
    case .tooLarge: nil
    case .byteOrderMark: "save the file as UTF-8 without byte order mark"
    case .textBeforeStart: "remove everything before the first bracket"
    case .comment, .unclosedComment: "remove it"
    case .missingComma: "put a `,` between two entries"
    case .extraComma: "remove it, or write what belongs before it"
    case .trailingComma: "remove it; JSON has a `,` only between two entries"
    case .missingColon(let name): "write `\"\(name)\": ` and then the value"
    case .wrongSeparator(_, let expected): "write `\(expected)`"
    case .missingValue(let name): "write `\"\(name)\": ` and then the value"
    case .missingName: "in `{ }`, write `\"name\": ` before each value; a list without names is `[ ]`"
    case .missingBracket(let bracket): "write `\(bracket)`"
    case .missingOpeningQuote: "write `\"` where the text starts"
    case .wrongQuotes: "write `\"`"
    case .unquotedName(let word): "write `\"\(word)\"`"
    case .unquotedValue(_, let meant?): "did you mean `\(meant)`?"
    case .unquotedValue(let word, nil): "text needs quotes: `\"\(word)\"`"
    case .badNumber(_, _, let meant?): "write `\(meant)`"
    case .badNumber(let number, _, nil): "write a number such as `12` or `0.5`, or text: `\"\(number)\"`"
    case .unclosedString: "write `\"` where the text ends"
    case .escapedClosingQuote: "write `\\\\` for a backslash, or another `\"` where the text ends"
    case .extraQuote: "remove it"
    case .unescapedQuote: "write `\\\"` for a quote inside a text"
    case .controlCharacter(let byte): "write `\(escape(of: byte))`, or remove it"
    case .lineBreakInString: "write `\\n` for a line break, and close the text in the same line"
    case .badEscape(let escape):
      escape.hasPrefix("\\u") ? "write four digits, for example `\\u00e9`" : "write `\\\\` for a backslash"
    case .unclosedBracket(let bracket): "write `\(closingBracket(of: bracket))` where it ends"
    case .wrongBracket(_, let expected): "write `\(expected)`"
    case .extraBracket: "remove it, or write the bracket that it should close"
    case .earlyEnd: "remove it, or the bracket that is one too many before it"
    case .colonInArray: "names and values belong in `{ }`; `[ ]` holds values only"
    case .unexpected: "remove it"
    case .secondValue: "keep one value per file, or put both into a `[ ]`"
    case .textAfterEnd: "remove it"
    }
  }
}

extension SyntaxError.NumberProblem {
  fileprivate var wording: String {
    switch self {
    case .leadingZero: "starts with a zero"
    case .noDigitBeforePoint: "has no digit before the point"
    case .noDigitAfterPoint: "has no digit after the point"
    case .plusSign: "has a plus sign"
    case .noExponent: "has no digit after the `e`"
    case .hexadecimal: "is not a decimal number"
    case .separators: "has separators between its digits"
    case .other: "is not a number"
    }
  }
}

private func controlCharacterName(_ byte: UInt8) -> String {
  switch byte {
  case 0x09: "a tab"
  case 0x00: "a zero byte"
  default: "an invisible character (`\(escape(of: byte))`)"
  }
}

private func escape(of byte: UInt8) -> String {
  var bytes: [UInt8] = []
  StringLiteral.appendEscape(of: byte, to: &bytes)
  return String(decoding: bytes, as: UTF8.self)
}

private func closingBracket(of bracket: String) -> String { bracket == "{" ? "}" : "]" }
