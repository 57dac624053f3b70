import SourceText

extension JSONFormatter {
  /// Creates a formatter that keeps the indentation of a document: tabs, or a number of spaces.
  ///
  /// It uses two spaces for a document with syntax errors, or if less than half of its indented lines agree.
  package init(matching tree: SyntaxTree, columns: Int = 100) {
    self.init(columns: columns)
    guard tree.errors.isEmpty else { return }
    indentation = tree.withView { mostFrequentUnit(in: $0) } ?? indentation
  }

  /// A number of spaces or tabs.
  private struct Unit: Hashable {
    let byte: UInt8
    let count: Int

    /// The unit of a line at an indentation level; `nil` if the indentation is no multiple of one.
    init?(_ line: Slice<UnsafeBufferPointer<UInt8>>, level: Int) {
      guard let byte = line.first, line.count.isMultiple(of: level), line.allSatisfy({ $0 == byte }) else {
        return nil
      }
      self.byte = byte
      count = line.count / level
    }
  }

  private func mostFrequentUnit(in view: SyntaxView) -> String? {
    guard let base = view.bytes.baseAddress else { return nil }
    let source = ByteSource(base: base, count: view.bytes.count)
    var layout = Layout(self, view, source, OwnLineBreaks(view)).settled()
    let width = max(indentation.utf8.count, 1)
    var counts: [Unit: Int] = [:]
    var lineCount = 0
    while let (range, gap) = layout.nextGap() {
      let line = view.bytes[range]
      guard let start = line.lastIndex(where: { $0 == Byte.newline || $0 == Byte.carriageReturn }) else {
        continue
      }
      let level = gap.count { $0 == Byte.space } / width
      guard level > 0, level < Self.maximumIndentationLevel else { continue }
      lineCount += 1
      if let unit = Unit(line[(start + 1)...], level: level) { counts[unit, default: 0] += 1 }
    }
    // Of units that are equally frequent, the smaller one, so that the result is always the same.
    let best = counts.max { ($0.value, $1.key.count, $1.key.byte) < ($1.value, $0.key.count, $0.key.byte) }
    guard let best, best.value * 2 >= lineCount, best.key.count <= 16 else { return nil }
    return String(decoding: Array(repeating: best.key.byte, count: best.key.count), as: UTF8.self)
  }
}
