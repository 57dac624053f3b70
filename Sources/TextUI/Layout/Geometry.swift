/// Limits of lengths in terminal cells.
public enum Length {
  /// All available space.
  public static let infinity = 1 << 30
  /// The longest finite length.
  public static let limit = 10_000

  /// Returns a length clamped to 0 through ``limit``, or ``infinity``.
  static func clamped(_ length: Int) -> Int {
    length >= infinity ? infinity : min(max(length, 0), limit)
  }
}

public enum Axis: Sendable, Hashable {
  /// The horizontal axis.
  case horizontal
  /// The vertical axis.
  case vertical
}

/// A size in terminal cells.
public struct Size: Sendable, Hashable {
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  public static let zero = Size(width: 0, height: 0)

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  func length(along axis: Axis) -> Int { axis == .horizontal ? width : height }

  init(along axis: Axis, _ length: Int, across: Int) {
    self = axis == .horizontal ? Size(width: length, height: across) : Size(width: across, height: length)
  }

  /// The size with both lengths clamped to 0 through ``Length/infinity``.
  var clamped: Size {
    Size(width: min(max(width, 0), Length.infinity), height: min(max(height, 0), Length.infinity))
  }
}

/// A cell, counted from the top left.
public struct Point: Sendable, Hashable {
  /// The column.
  public var x: Int
  /// The row.
  public var y: Int

  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  func moved(x dx: Int, y dy: Int) -> Point { Point(x: x + dx, y: y + dy) }
}

/// A rectangle in terminal cells.
public struct Rect: Sendable, Hashable {
  /// The first column.
  public var x: Int
  /// The first row.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  init(_ origin: Point, _ size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The first column to the right of the rectangle.
  public var right: Int { x + width }
  /// The first row below the rectangle.
  public var bottom: Int { y + height }
  /// Whether the rectangle contains no cells.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether the rectangle contains a cell.
  public func contains(x column: Int, y row: Int) -> Bool {
    column >= x && column < right && row >= y && row < bottom
  }

  /// Returns the rectangle of the cells that are in both rectangles.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top, width: max(0, min(right, other.right) - left),
      height: max(0, min(bottom, other.bottom) - top))
  }
}

/// The size that a container proposes to a view; a `nil` length asks for the ideal length of the view.
///
/// Stored in eight bytes because every node caches sizes by proposal.
public struct Proposal: Sendable, Hashable {
  private var columns: Int32
  private var rows: Int32

  /// The proposal that asks for the ideal size.
  public static let ideal = Proposal(width: nil, height: nil)

  public init(width: Int?, height: Int?) {
    columns = Self.stored(width)
    rows = Self.stored(height)
  }

  init(_ size: Size) { self.init(width: size.width, height: size.height) }

  init(along axis: Axis, _ length: Int?, across: Int?) {
    self =
      axis == .horizontal ? Proposal(width: length, height: across) : Proposal(width: across, height: length)
  }

  /// The proposed width in columns.
  public var width: Int? {
    get { columns < 0 ? nil : Int(columns) }
    set { columns = Self.stored(newValue) }
  }

  /// The proposed height in rows.
  public var height: Int? {
    get { rows < 0 ? nil : Int(rows) }
    set { rows = Self.stored(newValue) }
  }

  func length(along axis: Axis) -> Int? { axis == .horizontal ? width : height }

  func replacing(_ axis: Axis, by length: Int?) -> Proposal {
    var copy = self
    if axis == .horizontal { copy.width = length } else { copy.height = length }
    return copy
  }

  private static func stored(_ length: Int?) -> Int32 {
    guard let length else { return -1 }
    return Int32(truncatingIfNeeded: min(max(length, 0), Length.infinity))
  }
}
