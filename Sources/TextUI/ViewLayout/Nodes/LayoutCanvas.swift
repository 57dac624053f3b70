/// What a screen is drawn in: the cells of a terminal, or points.
public enum LayoutMedium: Sendable, Hashable {
  case cells
  case points

  /// Whether a view that is larger than its place is cut at its trailing edges.
  ///
  /// That suits a unit so coarse that a view which fits on device may not fit here. Elsewhere such a view
  /// overflows its place, as on device.
  package var cutsOverflow: Bool { self == .cells }

  /// The height of a unit divided by its width.
  var unitRatio: Double { self == .cells ? Scale.pointsPerRow / Scale.pointsPerColumn : 1 }
}

/// What the nodes of a layout draw on, in its own unit of length; nothing is drawn outside of its clip.
package class LayoutCanvas {
  package final let medium: LayoutMedium
  /// The rectangle that may be drawn on.
  package final private(set) var clip: Rect
  /// The height of the view that is drawn, of which the canvas may show only a part.
  package final let screenHeight: Int
  /// The innermost mark, or -1.
  final private(set) var mark: Int32 = -1

  /// Creates a canvas; `screenHeight` is the height of the view, of which `clip` may show only a part.
  init(_ medium: LayoutMedium, clip: Rect, screenHeight: Int) {
    self.medium = medium
    self.clip = clip
    self.screenHeight = screenHeight
  }

  /// Calls `draw` with the clip reduced to a rectangle, unless nothing of it is left.
  package func clipped(to rect: Rect, _ draw: () -> Void) {
    let outer = clip
    clip = clip.intersection(rect)
    if !clip.isEmpty { draw() }
    clip = outer
  }

  /// Calls `draw` with a mark for all that it draws, and records the area of the mark.
  package final func marked(_ id: Int32, in rect: Rect, _ draw: () -> Void) {
    let outer = mark
    mark = id
    addMark(id, in: rect)
    draw()
    mark = outer
  }

  /// Records the area of a mark.
  package func addMark(_ id: Int32, in rect: Rect) {}

  /// Records a scrollable area, if any of it is visible.
  package func addScrollArea(_ axis: Axis, in rect: Rect, offset: Int, length: Int) {}

  /// Returns where a scroll view with a rectangle draws: also beyond it, where it touches the end of the area
  /// that is free of the system's bars.
  package func viewport(of rect: Rect) -> Rect { rect }

  /// Whether any part of a rectangle can be drawn on.
  package final func intersectsClip(_ rect: Rect) -> Bool {
    rect.x < clip.right && rect.right > clip.x && rect.y < clip.bottom && rect.bottom > clip.y
  }
}

/// The state that all nodes of one layout share.
package class LayoutState {
  /// What is drawn in.
  package final let medium: LayoutMedium
  /// The length of a lazy container that has to be laid out, because no more is visible.
  package var neededLength: Int
  /// The length of a view of natural height down to the end of the window; `nil` if all of it is drawn.
  package var visibleLength: Int?

  /// Creates the state of a layout that lays out at most `neededLength` of a lazy container.
  init(_ medium: LayoutMedium, neededLength: Int) {
    self.medium = medium
    self.neededLength = neededLength
  }
}
