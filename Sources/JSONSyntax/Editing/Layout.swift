import SourceText

/// Walks the tokens of a document or container without errors and computes the whitespace between them.
struct Layout {
  private let view: SyntaxView
  private let source: ByteSource
  private let indentation: [UInt8]
  private let columns: Int
  private let lineBreak: [UInt8]
  /// The end of the previous token.
  private var previousEnd = 0
  /// The first byte of the previous token; zero before the first token.
  private var previous: UInt8 = 0
  /// The index of the record of the next token that has one.
  private var record = 0
  /// The column at which the next token starts in the formatted text, in Unicode scalars.
  private var column = 0
  /// Whether each open container is formatted on one line, the innermost last.
  private var isInline: [Bool] = []
  private var isDone = false

  /// The offset at which the walk ends.
  private let end: Int
  /// Whether the walk covers the whole document.
  private let isWhole: Bool

  /// Creates a walk that starts at the first token of a container, or of the document.
  ///
  /// `depth` is the number of containers around `container`. Without a `lineBreak`, that of the first line is
  /// used.
  init(
    _ formatter: JSONFormatter, _ view: SyntaxView, _ source: ByteSource, from container: RecordIndex = 0,
    depth: Int = 0, lineBreak: [UInt8]? = nil
  ) {
    self.view = view
    self.source = source
    isWhole = container == 0
    if !isWhole {
      previousEnd = Int(view.records[Int(container)].start)
      end = Int(view.records[Int(container)].end)
      record = Int(container)
      // Deeper levels make no difference, and a document may have many containers at a great depth.
      isInline = Array(repeating: false, count: min(depth, JSONFormatter.maximumIndentationLevel + 1))
      column = source.column(of: previousEnd, atMost: formatter.columns)
    } else {
      end = source.count
    }
    indentation = Array(formatter.indentation.utf8)
    columns = formatter.columns
    self.lineBreak = lineBreak ?? source.lineBreak
  }

  /// Returns the next range of whitespace, which may be empty, and what should be there; `nil` at the end.
  mutating func nextGap() -> (Range<Int>, [UInt8])? {
    if isDone { return nil }
    let start = source.afterSpace(previousEnd)
    let range = previousEnd..<start
    guard start < end else {
      isDone = true
      return isWhole ? (range, lineBreak) : nil
    }
    let token = source[start]
    let gap = gap(range, before: token)
    column =
      gap.first == lineBreak.first
      ? gap.count { $0 != Byte.newline && $0 != Byte.carriageReturn } : column &+ gap.count
    advance(over: token, at: start)
    return (range, gap)
  }

  private func gap(_ range: Range<Int>, before token: UInt8) -> [UInt8] {
    let isOpen = previous == Byte.openBrace || previous == Byte.openBracket
    let isClosing = token == Byte.closeBrace || token == Byte.closeBracket
    if previous == 0 || token == Byte.comma || token == Byte.colon { return [] }
    if previous == Byte.colon { return [Byte.space] }
    if isOpen && isClosing { return [] }
    if isInline.last == true { return spaceBetween(previous, token) == 0 ? [] : [Byte.space] }
    let depth = isInline.count &- (isClosing ? 1 : 0)
    var gap = lineBreak
    if previous == Byte.comma, lineBreaks(in: range) > 1 { gap += lineBreak }
    for _ in 0..<min(depth, JSONFormatter.maximumIndentationLevel) { gap += indentation }
    return gap
  }

  private mutating func advance(over token: UInt8, at start: Int) {
    var end = start &+ 1
    switch token {
    case Byte.openBrace, Byte.openBracket:
      skipMemberRecord()
      isInline.append(isInline.last == true || fitsOnOneLine(record, at: start))
      record &+= 1
    case Byte.closeBrace, Byte.closeBracket: _ = isInline.popLast()
    case Byte.comma, Byte.colon: break
    default:
      skipMemberRecord()
      end = Swift.max(Int(view.records[record].end), end)
      record &+= 1
    }
    column &+= scalarCount(start, end)
    previous = token
    previousEnd = end
  }

  private mutating func skipMemberRecord() {
    if view.records[record].kind == .member { record &+= 1 }
  }

  /// Returns whether a container was on one line and still fits on one, together with a comma after it.
  private func fitsOnOneLine(_ index: Int, at start: Int) -> Bool {
    let end = Int(view.records[index].end)
    var width = column
    var offset = start
    var last: UInt8 = 0
    while offset < end {
      let byte = source[offset]
      switch byte {
      case Byte.newline, Byte.carriageReturn: return false
      case Byte.space, Byte.tab: offset &+= 1
      case Byte.quote:
        // A long string does not fit in any case, so not all of its scalars have to be counted.
        let close = source.string(at: offset).end
        width &+= spaceBetween(last, byte) &+ scalarCount(offset, Swift.min(close, offset &+ 8 &* columns))
        offset = close
        last = byte
      default:
        let isNewToken = isPunctuation(byte) || isPunctuation(last)
        width &+= (isNewToken ? spaceBetween(last, byte) : 0) &+ 1
        offset &+= 1
        last = byte
      }
      if width > columns { return false }
    }
    return width &+ (source[source.afterSpace(end)] == Byte.comma ? 1 : 0) <= columns
  }

  private func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case Byte.openBrace, Byte.closeBrace, Byte.openBracket, Byte.closeBracket, Byte.comma, Byte.colon: true
    default: false
    }
  }

  /// Returns the number of spaces between two tokens of a container on one line, given their first bytes.
  private func spaceBetween(_ previous: UInt8, _ token: UInt8) -> Int {
    if previous == 0 || token == Byte.comma || token == Byte.colon { return 0 }
    if previous == Byte.openBrace { return token == Byte.closeBrace ? 0 : 1 }
    if previous == Byte.openBracket || token == Byte.closeBracket { return 0 }
    return 1
  }

  private func lineBreaks(in range: Range<Int>) -> Int {
    var breaks = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      let next = source.afterLineBreak(offset)
      if next > offset { breaks &+= 1 }
      offset = Swift.max(next, offset &+ 1)
    }
    return breaks
  }

  private func scalarCount(_ start: Int, _ end: Int) -> Int { source.scalarCount(start, end) }
}

extension ByteSource {
  /// Returns the number of Unicode scalars between two offsets.
  fileprivate func scalarCount(_ start: Int, _ end: Int) -> Int {
    var count = 0
    for offset in start..<Swift.max(start, end) where !self[offset].isContinuation { count &+= 1 }
    return count
  }

  /// Returns the number of Unicode scalars before `offset` in its line.
  ///
  /// Counting stops once the result is above `limit`, because lines can be very long.
  fileprivate func column(of offset: Int, atMost limit: Int) -> Int {
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
