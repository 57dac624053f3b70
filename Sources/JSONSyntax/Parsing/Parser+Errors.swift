import SourceText

extension Parser {
  /// The maximum number of errors that are kept; the rest are only counted.
  static let maximumErrors = 1_000

  /// Records an error in or below the record `owner`.
  mutating func report(
    _ kind: SyntaxError.Kind, _ start: Int, _ end: Int, in owner: Int, related: Range<Int>? = nil,
    fix: SyntaxError.Fix? = nil
  ) {
    mark(owner)
    guard errors.count < Parser.maximumErrors else { return }
    errors.append(
      SyntaxError(
        kind, TextRange(utf8: start, end),
        related: related.map { TextRange(utf8: $0.lowerBound, $0.upperBound) },
        fix: fix))
  }

  /// Flags a record and its ancestors as containing an error.
  mutating func mark(_ index: Int) {
    errorCount &+= 1
    // With so many errors the text is not JSON at all, and reading far ahead for each would take too long.
    if errorCount == Parser.maximumErrors { source.lookahead = 16 }
    var index = index
    while index < used, !records[index].flags.contains(.containsError) {
      records[index].flags.insert(.containsError)
      if index == 0 { return }
      index = Int(records[index].parent)
    }
  }

  /// Suppresses errors that follow from the one just reported, until the next record is written.
  mutating func suppressFollowUpErrors() { suppressedAt = used }

  /// Whether an error at this point follows from one that has already been reported.
  var isSuppressed: Bool { suppressedAt == used }

  /// Returns the text between two offsets, shortened to its first line and 40 bytes, for use in a message.
  func excerpt(_ start: Int, _ end: Int) -> String {
    let longest = 40
    var stop = Swift.min(end, source.count)
    var isCut = false
    if stop &- start > longest {
      stop = start &+ longest
      // Does not cut a scalar in two.
      while stop > start, source[stop].isContinuation { stop &-= 1 }
      isCut = true
    }
    var line = start
    while line < stop, source[line] != Byte.newline, source[line] != Byte.carriageReturn { line &+= 1 }
    isCut = isCut || line < stop
    return text(start, line) + (isCut ? "…" : "")
  }

  /// Returns the text between two offsets.
  func text(_ start: Int, _ end: Int) -> String {
    let stop = Swift.min(end, source.count)
    guard start < stop else { return "" }
    return String(
      decoding: UnsafeBufferPointer(start: source.base + start, count: stop &- start), as: UTF8.self)
  }

  /// Returns the fix that inserts `text` at an offset.
  func insert(_ text: String, at offset: Int) -> SyntaxError.Fix {
    replace(offset, offset, with: text, title: "insert `\(text)`")
  }

  /// Returns the fix that removes the text between two offsets.
  func remove(_ start: Int, _ end: Int, title: String = "remove it") -> SyntaxError.Fix {
    replace(start, end, with: "", title: title)
  }

  /// Returns the fix that replaces the text between two offsets with `text`.
  func replace(_ start: Int, _ end: Int, with text: String, title: String? = nil) -> SyntaxError.Fix {
    SyntaxError.Fix(
      title: title ?? "replace it with `\(text)`",
      edits: [TextEdit(range: TextRange(utf8: start, end), newText: text)])
  }
}
