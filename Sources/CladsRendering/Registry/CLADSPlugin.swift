/// A bundle of components, actions, section layouts and design systems.
@MainActor
public protocol CLADSPlugin: Sendable {
  /// Registers everything that the plugin provides.
  func register(with registry: CladsRegistry)
}
