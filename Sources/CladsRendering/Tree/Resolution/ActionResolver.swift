public import CladsDocument

/// Resolves the actions of a document to those of a render tree, which are the same.
public struct ActionResolver: Sendable {
  public init() {}

  /// Returns the definition of an action.
  public func resolve(_ action: Document.Action) -> ActionDefinition { action }

  /// Returns the definitions of named actions, by id; an empty dictionary for `nil`.
  public func resolveAll(_ actions: [String: Document.Action]?) -> [String: ActionDefinition] {
    (actions ?? [:]).mapValues(resolve)
  }
}
