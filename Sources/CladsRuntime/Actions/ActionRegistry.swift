public import CladsSchema

/// The handlers of action types.
///
/// The six actions that documents are checked for (`setState`, `toggleState`, `showAlert`, `navigate`,
/// `dismiss`, `sequence`) run without a handler when a document triggers them; one registered under their
/// names is asked only by `executeAction(type:parameters:)`.
@MainActor
public final class ActionRegistry {
  private var handlers: [String: any ActionHandler] = [:]

  /// A registry without handlers.
  public init() {}

  /// A new registry with the handlers of the built-in actions of the base format.
  public static var `default`: ActionRegistry { standard(level: .base) }

  /// A new registry with the handlers of the built-in actions; requests are answered by `transport`.
  public static func standard(
    level: FormatLevel, transport: any RequestTransport = SampleTransport()
  ) -> ActionRegistry {
    let registry = ActionRegistry()
    registry.registerBuiltInActions(level: level, transport: transport)
    return registry
  }

  /// Registers the handlers of the built-in actions; requests are answered by `transport`.
  public func registerBuiltInActions(
    level: FormatLevel = .base, transport: any RequestTransport = SampleTransport()
  ) {
    for handler in BuiltInActionHandlers.all(level: level, transport: transport) { register(handler) }
  }

  /// Registers a handler for its type; the last one of a type counts.
  public func register(_ handler: some ActionHandler) { handlers[type(of: handler).actionType] = handler }

  /// Registers a closure for a type; the last one of a type counts.
  public func registerClosure(_ type: String, closure: @escaping ActionClosure) {
    handlers[type] = ClosureActionHandler(closure: closure)
  }

  /// The handler of a type.
  public func handler(for type: String) -> (any ActionHandler)? { handlers[type] }

  /// Whether a type has a handler.
  public func hasHandler(for type: String) -> Bool { handlers[type] != nil }

  /// The handler of a type when what it runs can be cancelled.
  public func getCancellableHandler(for type: String) -> (any CancellableActionHandler)? {
    handlers[type] as? any CancellableActionHandler
  }

  /// The types that have a handler, sorted.
  public var registeredTypes: [String] { handlers.keys.sorted() }

  /// A copy in which closures take the place of handlers of the same type.
  public func merging(customActions: [String: ActionClosure]) -> ActionRegistry {
    let copy = ActionRegistry()
    copy.handlers = handlers
    for (type, closure) in customActions { copy.registerClosure(type, closure: closure) }
    return copy
  }
}
