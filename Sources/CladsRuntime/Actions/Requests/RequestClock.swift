/// Lets time pass for answers that take a while.
@MainActor
public protocol RequestClock: AnyObject {
  /// Calls `body` once, after a while.
  func after(_ delay: Duration, _ body: @escaping @MainActor () -> Void)
}

/// A clock that stands still until it is told how much time has passed.
@MainActor
public final class ManualClock: RequestClock {
  private var now = Duration.zero
  private var waiting: [(due: Duration, body: @MainActor () -> Void)] = []

  /// A clock at the beginning of time.
  public init() {}

  /// Calls `body` once the clock was advanced far enough.
  public func after(_ delay: Duration, _ body: @escaping @MainActor () -> Void) {
    waiting.append((now + delay, body))
  }

  /// Lets time pass; what is due is called in the order of its time.
  public func advance(by duration: Duration) {
    now += duration
    let due = waiting.filter { $0.due <= now }.sorted { $0.due < $1.due }
    waiting.removeAll { $0.due <= now }
    for entry in due { entry.body() }
  }
}
