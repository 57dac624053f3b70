/// What the app does on device with a mistake.
///
/// The letters in parentheses are the outcome codes of the document format reference.
public enum RuntimeEffect: Sendable, Hashable {
  /// The document fails to decode, so nothing is shown (D).
  case rejectsDocument
  /// The document decodes, but one node that fails to resolve leaves the whole screen empty (R).
  case emptiesScreen
  /// The action does nothing when it is triggered (X).
  case doesNothing
  /// The key or value is silently ignored (S).
  case isIgnored
  /// Something else is silently used instead (F).
  case fallsBack(to: String)
  /// The app crashes (!).
  case crashes
  /// The app hangs (!).
  case hangs
  /// Nothing goes wrong, or the result depends on the app.
  case none

  /// The effect as one clause, as reports print it; `nil` for `none`.
  public var sentence: String? {
    switch self {
    case .rejectsDocument: "the app rejects the whole document and shows nothing"
    case .emptiesScreen: "the app shows an empty screen"
    case .doesNothing: "nothing happens when the action is triggered"
    case .isIgnored: "the app silently ignores it"
    case .fallsBack(let fallback): "the app silently uses \(fallback) instead"
    case .crashes: "the app crashes"
    case .hangs: "the app hangs"
    case .none: nil
    }
  }
}
