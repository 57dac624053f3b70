import SourceText

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Ends the process soon after the client has left, whatever the other threads are doing.
package final class Deadline: Sendable {
  private struct State {
    var status: Int32 = 1
    var isSet = false
  }

  private let state = Monitor(State())

  package init() {}

  /// Sets the exit status.
  func use(_ status: Int32) { state.with { $0.status = status } }

  /// Ends the process in `milliseconds` at the latest. Only the first call counts.
  func start(milliseconds: UInt32) {
    let isFirst = state.with { state in
      defer { state.isSet = true }
      return !state.isSet
    }
    guard isFirst else { return }
    _ = SystemThread.start { [state] in
      StandardStreams.pause(milliseconds: milliseconds)
      // Other threads are still running, so nothing may be torn down.
      _exit(state.with { $0.status })
    }
  }
}
