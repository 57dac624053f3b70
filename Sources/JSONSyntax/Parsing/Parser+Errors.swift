import SourceText

extension Parser {
  /// The most errors that are kept; a text with more has only the first ones listed.
  static let maximumErrors = 1_000

  /// Notes a mistake in or below the record `owner`.
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

  /// Flags a record and everything around it as containing an error.
  mutating func mark(_ index: Int) {
    mistakes &+= 1
    // A text that is no JSON at all is not worth much thought.
    if mistakes == Parser.maximumErrors { source.lookahead = 16 }
    var index = index
    while index < used, !records[index].flags.contains(.containsError) {
      records[index].flags.insert(.containsError)
      if index == 0 { return }
      index = Int(records[index].parent)
    }
  }

  /// Declares the consequences of a mistake that was just reported to be no mistakes of their own, until the next
  /// record is written.
  mutating func forgiveConsequences() { forgivenAt = used }

  /// Whether what is missing here was already reported in another form.
  var isForgiven: Bool { forgivenAt == used }

  /// The author's words between two offsets, shortened to fit a message.
  func excerpt(_ start: Int, _ end: Int) -> String {
    let longest = 40
    var stop = Swift.min(end, source.count)
    var isCut = false
    if stop &- start > longest {
      stop = start &+ longest
      // Not in the middle of a character.
      while stop > start, source[stop] & 0xC0 == 0x80 { stop &-= 1 }
      isCut = true
    }
    var line = start
    while line < stop, source[line] != Byte.newline, source[line] != Byte.carriageReturn { line &+= 1 }
    isCut = isCut || line < stop
    return text(start, line) + (isCut ? "…" : "")
  }

  /// The text between two offsets.
  func text(_ start: Int, _ end: Int) -> String {
    let stop = Swift.min(end, source.count)
    guard start < stop else { return "" }
    return String(
      decoding: UnsafeBufferPointer(start: source.base + start, count: stop &- start), as: UTF8.self)
  }

  /// The change that puts `text` at an offset.
  func insert(_ text: String, at offset: Int) -> SyntaxError.Fix {
    replace(offset, offset, with: text, title: "insert `\(text)`")
  }

  /// The change that removes what stands between two offsets.
  func remove(_ start: Int, _ end: Int, title: String = "remove it") -> SyntaxError.Fix {
    replace(start, end, with: "", title: title)
  }

  /// The change that writes `text` between two offsets.
  func replace(_ start: Int, _ end: Int, with text: String, title: String? = nil) -> SyntaxError.Fix {
    SyntaxError.Fix(
      title: title ?? "write `\(text)`", edits: [TextEdit(range: TextRange(utf8: start, end), newText: text)])
  }
}
