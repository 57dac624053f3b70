/// A bundle of components, actions, section layouts and design systems.
@MainActor
public protocol CLADSPlugin: Sendable {
  /// Adds everything it brings.
  func register(with registry: CladsRegistry)
}
