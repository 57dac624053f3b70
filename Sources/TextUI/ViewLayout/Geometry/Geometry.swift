public enum Axis: Sendable, Hashable {
  /// The horizontal axis.
  case horizontal
  /// The vertical axis.
  case vertical
}

/// A size in the unit of a layout.
public struct Size: Sendable, Hashable {
  /// The width.
  public var width: Int
  /// The height.
  public var height: Int

  public static let zero = Size(width: 0, height: 0)

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  public func length(along axis: Axis) -> Int { axis == .horizontal ? width : height }

  public init(along axis: Axis, _ length: Int, across: Int) {
    self = axis == .horizontal ? Size(width: length, height: across) : Size(width: across, height: length)
  }

  /// The size with both lengths clamped to 0 through ``Length/infinity``.
  var clamped: Size {
    Size(width: min(max(width, 0), Length.infinity), height: min(max(height, 0), Length.infinity))
  }
}

/// A point, in the unit of a layout, from the top left.
public struct Point: Sendable, Hashable {
  /// The distance from the left edge.
  public var x: Int
  /// The distance from the top edge.
  public var y: Int

  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  public func moved(x dx: Int, y dy: Int) -> Point { Point(x: x + dx, y: y + dy) }
}

/// A rectangle in cells, or in the unit of a layout.
public typealias Rect = Bounds<Int>

/// A rectangle in points.
public typealias SceneRect = Bounds<Double>

/// A rectangle.
public struct Bounds<Unit: Numeric & Comparable & Hashable & Sendable>: Sendable, Hashable {
  /// The left edge.
  public var x: Unit
  /// The top edge.
  public var y: Unit
  /// The width.
  public var width: Unit
  /// The height.
  public var height: Unit

  public init(x: Unit, y: Unit, width: Unit, height: Unit) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge, which does not belong to the rectangle.
  public var right: Unit { x + width }
  /// The bottom edge, which does not belong to the rectangle.
  public var bottom: Unit { y + height }
  /// Whether the rectangle is empty.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Whether the rectangle contains the unit at a position.
  public func contains(x left: Unit, y top: Unit) -> Bool {
    left >= x && left < right && top >= y && top < bottom
  }

  /// Returns the rectangle that is in both rectangles; empty if there is none.
  package func intersection(_ other: Bounds) -> Bounds {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Bounds(
      x: left, y: top, width: max(0, min(right, other.right) - left),
      height: max(0, min(bottom, other.bottom) - top))
  }
}

extension Rect {
  public init(_ origin: Point, _ size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }
}

/// The size that a container proposes to a view; a `nil` length asks for the ideal length of the view.
///
/// Stored in eight bytes because every node caches sizes by proposal.
package struct Proposal: Sendable, Hashable {
  private var storedWidth: Int32
  private var storedHeight: Int32

  /// The proposal that asks for the ideal size.
  package static let ideal = Proposal(width: nil, height: nil)

  package init(width: Int?, height: Int?) {
    storedWidth = Self.stored(width)
    storedHeight = Self.stored(height)
  }

  package init(_ size: Size) { self.init(width: size.width, height: size.height) }

  package init(along axis: Axis, _ length: Int?, across: Int?) {
    self =
      axis == .horizontal ? Proposal(width: length, height: across) : Proposal(width: across, height: length)
  }

  /// The proposed width.
  package var width: Int? {
    get { storedWidth < 0 ? nil : Int(storedWidth) }
    set { storedWidth = Self.stored(newValue) }
  }

  /// The proposed height.
  package var height: Int? {
    get { storedHeight < 0 ? nil : Int(storedHeight) }
    set { storedHeight = Self.stored(newValue) }
  }

  package func length(along axis: Axis) -> Int? { axis == .horizontal ? width : height }

  package func replacing(_ axis: Axis, by length: Int?) -> Proposal {
    var copy = self
    if axis == .horizontal { copy.width = length } else { copy.height = length }
    return copy
  }

  private static func stored(_ length: Int?) -> Int32 {
    guard let length else { return -1 }
    return Int32(truncatingIfNeeded: min(max(length, 0), Length.infinity))
  }
}
