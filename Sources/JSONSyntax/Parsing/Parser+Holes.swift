import SourceText

/// Holes: places of the text that something else fills in before the text is parsed as JSON, such as
/// interpolations of a string literal. Whatever a hole may make valid is no error.
extension Parser {
  /// Returns the end of the word at the next byte if it contains a hole.
  ///
  /// A word is what stands between white space and punctuation, as in `-\(count)` or `\(x)\(y)`.
  var endOfWordWithHole: Int? {
    guard let index = firstHole(from: at) else { return nil }
    var end = at
    while end < source.count, source.isWordByte(source[end]) { end &+= 1 }
    return holes[index].start.utf8 < end ? end : nil
  }

  /// Returns the index of the first hole that does not end before an offset.
  private func firstHole(from offset: Int) -> Int? {
    let index = holes.partitioningIndex { $0.end.utf8 > offset }
    return index < holes.count ? index : nil
  }

  /// Reads a word with a hole as a value of which nothing is known.
  mutating func valueWithHole(endingAt end: Int) -> Step {
    let start = at
    append(.invalid, start, end, [.malformed, .hasHole])
    at = end
    // What is joined to something else may be more than a value, and what is an element may be several.
    if !inObject || holes.first(where: { $0.start.utf8 == start && $0.end.utf8 == end }) == nil {
      markHole(in: container)
    }
    return afterHole()
  }

  /// Reads a word with a hole in place of a member: members, or the name of one.
  mutating func nameWithHole(endingAt end: Int) -> Step {
    markHole(in: container)
    if source[source.afterSpace(end)] == Byte.colon {
      appendMember(at, end, content: at..<end, [.malformed, .hasHole])
      at = end
      return afterName()
    }
    at = end
    return afterHole()
  }

  /// Skips a word with a hole between two entries.
  mutating func skipHole(endingAt end: Int) -> Step {
    markHole(in: container)
    at = end
    return afterHole()
  }

  /// Continues after a hole, which may also yield the comma that follows.
  private mutating func afterHole() -> Step {
    at = source.afterSpace(at)
    switch byte {
    case _ where isAtEnd: return .after
    case Byte.comma, Byte.closeBrace, Byte.closeBracket, Byte.colon: return .after
    default: return inObject ? .name : .value
    }
  }

  /// Skips the holes before or after the root value.
  mutating func skipHolesAroundRoot() {
    while let end = endOfWordWithHole {
      at = source.afterSpace(end)
    }
  }

  private mutating func markHole(in container: Int) {
    guard container < used else { return }
    records[container].flags.insert(.hasHole)
  }
}

extension SyntaxTree {
  /// Flags the strings that contain holes, and the objects that have a member with such a name.
  static func flagStrings(with holes: [TextRange], in records: inout [SyntaxRecord]) {
    for hole in holes {
      let start = UInt32(truncatingIfNeeded: hole.start.utf8)
      let next = records.partitioningIndex { $0.start > start }
      guard next > 0, case let index = next - 1, records[index].kind == .string, records[index].end > start
      else { continue }
      records[index].flags.formUnion([.malformed, .hasHole])
      let parent = Int(records[index].parent)
      guard parent == index - 1, records[parent].kind == .member else { continue }
      records[Int(records[parent].parent)].flags.insert(.hasHole)
    }
  }
}
