/// A drawn screen: cells row by row, and what lies where.
public struct Canvas: Sendable {
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// All cells, row after row.
  public let cells: [Cell]
  /// The marked views that can be seen, outer before inner.
  public let marks: [MarkedArea]
  /// What can be used, outer before inner.
  public let regions: [Region]
  /// What can be scrolled, outer before inner.
  public let scrolls: [ScrollArea]
  let clusters: [String]

  /// The cells of a row.
  public func row(_ row: Int) -> ArraySlice<Cell> {
    guard row >= 0, row < height else { return [] }
    return cells[row * width..<(row + 1) * width]
  }

  /// The cell at a place, or `nil` outside.
  public func cell(x: Int, y: Int) -> Cell? {
    guard x >= 0, x < width, y >= 0, y < height else { return nil }
    return cells[y * width + x]
  }

  /// The text of a character on this canvas; blank cells are a space, right halves nothing.
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

  /// Adds a character in UTF-8.
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

  /// How many bytes a character takes in UTF-8; none for the right half of a wide one.
  public func utf8Count(of glyph: Glyph) -> Int {
    if glyph == .continuation { return 0 }
    if glyph == .blank { return 1 }
    if let index = glyph.cluster { return index < clusters.count ? clusters[index].utf8.count : 0 }
    return glyph.scalar.map { UTF8.width($0) } ?? 0
  }

  /// Whether a row looks the same on both canvases.
  public func row(_ row: Int, looksLike other: Canvas) -> Bool {
    guard width == other.width, row < height, row < other.height else { return false }
    return zip(self.row(row), other.row(row)).allSatisfy { own, its in
      own.foreground == its.foreground && own.background == its.background
        && own.attributes == its.attributes
        && (own.glyph == its.glyph && own.glyph.cluster == nil
          || text(of: own.glyph) == other.text(of: its.glyph))
    }
  }

  /// The innermost mark at a place: that of the cell, else that of the last marked view lying there.
  public func mark(x: Int, y: Int) -> Int? {
    if let cell = cell(x: x, y: y), cell.mark >= 0 { return Int(cell.mark) }
    return marks.last { $0.rect.contains(x: x, y: y) }?.mark
  }

  /// The topmost region of a kind at a place.
  public func region(x: Int, y: Int, where matches: (Region) -> Bool = { _ in true }) -> Region? {
    regions.last { $0.rect.contains(x: x, y: y) && matches($0) }
  }
}

/// Where a marked view can be seen.
public struct MarkedArea: Sendable, Hashable {
  /// The mark.
  public let mark: Int
  /// The visible part of the view.
  public let rect: Rect
}

/// A window on something that may be larger.
public struct ScrollArea: Sendable, Hashable {
  /// The direction in which it can be scrolled.
  public let axis: Axis
  /// The visible part of the window.
  public let rect: Rect
  /// The innermost mark around it, or -1.
  public let mark: Int
  /// How many cells of the content lie before the window.
  public let offset: Int
  /// How long the content is; of long lists at least as much as was needed to draw the window.
  public let length: Int
}

/// Where something can be used, or has come into view.
public struct Region: Sendable {
  /// What happens here.
  public enum Kind: Sendable {
    /// The view can be tapped.
    case tap(@MainActor () -> Void)
    /// The view takes a value.
    case value(@MainActor (String) -> Void)
    /// The view wants to know that it appeared.
    case appear(@MainActor () -> Void)
    /// The view wants to know that it disappeared.
    case disappear(@MainActor () -> Void)

    /// Whether somebody has to use the view.
    var needsUse: Bool {
      switch self {
      case .tap, .value: true
      case .appear, .disappear: false
      }
    }
  }

  /// What happens here, with the closure to call.
  public let kind: Kind
  /// The visible part of the view.
  public let rect: Rect
  /// The mark of the view, or -1.
  public let mark: Int

  /// The closure to call for a tap.
  public var tap: (@MainActor () -> Void)? {
    if case .tap(let perform) = kind { return perform }
    return nil
  }

  /// The closure to call with a new value.
  public var value: (@MainActor (String) -> Void)? {
    if case .value(let perform) = kind { return perform }
    return nil
  }
}
