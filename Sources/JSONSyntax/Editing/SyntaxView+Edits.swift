public import SourceText

extension SyntaxView {
  /// The edit that removes a member or an element with its comma, and its line when nothing else is on it.
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

  /// The edit that adds a member to an object after its last one, on a line of its own when the others are.
  public func insertion(of text: String, into object: RecordIndex) -> TextEdit? {
    guard kind(object) == .object || kind(object) == .array, !flags(object).contains(.unclosed) else {
      return nil
    }
    guard let last = lastChild(of: object) else {
      return TextEdit(range: interior(of: object), newText: " \(text) ")
    }
    let place = range(last).end
    let start = range(last).start.utf8
    var lineStart = start
    while lineStart > 0, bytes[lineStart - 1] == 0x20 || bytes[lineStart - 1] == 0x09 { lineStart -= 1 }
    let isOwnLine = lineStart > 0 && (bytes[lineStart - 1] == 0x0A || bytes[lineStart - 1] == 0x0D)
    let indent =
      isOwnLine
      ? "\n" + String(decoding: UnsafeBufferPointer(rebasing: bytes[lineStart..<start]), as: UTF8.self) : " "
    return TextEdit(range: TextRange(place, place), newText: ",\(indent)\(text)")
  }

  /// The last member or element of the container at `container`.
  public func lastChild(of container: RecordIndex) -> RecordIndex? {
    var last: RecordIndex?
    var child = firstChild(of: container)
    while child < end(of: container) {
      last = child
      child = end(of: child)
    }
    return last
  }

  /// The member or element before the one at `index`.
  private func sibling(before index: RecordIndex, in container: RecordIndex) -> RecordIndex? {
    var last: RecordIndex?
    var child = firstChild(of: container)
    while child < index {
      last = child
      child = end(of: child)
    }
    return last
  }

  /// What is between the brackets of the container at `container`.
  private func interior(of container: RecordIndex) -> TextRange {
    let whole = range(container)
    let end = flags(container).contains(.unclosed) ? whole.end.utf8 : whole.end.utf8 - 1
    return TextRange(utf8: whole.start.utf8 + 1, max(whole.start.utf8 + 1, end))
  }
}
