import SourceText

extension Parser {
  /// The number of times that `balance(from:)` may read the rest of a text.
  static let maximumBalances = 16
  /// The number of enclosing containers that are searched for the one that a closing bracket belongs to.
  private static let maximumLevels = 64

  /// Recovers from a closing bracket that does not match the innermost open container.
  ///
  /// The bracket may be of the wrong kind, it may be extra, or other closing brackets may be missing before
  /// it. The brackets in the rest of the text decide which.
  mutating func recoverBracket() -> Step {
    if closesList { return endList() }
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
    if namelessContainer == container || (excess == 0 && reinterpretAsMissingBracket()) {
      mark(container)
    } else {
      report(.extraBracket(found), at, at &+ 1, in: container, fix: remove(at, at &+ 1))
    }
    at &+= 1
    suppressFollowUpErrors()
    return .after
  }

  /// Reads the innermost object, whose first entry is an object or array without a name, as an array.
  mutating func readAsList() -> Step {
    let start = Int(records[container].start)
    records[container].kind = .array
    inObject = false
    report(
      .wrongBracket(found: "{", expected: "["), start, start &+ 1, in: container,
      fix: replace(start, start &+ 1, with: "["))
    let isKept = errors.last?.range.start.utf8 == start
    listsInBraces.append((container, isKept ? errors.count &- 1 : nil))
    return .value
  }

  /// Whether the byte is the closing brace of an array that has been opened with a brace.
  private var closesList: Bool {
    guard byte == Byte.closeBrace, !inObject else { return false }
    return listsInBraces.contains { $0.container == container }
  }

  /// Ends an array that has been opened with a brace; the error about the opening bracket covers both.
  private mutating func endList() -> Step {
    if let list = listsInBraces.last(where: { $0.container == container }), let error = list.error,
      errors.indices.contains(error)
    {
      errors[error].fix?.title = "replace the brackets with `[` and `]`"
      errors[error].fix?.edits.append(TextEdit(range: TextRange(utf8: at, at &+ 1), newText: "]"))
    }
    listsInBraces.removeAll { $0.container >= container }
    at &+= 1
    _ = close(at: at)
    return .after
  }

  /// Replaces the error about names without values if they are followed by `]`: they are the elements of an
  /// array whose `[` is missing.
  private mutating func reinterpretAsMissingBracket() -> Bool {
    guard byte == Byte.closeBracket, valuelessContainer == container, valuelessEnd == used,
      let last = errors.indices.last, case .missingValue = errors[last].kind,
      let first = (container &+ 1..<used).first(where: {
        Int(records[$0].start) == errors[last].range.start.utf8
      })
    else { return false }
    // The value before the first of these names is the first element.
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

  /// Returns the number of open containers inside the one that the closing bracket at `at` matches.
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

  /// Returns the number of open containers, and how many more closing than opening brackets follow `offset`.
  ///
  /// Returns `nil` after `maximumBalances` calls: each one reads the rest of the text.
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

  /// Returns the range of the opening bracket of a container.
  private func opener(_ index: Int) -> Range<Int> {
    let start = Int(records[index].start)
    return start..<(start &+ 1)
  }

  /// Ends all open containers at the end of the text and reports one error for them.
  ///
  /// A fix is only offered if the text ends after a complete entry.
  mutating func endUnclosed(afterEntry isAfterEntry: Bool = false) -> Step {
    let innermost = container
    at = source.count
    while close(at: at, [.unclosed, .containsError]) {}
    mark(innermost)
    if ignoresUnclosedAtEnd { return .finished }
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

  /// Returns the fix that inserts the missing closing brackets at the end of the text; `nil` if there are
  /// many.
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

  /// Returns the container whose closing bracket is most likely missing, judging by indentation.
  ///
  /// It is the first one closed by a bracket at the start of a line that is indented less than the line of
  /// the opening bracket.
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
  /// Returns the number of spaces and tabs before `offset`; `nil` if anything else precedes it on its line.
  fileprivate func indentation(before offset: Int) -> Int? {
    var start = offset
    while start > 0, self[start &- 1] == Byte.space || self[start &- 1] == Byte.tab { start &-= 1 }
    return start == 0 || isLineBreak(start &- 1) ? offset &- start : nil
  }

  /// Returns the indentation of the line that contains `offset`, in bytes; `nil` if its start is far away.
  fileprivate func lineIndentation(_ offset: Int) -> Int? {
    var start = offset
    while start > 0, !isLineBreak(start &- 1) {
      if offset &- start > 500 { return nil }
      start &-= 1
    }
    return afterBlanks(start) &- start
  }
}
