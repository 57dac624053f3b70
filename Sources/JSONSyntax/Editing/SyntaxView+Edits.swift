package import SourceText

extension SyntaxView {
  /// Returns the edit that removes a member or element with its comma, and with its line if it has its own.
  package func removal(of index: RecordIndex) -> TextEdit? {
    let container = self[index].parent
    guard container != index, kind(container) == .object || kind(container) == .array else { return nil }
    let own = range(index)
    let next = end(of: index)
    if next < end(of: container) {
      return TextEdit(range: TextRange(own.start, range(next).start), newText: "")
    }
    if let previous = child(endingBefore: index, of: container) {
      return TextEdit(range: TextRange(range(previous).end, own.end), newText: "")
    }
    let inner = interior(of: container)
    return TextEdit(range: inner, newText: "")
  }

  /// Returns the edit that writes the members of the object in a member instead of the member; `nil` if it
  /// has no object with members, or if one of their names is taken.
  package func unwrapping(_ member: RecordIndex) -> TextEdit? {
    guard let inner = value(of: member), kind(inner) == .object, let last = lastChild(of: inner) else {
      return nil
    }
    let taken = Set(members(of: self[member].parent).filter { $0 != member }.map { string(name(of: $0)) })
    guard members(of: inner).allSatisfy({ !taken.contains(string(name(of: $0))) }) else { return nil }
    let content = TextRange(range(firstChild(of: inner)).start, range(last).end)
    let text = String(
      decoding: UnsafeBufferPointer(rebasing: bytes[content.start.utf8..<content.end.utf8]), as: UTF8.self)
    let outer = bytes.indentation(ofLineContaining: range(member).start.utf8)
    let own = bytes.indentation(ofLineContaining: content.start.utf8)
    guard own != outer, own.hasPrefix(outer) else { return TextEdit(range: range(member), newText: text) }
    let lines = text.utf8.split(separator: Byte.newline, omittingEmptySubsequences: false).map { line in
      let line = String(Substring(line))
      return line.hasPrefix(own) ? outer + line.dropFirst(own.count) : line
    }
    return TextEdit(range: range(member), newText: lines.joined(separator: "\n"))
  }

  /// Returns the edit that inserts an entry at the end of a container, laid out like its siblings.
  package func insertion(of entry: String, into container: RecordIndex) -> TextEdit? {
    insertion(of: entry, into: container, after: lastChild(of: container))
  }

  /// Returns the edit that inserts an entry into a container after `last`, the last one.
  ///
  /// A member that is there already, and `null`, is replaced.
  package func insertion(of entry: String, into container: RecordIndex, after last: RecordIndex?) -> TextEdit?
  {
    guard kind(container) == .object || kind(container) == .array, !flags(container).contains(.unclosed)
    else { return nil }
    if let member = nullMember(named: entry, of: container) {
      return TextEdit(range: range(member), newText: entry)
    }
    return place(in: container, after: last).insertion(of: entry)
  }

  /// Returns the edit that inserts a member before all others of an object, laid out like the first.
  package func insertionAtStart(of entry: String, into object: RecordIndex) -> TextEdit? {
    guard kind(object) == .object, let first = members(of: object).first(where: { _ in true }) else {
      return insertion(of: entry, into: object)
    }
    let start = range(object).start.utf8 + 1
    let next = range(first).start
    let gap = String(decoding: bytes[start..<max(start, next.utf8)], as: UTF8.self)
    return TextEdit(range: TextRange(next, next), newText: entry + "," + (gap.isEmpty ? " " : gap))
  }

  /// Returns the place for an entry of a container: after another one, or in the empty container.
  func place(in container: RecordIndex, after anchor: RecordIndex?) -> EntryPlace {
    guard let anchor else { return onlyPlace(in: container) }
    let own = range(anchor)
    let previous = child(endingBefore: anchor, of: container)
    let before = previous.map { range($0).end } ?? TextOffset(utf8: range(container).start.utf8 &+ 1)
    // The whitespace before the anchor is reused before the new entry.
    let space = bytes.trailingWhitespace(from: before.utf8, to: own.start.utf8)
    let line = EntryPlace.Line(offset: own.start.utf8, isDeeper: false)
    let isOnOwnLine = space.utf8.contains { $0 == Byte.newline || $0 == Byte.carriageReturn }
    let gap =
      isOnOwnLine
      ? Array(space.utf8).lineBreak + indentation(line) : previous == nil && space.isEmpty ? " " : space
    return EntryPlace(range: TextRange(own.end, own.end), before: "," + gap, after: "", line: line)
  }

