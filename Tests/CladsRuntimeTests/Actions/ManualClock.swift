import CladsRuntime

/// A clock that advances only when told to.
@MainActor
final class ManualClock: RequestClock {
  private var now = Duration.zero
  private var waiting: [(due: Duration, body: @MainActor () -> Void)] = []

  /// Calls `body` once the clock has been advanced by `delay`.
  func after(_ delay: Duration, _ body: @escaping @MainActor () -> Void) {
    waiting.append((now + delay, body))
  }

  /// Advances the clock and calls the closures that are due, in order of their due times.
  func advance(by duration: Duration) {
    now += duration
    let due = waiting.filter { $0.due <= now }.sorted { $0.due < $1.due }
    waiting.removeAll { $0.due <= now }
    for entry in due { entry.body() }
  }
}
