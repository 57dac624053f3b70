/// A problem or an event worth reporting that occurred while a document was running.
public struct RuntimeMessage: Sendable, Hashable {
  /// The subject of a message.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A value or a path that the state does not accept.
    case state
    /// An action that could not run as written.
    case action
    /// A reference to an action that the document does not define.
    case unknownAction
    /// An action type without a handler.
    case unhandledType
    /// Actions that call each other indefinitely.
    case cycle
    /// A request or its outcome.
    case request
    /// Something that was refused or stopped because it exceeds one of the `ExecutionLimits`.
    case limit
    /// Something at which the app stops responding or crashes on device.
    case stopped
  }

  public let kind: Kind
  /// A description of what happened, without a final period.
  public let text: String

  /// The id of the rule that reports the same mistake in a document, or `nil` if there is none.
  public var rule: String? {
    switch kind {
    case .unknownAction: "unresolved-action"
    case .unhandledType: "unknown-action-type"
    case .cycle: "action-cycle"
    case .state, .action, .request, .limit, .stopped: nil
    }
  }

  public init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}
