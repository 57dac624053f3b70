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
    if let previous = sibling(before: index, in: container) {
      return TextEdit(range: TextRange(range(previous).end, own.end), newText: "")
    }
    let inner = interior(of: container)
    return TextEdit(range: inner, newText: "")
  }

  /// Returns the edit that inserts an entry at the end of a container, on its own line if the last one is.
  public func insertion(of text: String, into object: RecordIndex) -> TextEdit? {
    guard kind(object) == .object || kind(object) == .array, !flags(object).contains(.unclosed) else {
      return nil
    }
    guard let last = lastChild(of: object) else {
      return TextEdit(range: interior(of: object), newText: " \(text) ")
    }
    let end = range(last).end
    let start = range(last).start.utf8
    var lineStart = start
    while lineStart > 0, bytes[lineStart - 1] == 0x20 || bytes[lineStart - 1] == 0x09 { lineStart -= 1 }
    let isOwnLine = lineStart > 0 && (bytes[lineStart - 1] == 0x0A || bytes[lineStart - 1] == 0x0D)
    let indent =
      isOwnLine
      ? "\n" + String(decoding: UnsafeBufferPointer(rebasing: bytes[lineStart..<start]), as: UTF8.self) : " "
    return TextEdit(range: TextRange(end, end), newText: ",\(indent)\(text)")
  }

  /// Returns the last member or element of a container, or `nil` if it is empty.
  public func lastChild(of container: RecordIndex) -> RecordIndex? {
    var last: RecordIndex?
    var child = firstChild(of: container)
    while child < end(of: container) {
      last = child
      child = end(of: child)
    }
    return last
  }

  /// Returns the member or element before the one at `index`, or `nil` if it is the first.
  private func sibling(before index: RecordIndex, in container: RecordIndex) -> RecordIndex? {
    var last: RecordIndex?
    var child = firstChild(of: container)
    while child < index {
      last = child
      child = end(of: child)
    }
    return last
  }

  /// Returns the range between the brackets of a container.
  private func interior(of container: RecordIndex) -> TextRange {
    let whole = range(container)
    let end = flags(container).contains(.unclosed) ? whole.end.utf8 : whole.end.utf8 - 1
    return TextRange(utf8: whole.start.utf8 + 1, max(whole.start.utf8 + 1, end))
  }
}
