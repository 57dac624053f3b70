import SourceText

/// Walks the tokens of a document or container without errors and computes the whitespace between them.
struct Layout {
  /// How the entries of a container are laid out.
  enum Lines {
    /// They follow each other; only a container inside may span several lines.
    case inline
    /// The author's line breaks stay, and an entry that does not fit goes to the next line.
    case kept
    /// Each entry gets its own line.
    case separate
  }

  /// A container whose closing bracket has not been reached.
  struct OpenContainer {
    let record: RecordIndex
    let lines: Lines
    /// The indentation level of its entries.
    let level: Int
    /// The indentation level of its closing bracket.
    var outerLevel: Int { lines == .inline ? level : level &- 1 }
  }

  let view: SyntaxView
  let source: ByteSource
  let formatter: JSONFormatter
  let lineBreaks: OwnLineBreaks
  private let indentation: [UInt8]
  private let lineBreak: [UInt8]
  /// The end of the previous token.
  private var previousEnd = 0
  /// The first byte of the previous token; zero before the first token.
  private var previous: UInt8 = 0
  /// Whether the previous token closed a container whose entries have been put on lines of their own although
  /// the author had them on one line.
  private var previousWasSeparated = false
  /// The index of the record of the next token that has one.
  private var record = 0
  /// The column at which the next token starts in the formatted text, in Unicode scalars.
  private(set) var column = 0
  /// The width that the current line must not pass.
  private(set) var limit: Int
  /// The containers around the next token, the innermost last.
  private(set) var open: [OpenContainer] = []
  /// The containers whose entries must be put on lines of their own.
  private var separated: Set<RecordIndex>
  /// Whether the entries of all containers that hug another one must be put on lines of their own.
  private var separatesHugging = false
  /// The inline containers with an entry that passes the width after a container of several lines.
  private(set) var overflowing: Set<RecordIndex> = []
  private var isDone = false

  /// The indentation level outside of all containers.
  private let outerLevel: Int
  /// The offset at which the walk ends.
  private let end: Int
  /// Whether the walk covers the whole document.
  private let isWhole: Bool

  /// Creates a walk that starts at the first token of a container, or of the document.
  ///
  /// `level` is the indentation level of `container`. Without a `lineBreak`, that of the first line is used.
  init(
    _ formatter: JSONFormatter, _ view: SyntaxView, _ source: ByteSource, _ lineBreaks: OwnLineBreaks,
    from container: RecordIndex = 0, level: Int = 0, lineBreak: [UInt8]? = nil,
    separated: Set<RecordIndex> = []
  ) {
    self.view = view
    self.source = source
    self.formatter = formatter
    self.lineBreaks = lineBreaks
    self.separated = separated
    limit = formatter.columns
    isWhole = container == 0
    outerLevel = level
    if !isWhole {
      previousEnd = Int(view.records[Int(container)].start)
      end = Int(view.records[Int(container)].end)
      record = Int(container)
      column = source.column(of: previousEnd, atMost: formatter.columns)
    } else {
      end = source.count
    }
    indentation = Array(formatter.indentation.utf8)
    self.lineBreak = lineBreak ?? source.lineBreak
  }

  /// Returns a walk that knows all containers whose entries must be put on lines of their own.
  ///
  /// What follows a container of several lines on its last line may be too long for it, which shows only when
  /// the walk gets there. After a second such surprise, no container is left inline, so that the result is
  /// the same when it is formatted again.
  func settled() -> Layout {
    if formatter.reflows || !lineBreaks.hasHugging { return self }
    var layout = self
    for _ in 0..<2 {
      var trial = layout
      while trial.nextGap() != nil {}
      if trial.overflowing.isEmpty { return layout }
      layout.separated.formUnion(trial.overflowing)
    }
    layout.separatesHugging = true
    return layout
  }

  /// Whether the innermost container is on one line as a whole, and so known to fit with all it contains.
  private var isMeasured: Bool {
    guard let container = open.last else { return false }
    return container.lines == .inline && !lineBreaks.isHugging(container.record)
  }

