public import CladsDocument

/// The name space of resolved values: what is left of a document once styles, defaults and state are applied.
public enum IR {}

extension IR {
  /// Distances from four edges, in points.
  public struct Insets: Sendable, Hashable {
    /// From the top.
    public var top: Double
    /// From the bottom.
    public var bottom: Double
    /// From the side where lines start.
    public var leading: Double
    /// From the side where lines end.
    public var trailing: Double

    /// Creates insets, in points.
    public init(top: Double = 0, bottom: Double = 0, leading: Double = 0, trailing: Double = 0) {
      self.top = top
      self.bottom = bottom
      self.leading = leading
      self.trailing = trailing
    }

    /// No distance.
    public static let zero = Insets()

    /// The distances that a padding of a document stands for.
    public init(_ padding: Document.Padding?) {
      self.init()
      guard let edges = padding?.edges else { return }
      self.init(
        top: edges.top, bottom: edges.bottom, leading: edges.leading, trailing: edges.trailing)
    }
  }

  /// Where something stands in a larger space.
  public struct Alignment: Sendable, Hashable {
    /// From left to right.
    public var horizontal: Document.HorizontalAlignment
    /// From top to bottom.
    public var vertical: Document.VerticalAlignment

    /// Creates an alignment.
    public init(
      horizontal: Document.HorizontalAlignment = .center, vertical: Document.VerticalAlignment = .center
    ) {
      self.horizontal = horizontal
      self.vertical = vertical
    }

    /// In the middle.
    public static let center = Alignment()
  }

  /// A point of a rectangle, from 0, 0 at the top where lines start to 1, 1 at the opposite corner.
  public struct UnitPoint: Sendable, Hashable {
    /// The share of the width.
    public var x: Double
    /// The share of the height.
    public var y: Double

    /// Creates a point.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }

    /// The point that a name of a document stands for.
    public init(_ name: Document.UnitPoint) {
      let position = Document.Position(rawValue: name.rawValue) ?? .center
      let shares: (Double, Double) =
        (
          position.horizontal == .leading ? 0 : position.horizontal == .center ? 0.5 : 1,
          position.vertical == .top ? 0 : position.vertical == .center ? 0.5 : 1
        )
      self.init(x: shares.0, y: shares.1)
    }
  }

  /// What an event of a node runs.
  public enum ActionBinding: Sendable {
    /// A named action.
    case reference(String)
    /// An action written in place.
    case inline(Document.Action)

    /// What an event of a document names.
    public init(_ binding: Document.ActionBinding) {
      switch binding {
      case .reference(let id, _): self = .reference(id)
      case .inline(let action): self = .inline(action)
      }
    }
  }
}
