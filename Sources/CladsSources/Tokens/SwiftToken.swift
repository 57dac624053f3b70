package import SourceText

/// A token of Swift source: a kind and a range of bytes.
///
/// Operators and brackets are tokens of one byte each. A string literal without interpolations is one
/// `string`; others are split around their interpolations, whose tokens are between the parts:
/// `stringHead`, tokens, `stringMiddle`, tokens, `stringTail`.
package struct SwiftToken: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    /// A name or keyword, also with backticks or a leading `$`.
    case identifier
    case number
    /// One byte of an operator, a bracket, a comma, …; also a run of `#` that starts no literal.
    case punctuation
    /// `@` and the name after it.
    case attribute
    /// `#` and the name after it: `#if`, `#selector`, a macro.
    case directive
    /// A whole string literal.
    case string
    /// A literal from its opening delimiter to its first `\(`.
    case stringHead
    /// A literal from the `)` of an interpolation to the next `\(`.
    case stringMiddle
    /// A literal from the `)` of its last interpolation to its end.
    case stringTail
    case regex
    /// A comment from `//` to the end of the line.
    case lineComment
    /// A comment from `///` to the end of the line.
    case documentationLine
    /// A comment between `/*` and `*/`.
    case blockComment
    /// A comment between `/**` and `*/`.
    case documentationBlock
  }

  /// What is special about a token.
  struct Flags: OptionSet, Hashable, Sendable {
    var rawValue: UInt8

    static let isMultiline = Flags(rawValue: 1)
    static let isUnterminated = Flags(rawValue: 2)
  }

  package let kind: Kind
  /// The first byte of the token.
  package let firstByte: UInt8
  var flags: Flags
  let startOffset: UInt32
  let length: UInt32
  /// The index of the next part of a string literal, or of the token after a comment; 0 if there is none.
  package internal(set) var link: UInt32

  init(_ kind: Kind, firstByte: UInt8, from start: Int, to end: Int, flags: Flags = [], link: Int = 0) {
    self.kind = kind
    self.firstByte = firstByte
    self.flags = flags
    startOffset = UInt32(clamping: start)
    length = UInt32(clamping: end - start)
    self.link = UInt32(clamping: link)
  }

  /// The offset of the first byte.
  package var start: Int { Int(startOffset) }
  /// The offset after the last byte.
  package var end: Int { Int(startOffset) + Int(length) }
  /// The number of bytes.
  package var utf8Count: Int { Int(length) }
  package var range: TextRange { TextRange(utf8: start, end) }

  /// Whether this is the punctuation `byte`.
  @inline(__always)
  package func isPunctuation(_ byte: UInt8) -> Bool { kind == .punctuation && firstByte == byte }

  /// Whether a literal or comment has its closing delimiter; of a split literal, that is known of its last
  /// part.
  package var isTerminated: Bool { !flags.contains(.isUnterminated) }

  /// Returns the token with another link, for copies of a part of the tokens.
  package func linked(to index: Int) -> SwiftToken {
    var copy = self
    copy.link = UInt32(clamping: index)
    return copy
  }
}
