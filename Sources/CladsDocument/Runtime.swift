/// What draws documents.
public enum Runtime: String, Documented {
  /// The current runtime.
  case device
  /// A runtime that implements the specification.
  case spec

  public var documentation: String {
    switch self {
    case .device: "The current runtime, with its deviations from the specification."
    case .spec: "A runtime that implements the specification; there are no findings about deviations."
    }
  }
}
