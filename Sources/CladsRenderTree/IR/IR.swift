public import CladsDocument

/// A namespace for resolved values: a document's content after styles, defaults, and state are applied.
public enum IR {}

extension IR {
  /// Insets from the edges of a rectangle, in points.
  public struct Insets: Sendable, Hashable {
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

    public static let zero = Insets()

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
  public enum ActionBinding: Sendable {
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
