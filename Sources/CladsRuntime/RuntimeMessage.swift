/// Something that went wrong, or that somebody may want to know, while a document ran.
public struct RuntimeMessage: Sendable, Hashable {
  /// What a message is about.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A value or a path that the state does not take.
    case state
    /// An action that could not run, or not as written.
    case action
    /// The id of an action that the document does not have.
    case unknownAction
    /// An action type that nobody handles.
    case unhandledType
    /// Actions that call each other without end.
    case cycle
    /// A request, and what became of it.
    case request
  }

  /// What it is about.
  public let kind: Kind
  /// What happened, in a sentence without a final period.
  public let text: String

  /// The rule that finds the same mistake in a document, when there is one.
  public var rule: String? {
    switch kind {
    case .unknownAction: "unresolved-action"
    case .unhandledType: "unknown-action-type"
    case .cycle: "action-cycle"
    case .state, .action, .request: nil
    }
  }

  /// Creates a message.
  public init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}
