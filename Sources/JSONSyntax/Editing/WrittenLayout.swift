/// How a text is laid out, for changes that should look like the rest.
extension [UInt8] {
  /// The white space at the end of a stretch.
  func lastSpace(from start: Int, to end: Int) -> String {
    var first = end
    while first > start, isBlank(first &- 1) || self[first &- 1] == 0x0A || self[first &- 1] == 0x0D {
      first &-= 1
    }
    return String(decoding: self[first..<end], as: UTF8.self)
  }

  /// The blanks at the start of the line around `offset`.
  func indentation(ofLineAround offset: Int) -> String {
    var start = offset
    while start > 0, self[start &- 1] != 0x0A, self[start &- 1] != 0x0D { start &-= 1 }
    var end = start
    while end < count, isBlank(end) { end &+= 1 }
    return String(decoding: self[start..<end], as: UTF8.self)
  }

  /// The line break the text uses first; LF if it has none.
  var lineBreak: String {
    guard let first = firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
    if self[first] == 0x0A { return "\n" }
    return first &+ 1 < count && self[first &+ 1] == 0x0A ? "\r\n" : "\r"
  }

  /// The blanks of the first indented line; two spaces if there is none.
  var indentationUnit: String {
    for offset in indices where self[offset] == 0x0A && offset &+ 1 < count && isBlank(offset &+ 1) {
      return indentation(ofLineAround: offset &+ 1)
    }
    return "  "
  }

  private func isBlank(_ offset: Int) -> Bool { self[offset] == 0x20 || self[offset] == 0x09 }
}
