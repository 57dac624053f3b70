public import CladsDocument
import CladsRuntime

/// Resolves the actions of a document to those of a render tree.
public struct ActionResolver: Sendable {
  public init() {}

  /// Returns the definition of an action.
  public func resolve(_ action: Document.Action) -> ActionDefinition {
    switch action {
    case .dismiss: .dismiss
    case .setState(let action):
      .setState(path: action.path ?? "", value: action.value ?? .literal(.nullValue))
    case .toggleState(let action): .toggleState(path: action.path ?? "")
    case .showAlert(let action):
      .showAlert(
        config: AlertActionConfig(
          title: action.title ?? "Alert", message: action.message,
          buttons: (action.buttons ?? []).map {
            AlertButtonConfig(label: $0.label ?? "", style: $0.style ?? .default, action: $0.action)
          }))
    case .sequence(let action): .sequence(steps: action.steps.map(resolve))
    case .navigate(let action):
      .navigate(destination: action.destination ?? "", presentation: action.presentation ?? .push)
    case .array, .request, .cancelRequest, .openURL, .custom, .unknown:
      .custom(type: action.type ?? "", parameters: action.parameters)
    }
  }

  /// Returns the definitions of named actions, by id; an empty dictionary for `nil`.
  public func resolveAll(_ actions: [String: Document.Action]?) -> [String: ActionDefinition] {
    (actions ?? [:]).mapValues(resolve)
  }
}
