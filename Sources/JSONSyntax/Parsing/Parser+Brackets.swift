import SourceText

extension Parser {
  /// How often the rest of a text is searched to find out which bracket is wrong.
  static let maximumBalances = 16
  /// How far outwards the partner of a closing bracket is looked for.
  private static let maximumLevels = 64

  /// A closing bracket of the other kind than the innermost opening one.
  ///
  /// Three mistakes look like this; the brackets in the rest of the text tell which one it is.
  mutating func recoverBracket() -> Step {
    let found = text(at, at &+ 1)
    let levels = levelsToPartner()
    let excess = balance(from: at &+ 1).map { $0.depth &- $0.closers }
    let isMissing = levels != nil && excess == levels.map { $0 &+ 1 }
    if isMissing || (levels != nil && excess != 1 && excess != 0), let levels {
      return closeImplicitly(levels)
    }
    if excess == 1 || (excess != 0 && source.afterSpace(at &+ 1) >= source.count) {
      let expected = inObject ? "}" : "]"
      report(
        .wrongBracket(found: found, expected: expected), at, at &+ 1, in: container,
        related: opener(container),
        fix: replace(at, at &+ 1, with: expected))
      at &+= 1
      if !close(at: at) { return endRoot() }
      return .after
    }
    if namelessContainer == container || (excess == 0 && blameMissingBracket()) {
      mark(container)
    } else {
      report(.extraBracket(found), at, at &+ 1, in: container, fix: remove(at, at &+ 1))
    }
    at &+= 1
    forgiveConsequences()
    return .after
  }

  /// A `]` after strings that have no values: they were meant to be elements, and their `[` is missing.
  private mutating func blameMissingBracket() -> Bool {
    guard byte == Byte.closeBracket, valuelessContainer == container, valuelessEnd == used,
      let last = errors.indices.last, case .missingValue = errors[last].kind,
      let first = (container &+ 1..<used).first(where: {
        Int(records[$0].start) == errors[last].range.start.utf8
      })
    else { return false }
    // The value before the first of these strings is the first element.
    var previous = first &- 1
    while previous > container, Int(records[previous].parent) != container {
      previous = Int(records[previous].parent)
    }
    guard previous > container, previous &+ 2 < first else { return false }
    let start = Int(records[previous &+ 2].start)
    errors[last] = SyntaxError(
      .missingBracket("["), TextRange(utf8: start, start), fix: insert("[", at: start))
    return true
  }

  /// Ends the containers inside the one that the closing bracket at `at` belongs to.
  private mutating func closeImplicitly(_ levels: Int) -> Step {
    reportUnclosed(container, related: at..<(at &+ 1))
    for _ in 0..<levels {
      mark(container)
      _ = close(at: at, .unclosed)
    }
    return .after
  }

  /// The number of containers inside the one that the closing bracket at `at` fits.
  private func levelsToPartner() -> Int? {
    let wantsObject = byte == Byte.closeBrace
    var open = (index: container, isObject: inObject)
    for level in 0..<Parser.maximumLevels {
      if open.isObject == wantsObject { return level }
      if open.index == 0 { return nil }
      open = enclosing(open.index)
    }
    return nil
  }

  /// How many containers are open, and how many more closing than opening brackets follow `offset`.
  ///
  /// Absent once it was asked too often: each answer reads the rest of the text.
  mutating func balance(from offset: Int) -> (depth: Int, closers: Int)? {
    guard balances < Parser.maximumBalances else { return nil }
    balances &+= 1
    var depth = 1
    var open = container
    while open != 0 {
      open = enclosing(open).index
      depth &+= 1
    }
    var closers = 0
    var offset = offset
    while offset < source.count {
      switch source[offset] {
      case Byte.quote:
        offset = source.string(at: offset).end
        continue
      case Byte.openBrace, Byte.openBracket: closers &-= 1
      case Byte.closeBrace, Byte.closeBracket: closers &+= 1
      default: break
      }
      offset &+= 1
    }
    return (depth, closers)
  }

  /// Reports that the container at `index` has no closing bracket.
  mutating func reportUnclosed(_ index: Int, related: Range<Int>? = nil) {
    let range = opener(index)
    report(
      .unclosedBracket(text(range.lowerBound, range.upperBound)), range.lowerBound, range.upperBound,
      in: index,
      related: related)
  }

  /// Where the opening bracket of a container is.
  private func opener(_ index: Int) -> Range<Int> {
    let start = Int(records[index].start)
    return start..<(start &+ 1)
  }

  /// Ends everything at the end of the text. All missing brackets are one mistake.
  ///
  /// Writing them mends the text only when it breaks off after a complete entry.
  mutating func endUnclosed(afterEntry isAfterEntry: Bool = false) -> Step {
    let innermost = container
    at = source.count
    mark(innermost)
    while close(at: at, .unclosed) {}
    if isEndExcused { return .finished }
    if let suspect = unclosedByIndentation() {
      reportUnclosed(suspect.index, related: suspect.closer..<(suspect.closer &+ 1))
    } else {
      report(
        .unclosedBracket(text(Int(records[innermost].start), Int(records[innermost].start) &+ 1)),
        Int(records[innermost].start), Int(records[innermost].start) &+ 1, in: innermost,
        fix: isAfterEntry ? closingFix(from: innermost) : nil)
    }
    return .finished
  }

  /// The change that writes the brackets missing at the end of the text.
  private func closingFix(from innermost: Int) -> SyntaxError.Fix? {
    var brackets = ""
    var index = innermost
    while brackets.utf8.count < 8 {
      brackets += records[index].kind == .object ? "}" : "]"
      if index == 0 { return insert(brackets, at: source.beforeSpace(source.count)) }
      index = enclosing(index).index
    }
    return nil
  }

  /// The container whose closing bracket is most likely missing: the first one that was closed by a bracket that
  /// starts its line further left than the line of the opening bracket does.
  private func unclosedByIndentation() -> (index: Int, closer: Int)? {
    var found: (index: Int, closer: Int)?
    for index in 0..<used {
      let record = records[index]
      guard record.kind == .object || record.kind == .array, !record.flags.contains(.unclosed) else {
        continue
      }
      let closer = Int(record.end) &- 1
      if let found, found.closer <= closer { continue }
      guard let right = source.indentation(before: closer),
        let left = source.lineIndentation(Int(record.start)),
        right < left
      else { continue }
      found = (index, closer)
    }
    return found
  }
}

extension ByteSource {
  /// The number of blanks before `offset` if nothing else stands before it in its line.
  fileprivate func indentation(before offset: Int) -> Int? {
    var start = offset
    while start > 0, self[start &- 1] == Byte.space || self[start &- 1] == Byte.tab { start &-= 1 }
    return start == 0 || isLineBreak(start &- 1) ? offset &- start : nil
  }

  /// The number of blanks at the start of the line around `offset`; absent when that is far away.
  fileprivate func lineIndentation(_ offset: Int) -> Int? {
    var start = offset
    while start > 0, !isLineBreak(start &- 1) {
      if offset &- start > 500 { return nil }
      start &-= 1
    }
    return afterBlanks(start) &- start
  }
}
