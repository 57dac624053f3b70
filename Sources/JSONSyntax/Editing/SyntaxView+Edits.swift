public import SourceText

extension SyntaxView {
  /// Returns the edit that removes a member or element with its comma, and with its line if it has its own.
  public func removal(of index: RecordIndex) -> TextEdit? {
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

  /// Returns the edit that inserts an entry at the end of a container, on its own line if the last one is.
  public func insertion(of text: String, into object: RecordIndex) -> TextEdit? {
    insertion(of: text, into: object, after: lastChild(of: object))
  }

  /// Returns the edit that inserts an entry at the end of a container, whose last entry is `last`.
  ///
  /// A member that is there already, and `null`, is replaced.
  public func insertion(of text: String, into object: RecordIndex, after last: RecordIndex?) -> TextEdit? {
    guard kind(object) == .object || kind(object) == .array, !flags(object).contains(.unclosed) else {
      return nil
    }
    if let member = nullMember(named: text, of: object) {
      return TextEdit(range: range(member), newText: text)
    }
    guard let last else {
      return TextEdit(range: interior(of: object), newText: " \(text) ")
    }
    let end = range(last).end
    let start = range(last).start.utf8
    var lineStart = start
    // A wider indentation is not worth repeating in every edit.
    while lineStart > max(0, start - 256),
      bytes[lineStart - 1] == Byte.space || bytes[lineStart - 1] == Byte.tab
    {
      lineStart -= 1
    }
    let isOwnLine =
      lineStart > 0 && (bytes[lineStart - 1] == Byte.newline || bytes[lineStart - 1] == Byte.carriageReturn)
    let indent =
      isOwnLine
      ? "\n" + String(decoding: UnsafeBufferPointer(rebasing: bytes[lineStart..<start]), as: UTF8.self) : " "
    return TextEdit(range: TextRange(end, end), newText: ",\(indent)\(text)")
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
  public func lastChild(of container: RecordIndex) -> RecordIndex? {
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
