public import CladsDocument

/// What today's phones make of a text.
public enum DeviceOutcome: Sendable, Hashable {
  /// It gives this value.
  case value(Document.StateValue)
  /// There is no value at all.
  case nothing
  /// It never answers, and the app freezes.
  case hangs
  /// The app ends.
  case crashes
}

/// Why a phone never comes to an answer.
enum DeviceStop: Error {
  case hangs, crashes

  /// The stop as the result of the whole text.
  var outcome: DeviceOutcome {
    switch self {
    case .hangs: .hangs
    case .crashes: .crashes
    }
  }
}
