extension Document.Action {
  /// The names of the actions that run after this one on their own, without a tap.
  public var triggered: [String] {
    switch self {
    case .sequence(let sequence): sequence.steps.flatMap(\.triggered)
    case .request(let request): [request.onSuccess, request.onError].compactMap { $0 }
    default: []
    }
  }
}
