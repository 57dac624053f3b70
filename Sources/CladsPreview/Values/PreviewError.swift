/// An error of an operation on a preview. Each case has a message for people, without a final period.
package enum PreviewError: Error, Sendable, Hashable {
  /// Nothing at the given location handles the event.
  case noSuchControl(String)
  /// There is no alert with that button, or nothing to close.
  case nothingPresented(String)
  /// The path or the value cannot be set.
  case cannotSet(String)
  /// There is no such preview, or it has been closed.
  case closed(String)
  /// A step cannot be done, or what it expects is not there.
  case stepFailed(String)

  /// The message of the case.
  package var message: String {
    switch self {
    case .noSuchControl(let message), .nothingPresented(let message), .cannotSet(let message),
      .closed(let message), .stepFailed(let message):
      message
    }
  }
}
