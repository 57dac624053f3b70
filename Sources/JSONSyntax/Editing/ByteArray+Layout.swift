// The layout conventions of a text, for edits that should match the rest of it.
extension [UInt8] {
  /// Returns the whitespace at the end of a range.
  func trailingWhitespace(from start: Int, to end: Int) -> String {
    var first = end
    while first > start, isBlank(first &- 1) || self[first &- 1] == 0x0A || self[first &- 1] == 0x0D {
      first &-= 1
    }
    return String(decoding: self[first..<end], as: UTF8.self)
  }

  /// Returns the spaces and tabs at the start of the line that contains `offset`.
  func indentation(ofLineContaining offset: Int) -> String {
    var start = offset
    while start > 0, self[start &- 1] != 0x0A, self[start &- 1] != 0x0D { start &-= 1 }
    var end = start
    while end < count, isBlank(end) { end &+= 1 }
    return String(decoding: self[start..<end], as: UTF8.self)
  }

  /// The first line break in the text; LF if there is none.
  var lineBreak: String {
    guard let first = firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
    if self[first] == 0x0A { return "\n" }
    return first &+ 1 < count && self[first &+ 1] == 0x0A ? "\r\n" : "\r"
  }

  /// The indentation of the first indented line; two spaces if there is none.
  var indentationUnit: String {
    for offset in indices where self[offset] == 0x0A && offset &+ 1 < count && isBlank(offset &+ 1) {
      return indentation(ofLineContaining: offset &+ 1)
    }
    return "  "
  }

  private func isBlank(_ offset: Int) -> Bool { self[offset] == 0x20 || self[offset] == 0x09 }
}
