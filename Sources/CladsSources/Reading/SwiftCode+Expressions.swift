import SourceText

extension SwiftCode {
  /// Reads the expression at an index, as far as it may give a name, and returns the index after it.
  ///
  /// A value that is wrapped in a type counts as itself: `Document.ComponentKind(rawValue: "chart")`.
  func nameExpression(at index: Int) -> (expression: NameExpression, end: Int) {
    var start = index
    var end: Int?
    // No name is wrapped more than once or twice.
    for _ in 0..<4 {
      guard let wrapped = wrappedValue(at: start) else { break }
      end = end ?? wrapped.end
      start = wrapped.start
    }
    let (expression, next) = plainExpression(at: start)
    guard let end else { return (expression, next) }
    guard isPunctuation(Byte.closeParenthesis, at: next) else {
      return (NameExpression(content: .other, range: range(from: index, to: end)), end)
    }
    return (expression, end)
  }

  /// The only argument of the initializer at an index: `Kind("chart")`, `.init(rawValue: "chart")`.
  private func wrappedValue(at index: Int) -> (start: Int, end: Int)? {
    guard let (path, end) = path(at: index), isPunctuation(Byte.openParenthesis, at: end) else { return nil }
    guard let last = path.last, last == "init" || last == "some" || last.utf8.first?.isUppercase == true
    else {
      return nil
    }
    let isLabeled = isName("rawValue", at: end + 1) && isPunctuation(Byte.colon, at: end + 2)
    return (isLabeled ? end + 3 : end + 1, indexAfter(end))
  }

  private func plainExpression(at index: Int) -> (expression: NameExpression, end: Int) {
    if let literal = StringLiteral(at: index, of: tokens, in: bytes) {
      let end = index + literal.tokenCount
      return (NameExpression(content: content(of: literal, endingAt: end), range: literal.contentRange), end)
    }
    if let (path, end) = path(at: index), let last = path.last {
      let isImplicit = isPunctuation(Byte.dot, at: index)
      let isCalled = isPunctuation(Byte.openParenthesis, at: end) || isPunctuation(Byte.openBracket, at: end)
      let content: NameExpression.Content =
        isCalled || continues(at: end) || last == "self" ? .other : .reference(path, isImplicit: isImplicit)
      return (NameExpression(content: content, range: range(of: index, endingAt: end)), end)
    }
    let end = indexAfter(index)
    return (NameExpression(content: .other, range: range(of: index, endingAt: end)), end)
  }

  private func content(of literal: StringLiteral, endingAt end: Int) -> NameExpression.Content {
    guard literal.isTerminated else { return .other }
    let segments = literal.segments(in: bytes)
    if literal.isStatic {
      if isPunctuation(Byte.plus, at: end) { return .prefix(segments.text) }
      return continues(at: end) || isPunctuation(Byte.dot, at: end) ? .other : .literal(segments.text)
    }
    let hole = segments.map.holes.first?.start.utf8 ?? 0
    return .prefix(String(decoding: segments.decoded.prefix(hole), as: UTF8.self))
  }

  /// Whether an operator after the operand that ends at an index makes it a part of an expression.
  private func continues(at index: Int) -> Bool {
    let token = self[index]
    guard token.kind == .punctuation else { return false }
    switch token.firstByte {
    case Byte.plus, Byte.star, Byte.slash, Byte.percent, Byte.lessThan: return true
    case Byte.questionMark:
      // `x ?? y` and `x ? y : z`, but not the pattern `x?`.
      let next = self[index + 1]
      return token.start > self[index - 1].end || next.isPunctuation(Byte.questionMark)
    default: return false
    }
  }

  /// Reads `a.b.c` or `.b.c` and returns the index after it.
  func path(at index: Int) -> (names: [String], end: Int)? {
    var next = isPunctuation(Byte.dot, at: index) ? index + 1 : index
    guard let first = name(at: next) else { return nil }
    var names = [first]
    next += 1
    while isPunctuation(Byte.dot, at: next), let name = name(at: next + 1), names.count < 32 {
      names.append(name)
      next += 2
    }
    return (names, next)
  }

  func range(of index: Int, endingAt end: Int) -> TextRange {
    TextRange(utf8: self[index].start, max(self[index].start, self[end - 1].end))
  }
}
