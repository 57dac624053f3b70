public import CladsDocument

/// The handlers by action type.
///
/// The six actions that are type-checked in documents (`setState`, `toggleState`, `showAlert`, `navigate`,
/// `dismiss`, `sequence`) run without a handler when a document triggers them. A handler registered for one
/// of them is used only by `executeAction(type:parameters:)`.
@MainActor
public final class ActionRegistry {
  private var handlers: [String: any ActionHandler] = [:]

  /// Creates a registry without handlers.
  public init() {}

  /// A new registry with the handlers of the built-in actions of the base format.
  public static var `default`: ActionRegistry { standard(level: .base) }

  /// Creates a registry with the handlers of the built-in actions. Requests are sent through `transport`.
  public static func standard(
    level: FormatLevel, transport: any RequestTransport = SampleTransport()
  ) -> ActionRegistry {
    let registry = ActionRegistry()
    registry.registerBuiltInActions(level: level, transport: transport)
    return registry
  }

  /// Registers the handlers of the built-in actions. Requests are sent through `transport`.
  public func registerBuiltInActions(
    level: FormatLevel = .base, transport: any RequestTransport = SampleTransport()
  ) {
    for handler in BuiltInActionHandlers.all(level: level, transport: transport) { register(handler) }
  }

  /// Registers a handler for its action type, replacing any earlier one.
  public func register(_ handler: some ActionHandler) { handlers[type(of: handler).actionType] = handler }

  /// Registers a closure for an action type, replacing any earlier handler.
  public func registerClosure(_ type: String, closure: @escaping ActionClosure) {
    handlers[type] = ClosureActionHandler(closure: closure)
  }

  /// Returns the handler for an action type.
  public func handler(for type: String) -> (any ActionHandler)? { handlers[type] }

  /// Returns whether an action type has a handler.
  public func hasHandler(for type: String) -> Bool { handlers[type] != nil }

  /// Returns the handler for an action type if it supports cancellation.
  public func getCancellableHandler(for type: String) -> (any CancellableActionHandler)? {
    handlers[type] as? any CancellableActionHandler
  }

  /// The action types that have a handler, sorted.
  public var registeredTypes: [String] { handlers.keys.sorted() }

  /// Returns a copy in which closures replace the handlers of the same types.
  public func merging(customActions: [String: ActionClosure]) -> ActionRegistry {
    let copy = ActionRegistry()
    copy.handlers = handlers
    for (type, closure) in customActions { copy.registerClosure(type, closure: closure) }
    return copy
  }
}
