package import SourceText

/// A formatter that changes only whitespace.
///
/// The author's line breaks stay. A line is broken only if it passes the width by more than a tenth; its
/// parts then fit the width. Lines are never joined. Of the empty lines between two entries, one is kept.
/// Formatting is idempotent.
package struct JSONFormatter: Sendable {
  /// The indentation of one level.
  package var indentation: String
  /// The maximum width of the lines that formatting makes, in Unicode scalars.
  package var columns: Int
  /// Whether each entry gets its own line, except in a container that was on one line and still fits on one.
  package var reflows: Bool

  /// The maximum width of a line that the author wrote, in Unicode scalars.
  ///
  /// Breaking a line that is hardly too long would annoy more than it helps.
  var maximumColumns: Int { columns + columns / 10 }

  /// The deepest level that is indented further than its parent.
  ///
  /// Without a limit, the formatted text would grow with the square of its depth.
  static let maximumIndentationLevel = 64

  package init(indentation: String = "  ", columns: Int = 100, reflows: Bool = false) {
    self.indentation = indentation
    self.columns = columns
    self.reflows = reflows
  }

  /// Returns the formatted text, or `nil` if the document has syntax errors.
  package func formatted(_ tree: SyntaxTree) -> [UInt8]? {
    guard tree.errors.isEmpty else { return nil }
    return tree.withView { view in
      var text: [UInt8] = []
      text.reserveCapacity(view.bytes.count &+ view.bytes.count / 4)
      var copied = 0
      forEachGap(in: view) { range, gap in
        text.append(contentsOf: UnsafeBufferPointer(rebasing: view.bytes[copied..<range.lowerBound]))
        text.append(contentsOf: gap)
        copied = range.upperBound
      }
      return text
    }
  }

  /// Returns the edits that format a document, in order; each replaces only whitespace.
  ///
  /// In a document with syntax errors, containers without errors are formatted, and the lines of the others
  /// are indented.
  package func edits(for tree: SyntaxTree) -> [TextEdit] {
    tree.withView { view in
      if !tree.errors.isEmpty { return TolerantLayout(self, view).edits() }
      var edits: [TextEdit] = []
      forEachGap(in: view) { range, gap in
        if let edit = Self.edit(range, gap, in: view) { edits.append(edit) }
      }
      return edits
    }
  }

  /// Returns the edit that replaces the whitespace in `range` with `gap`, or `nil` if they are equal.
  static func edit(_ range: Range<Int>, _ gap: [UInt8], in view: SyntaxView) -> TextEdit? {
    if view.bytes[range].elementsEqual(gap) { return nil }
    return TextEdit(
      range: TextRange(utf8: range.lowerBound, range.upperBound),
      newText: String(decoding: gap, as: UTF8.self))
  }

  /// Calls `body` with the range between each two tokens and the whitespace that should be there.
  private func forEachGap(in view: SyntaxView, _ body: (Range<Int>, [UInt8]) -> Void) {
    guard let base = view.bytes.baseAddress else { return }
    let source = ByteSource(base: base, count: view.bytes.count)
    var layout = Layout(self, view, source, OwnLineBreaks(view)).settled()
    while let (range, gap) = layout.nextGap() { body(range, gap) }
  }
}
