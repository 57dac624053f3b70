/// Why something cannot be done to a preview. Each case holds a sentence for people, without a final period.
public enum PreviewError: Error, Sendable, Hashable {
  /// Nothing at the place takes the event.
  case noSuchControl(String)
  /// There is no alert with such a button, or nothing that could be closed.
  case nothingPresented(String)
  /// The state cannot be changed in this way.
  case cannotSet(String)
  /// The preview was closed meanwhile.
  case closed(String)

  /// The sentence.
  public var message: String {
    switch self {
    case .noSuchControl(let message), .nothingPresented(let message), .cannotSet(let message),
      .closed(let message):
      message
    }
  }
}
