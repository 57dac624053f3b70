package import SourceText

/// An error in a text that is not strict JSON (RFC 8259).
@usableFromInline package struct SyntaxError: Hashable, Sendable {
  /// What is wrong.
  package var kind: Kind
  /// The range of the error; empty at the offset where something is missing.
  package var range: TextRange
  /// A second range that explains the error, such as the bracket that does not match.
  package var related: TextRange?
  /// A fix, if there is only one sensible way to fix the error.
  package var fix: Fix?

  /// Whether it is an escape of half of a character, which the grammar of JSON allows.
  package var isLoneSurrogate: Bool {
    if case .loneSurrogate = kind { true } else { false }
  }

  package init(_ kind: Kind, _ range: TextRange, related: TextRange? = nil, fix: Fix? = nil) {
    self.kind = kind
    self.range = range
    self.related = related
    self.fix = fix
  }

  /// An edit that fixes an error.
  package struct Fix: Hashable, Sendable {
    /// What the edit does, in the imperative and lowercase.
    package var title: String
    /// The edits, whose ranges refer to the text that was parsed.
    package var edits: [TextEdit]

    package init(title: String, edits: [TextEdit]) {
      self.title = title
      self.edits = edits
    }
  }

  /// The kinds of syntax errors. Strings are text of the document, shortened if it is long.
  package enum Kind: Hashable, Sendable {
    /// The text contains only whitespace.
    case emptyDocument
    /// The text is in UTF-16 or UTF-32.
    case encoding(WideEncoding)
    /// The text has more bytes than the 32-bit offsets of a tree can address.
    case tooLarge
    /// The text starts with a byte order mark of UTF-8.
    case byteOrderMark
    /// Text before the first bracket.
    case textBeforeStart(String)
    /// A `//`, `#` or `/* */` comment, or several in a row.
    case comment
    /// A `/*` without `*/`.
    case unclosedComment
    /// The first line of a merge conflict.
    case mergeConflict
    /// Two entries without a comma between them.
    case missingComma
    /// A comma without an entry before it.
    case extraComma
    /// A comma before a closing bracket.
    case trailingComma
    /// Several commas before a closing bracket.
    case trailingCommas
    /// A name and its value without a colon between them.
    case missingColon(String)
    /// `=` for `:`, or `;` for `,`.
    case wrongSeparator(found: String, expected: String)
    /// A name without a value.
    case missingValue(String)
    /// A value in an object without a name.
    case missingName
    /// An opening bracket that is missing.
    case missingBracket(String)
    /// A string with a closing but no opening quote.
    case missingOpeningQuote
    /// Single quotes, curly quotes or backticks.
    case wrongQuotes(String)
    /// A name without quotes.
    case unquotedName(String)
    /// A bare word that is not a JSON value, and the literal that was probably meant.
    case unquotedValue(String, meant: String?)
    /// A number that is not valid in JSON, and its valid form if there is one.
    case badNumber(String, NumberProblem, meant: String?)
    /// A string without its closing quote.
    case unclosedString
    /// A string whose last quote is escaped, so that it does not end the string.
    case escapedClosingQuote
    /// Two adjacent quotes where one is expected.
    case extraQuote
    /// An unescaped quote in a string.
    case unescapedQuote
    /// An unescaped control character in a string.
    case controlCharacter(UInt8)
    /// A string that continues on the next line.
    case lineBreakInString
    /// An escape sequence that JSON does not define.
    case badEscape(String)
    /// A `\u` escape of one half of a surrogate pair without the other half.
    case loneSurrogate(String)
    /// An opening bracket without its closing bracket.
    case unclosedBracket(String)
    /// A closing bracket of the wrong kind.
    case wrongBracket(found: String, expected: String)
    /// A closing bracket without its opening bracket.
    case extraBracket(String)
    /// A closing bracket that ends the root value although more entries follow.
    case earlyEnd(String)
    /// A colon in an array.
    case colonInArray
    /// Text that is not allowed here.
    case unexpected(String)
    /// A second value after the root value.
    case secondValue
    /// Text after the root value.
    case textAfterEnd(String)
  }

  /// What is wrong with a number.
  package enum NumberProblem: Hashable, Sendable {
    case leadingZero, noDigitBeforePoint, noDigitAfterPoint, plusSign, noExponent, hexadecimal, separators,
      other
  }
}
