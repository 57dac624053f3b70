import SourceText

/// Splits bytes into tokens, with a stack of the literals whose interpolations are being read instead of
/// recursion.
struct SwiftTokenizer {
  /// A literal with an open interpolation.
  struct OpenLiteral {
    var delimiterLength: Int
    var isMultiline: Bool
    /// The number of open parentheses in the interpolation.
    var depth = 0
    /// The index of the literal's last part so far.
    var lastPart: Int
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let count: Int
  var position = 0
  var tokens: [SwiftToken] = []
  var comments: [SwiftToken] = []
  var openLiterals: [OpenLiteral] = []
  /// No slash before this offset starts a regular expression, because none ends one. It keeps a line with
  /// many slashes linear.
  var slashesWithoutEnd = 0
  /// Whether the rest of the text has no `/#` for a number of `#`, by that number.
  var missingRegexEnds: Set<Int> = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    count = min(bytes.count, Int(UInt32.max))
    tokens.reserveCapacity(count / 6)
  }

  /// Returns the byte at an offset, or 0 after the end of the text.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 { offset >= 0 && offset < count ? bytes[offset] : 0 }

  @inline(__always)
  mutating func append(_ kind: SwiftToken.Kind, to end: Int, flags: SwiftToken.Flags = []) {
    tokens.append(SwiftToken(kind, firstByte: byte(position), from: position, to: end, flags: flags))
    position = end
  }

  mutating func run() {
    if byte(0) == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { position = 3 }
    if byte(position) == Byte.hash, byte(position + 1) == Byte.exclamationMark {
      position = endOfLine(after: position)
    }
    while position < count { readToken() }
    for literal in openLiterals { tokens[literal.lastPart].flags.insert(.isUnterminated) }
  }

  private mutating func readToken() {
    let first = byte(position)
    if first.startsIdentifier { return append(.identifier, to: endOfIdentifier(after: position)) }
    switch first {
    case Byte.space, Byte.tab: position += 1
    case Byte.newline, Byte.carriageReturn: readNewline()
    case Byte.slash: readSlash()
    case Byte.quote: readLiteral(delimiterLength: 0)
    case Byte.hash: readHash()
    case Byte.at where byte(position + 1).startsIdentifier:
      append(.attribute, to: endOfIdentifier(after: position + 1))
    case Byte.dollar where byte(position + 1).continuesIdentifier:
      append(.identifier, to: endOfIdentifier(after: position + 1))
    case Byte.backtick: readBackticks()
    case Byte.openParenthesis:
      if let last = openLiterals.indices.last { openLiterals[last].depth += 1 }
      append(.punctuation, to: position + 1)
    case Byte.closeParenthesis: readClosingParenthesis()
    case Byte.zero...Byte.nine: append(.number, to: endOfNumber)
    default: append(.punctuation, to: position + 1)
    }
  }

  private mutating func readNewline() {
    position += 1
    // An interpolation of a single-line literal ends with the line, as the literal itself.
    while let literal = openLiterals.last, !literal.isMultiline {
      tokens[literal.lastPart].flags.insert(.isUnterminated)
      openLiterals.removeLast()
    }
  }

  private mutating func readClosingParenthesis() {
    guard let literal = openLiterals.last else { return append(.punctuation, to: position + 1) }
    if literal.depth == 0 {
      openLiterals.removeLast()
      readText(of: literal, from: position + 1)
    } else {
      openLiterals[openLiterals.count - 1].depth -= 1
      append(.punctuation, to: position + 1)
    }
  }

  private mutating func readHash() {
    let end = endOfHashes(after: position)
    switch byte(end) {
    case Byte.quote: readLiteral(delimiterLength: end - position)
    case Byte.slash where readExtendedRegex(delimiterLength: end - position): break
    case let next where next.startsIdentifier && end == position + 1:
      append(.directive, to: endOfIdentifier(after: end))
    default: append(.punctuation, to: end)
    }
  }

  private mutating func readBackticks() {
    var end = position + 1
    while end < count, !byte(end).isNewline, byte(end) != Byte.backtick { end += 1 }
    if byte(end) == Byte.backtick, end > position + 1 {
      append(.identifier, to: end + 1)
    } else {
      append(.punctuation, to: position + 1)
    }
  }

  func endOfHashes(after start: Int) -> Int {
    var end = start
    while byte(end) == Byte.hash { end += 1 }
    return end
  }

  func endOfLine(after start: Int) -> Int {
    var end = start
    while end < count, !bytes[end].isNewline { end += 1 }
    return end
  }

  private func endOfIdentifier(after start: Int) -> Int {
    var end = start
    while end < count, bytes[end].continuesIdentifier { end += 1 }
    return end
  }

  private var endOfNumber: Int {
    var end = position
    let isHexadecimal = byte(position) == Byte.zero && byte(position + 1) | 0x20 == UInt8(ascii: "x")
    while end < count {
      let next = byte(end)
      let isSign = next == Byte.plus || next == Byte.minus
      let exponent = isHexadecimal ? UInt8(ascii: "p") : Byte.lowerE
      let isContinued =
        next.continuesIdentifier || (next == Byte.dot && byte(end + 1).isDigit)
        || (isSign && byte(end - 1) | 0x20 == exponent && byte(end + 1).isDigit)
      guard isContinued else { break }
      end += 1
    }
    return end
  }
}

extension UInt8 {
  @inline(__always) var isNewline: Bool { self == Byte.newline || self == Byte.carriageReturn }

  /// Whether this byte starts a name. Every scalar outside of ASCII is taken for a letter.
  @inline(__always) var startsIdentifier: Bool { isLetter || self == Byte.underscore || self >= 0x80 }

  @inline(__always) var continuesIdentifier: Bool { startsIdentifier || isDigit }
}
