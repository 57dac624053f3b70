package import SourceText

/// A string literal in Swift source.
package struct StringLiteral: Hashable, Sendable {
  /// The number of `#` before the opening quote.
  package let delimiterLength: Int
  /// Whether the delimiters are three quotes.
  package let isMultiline: Bool
  /// The range of the literal with its delimiters. A single-line literal without a closing delimiter ends
  /// with its line.
  package let range: TextRange
  /// The range between the delimiters; in a multi-line literal it contains the first and last newline.
  package let contentRange: TextRange
  /// Whether the literal has its closing delimiter.
  package let isTerminated: Bool
  /// The interpolations, from the backslash to the closing parenthesis.
  package let holes: [TextRange]

  /// The number of tokens from the first to the last part of the literal, with those in interpolations.
  package let tokenCount: Int

  /// Whether the value of the literal is in the source, because it has no interpolations.
  package var isStatic: Bool { holes.isEmpty }

  /// Creates the literal that starts at a token, or returns `nil` if the token starts none.
  ///
  /// The tokens are those of `bytes`, or a copy of some of them with adjusted links.
  package init?(at index: Int, of tokens: [SwiftToken], in bytes: [UInt8]) {
    guard tokens.indices.contains(index) else { return nil }
    let first = tokens[index]
    guard first.kind == .string || first.kind == .stringHead, first.end <= bytes.count else { return nil }
    var quote = first.start
    while quote < first.end, bytes[quote] == Byte.hash { quote += 1 }
    delimiterLength = quote - first.start
    isMultiline = first.flags.contains(.isMultiline)
    let contentStart = min(first.end, quote + (isMultiline ? 3 : 1))

    var holes: [TextRange] = []
    var last = index
    // A link always points forward, so that this ends.
    while tokens[last].kind == .stringHead || tokens[last].kind == .stringMiddle {
      let part = tokens[last]
      let holeStart = part.end - 2 - delimiterLength
      let next = Int(part.link)
      guard next > last, tokens.indices.contains(next) else {
        // The interpolation is not closed.
        holes.append(TextRange(utf8: holeStart, part.end))
        break
      }
      holes.append(TextRange(utf8: holeStart, tokens[next].start + 1))
      last = next
    }
    let end = tokens[last].end
    isTerminated = tokens[last].isTerminated
    let contentEnd = isTerminated ? end - delimiterLength - (isMultiline ? 3 : 1) : end
    range = TextRange(utf8: first.start, end)
    contentRange = TextRange(utf8: contentStart, max(contentStart, contentEnd))
    self.holes = holes
    tokenCount = last - index + 1
  }
}

extension StringLiteral {
  /// Returns a function that writes text so that it is part of the value of this literal.
  ///
  /// A line break in a single-line literal, where JSON allows any white space, becomes a space.
  package func encoder(in bytes: [UInt8]) -> @Sendable (String, QuotesAround) -> String {
    let delimiter = String(repeating: "#", count: delimiterLength)
    guard isMultiline else {
      return { LiteralText($0, $1, delimiter: delimiter, isMultiline: false, lineBreak: " ").text }
    }
    var start = contentRange.end.utf8
    if isTerminated {
      while start > contentRange.start.utf8, bytes[start - 1] == Byte.space || bytes[start - 1] == Byte.tab {
        start -= 1
      }
    }
    let indentation = String(decoding: bytes[start..<contentRange.end.utf8], as: UTF8.self)
    let firstBreak = bytes[contentRange.start.utf8..<contentRange.end.utf8].firstIndex { $0.isNewline }
    let isPair = firstBreak.map { bytes[$0...].starts(with: [Byte.carriageReturn, Byte.newline]) } ?? false
    let lineBreak = (isPair ? "\r\n" : "\n") + indentation
    return { LiteralText($0, $1, delimiter: delimiter, isMultiline: true, lineBreak: lineBreak).text }
  }
}

/// Text as it is written in a string literal.
private struct LiteralText {
  private(set) var text = ""

  init(
    _ value: String, _ around: QuotesAround, delimiter: String, isMultiline: Bool, lineBreak: String
  ) {
    let scalars = Array(value.unicodeScalars)
    let hashes = Array(delimiter.unicodeScalars)
    func isFollowedByHashes(_ index: Int) -> Bool { scalars[(index + 1)...].starts(with: hashes) }
    // What follows the text may complete the delimiter.
    func mayBeFollowedByHashes(_ index: Int) -> Bool {
      isFollowedByHashes(index) || scalars[(index + 1)...].allSatisfy { $0 == "#" }
    }
    var quotes = around.before
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      quotes = scalar == "\"" ? quotes + 1 : 0
      switch scalar {
      case "\\" where mayBeFollowedByHashes(index): text += "\\\(delimiter)\\"
      case "\"" where !isMultiline && isFollowedByHashes(index): text += "\\\(delimiter)\""
      case "\"" where isMultiline && quotes + (index == scalars.count - 1 ? around.after : 0) >= 3:
        text += "\\\(delimiter)\""
        quotes = 0
      case "\r": break
      case "\n":
        text += lineBreak
        if !isMultiline { while index + 1 < scalars.count, scalars[index + 1] == " " { index += 1 } }
      default: text.unicodeScalars.append(scalar)
      }
      index += 1
    }
  }
}
