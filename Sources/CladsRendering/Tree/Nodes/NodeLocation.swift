public import CladsDocument
public import CladsRuntime

/// The location that a render node comes from: a node of the document, its copy among repetitions, and the
/// scope in which it was resolved.
public struct NodeLocation: Sendable, Hashable {
  /// The node of the document.
  public var origin: Document.Origin
  /// The indices of the enclosing repetitions, outermost first.
  public var instance: [Int]
  /// The scope of the node's events: iteration variables and local state.
  public var scope: ActionScope

  public init(origin: Document.Origin, instance: [Int] = [], scope: ActionScope = ActionScope()) {
    self.origin = origin
    self.instance = instance
    self.scope = scope
  }

  /// The location of a node that does not come from a document.
  public static let none = NodeLocation(origin: .none)
}
