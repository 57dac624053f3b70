import SourceText

extension Parser {
  /// Recovers from a string that is followed by text: it contains unescaped quotes, or the quote that ended
  /// it was meant to start the next string.
  mutating func continueString(endingAt end: Int) -> Step? {
    let index = used &- 1
    let record = records[index]
    guard record.kind == .string, Int(record.end) == end, source.isWordByte(byte) || byte == Byte.quote,
      end &- Int(record.start) >= 2, source[Int(record.start)] == Byte.quote,
      record.flags.isDisjoint(with: [.unclosed, .malformed])
    else { return nil }
    let start = Int(record.start)
    let scan = ScannedString(start: start, contentEnd: end &- 1, isClosed: true)
    if byte == Byte.quote {
      guard end == at, source.isEndOfValue(at: end &+ 1) else { return nil }
      skipExtraQuote(at: end, in: index)
      return .after
    }
    if end == at, let stop = structuralEnd(of: scan) {
      setEnd(of: index, to: stop)
      records[index].flags.insert(.unclosed)
      report(.unclosedString, start, stop, in: index, fix: insert("\"", at: stop))
      at = stop
      return .after
    }
    let stop = endIncludingQuotes(scan, isName: false)
    guard stop != end else { return nil }
    setEnd(of: index, to: stop)
    records[index].flags.insert(.malformed)
    if scan.contentEnd == start &+ 1 {
      records[index].start &+= 1
      skipExtraQuote(at: start, in: index)
      at = stop
      return .after
    }
    if source.string(at: start).isEscaped { records[index].flags.insert(.escaped) }
    reportUnescapedQuotes(scan, stop, in: index)
    at = stop
    return .after
  }

  /// Reports one of two adjacent quotes and continues after it.
  mutating func skipExtraQuote(at offset: Int, in owner: Int) {
    report(
      .extraQuote, offset, offset &+ 1, in: owner,
      fix: remove(offset, offset &+ 1, title: "remove the extra `\"`"))
    at = offset &+ 1
  }

  private mutating func setEnd(of value: Int, to end: Int) {
    records[value].end = UInt32(truncatingIfNeeded: end)
    if inObject { endMember(value &- 2, at: end) }
  }

  /// Returns the end of a string whose last bytes are commas, brackets or whitespace before another string.
  ///
  /// Its closing quote is missing, and `scan` ends at the opening quote of the next string.
  private func structuralEnd(of scan: ScannedString) -> Int? {
    var stop = scan.contentEnd
    var sawComma = false
    while stop > scan.start &+ 1 {
      switch source[stop &- 1] {
      case Byte.comma: sawComma = true
      case Byte.openBrace, Byte.openBracket, Byte.closeBrace, Byte.closeBracket: break
      case let byte where byte.isSpace: break
      default:
        return endsBeforeNextString(scan, sawComma)
          ? balancedEnd(scan.start &+ 1, stop, scan.contentEnd) : nil
      }
      stop &-= 1
    }
    return endsBeforeNextString(scan, sawComma) ? stop : nil
  }

  private func endsBeforeNextString(_ scan: ScannedString, _ sawComma: Bool) -> Bool {
    guard sawComma, source.isStartOfString(before: scan.contentEnd, from: scan.start &+ 1) else {
      return false
    }
    let next = source.string(at: scan.contentEnd)
    guard next.isClosed else { return false }
    let isName = source[source.afterSpace(next.end)] == Byte.colon
    return isName || (!inObject && source.isEndOfValue(at: next.end))
  }

  /// Returns the first offset from `stop` on at which all brackets opened since `start`, as in `${ }`, are
  /// closed.
  private func balancedEnd(_ start: Int, _ stop: Int, _ limit: Int) -> Int {
    var open = 0
    var end = start
    while end < limit, end < stop || open > 0 {
      switch source[end] {
      case Byte.openBrace, Byte.openBracket: open &+= 1
      case Byte.closeBrace, Byte.closeBracket: open = Swift.max(open &- 1, 0)
      default: break
      }
      end &+= 1
    }
    return open > 0 ? stop : Swift.max(end, stop)
  }

  /// Returns the end of a string that may contain unescaped quotes; `scan.end` if it contains none.
  func endIncludingQuotes(_ scan: ScannedString, isName: Bool) -> Int {
    guard source.isWordByte(source[source.afterBlanks(scan.end)]) else { return scan.end }
    let line = source.lookaheadEnd(scan.end)
    var offset = scan.end
    // Quotes inside `${…}` neither end this string nor start another one.
    var isInPlaceholder = !isName && endsInPlaceholder(scan)
    while offset < line {
      if isInPlaceholder {
        isInPlaceholder = source[offset] != Byte.closeBrace
        offset &+= 1
        continue
      }
      if source[offset] == Byte.backslash {
        offset &+= 2
        continue
      }
      if source[offset] == Byte.quote {
        let isEnd =
          isName
          ? source[source.afterBlanks(offset &+ 1)] == Byte.colon : source.isEndOfValue(at: offset &+ 1)
        if isEnd { return offset &+ 1 }
        if source.isStartOfString(before: offset, from: scan.end) { return scan.end }
      }
      offset &+= 1
    }
    return scan.end
  }

