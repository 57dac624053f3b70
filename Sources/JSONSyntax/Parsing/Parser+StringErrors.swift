import SourceText

extension Parser {
  /// Reports the first escape and the first control character that JSON does not allow in a string, and the
  /// first half of a character.
  ///
  /// The fix of each error changes all of them.
  mutating func reportInvalidContent(_ scan: ScannedString, in owner: Int) {
    var escapes: [TextRange] = []
    var controls: [TextRange] = []
    var surrogate: TextRange?
    var offset = scan.start &+ 1
    while offset < scan.contentEnd {
      offset = Swift.min(source.plainEnd(offset), scan.contentEnd)
      if offset >= scan.contentEnd { break }
      if source[offset] == Byte.backslash {
        let length = source.escapeLength(offset)
        if length == 0 { escapes.append(TextRange(utf8: offset, invalidEscapeEnd(offset, scan.contentEnd))) }
        if surrogate == nil, source.isLoneSurrogate(offset, length) {
          surrogate = TextRange(utf8: offset, offset &+ length)
        }
        offset &+= Swift.max(length, 2)
      } else {
        if source[offset] < Byte.space { controls.append(TextRange(utf8: offset, offset &+ 1)) }
        offset &+= 1
      }
    }
    if let first = escapes.first {
      let (start, end) = (first.start.utf8, first.end.utf8)
      let edits = escapes.map { TextEdit(range: TextRange($0.start, $0.start), newText: "\\") }
      report(
        .badEscape(excerpt(start, end)), start, end, in: owner,
        fix: SyntaxError.Fix(title: "escape the backslash", edits: edits))
    }
    // A broken second half is reported as a bad escape.
    if let range = surrogate, escapes.isEmpty {
      let (start, end) = (range.start.utf8, range.end.utf8)
      report(.loneSurrogate(excerpt(start, end)), start, end, in: owner)
    }
    if let first = controls.first {
      report(
        .controlCharacter(source[first.start.utf8]), first.start.utf8, first.end.utf8, in: owner,
        fix: escapingFix(controls))
    }
  }

  /// Reports the line breaks in a string that continues over several lines.
  mutating func reportLineBreaks(_ start: Int, _ end: Int, _ first: Int, in owner: Int) {
    var breaks: [TextEdit] = []
    var offset = first
    while offset < end {
      if source.isLineBreak(offset) {
        let next = source.afterLineBreak(offset)
        breaks.append(TextEdit(range: TextRange(utf8: offset, next), newText: "\\n"))
        offset = next
      } else {
        offset &+= 1
      }
    }
    report(
      .lineBreakInString, first, source.afterLineBreak(first), in: owner,
      fix: SyntaxError.Fix(title: "replace it with `\\n`", edits: breaks))
  }

  /// Reports that a string has a closing quote but no opening quote.
  mutating func reportMissingOpeningQuote(_ start: Int, in owner: Int) {
    if source[start] == Byte.apostrophe {
      report(
        .wrongQuotes("'"), start, start &+ 1, in: owner,
        fix: replace(start, start &+ 1, with: "\"", title: "use double quotes"))
    } else {
      report(.missingOpeningQuote, start, start, in: owner, fix: insert("\"", at: start))
    }
  }

  /// Reports single quotes, curly quotes or backticks around a string.
  mutating func reportWrongQuotes(_ start: Int, _ end: Int, content: Range<Int>, quote: String, in owner: Int)
  {
    var bytes: [UInt8] = [Byte.quote]
    var offset = content.lowerBound
    while offset < content.upperBound {
      let byte = source[offset]
      if byte == Byte.backslash {
        // `\'` is not a JSON escape, and is not needed between double quotes.
        if source[offset &+ 1] != Byte.apostrophe { bytes.append(byte) }
        bytes.append(source[offset &+ 1])
        offset &+= 2
        continue
      }
      if byte == Byte.quote || byte < Byte.space {
        StringLiteral.appendEscape(of: byte, to: &bytes)
      } else {
        bytes.append(byte)
      }
      offset &+= 1
    }
    bytes.append(Byte.quote)
    report(
      .wrongQuotes(quote), start, end, in: owner,
      fix: replace(start, end, with: String(decoding: bytes, as: UTF8.self), title: "use double quotes"))
  }

  /// Returns the content and the quote of text in curly quotes or backticks, unless more quotes are inside.
  func wrongQuotes(_ start: Int, _ end: Int) -> (content: Range<Int>, text: String)? {
    guard let length = source.curlyQuoteLength(start), end &- start >= 2 &* length,
      source.curlyQuoteLength(end &- length) == length, source[start &+ length] != Byte.quote,
      source[start &+ length] != Byte.apostrophe
    else { return nil }
    return ((start &+ length)..<(end &- length), text(start, start &+ length))
  }

  private func invalidEscapeEnd(_ offset: Int, _ contentEnd: Int) -> Int {
    var end = offset &+ 2
    if source[offset &+ 1] == Byte.lowerU {
      while end < offset &+ 6, source[end].hexadecimalValue != nil { end &+= 1 }
    }
    // Does not cut a scalar in two.
    while end < contentEnd, source[end].isContinuation { end &+= 1 }
    return Swift.min(end, contentEnd)
  }

  private func escapingFix(_ controls: [TextRange]) -> SyntaxError.Fix {
    let edits = controls.map { range in
      var bytes: [UInt8] = []
      StringLiteral.appendEscape(of: source[range.start.utf8], to: &bytes)
      return TextEdit(range: range, newText: String(decoding: bytes, as: UTF8.self))
    }
    return SyntaxError.Fix(title: "replace it with `\(edits.first?.newText ?? "")`", edits: edits)
  }
}
