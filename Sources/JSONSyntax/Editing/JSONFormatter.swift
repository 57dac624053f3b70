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

  /// Deeper levels are not indented further: the text would grow with the square of its depth.
  static let deepestLevel = 64

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

  /// The changes that format a document, each a stretch of white space, in order.
  ///
  /// In a document with syntax errors the containers without errors are laid out, and what stands on lines of its
  /// own in the others is indented.
  public func edits(for tree: SyntaxTree) -> [TextEdit] {
    tree.withView { view in
      if !tree.errors.isEmpty { return BrokenLayout(self, view).edits() }
      var edits: [TextEdit] = []
      eachGap(in: view) { range, gap in
        if let edit = Self.edit(range, gap, in: view) { edits.append(edit) }
      }
      return edits
    }
  }

  /// The change of a stretch of white space; nothing when it is right already.
  static func edit(_ range: Range<Int>, _ gap: [UInt8], in view: SyntaxView) -> TextEdit? {
    if view.bytes[range].elementsEqual(gap) { return nil }
    return TextEdit(
      range: TextRange(utf8: range.lowerBound, range.upperBound),
      newText: String(decoding: gap, as: UTF8.self))
  }

  /// Calls `body` with each stretch between two tokens and what should stand there.
  private func eachGap(in view: SyntaxView, _ body: (Range<Int>, [UInt8]) -> Void) {
    guard let base = view.bytes.baseAddress else { return }
    var layout = Layout(self, view, ByteSource(base: base, count: view.bytes.count))
    while let (range, gap) = layout.nextGap() { body(range, gap) }
  }
}
