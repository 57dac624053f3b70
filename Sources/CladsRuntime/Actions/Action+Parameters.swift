import CladsDocument

extension Document.Action {
  /// The parameters that the delegate and handlers receive. They are empty for the six actions that are
  /// type-checked in documents.
  var offeredParameters: ActionParameters {
    switch self {
    case .array, .request, .cancelRequest, .openURL, .custom: ActionParameters(parameters)
    case .dismiss, .setState, .toggleState, .showAlert, .navigate, .sequence, .unknown: ActionParameters()
    }
  }
}
