/// The failure of the current runtime to evaluate a text.
package enum DeviceFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// The app stops responding.
  case hangs(String)
  /// The app crashes.
  case crashes(String)

  package var description: String {
    switch self {
    case .hangs(let text): "the app stops responding when it evaluates `\(text)`"
    case .crashes(let text): "the app crashes when it evaluates `\(text)`"
    }
  }
}
