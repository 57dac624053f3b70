import SourceText

extension SyntaxError {
  /// What is wrong, as one fragment without a final period.
  package var message: String {
    switch kind {
    case .emptyDocument: "the document is empty"
    case .encoding(let encoding): "the file is encoded in \(encoding.name)"
    case .tooLarge: "the document is larger than 2 GB"
    case .byteOrderMark: "the file starts with a byte order mark"
    case .textBeforeStart(let text): "unexpected `\(text)` before the document"
    case .comment: "comments are not allowed in JSON"
    case .unclosedComment: "this comment has no closing `*/`"
    case .mergeConflict: "unresolved merge conflict"
    case .missingComma: "missing `,`"
    case .extraComma: "extra `,`"
    case .trailingComma: "trailing `,` after the last entry"
    case .trailingCommas: "several trailing `,` after the last entry"
    case .missingColon(let name): "missing `:` after `\(name)`"
    case .wrongSeparator(let found, let expected): "expected `\(expected)`, found `\(found)`"
    case .missingValue(let name): "`\(name)` has no value"
    case .missingName: "missing key"
    case .missingBracket(let bracket): "missing `\(bracket)`"
    case .missingOpeningQuote: "this string has no opening `\"`"
    case .wrongQuotes("`"): "expected `\"`, found a backtick"
    case .wrongQuotes(let quote): "expected `\"`, found `\(quote)`"
    case .unquotedName(let name): "the key `\(name)` is not in quotes"
    case .unquotedValue(let text, _): "`\(text)` is not a JSON value"
    case .badNumber(let number, let problem, _): "`\(number)` \(problem.wording)"
    case .unclosedString: "this string has no closing `\"`"
    case .escapedClosingQuote: "`\\\"` does not end the string"
    case .extraQuote: "extra `\"`"
    case .unescapedQuote: "unescaped `\"` in a string"
    case .controlCharacter(let byte): "unescaped \(controlCharacterName(byte)) in a string"
    case .lineBreakInString: "line break in a string"
    case .badEscape(let escape):
      escape.hasPrefix("\\u")
        ? "`\(escape)` needs four hexadecimal digits" : "unknown escape sequence `\(escape)`"
    case .loneSurrogate(let escape): "`\(escape)` is only half of a character"
    case .unclosedBracket(let bracket): "this `\(bracket)` is never closed"
    case .wrongBracket(let found, let expected): "expected `\(expected)`, found `\(found)`"
    case .extraBracket(let bracket): "unmatched `\(bracket)`"
    case .earlyEnd(let bracket): "`\(bracket)` closes the document too early"
    case .colonInArray: "unexpected `:` in a list"
    case .unexpected(let text): "unexpected `\(text)`"
    case .secondValue: "a second value starts here"
    case .textAfterEnd(let text): "unexpected `\(text)` after the document"
    }
  }

  /// How to fix the error, in the imperative; `nil` if there is no advice.
  package var help: String? {
    switch kind {
    case .emptyDocument: "start with `{ }`"
    case .encoding: "save it as UTF-8"
    case .tooLarge: nil
    case .byteOrderMark: "save it as UTF-8 without a byte order mark"
    case .textBeforeStart: "remove everything before the first bracket"
    case .comment, .unclosedComment: "remove the comment"
    case .mergeConflict:
      "keep one version, and remove the lines that start with `<<<<<<<`, `=======` and `>>>>>>>`"
    case .missingComma: "insert `,` between the two entries"
    case .extraComma: "remove it, or add the entry that is missing before it"
    case .trailingComma: "remove it; JSON allows `,` only between entries"
    case .trailingCommas: "remove them; JSON allows `,` only between entries"
    case .missingColon(let name): "write `\"\(name)\": ` followed by the value"
    case .wrongSeparator(_, let expected): "replace it with `\(expected)`"
    case .missingValue(let name): "write `\"\(name)\": ` followed by the value"
    case .missingName: "in `{ }`, write `\"key\": ` before each value; for a list, use `[ ]`"
    case .missingBracket(let bracket): "insert `\(bracket)`"
    case .missingOpeningQuote: "insert `\"` where the string starts"
    case .wrongQuotes: "use double quotes"
    case .unquotedName(let name): "write `\"\(name)\"`"
    case .unquotedValue(_, let meant?): "did you mean `\(meant)`?"
    case .unquotedValue(let text, nil): "put text in quotes: `\"\(text)\"`"
    case .badNumber(_, _, let meant?): "write `\(meant)`"
    case .badNumber(let number, _, nil):
      "write a number such as `12` or `0.5`, or put text in quotes: `\"\(number)\"`"
    case .unclosedString: "insert `\"` where the string ends"
    case .escapedClosingQuote: "write `\\\\` for a backslash, or insert another `\"` where the string ends"
    case .extraQuote: "remove it"
    case .unescapedQuote: "write `\\\"` for a quote in a string"
    case .controlCharacter(let byte): "write `\(escape(of: byte))`, or remove it"
    case .lineBreakInString: "write `\\n` for a line break, and close the string on the same line"
    case .badEscape(let escape):
      escape.hasPrefix("\\u") ? "write it like `\\u00e9`" : "write `\\\\` for a backslash"
    case .loneSurrogate: "write the character itself, or both halves of it, such as `\\ud83d\\ude00`"
    case .unclosedBracket(let bracket): "insert `\(closingBracket(of: bracket))` where it ends"
    case .wrongBracket(_, let expected): "replace it with `\(expected)`"
    case .extraBracket: "remove it, or add the opening bracket"
    case .earlyEnd: "remove it, or remove an extra closing bracket before it"
    case .colonInArray: "`[ ]` holds only values; for keys and values, use `{ }`"
    case .unexpected: "remove it"
    case .secondValue: "keep one value per file"
    case .textAfterEnd: "remove it"
    }
  }
}

extension SyntaxError.NumberProblem {
  fileprivate var wording: String {
    switch self {
    case .leadingZero: "has a leading zero"
    case .noDigitBeforePoint: "has no digit before the decimal point"
    case .noDigitAfterPoint: "has no digit after the decimal point"
    case .plusSign: "has a leading plus sign"
    case .noExponent: "has no digit in its exponent"
    case .hexadecimal: "is not a decimal number"
    case .separators: "has digit separators"
    case .other: "is not a number"
    }
  }
}

private func controlCharacterName(_ byte: UInt8) -> String {
  switch byte {
  case Byte.tab: "tab"
  case 0x00: "null character"
  default: "control character `\(escape(of: byte))`"
  }
}

private func escape(of byte: UInt8) -> String {
  var bytes: [UInt8] = []
  StringLiteral.appendEscape(of: byte, to: &bytes)
  return String(decoding: bytes, as: UTF8.self)
}

private func closingBracket(of bracket: String) -> String { bracket == "{" ? "}" : "]" }
