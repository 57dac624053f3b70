/// The result of drawing a view: its cells, and where its marked and interactive views are.
public struct Canvas: Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The row of the view that is the first of the canvas.
  package let firstRow: Int
  /// The height of the view in rows, of which the canvas may show only some; an estimate if lazy containers
  /// were not laid out to their end.
  package let contentHeight: Int
  /// The cells in row-major order.
  public let cells: [Cell]
  /// The visible marked views, outer before inner.
  package let marks: [MarkedArea]
  /// The visible regions with a closure, outer before inner.
  package let regions: [Region]
  /// The visible scrollable areas, outer before inner.
  package let scrolls: [ScrollArea]
  let clusters: [String]

  /// Returns the cells of a row; empty if there is no such row.
  public func row(_ row: Int) -> ArraySlice<Cell> {
    guard row >= 0, row < height else { return [] }
    return cells[row * width..<(row + 1) * width]
  }

  /// Returns the cell at a column and row, or `nil` outside the canvas.
  public func cell(x: Int, y: Int) -> Cell? {
    guard x >= 0, x < width, y >= 0, y < height else { return nil }
    return cells[y * width + x]
  }

  /// Returns the text of a glyph of this canvas: a space if it is blank, empty for the right half of a wide
  /// one.
  public func text(of glyph: Glyph) -> String {
    var text = ""
    append(glyph, to: &text)
    return text
  }

  func append(_ glyph: Glyph, to text: inout String) {
    var bytes: [UInt8] = []
    append(glyph, to: &bytes)
    text += String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the text of a glyph in UTF-8.
  func append(_ glyph: Glyph, to bytes: inout [UInt8]) {
    if glyph == .continuation { return }
    if glyph == .blank {
      bytes.append(0x20)
    } else if let index = glyph.cluster {
      if index < clusters.count { bytes += clusters[index].utf8 }
    } else if let scalar = glyph.scalar {
      if scalar.isASCII { bytes.append(UInt8(scalar.value)) } else { bytes += UTF8.encode(scalar) ?? .init() }
    }
  }

  /// Returns the number of UTF-8 bytes of `text(of:)`.
  package func utf8Count(of glyph: Glyph) -> Int {
    if glyph == .continuation { return 0 }
    if glyph == .blank { return 1 }
    if let index = glyph.cluster { return index < clusters.count ? clusters[index].utf8.count : 0 }
    return glyph.scalar.map { UTF8.width($0) } ?? 0
  }

  /// Whether a row looks the same on both canvases; marks are not compared.
  package func row(_ row: Int, looksLike other: Canvas) -> Bool {
    guard width == other.width, row < height, row < other.height else { return false }
    return zip(self.row(row), other.row(row)).allSatisfy { own, its in
      own.foreground == its.foreground && own.background == its.background
        && own.attributes == its.attributes
        && (own.glyph == its.glyph && own.glyph.cluster == nil
          || text(of: own.glyph) == other.text(of: its.glyph))
    }
  }

  /// Returns the mark of a cell or, if it has none, of the last marked view that covers it.
  package func mark(x: Int, y: Int) -> Int? {
    if let cell = cell(x: x, y: y), cell.mark >= 0 { return Int(cell.mark) }
    return marks.last { $0.rect.contains(x: x, y: y) }?.mark
  }

  /// Returns the topmost region that covers a cell and matches the predicate.
  public func region(x: Int, y: Int, where matches: (Region) -> Bool = { _ in true }) -> Region? {
    regions.last { $0.rect.contains(x: x, y: y) && matches($0) }
  }
}

/// The visible area of a marked view.
package struct MarkedArea: Sendable, Hashable {
  package let mark: Int
  /// The visible part of the view.
  package let rect: Rect
}

/// A scrollable area: a viewport and its position in content that may be larger.
package struct ScrollArea: Sendable, Hashable {
  /// The direction in which it can be scrolled.
  package let axis: Axis
  /// The visible part of the viewport.
  package let rect: Rect
  /// The innermost mark around the area, or -1.
  package let mark: Int
  /// The number of cells of the content before the viewport.
  package let offset: Int
  /// The length of the content, in cells.
  ///
  /// For lazy content it is a lower bound, which covers at least the viewport.
  package let length: Int
}

/// An area with a closure for an interaction or a lifecycle event.
public struct Region: Sendable {
  /// The event, with the closure to call.
  public enum Kind: Sendable {
    /// The view can be tapped.
    case tap(@MainActor () -> Void)
    /// The view takes a value.
    case value(@MainActor (String) -> Void)
    /// The view is notified when it appears.
    case appear(@MainActor () -> Void)
    /// The view is notified when it disappears.
    case disappear(@MainActor () -> Void)

    /// Whether the closure is called because of user input.
    var needsInteraction: Bool {
      switch self {
      case .tap, .value: true
      case .appear, .disappear: false
      }
    }
  }

  /// The event, with the closure to call.
  package let kind: Kind
  /// The visible part of the view.
  public let rect: Rect
  /// The mark of the view, or -1.
  package let mark: Int

  /// The closure to call for a tap; `nil` for other kinds.
  public var tap: (@MainActor () -> Void)? {
    if case .tap(let perform) = kind { return perform }
    return nil
  }

  /// The closure to call with a new value; `nil` for other kinds.
  public var value: (@MainActor (String) -> Void)? {
    if case .value(let perform) = kind { return perform }
    return nil
  }
}
