import SourceText

extension Layout {
  /// How much has to fit on a line.
  enum Extent {
    /// An entry or container, and what cannot be separated from it: closing brackets and a comma.
    case entry
    /// An entry, up to its opening bracket if it has one.
    case head
    /// The rest of the author's line.
    case line
  }

  /// Returns whether the text from the token at `start` fits on its line if the token is at a column.
  ///
  /// The author's line breaks end a line, unless the text is reflowed: then a container with one does not
  /// fit.
  func fits(from start: Int, at column: Int, _ extent: Extent) -> Bool {
    var width = column
    var offset = start
    var last: UInt8 = 0
    // The number of containers that have been opened from `start` on, and of those around it that are closed.
    var depth = 0
    var closed = 0
    while offset < source.count, width <= limit {
      let byte = source[offset]
      switch byte {
      case Byte.newline, Byte.carriageReturn:
        if depth > 0 || !formatter.reflows { return !formatter.reflows }
        // A comma that follows on a later line is moved to this one.
        return source[source.afterSpace(offset)] != Byte.comma || width < limit
      case Byte.space, Byte.tab:
        offset &+= 1
        continue
      case Byte.quote:
        // Of a string that cannot fit, not all scalars have to be counted; each has at most four bytes.
        let close = source.string(at: offset).end
        guard (close &- offset) / 4 <= limit &- width else { return false }
        width &+= Self.spaceBetween(last, byte) &+ source.scalarCount(offset, close)
        offset = close
      case Byte.comma where depth == 0 && extent != .line: return width < limit
      case Byte.closeBrace, Byte.closeBracket:
        if depth == 0, extent != .line {
          closed &+= 1
          let container = open.count &- closed
          guard open.indices.contains(container), open[container].lines != .separate else { return true }
        } else {
          depth = Swift.max(depth &- 1, 0)
        }
        width &+= Self.spaceBetween(last, byte) &+ 1
        offset &+= 1
      default:
        if byte == Byte.openBrace || byte == Byte.openBracket { depth &+= 1 }
        let isNewToken = Self.isPunctuation(byte) || Self.isPunctuation(last)
        width &+= (isNewToken ? Self.spaceBetween(last, byte) : 0) &+ 1
        if depth > 0, extent == .head { return width <= limit }
        offset &+= 1
      }
      last = byte
    }
    return width <= limit
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case Byte.openBrace, Byte.closeBrace, Byte.openBracket, Byte.closeBracket, Byte.comma, Byte.colon: true
    default: false
    }
  }

  /// Returns the number of spaces between two tokens on one line, given their first bytes.
  static func spaceBetween(_ previous: UInt8, _ token: UInt8) -> Int {
    if previous == 0 || token == Byte.comma || token == Byte.colon { return 0 }
    if previous == Byte.openBrace { return token == Byte.closeBrace ? 0 : 1 }
    if previous == Byte.openBracket || token == Byte.closeBracket { return 0 }
    return 1
  }
}

extension ByteSource {
  /// Returns the number of Unicode scalars between two offsets.
  func scalarCount(_ start: Int, _ end: Int) -> Int {
    var count = 0
    for offset in start..<Swift.max(start, end) where !self[offset].isContinuation { count &+= 1 }
    return count
  }

  /// Returns the number of Unicode scalars before `offset` in its line.
  ///
  /// Counting stops once the result is above `limit`, because lines can be very long.
  func column(of offset: Int, atMost limit: Int) -> Int {
    var start = offset
    var count = 0
    while start > 0, count <= limit, self[start &- 1] != Byte.newline, self[start &- 1] != Byte.carriageReturn
    {
      start &-= 1
      if !self[start].isContinuation { count &+= 1 }
    }
    return count
  }

  /// The line break of the first line; LF if there is none.
  var lineBreak: [UInt8] {
    let end = lineEnd(0)
    return self[end] == Byte.carriageReturn && self[end &+ 1] == Byte.newline
      ? [Byte.carriageReturn, Byte.newline] : [Byte.newline]
  }
}
