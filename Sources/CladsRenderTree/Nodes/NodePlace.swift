public import CladsDocument
public import CladsRuntime

/// Where a node of the render tree comes from.
public struct NodePlace: Sendable, Hashable {
  /// The node of the document.
  public var origin: Document.Origin
  /// The places in the repetitions around it, outermost first.
  public var instance: [Int]
  /// What its events see: iteration variables and local state.
  public var scope: ActionScope

  /// Creates a place.
  public init(origin: Document.Origin, instance: [Int] = [], scope: ActionScope = ActionScope()) {
    self.origin = origin
    self.instance = instance
    self.scope = scope
  }

  /// The place of what was not read from a document.
  public static let none = NodePlace(origin: .none)
}
