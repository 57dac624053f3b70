public import CladsDocument
public import TextUI

/// A namespace for resolved values: a document's content after styles, defaults, and state are applied.
public enum IR {}

extension IR {
  /// The alignment of content within a larger area.
  public typealias Alignment = TextUI.Alignment

  /// The distances of the content from the edges of the screen.
  public typealias PositionedEdgeInsets = Document.EdgeInsets
  /// The distance of the content from one edge of the screen.
  public typealias PositionedEdgeInset = Document.EdgeInset

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

extension PointInsets {
  /// Creates insets from a padding of a document.
  public init(_ padding: Document.Padding?) {
    self.init()
    guard let edges = padding?.edges else { return }
    self.init(top: edges.top, bottom: edges.bottom, leading: edges.leading, trailing: edges.trailing)
  }
}

extension UnitPoint {
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
