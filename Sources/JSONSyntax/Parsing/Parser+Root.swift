extension Parser {
  /// What stands before the root value.
  @inline(never)
  mutating func beginRoot() -> Step {
    if isUTF16 { return invalidRoot(.utf16) }
    if source[0] == 0xEF, source[1] == 0xBB, source[2] == 0xBF {
      report(.byteOrderMark, 0, 3, in: 0, fix: remove(0, 3))
      at = 3
    }
    skipGap()
    if isAtEnd { return errors.isEmpty || at <= 3 ? emptyRoot() : invalidRoot(nil) }
    switch byte {
    case Byte.openBrace, Byte.openBracket: return .value
    case Byte.quote, Byte.apostrophe:
      if source.isName(at: at) { return missingRootBracket() }
      let step = byte == Byte.apostrophe ? singleQuotedValue() : recoverString()
      return step == .after ? endRoot() : step
    default:
      return source.unquotedNameEnd(at) != nil && firstBracket == nil ? missingRootBracket() : rootWord()
    }
  }

  /// What stands after the root value. A closing bracket too many inside the document shows up here.
  @inline(never)
  mutating func endRoot() -> Step {
    skipGap()
    if isAtEnd || isEndExcused { return .finished }
    let start = at
    switch byte {
    case Byte.closeBrace, Byte.closeBracket:
      var end = at
      while byte == Byte.closeBrace || byte == Byte.closeBracket {
        end = at &+ 1
        at = source.afterSpace(end)
      }
      report(.extraBracket(excerpt(start, end)), start, end, in: 0, fix: remove(start, end))
      if isAtEnd { return .finished }
      at = source.count
      return .finished
    case Byte.comma, Byte.quote:
      if hasContainer, balance(from: at)?.closers == 1 { return reopenRoot() }
    default: break
    }
    reportTextAfterEnd()
    at = source.count
    return .finished
  }

  private mutating func reportTextAfterEnd() {
    let start = at
    if byte == Byte.openBrace || byte == Byte.openBracket || byte == Byte.quote {
      report(.secondValue, start, start &+ 1, in: 0)
      return
    }
    let end = source.isWordByte(byte) ? source.valueWordEnd(start) : start &+ 1
    report(
      .textAfterEnd(excerpt(start, end)), start, end, in: 0,
      fix: source.afterSpace(end) >= source.count ? remove(start, end) : nil)
  }

  /// Takes back that the root ended: more members or elements follow, and a bracket that closes it.
  private mutating func reopenRoot() -> Step {
    let closer = Int(records[0].end) &- 1
    inObject = records[0].kind == .object
    report(.earlyEnd(text(closer, closer &+ 1)), closer, closer &+ 1, in: 0, fix: remove(closer, closer &+ 1))
    forgiveConsequences()
    return .after
  }

  /// A document that starts with the name of a member.
  private mutating func missingRootBracket() -> Step {
    report(.missingBracket("{"), at, at, in: 0, fix: insert("{ ", at: at))
    let start = at
    open(.object, at: start)
    mark(0)
    // A bracket at the end of the text is not missing as well.
    if balance(from: at)?.closers == 0 { isEndExcused = true }
    return .name
  }

  /// A document that starts with a word: a literal, a number, or something that is no part of it.
  private mutating func rootWord() -> Step {
    let start = at
    if let bracket = firstBracket {
      report(
        .textBeforeStart(excerpt(start, source.beforeSpace(bracket))), start, source.firstWordEnd(start),
        in: 0,
        fix: remove(start, bracket))
      at = bracket
      isEndExcused = true
      return .value
    }
    if !source.isWordByte(byte) {
      return invalidRoot(.unexpected(excerpt(start, source.firstWordEnd(start))))
    }
    _ = wordValue()
    return endRoot()
  }

  /// The first opening bracket of the text.
  private var firstBracket: Int? {
    var offset = at
    while offset < source.count {
      if source[offset] == Byte.openBrace || source[offset] == Byte.openBracket { return offset }
      offset &+= 1
    }
    return nil
  }

  private mutating func emptyRoot() -> Step {
    if errors.isEmpty { report(.emptyDocument, source.count, source.count, in: 0) }
    return invalidRoot(nil)
  }

  /// A text without any value.
  private mutating func invalidRoot(_ kind: SyntaxError.Kind?) -> Step {
    let start = Swift.min(at, source.count)
    append(.invalid, start, source.count, .containsError)
    if let kind { report(kind, start, source.firstWordEnd(start), in: 0) }
    at = source.count
    return .finished
  }

  private var isUTF16: Bool {
    (source[0] == 0xFF && source[1] == 0xFE) || (source[0] == 0xFE && source[1] == 0xFF)
  }
}

extension ByteSource {
  /// The end of what stands together at `start`: the next white space or the end of the text.
  fileprivate func firstWordEnd(_ start: Int) -> Int {
    var end = start
    while end < count, end &- start < 40, self[end] > Byte.space { end &+= 1 }
    while end < count, self[end] & 0xC0 == 0x80 { end &+= 1 }
    return Swift.max(end, Swift.min(start &+ 1, count))
  }
}
