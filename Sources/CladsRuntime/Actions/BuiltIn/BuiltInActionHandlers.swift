import CladsDocument

/// The handlers of the built-in actions.
enum BuiltInActionHandlers {
  /// Returns the handlers for a format level.
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
  /// Reports that a parameter is missing or of the wrong type.
  static func missing(_ parameter: String, _ context: any ActionExecutionContext) {
    context.log(RuntimeMessage(.action, "`\(actionType)` has no effect without \(parameter)"))
  }
}