  /// Returns whether a string ends inside `${…}`.
  private func endsInPlaceholder(_ scan: ScannedString) -> Bool {
    var offset = scan.contentEnd &- 1
    while offset > scan.start {
      if source[offset] == Byte.closeBrace { return false }
      if source[offset] == Byte.openBrace { return source[offset &- 1] == Byte.dollar }
      offset &-= 1
    }
    return false
  }

  mutating func reportUnescapedQuotes(_ scan: ScannedString, _ end: Int, in owner: Int) {
    var edits: [TextEdit] = []
    var offset = scan.start &+ 1
    while offset < end &- 1 {
      if source[offset] == Byte.backslash {
        offset &+= 2
        continue
      }
      if source[offset] == Byte.quote {
        edits.append(TextEdit(range: TextRange(utf8: offset, offset), newText: "\\"))
      }
      offset &+= 1
    }
    report(
      .unescapedQuote, scan.contentEnd, scan.contentEnd &+ 1, in: owner,
      fix: SyntaxError.Fix(title: "escape the quotes", edits: edits))
  }

  /// Returns the offset of the colon in what was scanned as a name, if its closing quote is missing.
  func colonInside(_ scan: ScannedString) -> Int? {
    guard source[source.afterSpace(scan.end)] != Byte.colon,
      source.isStartOfString(before: scan.contentEnd, from: scan.start &+ 1)
    else { return nil }
    return firstColon(in: scan)
  }

  private func firstColon(in scan: ScannedString) -> Int? {
    var offset = scan.start &+ 1
    while offset < scan.contentEnd {
      if source[offset] == Byte.colon { return offset }
      offset &+= 1
    }
    return nil
  }

  /// Ends a name without a closing quote at a colon.
  mutating func nameEnding(at colon: Int, _ scan: ScannedString) -> Step {
    let end = source.beforeSpace(colon, from: scan.start &+ 1)
    appendMember(scan.start, end, content: (scan.start &+ 1)..<end, .unclosed)
    report(.unclosedString, scan.start, end, in: used &- 1, fix: insert("\"", at: end))
    at = end
    return afterName()
  }

  /// Reads a name whose line has no closing quote.
  mutating func unclosedName(_ scan: ScannedString) -> Step {
    if let colon = firstColon(in: scan) { return nameEnding(at: colon, scan) }
    let end = endOfUnclosedText(scan)
    appendMember(
      scan.start, end, content: (scan.start &+ 1)..<end, scan.isEscaped ? [.unclosed, .escaped] : .unclosed)
    reportUnclosedString(scan, end, in: used &- 1)
    return afterName()
  }

  mutating func reportUnclosedString(_ scan: ScannedString, _ end: Int, in owner: Int) {
    if scan.isEscaped, end &- scan.start > 2, source[end &- 1] == Byte.quote {
      let fix = replace(end &- 2, end &- 2, with: "\\", title: "escape the backslash")
      report(.escapedClosingQuote, end &- 2, end, in: owner, fix: fix)
    } else {
      report(.unclosedString, scan.start, end, in: owner, fix: insert("\"", at: end))
    }
    at = end
    suppressFollowUpErrors()
    if source.afterSpace(scan.contentEnd) >= source.count { ignoresUnclosedAtEnd = true }
  }

  /// Returns the end of the text of a string without a closing quote.
  ///
  /// That is before the comma and brackets at the end of its line, if they close what is open.
  func endOfUnclosedText(_ scan: ScannedString) -> Int {
    let lineEnd = scan.contentEnd
    let textEnd = source.beforeSpace(lineEnd, from: scan.start &+ 1)
    guard hasContainer else { return textEnd }
    var first = textEnd
    while first > scan.start &+ 1, textEnd &- first < 64,
      source[first &- 1].isSpace || isCloserOrComma(first &- 1)
    {
      first &-= 1
    }
    // The brace that closes a `${` belongs to the string.
    first = balancedEnd(scan.start &+ 1, first, textEnd)
    while first < textEnd {
      if isCloserOrComma(first), closesOpenContainers(first..<textEnd) {
        return source.beforeSpace(first, from: scan.start &+ 1)
      }
      first &+= 1
    }
    return textEnd
  }

  private func isCloserOrComma(_ offset: Int) -> Bool {
    switch source[offset] {
    case Byte.comma, Byte.closeBrace, Byte.closeBracket: true
    default: false
    }
  }

  /// Returns whether the closing brackets in `range` match the open containers; a comma may only be the last
  /// byte.
  private func closesOpenContainers(_ range: Range<Int>) -> Bool {
    var open: (index: Int, isObject: Bool)? = (container, inObject)
    for offset in range where !source[offset].isSpace {
      guard let innermost = open else { return false }
      switch source[offset] {
      case Byte.comma: return offset &+ 1 == range.upperBound
      case innermost.isObject ? Byte.closeBrace : Byte.closeBracket:
        open = innermost.index == 0 ? nil : enclosing(innermost.index)
      default: return false
      }
    }
    return true
  }
}
