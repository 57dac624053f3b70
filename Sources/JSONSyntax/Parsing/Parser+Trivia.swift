import SourceText

extension Parser {
  /// The next byte; zero at the end of the text.
  var byte: UInt8 { source[at] }

  /// Whether the end of the text is reached.
  var isAtEnd: Bool { at >= source.count }

  /// Skips whitespace, comments and merge conflicts, and reports the latter two.
  mutating func skipTrivia() {
    repeat { skipComments() } while skipConflictMarker()
  }

  private mutating func skipComments() {
    at = source.afterSpace(at)
    let start = at
    var end = at
    while let comment = commentEnd(at) {
      if comment.isUnclosed {
        report(.unclosedComment, at, source.lineEnd(at), in: innermost, fix: remove(at, source.count))
        at = source.count
        ignoresUnclosedAtEnd = true
        return
      }
      end = comment.end
      at = source.afterSpace(end)
    }
    if end > start { report(.comment, start, end, in: innermost, fix: removeComments(start, end)) }
  }

  /// The record that an error between two entries belongs to.
  var innermost: Int { container }

  private func commentEnd(_ start: Int) -> (end: Int, isUnclosed: Bool)? {
    switch (source[start], source[start &+ 1]) {
    case (Byte.slash, Byte.slash): return (source.lineEnd(start), false)
    case (Byte.slash, Byte.star):
      var end = start &+ 2
      while end &+ 1 < source.count {
        if source[end] == Byte.star, source[end &+ 1] == Byte.slash { return (end &+ 2, false) }
        end &+= 1
      }
      return (source.count, true)
    case (Byte.hash, let next) where next <= Byte.space || next == Byte.hash:
      return start < source.count ? (source.lineEnd(start), false) : nil
    default: return nil
    }
  }

  private func removeComments(_ start: Int, _ end: Int) -> SyntaxError.Fix {
    var first = start
    while first > 0, source[first &- 1] == Byte.space || source[first &- 1] == Byte.tab { first &-= 1 }
    let isAtLineStart = first == 0 || source.isLineBreak(first &- 1)
    var last = source.afterBlanks(end)
    let isAtLineEnd = last >= source.count || source.isLineBreak(last)
    switch (isAtLineStart, isAtLineEnd) {
    case (true, true): last = source.afterLineBreak(last)
    case (true, false): first = start
    case (false, true): break
    case (false, false): (first, last) = (start, last)
    }
    return remove(first, last, title: "remove the comment")
  }
}

extension ByteSource {
  /// Returns the end of the line that contains `offset`, without its line break.
  func lineEnd(_ offset: Int, limit: Int = .max) -> Int {
    let limit = Swift.min(limit, count)
    var end = offset
    while end < limit, !isLineBreak(end) { end &+= 1 }
    return Swift.min(end, limit)
  }

  /// Returns whether the byte at `offset` is an LF or a CR.
  func isLineBreak(_ offset: Int) -> Bool {
    let byte = self[offset]
    return byte == Byte.newline || byte == Byte.carriageReturn
  }

  /// Returns the offset after the line break at `offset`, or `offset` if there is none.
  func afterLineBreak(_ offset: Int) -> Int {
    if self[offset] == Byte.carriageReturn, self[offset &+ 1] == Byte.newline { return offset &+ 2 }
    return isLineBreak(offset) ? offset &+ 1 : offset
  }

  /// Returns the first offset at or after `offset` that is neither a space nor a tab.
  func afterBlanks(_ offset: Int) -> Int {
    var offset = offset
    while self[offset] == Byte.space || self[offset] == Byte.tab { offset &+= 1 }
    return offset
  }

  /// Returns the offset after the last byte before `offset` that is not whitespace, but at least `start`.
  func beforeSpace(_ offset: Int, from start: Int = 0) -> Int {
    var offset = offset
    while offset > start, self[offset &- 1].isSpace { offset &-= 1 }
    return offset
  }

  /// Returns whether there is a line break between two offsets.
  func hasLineBreak(_ start: Int, _ end: Int) -> Bool { lineEnd(start, limit: end) < end }
}
