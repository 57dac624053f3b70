public import CladsDocument
import SourceText

/// The handlers by action type.
///
/// The six actions that are type-checked in documents (`setState`, `toggleState`, `showAlert`, `navigate`,
/// `dismiss`, `sequence`) run without a handler when a document triggers them. A handler registered for one
/// of them is used only by `executeAction(type:parameters:)`.
///
/// A registry can be filled and asked off the main actor, too. What an app adds in an extension runs on it,
/// because handlers are made there.
@MainActor
public final class ActionRegistry {
  private nonisolated let handlers: Monitor<[String: any ActionHandler]>

  /// Creates a registry without handlers.
  public nonisolated convenience init() { self.init(handlers: [:]) }

  private nonisolated init(handlers: sending [String: any ActionHandler]) {
    self.handlers = Monitor(handlers)
  }

  /// A new registry with the handlers of the built-in actions of the base format.
  public nonisolated static var `default`: ActionRegistry { standard(level: .base) }

  /// Creates a registry with the handlers of the built-in actions. Requests are sent through `transport`.
  public nonisolated static func standard(
    level: FormatLevel, transport: any RequestTransport = SampleTransport()
  ) -> ActionRegistry {
    let registry = ActionRegistry(handlers: [:])
    registry.registerBuiltInActions(level: level, transport: transport)
    return registry
  }

  /// Registers the handlers of the built-in actions. Requests are sent through `transport`.
  public nonisolated func registerBuiltInActions(
    level: FormatLevel = .base, transport: any RequestTransport = SampleTransport()
  ) {
    for handler in BuiltInActionHandlers.all(level: level, transport: transport) { register(handler) }
  }

  /// Registers a handler for its action type, replacing any earlier one.
  public nonisolated func register(_ handler: some ActionHandler) {
    handlers.with { $0[type(of: handler).actionType] = handler }
  }

  /// Registers a closure for an action type, replacing any earlier handler.
  public nonisolated func registerClosure(_ type: String, closure: @escaping ActionClosure) {
    handlers.with { $0[type] = ClosureActionHandler(closure: closure) }
  }

  /// Returns the handler for an action type.
  public nonisolated func handler(for type: String) -> (any ActionHandler)? { handlers.with { $0[type] } }

  /// Returns whether an action type has a handler.
  public nonisolated func hasHandler(for type: String) -> Bool { handler(for: type) != nil }

  /// Returns the handler for an action type if it supports cancellation.
  public nonisolated func getCancellableHandler(for type: String) -> (any CancellableActionHandler)? {
    handler(for: type) as? any CancellableActionHandler
  }

  /// The action types that have a handler, sorted.
  public nonisolated var registeredTypes: [String] { handlers.with { $0.keys }.sorted() }

  /// Returns a copy in which closures replace the handlers of the same types.
  public nonisolated func merging(customActions: [String: ActionClosure]) -> ActionRegistry {
    let copy = ActionRegistry(handlers: handlers.with { $0 })
    for (type, closure) in customActions { copy.registerClosure(type, closure: closure) }
    return copy
  }
}
