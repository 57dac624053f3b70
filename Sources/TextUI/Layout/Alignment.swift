/// Where views meet from left to right.
public enum HorizontalAlignment: Sendable, Hashable {
  /// At their left edges.
  case leading
  /// In their middles.
  case center
  /// At their right edges.
  case trailing

  /// The guide of a view this wide, in half cells.
  func guide(_ width: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: width
    case .trailing: 2 * width
    }
  }
}

/// Where views meet from top to bottom.
public enum VerticalAlignment: Sendable, Hashable {
  /// At their upper edges.
  case top
  /// In their middles.
  case center
  /// At their lower edges.
  case bottom

  /// The guide of a view this high, in half cells.
  func guide(_ height: Int) -> Int {
    switch self {
    case .top: 0
    case .center: height
    case .bottom: 2 * height
    }
  }
}

/// Where views meet in both directions.
public struct Alignment: Sendable, Hashable {
  /// From left to right.
  public var horizontal: HorizontalAlignment
  /// From top to bottom.
  public var vertical: VerticalAlignment

  /// Creates an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the upper left corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the middle of the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// In the upper right corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the middle of the left edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// In the middle of the right edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// In the lower left corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the middle of the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the lower right corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// Where something stands in a larger or smaller room; ties go left and up.
  func offset(of inner: Size, in outer: Size) -> Point {
    let x = (horizontal.guide(outer.width) - horizontal.guide(inner.width)) >> 1
    let y = (vertical.guide(outer.height) - vertical.guide(inner.height)) >> 1
    return Point(x: x, y: y)
  }
}

/// The lines of text inside a view that is wider.
public enum TextAlignment: Sendable, Hashable {
  /// Lines start at the left.
  case leading
  /// Lines stand in the middle.
  case center
  /// Lines end at the right.
  case trailing
}

/// An alignment in either direction.
enum GuideKey: Hashable {
  case horizontal(HorizontalAlignment)
  case vertical(VerticalAlignment)
}
