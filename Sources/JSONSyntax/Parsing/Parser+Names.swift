import SourceText

extension Parser {
  /// Recovers where a member does not start with a quoted name followed by a colon.
  @inline(never)
  mutating func recoverName() -> Step {
    let comma = commaBefore(at)
    skipTrivia()
    switch byte {
    case Byte.quote: return quotedName()
    case Byte.apostrophe: return singleQuotedName()
    case Byte.closeBrace:
      if let comma { reportTrailingComma(comma, comma &+ 1) }
      return .after
    case Byte.closeBracket: return .after
    case Byte.comma: return extraCommas(after: comma)
    case Byte.colon, Byte.equals:
      reportMissingName()
      appendMember(at, at, content: at..<at, .malformed)
      return afterName()
    case Byte.openBrace, Byte.openBracket: return bracketAsName()
    default:
      if let end = endOfWordWithHole { return nameWithHole(endingAt: end) }
      return isAtEnd ? endUnclosed() : bareWordAsName()
    }
  }

  /// Reads a quoted name whose closing quote or colon may be missing.
  private mutating func quotedName() -> Step {
    let scan = source.string(at: at)
    guard scan.isClosed else { return unclosedName(scan) }
    if let colon = colonInside(scan) { return nameEnding(at: colon, scan) }
    let end = endIncludingQuotes(scan, isName: true)
    var flags: SyntaxFlags = scan.isEscaped ? .escaped : []
    if end != scan.end { flags.insert(.malformed) }
    appendMember(at, end, content: (at &+ 1)..<(end &- 1), flags)
    if end != scan.end {
      reportUnescapedQuotes(scan, end, in: used &- 1)
    } else if scan.hasInvalidContent {
      reportInvalidContent(scan, in: used &- 1)
    }
    at = end
    if byte == Byte.quote, source[source.afterBlanks(at &+ 1)] == Byte.colon {
      skipExtraQuote(at: at, in: used &- 1)
    }
    return afterName()
  }

  private mutating func singleQuotedName() -> Step {
    let scan = source.string(at: at, quote: Byte.apostrophe)
    let line = source.lookaheadEnd(at)
    guard scan.isClosed, scan.contentEnd < line else { return bareWordAsName() }
    appendMember(
      at, scan.end, content: (at &+ 1)..<scan.contentEnd,
      scan.isEscaped ? [.malformed, .escaped] : .malformed)
    reportWrongQuotes(at, scan.end, content: (at &+ 1)..<scan.contentEnd, quote: "'", in: used &- 1)
    at = scan.end
    return afterName()
  }

  /// Continues after the name of a member; the member and its name must be the last records.
  mutating func afterName() -> Step {
    let member = used &- 2
    let end = at
    skipTrivia()
    switch byte {
    case Byte.colon:
      at = source.afterSpace(at &+ 1)
      return .value
    case Byte.equals:
      let length = source[at &+ 1] == Byte.greaterThan || source[at &+ 1] == Byte.equals ? 2 : 1
      report(
        .wrongSeparator(found: text(at, at &+ length), expected: ":"), at, at &+ length, in: member,
        fix: replace(at, at &+ length, with: ":"))
      at = source.afterSpace(at &+ length)
      return .value
    case Byte.comma, Byte.closeBrace, Byte.closeBracket, Byte.semicolon:
      return missingValue(of: member, at: end)
    default:
      if isAtEnd {
        endPendingMember(at: end)
        return endUnclosed()
      }
      if let end = endOfWordWithHole { return valueWithHole(endingAt: end) }
      if source.hasLineBreak(end, at), isSuppressed || startsMember {
        return missingValue(of: member, at: end)
      }
      if !isSuppressed {
        report(.missingColon(nameText(member)), end, end, in: member, fix: insert(":", at: end))
      }
      return .value
    }
  }

  /// Ends a member without a value and reports it.
  ///
  /// If several such members follow each other, only the first is reported.
  mutating func missingValue(of member: Int, at end: Int) -> Step {
    endMember(member, at: end)
    let isRepeated = valuelessEnd == member && valuelessContainer == container
    if !isSuppressed && !isRepeated {
      report(
        .missingValue(nameText(member)), Int(records[member].start), Int(records[member &+ 1].end), in: member
      )
    } else {
      mark(member)
    }
    valuelessEnd = used
    valuelessContainer = container
    suppressFollowUpErrors()
    return .after
  }

  /// Whether a name starts here, quoted or not.
  private var startsMember: Bool { source.isName(at: at) || source.unquotedNameEnd(at) != nil }

  private mutating func reportMissingName() {
    let isRepeated = namelessContainer == container
    if !isSuppressed && !isRepeated {
      report(.missingName, at, at &+ 1, in: container)
    } else {
      mark(container)
    }
    namelessContainer = container
  }

  /// Recovers from `{` or `[` in place of a name: the object is not closed, or its values have no names.
  private mutating func bracketAsName() -> Step {
    let isEmpty = used == container &+ 1
    let isElement = container > 0 && !enclosing(container).isObject
    if isEmpty || isElement, !isSuppressed, let (depth, closers) = balance(from: at) {
      if isEmpty, container > 0, depth == closers { return readAsList() }
      if isEmpty, depth &- 1 == closers { return skipUnexpected(at &+ 1, then: .name) }
      if depth &- 1 == closers {
        reportUnclosed(container, related: at..<(at &+ 1))
        _ = close(at: source.beforeSpace(commaBefore(at) ?? at), .unclosed)
        return .value
      }
    }
    reportMissingName()
    appendMember(at, at, content: at..<at, .malformed)
    mark(used &- 1)
    return .value
  }

  /// Reads a name without quotes, with other quotes, or with only a closing quote.
  private mutating func bareWordAsName() -> Step {
    let start = at
    if let quote = source.quoteEndingWord(at: start, isName: true) {
      let hasApostrophe = byte == Byte.apostrophe
      appendMember(
        start, quote, content: (hasApostrophe ? start &+ 1 : start)..<quote,
        hasApostrophe ? [.malformed, .unclosed] : .malformed)
      reportMissingOpeningQuote(start, in: used &- 1)
      at = quote &+ 1
      return afterName()
    }
    let end = source.bareNameEnd(start)
    let next = source[source.afterSpace(end)]
    if next != Byte.colon, next != Byte.equals, source.strictToken(at: start) != nil {
      reportMissingName()
      appendMember(start, start, content: start..<start, .malformed)
      mark(used &- 1)
      return .value
    }
    if byte == Byte.apostrophe {
      appendMember(start, end, content: (start &+ 1)..<end, [.malformed, .unclosed])
      reportWrongQuotes(start, end, content: (start &+ 1)..<end, quote: "'", in: used &- 1)
      at = end
      suppressFollowUpErrors()
      return afterName()
    }
    if source.isWordByte(byte) {
      if let quote = wrongQuotes(start, end) {
        let content = quote.content
        appendMember(content.lowerBound, content.upperBound, content: content, .malformed)
        reportWrongQuotes(start, end, content: quote.content, quote: quote.text, in: used &- 1)
      } else {
        appendMember(start, end, content: start..<end, .malformed)
        report(
          .unquotedName(excerpt(start, end)), start, end, in: used &- 1,
          fix: replace(start, end, with: StringLiteral.quoted(text(start, end))))
      }
      at = end
      if next != Byte.colon && next != Byte.equals { suppressFollowUpErrors() }
      return afterName()
    }
    report(.unexpected(excerpt(start, end)), start, end, in: container, fix: remove(start, end))
    at = source.afterSpace(end)
    return .name
  }
}
