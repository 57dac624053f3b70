import SourceText

extension FactReader {
  /// Reads the clauses of the `switch` at the current token. Its body is read afterwards as other code is.
  mutating func readSwitch() {
    defer {
      endDeclaration()
      index += 1
    }
    var open = index + 1
    while open < index + 64, !code.isPunctuation(Byte.openBrace, at: open) {
      let token = code[open]
      if token.isPunctuation(Byte.closeBrace) || token.isPunctuation(Byte.semicolon) { return }
      open = code.indexAfter(open)
    }
    guard code.isPunctuation(Byte.openBrace, at: open) else { return }
    let end = code.bracketEnd(at: open)
    let subject = switchSubject(endingAt: open)
    facts.switches.append(
      SwitchFacts(
        subject: subject.name, conversion: subject.conversion, clauses: clauses(from: open + 1, to: end),
        range: code.range(from: index, to: end), scope: scope, offset: offset))
  }

  private func switchSubject(endingAt end: Int) -> (name: String?, conversion: [String]?) {
    var start = index + 1
    while code.isName("await", at: start) || code.isName("try", at: start) { start += 1 }
    if code.isPunctuation(Byte.openParenthesis, at: start), code.indexAfter(start) == end {
      return code.indexAfter(start + 1) == end - 1 ? (code.name(at: start + 1), nil) : (nil, nil)
    }
    guard let (names, pathEnd) = code.path(at: start) else { return (nil, nil) }
    if pathEnd == end { return (names.last, nil) }
    if code.isPunctuation(Byte.openBracket, at: pathEnd), code.indexAfter(pathEnd) == end {
      return (names.last.map { $0 + "[]" }, nil)
    }
    if let conversion = conversion(at: pathEnd), conversion.end == end { return (conversion.argument, names) }
    return (nil, nil)
  }

  /// Reads `(rawValue: name)`.
  func conversion(at index: Int) -> (argument: String, end: Int)? {
    guard code.isPunctuation(Byte.openParenthesis, at: index), code.isName("rawValue", at: index + 1),
      code.isPunctuation(Byte.colon, at: index + 2), let argument = code.name(at: index + 3),
      code.isPunctuation(Byte.closeParenthesis, at: index + 4)
    else { return nil }
    return (argument, index + 5)
  }

  private func clauses(from start: Int, to end: Int) -> [SwitchFacts.Clause] {
    var clauses: [SwitchFacts.Clause] = []
    var next = start
    while next < end {
      guard startsClause(next) else {
        next = code.indexAfter(next)
        continue
      }
      let documentation = code.documentation(from: next, to: next)
      let isDefault = code.isName("default", at: next)
      let (patterns, colon) = patterns(from: next + 1, to: end)
      next = colon + 1
      while next < end, !startsClause(next) { next = code.indexAfter(next) }
      clauses.append(
        SwitchFacts.Clause(
          patterns: isDefault ? [] : patterns, isDefault: isDefault,
          returnsNil: returnsNil(from: colon + 1, to: next), body: code.range(from: colon, to: next),
          documentation: documentation))
    }
    return clauses
  }

  /// Whether a clause starts at a direct token of a `switch`, where `if case` starts none.
  private func startsClause(_ index: Int) -> Bool {
    if code.isName("default", at: index) { return code.isPunctuation(Byte.colon, at: index + 1) }
    guard code.isName("case", at: index) else { return false }
    let last = code[index - 1]
    if last.isPunctuation(Byte.comma) || last.isPunctuation(Byte.dot) { return false }
    return !code.isName("if", at: index - 1) && !code.isName("guard", at: index - 1)
      && !code.isName("while", at: index - 1) && !code.isName("for", at: index - 1)
  }

  private func patterns(from start: Int, to end: Int) -> (patterns: [NameExpression], colon: Int) {
    var patterns: [NameExpression] = []
    var next = start
    while next < end, !code.isPunctuation(Byte.colon, at: next) {
      var (pattern, patternEnd) = code.nameExpression(at: next)
      if code.isPunctuation(Byte.questionMark, at: patternEnd) { patternEnd += 1 }
      if !code.isPunctuation(Byte.comma, at: patternEnd), !code.isPunctuation(Byte.colon, at: patternEnd) {
        pattern.content = .other
      }
      patterns.append(pattern)
      next = max(next, patternEnd)
      while next < end, !code.isPunctuation(Byte.comma, at: next), !code.isPunctuation(Byte.colon, at: next) {
        next = code.indexAfter(next)
      }
      if code.isPunctuation(Byte.comma, at: next) { next += 1 }
    }
    return (patterns, next)
  }

  private func returnsNil(from start: Int, to end: Int) -> Bool {
    let value = code.isName("return", at: start) ? start + 1 : start
    guard code.isName("nil", at: value) || code.isName("break", at: value) else { return false }
    return value + 1 == end || (value + 2 == end && code.isPunctuation(Byte.semicolon, at: value + 1))
  }
}
