/// What the nodes of a layout draw on, in its own unit of length.
public protocol LayoutCanvas {
  /// Whether a view that is larger than its place is cut at its trailing edges.
  ///
  /// That suits a unit so coarse that a view which fits on device may not fit here. Elsewhere such a view
  /// overflows its place, as on device.
  static var cutsOverflow: Bool { get }

  /// The height of a unit divided by its width.
  static var unitRatio: Double { get }

  /// The rectangle that may be drawn on.
  var clip: Rect { get }

  /// The height of the view that is drawn, of which the canvas may show only a part.
  var screenHeight: Int { get }

  /// Calls `draw` with the clip reduced to a rectangle, unless nothing of it is left.
  mutating func clipped(to rect: Rect, _ draw: (inout Self) -> Void)

  /// Calls `draw` with a mark for all that it draws, and records the area of the mark.
  mutating func marked(_ id: Int32, in rect: Rect, _ draw: (inout Self) -> Void)

  /// Returns where a scroll view with a rectangle draws: also beyond it, where it touches the end of the area
  /// that is free of the system's bars.
  func viewport(of rect: Rect) -> Rect

  /// Records a scrollable area, if any of it is visible.
  mutating func addScrollArea(_ axis: Axis, in rect: Rect, offset: Int, length: Int)
}

extension LayoutCanvas {
  public func viewport(of rect: Rect) -> Rect { rect }

  /// Whether any part of a rectangle can be drawn on.
  public func intersectsClip(_ rect: Rect) -> Bool {
    rect.x < clip.right && rect.right > clip.x && rect.y < clip.bottom && rect.bottom > clip.y
  }
}

/// The state that all nodes of one layout share.
open class LayoutState {
  /// The length of a lazy container that has to be laid out, because no more is visible.
  public var neededLength: Int
  /// The length of a view of natural height down to the end of the window; `nil` if all of it is drawn.
  public var visibleLength: Int?

  /// Creates the state of a layout that lays out at most `neededLength` of a lazy container.
  public init(neededLength: Int) { self.neededLength = neededLength }
}
