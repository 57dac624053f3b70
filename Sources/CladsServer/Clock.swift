import SourceText

/// Sends a tick to the event loop every half second, from a thread of its own.
final class Clock: Sendable {
  private let isStopped = Monitor(false)

  /// Starts the thread.
  init(_ events: AsyncStream<Event>.Continuation) {
    _ = SystemThread.start { [isStopped] in
      while !isStopped.with({ $0 }) {
        StandardStreams.pause(milliseconds: UInt32(1_000 / Lifecycle.ticksPerSecond))
        events.yield(.tick)
      }
    }
  }

  func stop() { isStopped.with { $0 = true } }
}
