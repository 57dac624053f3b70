public import SourceText

/// The layout of a document: only white space changes.
///
/// One entry per line, except in a container that stood on one line and still fits; at most one empty line between
/// entries is kept. Formatting a formatted document changes nothing.
public struct JSONFormatter: Sendable {
  /// What one level is indented by.
  public var indentation: String
  /// The most columns, in Unicode scalars, of a line that holds a whole container.
  public var columns: Int

  /// Creates a formatter.
  public init(indentation: String = "  ", columns: Int = 100) {
    self.indentation = indentation
    self.columns = columns
  }

  /// The formatted text; absent when the document has syntax errors.
  public func formatted(_ tree: SyntaxTree) -> [UInt8]? {
    guard tree.errors.isEmpty else { return nil }
    return tree.withView { view in
      var text: [UInt8] = []
      text.reserveCapacity(view.bytes.count &+ view.bytes.count / 4)
      var copied = 0
      eachGap(in: view) { range, gap in
        text.append(contentsOf: UnsafeBufferPointer(rebasing: view.bytes[copied..<range.lowerBound]))
        text.append(contentsOf: gap)
        copied = range.upperBound
      }
      return text
    }
  }

  /// The changes that format a document, each a stretch of white space; absent when it has syntax errors.
  public func edits(for tree: SyntaxTree) -> [TextEdit]? {
    guard tree.errors.isEmpty else { return nil }
    return tree.withView { view in
      var edits: [TextEdit] = []
      eachGap(in: view) { range, gap in
        if view.bytes[range].elementsEqual(gap) { return }
        edits.append(
          TextEdit(
            range: TextRange(utf8: range.lowerBound, range.upperBound),
            newText: String(decoding: gap, as: UTF8.self)))
      }
      return edits
    }
  }

  /// Calls `body` with each stretch between two tokens and what should stand there.
  private func eachGap(in view: SyntaxView, _ body: (Range<Int>, [UInt8]) -> Void) {
    guard let base = view.bytes.baseAddress else { return }
    var layout = Layout(self, view, ByteSource(base: base, count: view.bytes.count))
    while let (range, gap) = layout.nextGap() { body(range, gap) }
  }
}
