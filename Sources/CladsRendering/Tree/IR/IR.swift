public import CladsDocument

/// A namespace for resolved values: a document's content after styles, defaults, and state are applied.
public enum IR {}

extension IR {
  /// Insets from the edges of a rectangle, in points.
  public struct EdgeInsets: Sendable, Hashable {
    public var top: Double
    public var bottom: Double
    public var leading: Double
    public var trailing: Double

    public init(top: Double = 0, bottom: Double = 0, leading: Double = 0, trailing: Double = 0) {
      self.top = top
      self.bottom = bottom
      self.leading = leading
      self.trailing = trailing
    }

    public static let zero = EdgeInsets()

    /// Creates insets from a padding of a document.
    public init(_ padding: Document.Padding?) {
      self.init()
      guard let edges = padding?.edges else { return }
      self.init(
        top: edges.top, bottom: edges.bottom, leading: edges.leading, trailing: edges.trailing)
    }
  }

  /// The alignment of content within a larger area.
  public struct Alignment: Sendable, Hashable {
    /// The alignment on the horizontal axis.
    public var horizontal: Document.HorizontalAlignment
    /// The alignment on the vertical axis.
    public var vertical: Document.VerticalAlignment

    public init(
      horizontal: Document.HorizontalAlignment = .center, vertical: Document.VerticalAlignment = .center
    ) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    public static let center = Alignment()
    public static let leading = Alignment(horizontal: .leading)
    public static let trailing = Alignment(horizontal: .trailing)
    public static let top = Alignment(vertical: .top)
    public static let bottom = Alignment(vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  }

  /// A point in a rectangle, from (0, 0) in the top leading corner to (1, 1) in the bottom trailing corner.
  public struct UnitPoint: Sendable, Hashable {
    /// The horizontal position as a fraction of the width.
    public var x: Double
    /// The vertical position as a fraction of the height.
    public var y: Double

    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }

    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let topLeading = UnitPoint(x: 0, y: 0)
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// Creates the point for a name used in documents.
    public init(_ name: Document.UnitPoint) {
      let position = Document.Position(rawValue: name.rawValue) ?? .center
      let fractions: (Double, Double) =
        (
          position.horizontal == .leading ? 0 : position.horizontal == .center ? 0.5 : 1,
          position.vertical == .top ? 0 : position.vertical == .center ? 0.5 : 1
        )
      self.init(x: fractions.0, y: fractions.1)
    }
  }

  /// The action that runs on an event of a node.
  public enum ActionBinding: Sendable, Hashable {
    /// A named action.
    case reference(String)
    /// An inline action.
    case inline(Document.Action)

    /// Creates a binding from a document's action binding.
    public init(_ binding: Document.ActionBinding) {
      switch binding {
      case .reference(let id): self = .reference(id)
      case .inline(let action): self = .inline(action)
      }
    }
  }
}
