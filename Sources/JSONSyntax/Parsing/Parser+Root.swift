import SourceText

extension Parser {
  /// Reads up to the root value, and the root value itself if it is a string or a bare word.
  @inline(never)
  mutating func beginRoot() -> Step {
    if let encoding = WideEncoding(ofTextWith: UnsafeBufferPointer(start: source.base, count: source.count)) {
      return invalidRoot(.encoding(encoding))
    }
    if source[0] == 0xEF, source[1] == 0xBB, source[2] == 0xBF {
      report(.byteOrderMark, 0, 3, in: 0, fix: remove(0, 3))
      at = 3
    }
    skipTrivia()
    skipHolesAroundRoot()
    if isAtEnd {
      if !holes.isEmpty { return rootWithHole() }
      return errors.isEmpty || at <= 3 ? emptyRoot() : invalidRoot(nil)
    }
    switch byte {
    case Byte.openBrace, Byte.openBracket: return .value
    case Byte.quote, Byte.apostrophe:
      if source.isName(at: at) { return missingRootBracket() }
      let step = byte == Byte.apostrophe ? singleQuotedValue() : recoverString()
      return step == .after ? endRoot() : step
    default:
      let startsWithName = source.unquotedNameEnd(at) != nil && firstBracket == nil
      return startsWithName ? missingRootBracket() : bareWordAtRoot()
    }
  }

  /// Reports text after the root value, such as extra closing brackets.
  @inline(never)
  mutating func endRoot() -> Step {
    skipTrivia()
    skipHolesAroundRoot()
    if isAtEnd || ignoresUnclosedAtEnd { return .finished }
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
    let end = source.isWordByte(byte) ? source.bareValueEnd(start) : start &+ 1
    report(
      .textAfterEnd(excerpt(start, end)), start, end, in: 0,
      fix: source.afterSpace(end) >= source.count ? remove(start, end) : nil)
  }

  /// Reopens the root, which was closed too early: more entries follow, and a bracket that closes it.
  private mutating func reopenRoot() -> Step {
    let closer = Int(records[0].end) &- 1
    inObject = records[0].kind == .object
    report(.earlyEnd(text(closer, closer &+ 1)), closer, closer &+ 1, in: 0, fix: remove(closer, closer &+ 1))
    suppressFollowUpErrors()
    return .after
  }

  /// Opens an object for a document that starts with the name of a member.
  private mutating func missingRootBracket() -> Step {
    report(.missingBracket("{"), at, at, in: 0, fix: insert("{ ", at: at))
    let start = at
    open(.object, at: start)
    mark(0)
    // If the closing bracket is missing too, that follows from the same mistake.
    if balance(from: at)?.closers == 0 { ignoresUnclosedAtEnd = true }
    return .name
  }

  /// Reads a document that starts with a bare word: a literal, a number, or text before the first bracket.
  private mutating func bareWordAtRoot() -> Step {
    let start = at
    if let bracket = firstBracket {
      report(
        .textBeforeStart(excerpt(start, source.beforeSpace(bracket))), start, source.firstWordEnd(start),
        in: 0,
        fix: remove(start, bracket))
      at = bracket
      ignoresUnclosedAtEnd = true
      return .value
    }
    if !source.isWordByte(byte) {
      return invalidRoot(.unexpected(excerpt(start, source.firstWordEnd(start))))
    }
    _ = bareWordValue()
    return endRoot()
  }

  /// The offset of the first opening bracket in the rest of the text.
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

  /// Writes the root record of a text that is nothing but holes.
  private mutating func rootWithHole() -> Step {
    append(.invalid, 0, source.count, [.malformed, .hasHole])
    return .finished
  }

  /// Writes the root record of a text without any value.
  private mutating func invalidRoot(_ kind: SyntaxError.Kind?) -> Step {
    let start = Swift.min(at, source.count)
    append(.invalid, start, source.count, .containsError)
    if let kind { report(kind, start, source.firstWordEnd(start), in: 0) }
    at = source.count
    return .finished
  }
}

extension ByteSource {
  /// Returns the end of the text up to the next whitespace, or of its first 40 bytes.
  fileprivate func firstWordEnd(_ start: Int) -> Int {
    var end = start
    while end < count, end &- start < 40, self[end] > Byte.space { end &+= 1 }
    while end < count, self[end].isContinuation { end &+= 1 }
    return Swift.max(end, Swift.min(start &+ 1, count))
  }
}
