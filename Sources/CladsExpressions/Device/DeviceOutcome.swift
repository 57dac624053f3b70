package import CladsDocument

/// The result of evaluating a text on device.
package enum DeviceOutcome: Sendable, Hashable {
  /// The text evaluates to this value.
  case value(Document.StateValue)
  /// There is no value.
  case nothing
  /// The evaluation never returns, and the app freezes.
  case hangs
  /// The app crashes.
  case crashes
}

/// The reason an evaluation on device never returns a value.
enum DeviceStop: Error {
  case hangs, crashes

  /// The stop as the outcome of the whole text.
  var outcome: DeviceOutcome {
    switch self {
    case .hangs: .hangs
    case .crashes: .crashes
    }
  }
}
