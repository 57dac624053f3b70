import CladsSchema

/// The handlers of everything that the framework brings.
@MainActor
enum BuiltInActionHandlers {
  /// All of them; the last ones only at the extended level of the format.
  static func all(level: FormatLevel, transport: any RequestTransport) -> [any ActionHandler] {
    let base: [any ActionHandler] = [
      SetStateActionHandler(), ToggleStateActionHandler(), NavigateActionHandler(), DismissActionHandler(),
      ShowAlertActionHandler(), SequenceActionHandler(), RequestActionHandler(transport: transport),
      CancelRequestActionHandler(), AppendToArrayActionHandler(), RemoveFromArrayActionHandler(),
      ToggleInArrayActionHandler(), SetArrayItemActionHandler(), ClearArrayActionHandler(),
    ]
    return base + (level == .extended ? [OpenURLActionHandler()] : [])
  }
}

extension ActionHandler {
  /// Notes that a parameter is missing or of another type.
  static func missing(_ parameter: String, _ context: any ActionExecutionContext) {
    context.log(RuntimeMessage(.action, "`\(actionType)` needs \(parameter), so it does nothing"))
  }
}
