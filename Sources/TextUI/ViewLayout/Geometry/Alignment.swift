/// The horizontal alignment of views.
public enum HorizontalAlignment: String, Sendable, Hashable {
  case leading
  case center
  case trailing

  /// Returns the guide of a view with this width, in half units, so that centers are whole numbers.
  public func guide(_ width: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: width
    case .trailing: 2 * width
    }
  }
}

/// The vertical alignment of views.
public enum VerticalAlignment: String, Sendable, Hashable {
  case top
  case center
  case bottom

  /// Returns the guide of a view with this height, in half units.
  public func guide(_ height: Int) -> Int {
    switch self {
    case .top: 0
    case .center: height
    case .bottom: 2 * height
    }
  }
}

/// The alignment of views in both directions.
public struct Alignment: Sendable, Hashable {
  /// The horizontal alignment.
  public var horizontal: HorizontalAlignment
  /// The vertical alignment.
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment = .center, vertical: VerticalAlignment = .center) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// Returns the offset of `inner` in `outer`, which may be smaller; ties are rounded to the left and up.
  public func offset(of inner: Size, in outer: Size) -> Point {
    // Unlike `/ 2`, `>> 1` also rounds negative offsets down.
    let x = (horizontal.guide(outer.width) - horizontal.guide(inner.width)) >> 1
    let y = (vertical.guide(outer.height) - vertical.guide(inner.height)) >> 1
    return Point(x: x, y: y)
  }
}

/// The alignment of lines of text in a wider view.
public enum TextAlignment: Sendable, Hashable {
  case leading
  case center
  case trailing
}

/// The key of an alignment guide: an alignment in one direction.
public enum GuideKey: Hashable {
  case horizontal(HorizontalAlignment)
  case vertical(VerticalAlignment)
}
