#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// State that several threads share: one at a time looks at it, and may wait until another has changed it.
///
/// `@unchecked` because the compiler cannot see that `state` is only touched with `mutex` held. `Mutex` of the
/// toolchain would be checked, but needs macOS 15 and cannot wait; this one keeps the promise in `with` and `wait`,
/// the only two ways to the state.
final class Monitor<State>: @unchecked Sendable {
  private var state: State
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let changed: UnsafeMutablePointer<pthread_cond_t>

  /// Takes over a state.
  init(_ state: sending State) {
    self.state = state
    mutex = .allocate(capacity: 1)
    changed = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// Looks at the state, or changes it; wakes up who waits.
  func with<R>(_ body: (inout State) -> R) -> R {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(changed)
      pthread_mutex_unlock(mutex)
    }
    return body(&state)
  }

  /// Waits until `body` has something to answer. Never call it from a task: it blocks its thread.
  func wait<R>(for body: (inout State) -> R?) -> R {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(changed)
      pthread_mutex_unlock(mutex)
    }
    while true {
      if let result = body(&state) { return result }
      pthread_cond_wait(changed, mutex)
    }
  }
}
