#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// State shared by several threads: one thread at a time has access, and a thread can wait for a change.
///
/// `@unchecked` because the compiler cannot see that `state` is accessed only with `mutex` held. The standard
/// library's `Mutex` would be checked, but needs macOS 15 and has no condition variable. Here `with` and
/// `wait`, the only functions that access the state, hold the lock.
package final class Monitor<State>: @unchecked Sendable {
  private var state: State
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let changed: UnsafeMutablePointer<pthread_cond_t>

  package init(_ state: sending State) {
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

  /// Runs `body` with exclusive access to the state, then wakes up one of the waiting threads: a change is an
  /// item that one of them takes.
  package func with<R>(_ body: (inout State) -> R) -> R {
    pthread_mutex_lock(mutex)
    defer {
      pthread_mutex_unlock(mutex)
      pthread_cond_signal(changed)
    }
    return body(&state)
  }

  /// Runs `body` with access to the state, which it does not change, so that nobody needs to wake up.
  package func read<R>(_ body: (State) -> R) -> R {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(state)
  }

  /// Waits until `body` returns a value other than `nil`. Never call this from a task: it blocks its thread.
  package func wait<R>(for body: (inout State) -> R?) -> R {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = body(&state) { return result }
      pthread_cond_wait(changed, mutex)
    }
  }
}
