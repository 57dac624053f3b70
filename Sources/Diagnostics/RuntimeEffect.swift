/// What the app does with a mistake at run time; the outcome codes of the document format reference.
public enum RuntimeEffect: Sendable, Hashable {
  /// The document is not decoded at all (D).
  case rejectsDocument
  /// The document decodes, but one bad leaf leaves the whole screen empty (R).
  case emptiesScreen
  /// The action does nothing when it is triggered (X).
  case doesNothing
  /// The key or value is dropped without a message (S).
  case isIgnored
  /// Something else is used instead, without a message (F).
  case fallsBack(to: String)
  /// The app crashes (!).
  case crashes
  /// The app hangs (!).
  case hangs
  /// Nothing goes wrong, or what happens depends on the app.
  case none

  /// The effect in one clause, as reports print it.
  public var sentence: String? {
    switch self {
    case .rejectsDocument: "the app rejects the whole document and shows nothing"
    case .emptiesScreen: "the app shows an empty screen"
    case .doesNothing: "nothing happens when the action is triggered"
    case .isIgnored: "the app ignores it and says nothing"
    case .fallsBack(let fallback): "the app uses \(fallback) instead and says nothing"
    case .crashes: "the app crashes"
    case .hangs: "the app hangs"
    case .none: nil
    }
  }
}
