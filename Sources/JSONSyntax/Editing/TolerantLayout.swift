import SourceText

/// The layout of a document with syntax errors.
///
/// Containers without errors are formatted as usual. In the others, only the indentation of lines that start
/// with a member, an element or a closing bracket changes.
struct TolerantLayout {
  private let formatter: JSONFormatter
  private let view: SyntaxView
  private let indentation: [UInt8]
  private let lineBreak: [UInt8]
  private let ownLineBreaks: OwnLineBreaks

  init(_ formatter: JSONFormatter, _ view: SyntaxView) {
    self.formatter = formatter
    self.view = view
    indentation = Array(formatter.indentation.utf8)
    lineBreak = view.bytes.baseAddress.map { ByteSource(base: $0, count: view.bytes.count).lineBreak } ?? []
    ownLineBreaks = OwnLineBreaks(view)
  }

  /// Returns the edits, in document order.
  func edits() -> [TextEdit] {
    var edits: [TextEdit] = []
    // The containers with errors that are open at the current record, the innermost last.
    var open: [RecordIndex] = []
    // The indentation level of their entries.
    var level = 0
    var index: RecordIndex = 0
    let count = RecordIndex(truncatingIfNeeded: view.records.count)
    func close(before next: RecordIndex) {
      while let container = open.last, view.end(of: container) <= next {
        open.removeLast()
        if isIndented(container) { level -= 1 }
        if !view.flags(container).contains(.unclosed) {
          indent(view.range(container).end.utf8 - 1, by: level, &edits)
        }
      }
    }
    while index < count {
      close(before: index)
      let kind = view.kind(index)
      if index != 0, kind == .member || view.kind(view[index].parent) == .array {
        indent(view.range(index).start.utf8, by: level, &edits)
      }
      if kind == .object || kind == .array {
        guard view.flags(index).contains(.containsError) else {
          layOut(index, level: level, &edits)
          index = view.end(of: index)
          continue
        }
        open.append(index)
        if isIndented(index) { level += 1 }
      }
      index += 1
    }
    close(before: count)
    return edits
  }

  /// Returns whether the entries of a container with errors are indented further than the container.
  private func isIndented(_ container: RecordIndex) -> Bool {
    formatter.reflows || ownLineBreaks[container]
  }

  /// Appends the edits that format a container without errors.
  private func layOut(_ container: RecordIndex, level: Int, _ edits: inout [TextEdit]) {
    guard let base = view.bytes.baseAddress else { return }
    let source = ByteSource(base: base, count: view.bytes.count)
    var layout = Layout(
      formatter, view, source, ownLineBreaks, from: container, level: level, lineBreak: lineBreak
    ).settled()
    // The first gap is the whitespace before the container, which belongs to its parent.
    _ = layout.nextGap()
    while let (range, gap) = layout.nextGap() {
      if let edit = JSONFormatter.edit(range, gap, in: view) { edits.append(edit) }
    }
  }

  /// Appends the edit that indents the line of the token at `offset`, if the token is the first on its line.
  private func indent(_ offset: Int, by level: Int, _ edits: inout [TextEdit]) {
    guard offset > 0, offset < view.bytes.count else { return }
    var start = offset
    while start > 0, view.bytes[start - 1] == Byte.space || view.bytes[start - 1] == Byte.tab { start -= 1 }
    guard start > 0, view.bytes[start - 1] == Byte.newline || view.bytes[start - 1] == Byte.carriageReturn
    else { return }
    let count = min(level, JSONFormatter.maximumIndentationLevel)
    let expected = Array(repeatElement(indentation, count: count).joined())
    if let last = edits.last, last.range.end.utf8 > start { return }
    if let edit = JSONFormatter.edit(start..<offset, expected, in: view) { edits.append(edit) }
  }
}
