/// What a running document does where the current runtime deviates from the specification.
public enum RuntimeBehavior: Sendable, Hashable {
  /// What the specification says.
  case specification
  /// What the current runtime does on device.
  case device
}