  private func onlyPlace(in container: RecordIndex) -> EntryPlace {
    let inner = interior(of: container)
    let isUnclosed = flags(container).contains(.unclosed)
    let range = isUnclosed ? TextRange(inner.start, inner.start) : inner
    let space = bytes.trailingWhitespace(from: range.start.utf8, to: range.end.utf8)
    guard space.utf8.contains(where: { $0 == Byte.newline || $0 == Byte.carriageReturn }) else {
      let padding = kind(container) == .object ? " " : ""
      let line = EntryPlace.Line(offset: range.start.utf8, isDeeper: false)
      return EntryPlace(range: range, before: padding, after: isUnclosed ? "" : padding, line: line)
    }
    let lineBreak = Array(space.utf8).lineBreak
    let start = self.range(container).start.utf8
    let line = EntryPlace.Line(offset: start, isDeeper: true)
    let outer = indentation(EntryPlace.Line(offset: start, isDeeper: false))
    return EntryPlace(
      range: range, before: lineBreak + indentation(line), after: lineBreak + outer, line: line)
  }

  /// Returns the whitespace at the start of a line.
  func indentation(_ line: EntryPlace.Line) -> String {
    let own = bytes.indentation(ofLineContaining: line.offset)
    return line.isDeeper ? own + bytes.indentationUnit : own
  }

  /// Returns the member of an object whose value is `null` and whose name is that at the start of an entry.
  ///
  /// Only the first members are searched: an object with many is a map, and gets new names.
  private func nullMember(named entry: String, of object: RecordIndex) -> RecordIndex? {
    guard kind(object) == .object, entry.utf8.first == Byte.quote else { return nil }
    return members(of: object).prefix(64).first { member in
      guard let value = value(of: member), kind(value) == .null else { return false }
      let name = range(name(of: member))
      return entry.utf8.starts(with: bytes[name.start.utf8..<name.end.utf8])
    }
  }

  /// Returns the last member or element of a container, or `nil` if it is empty.
  package func lastChild(of container: RecordIndex) -> RecordIndex? {
    child(endingBefore: end(of: container), of: container)
  }

  /// Returns the member or element whose last descendant is before the record at `index`; `nil` if that is
  /// the first one of the container.
  ///
  /// It goes up from the descendant, because going through all children would be slow for long containers.
  private func child(endingBefore index: RecordIndex, of container: RecordIndex) -> RecordIndex? {
    var current = index &- 1
    guard current > container else { return nil }
    while self[current].parent != container { current = self[current].parent }
    return current
  }

  /// Returns the range between the brackets of a container.
  private func interior(of container: RecordIndex) -> TextRange {
    let whole = range(container)
    let end = flags(container).contains(.unclosed) ? whole.end.utf8 : whole.end.utf8 - 1
    return TextRange(utf8: whole.start.utf8 + 1, max(whole.start.utf8 + 1, end))
  }
}

/// Where an entry is inserted into a container, and what goes around it.
struct EntryPlace {
  /// The line whose indentation the lines of an entry get.
  struct Line {
    /// An offset in the line, in UTF-8 bytes.
    let offset: Int
    /// Whether the entry is one level deeper than the line.
    let isDeeper: Bool
  }

  /// The range that is replaced.
  let range: TextRange
  /// The text before the entry: a comma, a line break and the like.
  let before: String
  /// The text after the entry.
  let after: String
  /// The line that the entry is indented like.
  let line: Line

  /// Returns the edit that inserts an entry.
  func insertion(of entry: String) -> TextEdit { TextEdit(range: range, newText: before + entry + after) }
}
