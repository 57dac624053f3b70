import SourceText

extension Parser {
  /// Recovers where no value starts, or where a number or literal is not strict JSON.
  @inline(never)
  mutating func recoverValue() -> Step {
    let comma = commaBefore(at)
    let start = at
    skipTrivia()
    if isAtEnd {
      endPendingMember(at: source.beforeSpace(start))
      return endUnclosed()
    }
    switch byte {
    case Byte.closeBracket where !inObject:
      if comma != nil, let step = missingOpeningBracket() { return step }
      if let comma { reportTrailingComma(comma, comma &+ 1) }
      return .after
    case Byte.comma where !inObject: return extraCommas(after: comma)
    case Byte.closeBrace where !inObject: return .after
    case Byte.closeBracket, Byte.closeBrace, Byte.comma, Byte.semicolon:
      if inObject, byte == Byte.closeBracket || byte == Byte.closeBrace, let step = missingOpeningBracket() {
        return step
      }
      if inObject { return missingValue(of: used &- 2, at: source.beforeSpace(start)) }
      return skipUnexpected(at &+ 1, then: .value)
    case Byte.colon, Byte.equals: return skipUnexpected(at &+ 1, then: .value)
    case Byte.quote, Byte.openBrace, Byte.openBracket: return .value
    case Byte.apostrophe: return singleQuotedValue()
    default:
      if let end = endOfWordWithHole { return valueWithHole(endingAt: end) }
      return bareWordValue()
    }
  }

  /// Recovers from a closing bracket in place of a value, if the rest of the text has one closing bracket too
  /// many: the opening bracket of an empty list or object is missing.
  private mutating func missingOpeningBracket() -> Step? {
    guard !isSuppressed, let (depth, closers) = balance(from: at &+ 1), depth == closers else { return nil }
    let isList = byte == Byte.closeBracket
    let bracket = isList ? "[" : "{"
    append(isList ? .array : .object, at, at &+ 1, .malformed)
    report(.missingBracket(bracket), at, at, in: used &- 1, fix: insert(bracket, at: at))
    at &+= 1
    return .after
  }

  /// Reads a string value with a backslash, with a control character, or without a closing quote.
  @inline(never)
  mutating func recoverString() -> Step {
    let scan = source.string(at: at)
    let escaped: SyntaxFlags = scan.isEscaped ? .escaped : []
    if scan.isClosed {
      append(.string, scan.start, scan.end, escaped)
      at = scan.end
      if scan.hasInvalidContent { reportInvalidContent(scan, in: used &- 1) }
      return .after
    }
    if let quote = source.quoteOnLaterLine(scan.contentEnd) {
      append(.string, scan.start, quote &+ 1, escaped.union(.malformed))
      reportLineBreaks(scan.start, quote, scan.contentEnd, in: used &- 1)
      at = quote &+ 1
      return .after
    }
    let end = endOfUnclosedText(scan)
    append(.string, scan.start, end, escaped.union(.unclosed))
    reportUnclosedString(scan, end, in: used &- 1)
    return .after
  }

  mutating func singleQuotedValue() -> Step {
    let scan = source.string(at: at, quote: Byte.apostrophe)
    guard scan.isClosed else { return bareWordValue() }
    append(.string, at, scan.end, scan.isEscaped ? [.malformed, .escaped] : .malformed)
    reportWrongQuotes(at, scan.end, content: (at &+ 1)..<scan.contentEnd, quote: "'", in: used &- 1)
    at = scan.end
    return .after
  }

  /// Reads a bare word: a literal, a number, or something that is not a JSON value.
  mutating func bareWordValue() -> Step {
    let start = at
    if let quote = source.quoteEndingWord(at: start, isName: false) {
      append(.string, start, quote, byte == Byte.apostrophe ? [.malformed, .unclosed] : .malformed)
      reportMissingOpeningQuote(start, in: used &- 1)
      at = quote &+ 1
      return .after
    }
    if let (kind, end) = source.strictToken(at: start) {
      append(kind, start, end)
      at = end
      return .after
    }
    let end = source.bareValueEnd(start)
    at = end
    if !source.isWordByte(source[start]) { return skipUnexpected(from: start, end, then: .value) }
    if source[start] == Byte.apostrophe {
      append(.string, start, end, [.malformed, .unclosed])
      reportWrongQuotes(start, end, content: (start &+ 1)..<end, quote: "'", in: used &- 1)
      return .after
    }
    if let quote = wrongQuotes(start, end) {
      append(.string, quote.content.lowerBound, quote.content.upperBound, .malformed)
      reportWrongQuotes(start, end, content: quote.content, quote: quote.text, in: used &- 1)
      return .after
    }
    let word = Array(UnsafeBufferPointer(start: source.base + start, count: end &- start))
    // The text is cut off; its last word may be the beginning of a literal or a number.
    if end == source.count, hasContainer, isBeginningOfValue(word) {
      append(.invalid, start, end, .malformed)
      mark(used &- 1)
      return .after
    }
    if looksLikeNumber(word) {
      append(.number, start, end, .malformed)
      let (problem, meant) = diagnoseNumber(word)
      report(
        .badNumber(excerpt(start, end), problem, meant: meant), start, end, in: used &- 1,
        fix: meant.map { replace(start, end, with: $0) })
    } else {
      let meant = intendedLiteral(for: word)
      append(meant?.kind ?? .string, start, end, .malformed)
      report(
        .unquotedValue(excerpt(start, end), meant: meant?.literal), start, end, in: used &- 1,
        // A document that is one word is no text, but another kind of file.
        fix: meant == nil && !hasContainer
          ? nil : replace(start, end, with: meant?.literal ?? StringLiteral.quoted(text(start, end))))
    }
    return .after
  }

  /// Reports the text up to `end` as unexpected and continues after it.
  mutating func skipUnexpected(_ end: Int, then step: Step) -> Step {
    skipUnexpected(from: at, end, then: step)
  }

  /// Reports the text between two offsets as unexpected and continues after it.
  mutating func skipUnexpected(from start: Int, _ end: Int, then step: Step) -> Step {
    if isSuppressed {
      mark(container)
    } else {
      report(.unexpected(excerpt(start, end)), start, end, in: container, fix: remove(start, end))
    }
    suppressFollowUpErrors()
    at = step == .after ? end : source.afterSpace(end)
    return step
  }

  /// Ends the member whose value is expected, if there is one, because the text is cut off.
  mutating func endPendingMember(at end: Int) {
    guard inObject else { return }
    endMember(used &- 2, at: end)
    mark(used &- 2)
  }
}
