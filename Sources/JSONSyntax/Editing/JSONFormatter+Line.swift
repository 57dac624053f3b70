package import SourceText

extension JSONFormatter {
  /// Returns the edit that indents the line that contains `offset` as formatting does.
  ///
  /// Returns `nil` if the indentation is already correct or the line starts inside a string.
  package func indentation(ofLineContaining offset: TextOffset, in tree: SyntaxTree) -> TextEdit? {
    tree.withView { view in
      let bytes = view.bytes
      var start = min(max(offset.utf8, 0), bytes.count)
      while start > 0, bytes[start - 1] != Byte.newline, bytes[start - 1] != Byte.carriageReturn {
        start -= 1
      }
      var first = start
      while first < bytes.count, bytes[first] == Byte.space || bytes[first] == Byte.tab { first += 1 }
      let isClosing =
        first < bytes.count && (bytes[first] == Byte.closeBrace || bytes[first] == Byte.closeBracket)
      var level = isClosing ? -1 : 0
      var isInnermost = true
      var record = tree.record(at: TextOffset(utf8: first))
      while true {
        let range = view.range(record)
        if range.start.utf8 < first, first < range.end.utf8 || view.flags(record).contains(.unclosed) {
          switch view.kind(record) {
          // The line itself is a line break of the innermost container.
          case .object, .array:
            if isInnermost || reflows || view.hasOwnLineBreak(record) { level += 1 }
            isInnermost = false
          case .string: return nil
          default: break
          }
        }
        if record == 0 { break }
        record = view[record].parent
      }
      let expected = String(repeating: indentation, count: min(max(level, 0), Self.maximumIndentationLevel))
      return Self.edit(start..<first, Array(expected.utf8), in: view)
    }
  }
}
