/// A screen drawn in points: what is where, in the order in which it is drawn.
///
/// Distances are in points from the top left of the screen.
public struct Scene: Sendable {
  /// The width of the screen.
  package var width: Double
  /// The height of the screen.
  package var height: Double
  /// The color behind everything.
  package var background: Color
  /// What is drawn, the furthest back first.
  public var boxes: [SceneBox] = []
  /// The visible areas of the nodes, outer before inner.
  public var areas: [SceneArea] = []
  /// The visible scrollable areas, outer before inner.
  package var scrolls: [SceneScroll] = []

  package init(width: Double, height: Double, background: Color) {
    self.width = width
    self.height = height
    self.background = background
  }
}

/// Something that is drawn.
public struct SceneBox: Sendable, Hashable {
  /// The index of the drawn node that it belongs to, or -1.
  public var node: Int
  /// The rectangle of the view, of which its drawing may use less or, with a shadow or a stroke, more.
  public var frame: SceneRect
  /// What is visible of it; `nil` for all of it.
  package var clip: SceneClip?
  /// The opacity, from 0 to 1.
  package var opacity: Double
  /// The drop shadow of the whole drawing.
  package var shadow: SceneShadow?
  public var drawing: SceneDrawing

  package init(
    node: Int, frame: SceneRect, clip: SceneClip?, opacity: Double, shadow: SceneShadow? = nil,
    drawing: SceneDrawing
  ) {
    self.node = node
    self.frame = frame
    self.clip = clip
    self.opacity = opacity
    self.shadow = shadow
    self.drawing = drawing
  }
}

/// The drop shadow of what a view draws.
public struct SceneShadow: Sendable, Hashable {
  package var shadow: Shadow
  /// What is visible of the shadow; `nil` for all of it.
  package var clip: SceneClip?

  package init(shadow: Shadow, clip: SceneClip?) {
    self.shadow = shadow
    self.clip = clip
  }
}

/// A rectangle with rounded corners, outside of which nothing is drawn.
public struct SceneClip: Sendable, Hashable {
  package var rect: SceneRect
  /// The radii of the corners: top left, top right, bottom right, bottom left.
  package var radii: CornerRadii

  package init(rect: SceneRect, radii: CornerRadii = .zero) {
    self.rect = rect
    self.radii = radii
  }

  /// Returns what is visible through both: a corner keeps its radius if neither of its edges is cut off.
  package func intersection(_ other: SceneClip) -> SceneClip {
    let both = rect.intersection(other.rect)
    func radius(_ corner: KeyPath<CornerRadii, Double>, _ isCorner: (SceneRect) -> Bool) -> Double {
      max(
        isCorner(rect) ? radii[keyPath: corner] : 0, isCorner(other.rect) ? other.radii[keyPath: corner] : 0)
    }
    return SceneClip(
      rect: both,
      radii: CornerRadii(
        topLeft: radius(\.topLeft) { $0.x == both.x && $0.y == both.y },
        topRight: radius(\.topRight) { $0.right == both.right && $0.y == both.y },
        bottomRight: radius(\.bottomRight) { $0.right == both.right && $0.bottom == both.bottom },
        bottomLeft: radius(\.bottomLeft) { $0.x == both.x && $0.bottom == both.bottom }))
  }
}

/// The radii of the corners of a rectangle, in points.
public struct CornerRadii: Sendable, Hashable {
  package var topLeft: Double
  package var topRight: Double
  package var bottomRight: Double
  package var bottomLeft: Double

  package init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates equal radii.
  package init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  package static let zero = CornerRadii(0)
}

/// The visible area of a node.
public struct SceneArea: Sendable, Hashable {
  /// The index of the drawn node.
  public var node: Int
  /// The rectangle of the node.
  public var frame: SceneRect
  /// The part of it that is visible.
  package var visible: SceneRect
}

/// A scrollable area.
public struct SceneScroll: Sendable, Hashable {
  /// The index of the innermost node around it, or -1.
  public var node: Int
  /// Whether it scrolls horizontally.
  package var isHorizontal: Bool
  /// The visible part of the viewport.
  public var frame: SceneRect
  /// The length of the content before the viewport.
  package var offset: Double
  /// The length of the content; of lazy content only what has been laid out.
  package var length: Double
}
