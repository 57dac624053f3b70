/// A clock that schedules responses with a delay.
@MainActor
public protocol RequestClock: AnyObject, Sendable {
  /// Calls `body` once, after a delay.
  func after(_ delay: Duration, _ body: @escaping @MainActor () -> Void)
}