  /// The indentation level of the next token if it starts a line.
  var level: Int { open.last?.level ?? outerLevel }

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
    let breaks = lineBreakCount(in: range)
    let gap = gap(range, before: token, breaks)
    column =
      gap.first == lineBreak.first
      ? gap.count { $0 != Byte.newline && $0 != Byte.carriageReturn } : column &+ gap.count
    if !formatter.reflows, breaks > 0 || previous == 0 {
      limit = formatter.maximumColumns
      if !fits(from: start, at: column, .line) { limit = formatter.columns }
    }
    advance(over: token, at: start)
    return (range, gap)
  }

  private mutating func gap(_ range: Range<Int>, before token: UInt8, _ breaks: Int) -> [UInt8] {
    let isOpen = previous == Byte.openBrace || previous == Byte.openBracket
    let isClosing = token == Byte.closeBrace || token == Byte.closeBracket
    if previous == 0 { return [] }
    if breaks > 0, !formatter.reflows { return newLine(before: token, isEmptyLineKept: breaks > 1) }
    if token == Byte.comma || token == Byte.colon { return [] }
    if previous == Byte.colon { return [Byte.space] }
    if isOpen && isClosing { return [] }
    let space = Self.spaceBetween(previous, token) == 0 ? [] : [Byte.space]
    switch open.last?.lines {
    case .separate:
      return newLine(before: token, isEmptyLineKept: breaks > 1)
    case .kept where !isClosing:
      let isTooLong =
        previousWasSeparated || !fits(from: range.upperBound, at: column &+ space.count, .entry)
      return isTooLong ? newLine(before: token, isEmptyLineKept: false) : space
    case .inline:
      if !isMeasured, let container = open.last?.record, !isClosing,
        !fits(from: range.upperBound, at: column &+ space.count, .head)
      {
        overflowing.insert(container)
      }
      return space
    case .kept, nil: return space
    }
  }

  /// Returns a line break and the indentation of the next token, with an empty line between two entries.
  private func newLine(before token: UInt8, isEmptyLineKept: Bool) -> [UInt8] {
    var gap = lineBreak
    if isEmptyLineKept, previous == Byte.comma { gap += lineBreak }
    var level = self.level
    switch token {
    case Byte.closeBrace, Byte.closeBracket: level = open.last?.outerLevel ?? outerLevel
    case Byte.openBrace, Byte.openBracket: break
    default: if previous == Byte.colon || token == Byte.colon { level &+= 1 }
    }
    for _ in 0..<min(max(level, 0), JSONFormatter.maximumIndentationLevel) { gap += indentation }
    return gap
  }

  private mutating func advance(over token: UInt8, at start: Int) {
    var end = start &+ 1
    if token != Byte.comma { previousWasSeparated = false }
    switch token {
    case Byte.openBrace, Byte.openBracket:
      skipMemberRecord()
      let lines = lines(of: RecordIndex(truncatingIfNeeded: record), at: start)
      let container = RecordIndex(truncatingIfNeeded: record)
      open.append(
        OpenContainer(record: container, lines: lines, level: level &+ (lines == .inline ? 0 : 1)))
      record &+= 1
    case Byte.closeBrace, Byte.closeBracket: previousWasSeparated = open.popLast()?.lines == .separate
    case Byte.comma, Byte.colon: break
    default:
      skipMemberRecord()
      end = Swift.max(Int(view.records[record].end), end)
      record &+= 1
    }
    column &+= source.scalarCount(start, end)
    previous = token
    previousEnd = end
  }

  private mutating func skipMemberRecord() {
    if view.records[record].kind == .member { record &+= 1 }
  }

  private func lines(of container: RecordIndex, at start: Int) -> Lines {
    if isMeasured { return .inline }
    if !formatter.reflows {
      if separated.contains(container) || separatesHugging && lineBreaks.isHugging(container) {
        return .separate
      }
      if lineBreaks[container] { return .kept }
    }
    return fits(from: start, at: column, .entry) ? .inline : .separate
  }

  private func lineBreakCount(in range: Range<Int>) -> Int {
    var breaks = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      let next = source.afterLineBreak(offset)
      if next > offset { breaks &+= 1 }
      offset = Swift.max(next, offset &+ 1)
    }
    return breaks
  }
}
