import SourceText

// The layout conventions of a text, for edits that should match the rest of it.
//
// What is far longer than anybody's layout is not imitated: a text may need thousands of edits.
extension RandomAccessCollection<UInt8> where Index == Int {
  /// Returns the whitespace at the end of a range; empty if there is very much.
  func trailingWhitespace(from start: Int, to end: Int) -> String {
    var first = end
    while first > start,
      isBlank(first &- 1) || self[first &- 1] == Byte.newline || self[first &- 1] == Byte.carriageReturn
    {
      first &-= 1
      if end &- first > Self.maximumSpace { return "" }
    }
    return String(decoding: self[first..<end], as: UTF8.self)
  }

  /// Returns the spaces and tabs at the start of the line that contains `offset`; empty if there are very
  /// many, or if the line starts far before `offset`.
  func indentation(ofLineContaining offset: Int) -> String {
    var start = offset
    while start > startIndex, self[start &- 1] != Byte.newline, self[start &- 1] != Byte.carriageReturn {
      start &-= 1
      if offset &- start > Self.maximumLineLength { return "" }
    }
    var end = start
    while end < endIndex, isBlank(end) {
      end &+= 1
      if end &- start > Self.maximumSpace { return "" }
    }
    return String(decoding: self[start..<end], as: UTF8.self)
  }

  /// The first line break in the text; LF if there is none.
  var lineBreak: String {
    guard let first = firstIndex(where: { $0 == Byte.newline || $0 == Byte.carriageReturn }) else {
      return "\n"
    }
    if self[first] == Byte.newline { return "\n" }
    return first &+ 1 < endIndex && self[first &+ 1] == Byte.newline ? "\r\n" : "\r"
  }

  /// The indentation of the first indented line; two spaces if there is none near the start.
  var indentationUnit: String {
    for offset in indices.prefix(Self.maximumLineLength)
    where self[offset] == Byte.newline && offset &+ 1 < endIndex && isBlank(offset &+ 1) {
      return indentation(ofLineContaining: offset &+ 1)
    }
    return "  "
  }

  /// The maximum length of whitespace that is imitated, in bytes.
  private static var maximumSpace: Int { 1_000 }
  /// The maximum length of a line whose indentation matters, in bytes.
  private static var maximumLineLength: Int { 10_000 }

  private func isBlank(_ offset: Int) -> Bool { self[offset] == Byte.space || self[offset] == Byte.tab }
}
