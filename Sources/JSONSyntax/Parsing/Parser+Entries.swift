import SourceText

extension Parser {
  /// Recovers where neither a comma nor the closing bracket follows an entry.
  @inline(never)
  mutating func recoverAfter() -> Step {
    if let end = endOfWordWithHole { return skipHole(endingAt: end) }
    let end = source.beforeSpace(at)
    if !source.hasLineBreak(end, at), let step = continueString(endingAt: end) { return step }
    skipTrivia()
    if isAtEnd { return endUnclosed(afterEntry: records[used &- 1].kind != .invalid) }
    switch byte {
    case Byte.comma: return .after
    case closer: return .after
    case Byte.closeBrace, Byte.closeBracket: return recoverBracket()
    case Byte.semicolon: return semicolon()
    case Byte.colon: return inObject ? colonAfterMember() : colonAfterElement()
    case Byte.equals: return skipUnexpected(at &+ 1, then: .after)
    default: return inObject ? missingCommaInObject(end) : missingCommaInArray(end)
    }
  }

  private mutating func missingCommaInArray(_ end: Int) -> Step {
    if !source.isWordByte(byte), !source.isStartOfValue(byte) { return skipUnexpected(at &+ 1, then: .after) }
    reportMissingComma(end)
    return .value
  }

  private mutating func missingCommaInObject(_ end: Int) -> Step {
    let isMember = byte == Byte.quote || byte == Byte.apostrophe || source.unquotedNameEnd(at) != nil
    if isMember || source.quoteEndingWord(at: at, isName: true) != nil {
      reportMissingComma(end)
      return .name
    }
    if byte == Byte.openBrace || byte == Byte.openBracket {
      reportMissingComma(end)
      suppressFollowUpErrors()
      return .name
    }
    return skipUnexpected(Swift.max(source.bareValueEnd(at), at &+ 1), then: .after)
  }

  private mutating func reportMissingComma(_ end: Int) {
    if isSuppressed || isConflict(between: end, and: at) {
      mark(container)
    } else {
      report(.missingComma, end, end, in: container, fix: insert(",", at: end))
    }
  }

  /// Recovers from a semicolon after an entry: it replaces a comma, or is extra.
  private mutating func semicolon() -> Step {
    let start = at
    at = source.afterSpace(at &+ 1)
    if isAtEnd || byte == closer || byte == Byte.comma {
      report(.unexpected(";"), start, start &+ 1, in: container, fix: remove(start, start &+ 1))
      return .after
    }
    report(
      .wrongSeparator(found: ";", expected: ","), start, start &+ 1, in: container,
      fix: replace(start, start &+ 1, with: ","))
    return inObject ? .name : .value
  }

  /// Recovers from a colon after a complete member: its value is taken as the name of the next member.
  private mutating func colonAfterMember() -> Step {
    let value = used &- 1
    let member = used &- 3
    guard used > 3, records[value].kind == .string, Int(records[value].parent) == member,
      records[member].kind == .member, Int(records[member].parent) == container
    else { return skipAfterColon() }
    let string = records[value]
    let content = contentRange(value)
    let start = Int(string.start)
    let before = source.beforeSpace(start)
    let needsBracket = balance(from: at).map { $0.depth &+ 1 == $0.closers } ?? false
    used = value
    if needsBracket, !isSuppressed {
      open(.object, at: start)
      report(.missingBracket("{"), start, start, in: container, fix: insert("{ ", at: start))
    } else {
      _ = missingValue(of: member, at: before)
    }
    appendMember(start, Int(string.end), content: content, string.flags.subtracting(.containsError))
    return afterName()
  }

  /// Recovers from a colon after an element: the array is not closed, or it should be an object.
  private mutating func colonAfterElement() -> Step {
    let value = used &- 1
    let string = records[value]
    if string.kind == .string, Int(string.parent) == container, container > 0, enclosing(container).isObject,
      let (depth, closers) = balance(from: at), depth &- 1 == closers, !isSuppressed
    {
      let start = Int(string.start)
      let content = contentRange(value)
      used = value
      reportUnclosed(container, related: start..<Int(string.end))
      _ = close(at: endBeforeComma(start), .unclosed)
      appendMember(start, Int(string.end), content: content, string.flags.subtracting(.containsError))
      return afterName()
    }
    if namelessContainer != container { report(.colonInArray, at, at &+ 1, in: container) }
    namelessContainer = container
    at = source.afterSpace(at &+ 1)
    return .value
  }

  private mutating func skipAfterColon() -> Step {
    let start = at
    at = source.afterBlanks(at &+ 1)
    let end = source.isStartOfValue(byte) ? at : Swift.max(source.bareValueEnd(at), at)
    return skipUnexpected(from: start, end, then: .after)
  }

  /// Returns the end of the entry before the comma before `offset`.
  private func endBeforeComma(_ offset: Int) -> Int {
    guard let comma = commaBefore(offset) else { return source.beforeSpace(offset) }
    return source.beforeSpace(comma)
  }

  /// Returns the offset of the comma before `offset`, if only whitespace is between them.
  func commaBefore(_ offset: Int) -> Int? {
    let end = source.beforeSpace(offset)
    return end > 0 && source[end &- 1] == Byte.comma ? end &- 1 : nil
  }

  /// Recovers from several commas in a row, or from one before the first entry.
  mutating func extraCommas(after comma: Int?) -> Step {
    let isFirst = used == container &+ 1
    if isFirst, container > 0, let (depth, closers) = balance(from: at), depth &- 1 == closers {
      reportUnclosed(container, related: at..<(at &+ 1))
      _ = close(at: source.beforeSpace(at), .unclosed)
      return .after
    }
    let start = at
    var end = at
    while byte == Byte.comma {
      end = at &+ 1
      at = source.afterSpace(end)
    }
    if byte == closer {
      if let comma { reportTrailingComma(comma, end) } else { reportExtraComma(start, end) }
      return .after
    }
    reportExtraComma(start, end)
    return inObject ? .name : .value
  }

  private mutating func reportExtraComma(_ start: Int, _ end: Int) {
    report(.extraComma, start, end, in: container, fix: remove(start, end))
  }

  /// Reports one or more commas before the closing bracket.
  mutating func reportTrailingComma(_ start: Int, _ end: Int) {
    if isConflict(between: end, and: at) { return mark(container) }
    report(
      end == start &+ 1 ? .trailingComma : .trailingCommas, start, end, in: container,
      fix: remove(start, end, title: "remove the trailing `,`"))
  }
}
