public import SourceText

/// A place where a text is not strict JSON (RFC 8259).
public struct SyntaxError: Hashable, Sendable {
  /// What is wrong.
  public var kind: Kind
  /// Where; empty when something is missing: the place where it belongs.
  public var range: TextRange
  /// The other half of the mistake, for example the bracket that does not match.
  public var related: TextRange?
  /// How to mend it, when there is one sensible way.
  public var fix: Fix?

  /// Creates an error.
  public init(_ kind: Kind, _ range: TextRange, related: TextRange? = nil, fix: Fix? = nil) {
    self.kind = kind
    self.range = range
    self.related = related
    self.fix = fix
  }

  /// A change of the text that mends an error.
  public struct Fix: Hashable, Sendable {
    /// What the change does, in the imperative.
    public var title: String
    /// The change, in the text that was parsed.
    public var edits: [TextEdit]

    /// Creates a change.
    public init(title: String, edits: [TextEdit]) {
      self.title = title
      self.edits = edits
    }
  }

  /// The ways in which a text can fail to be JSON. Strings are the author's words, shortened when they are long.
  public enum Kind: Hashable, Sendable {
    /// There is nothing but white space.
    case emptyDocument
    /// The text is not even made of UTF-8 bytes.
    case utf16
    /// The text has more bytes than a tree can hold.
    case tooLarge
    /// The invisible first character that some editors write.
    case byteOrderMark
    /// Something stands before the first bracket.
    case textBeforeStart(String)
    /// A `//`, `#` or `/* */` comment, or several without anything between them.
    case comment
    /// A `/*` without `*/`.
    case unclosedComment
    /// Two entries without a comma between them.
    case missingComma
    /// A comma with no entry before it.
    case extraComma
    /// A comma before a closing bracket.
    case trailingComma
    /// A name and its value without a colon between them.
    case missingColon(String)
    /// `=` for `:`, or `;` for `,`.
    case wrongSeparator(found: String, expected: String)
    /// A name without a value.
    case missingValue(String)
    /// A value in an object without a name.
    case missingName
    /// An opening bracket that must have stood here.
    case missingBracket(String)
    /// A string that ends with a quote but does not start with one.
    case missingOpeningQuote
    /// Single, curly or other quotes.
    case wrongQuotes(String)
    /// A name without quotes.
    case unquotedName(String)
    /// A word that is no JSON value, and what was probably meant.
    case unquotedValue(String, meant: String?)
    /// A number that JSON writes differently, and how.
    case badNumber(String, NumberProblem, meant: String?)
    /// A string without its closing quote.
    case unclosedString
    /// A string whose last quote has a backslash before it and so does not end it.
    case escapedClosingQuote
    /// Two quotes where there should be one.
    case extraQuote
    /// A quote inside a string without a backslash.
    case unescapedQuote
    /// An invisible character inside a string.
    case controlCharacter(UInt8)
    /// A string that goes on in the next line.
    case lineBreakInString
    /// A backslash and what follows it, which together mean nothing.
    case badEscape(String)
    /// A bracket without its other half.
    case unclosedBracket(String)
    /// A closing bracket of the other kind.
    case wrongBracket(found: String, expected: String)
    /// A closing bracket with nothing to close.
    case extraBracket(String)
    /// A closing bracket that ends the document too early.
    case earlyEnd(String)
    /// A name and value in an array.
    case colonInArray
    /// Text that means nothing here.
    case unexpected(String)
    /// A second document after the first.
    case secondValue
    /// Something stands after the end.
    case textAfterEnd(String)
  }

  /// What is wrong with a number.
  public enum NumberProblem: Hashable, Sendable {
    case leadingZero, noDigitBeforePoint, noDigitAfterPoint, plusSign, noExponent, hexadecimal, separators,
      other
  }
}
