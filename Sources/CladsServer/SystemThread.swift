#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// An operating-system thread, for calls that block: tasks on Swift's cooperative pool must not block.
package enum SystemThread {
  /// Runs `body` on a new thread; returns whether the thread could be created.
  package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let box = Unmanaged.passRetained(Body(body))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let result = pthread_create(
      &thread, nil,
      { argument in
        #if canImport(Darwin)
          let pointer: UnsafeMutableRawPointer? = argument
        #else
          let pointer = argument
        #endif
        guard let pointer else { return nil }
        Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().run()
        return nil
      }, box.toOpaque())
    if result != 0 {
      box.release()
      return false
    }
    // Nobody waits for the end of the thread, so the system frees its stack.
    #if canImport(Darwin)
      if let thread { pthread_detach(thread) }
    #else
      pthread_detach(thread)
    #endif
    return true
  }

  /// How soon a thread runs when there are more threads than processors.
  enum Priority: Int32 {
    case normal = 0
    /// Below the work that the user is waiting for.
    case low = 5
    /// Below all other work of the server.
    case background = 10
  }

  /// Sets the priority of the current thread.
  static func set(_ priority: Priority) {
    if priority == .normal { return }
    #if canImport(Darwin)
      pthread_set_qos_class_self_np(priority == .low ? QOS_CLASS_DEFAULT : QOS_CLASS_UTILITY, 0)
    #else
      // On Linux, this is about the thread and not the process.
      setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, priority.rawValue)
    #endif
  }

  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
