import CladsServer

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Delivers signals to a closure. A signal handler may call only async-signal-safe functions, so it writes
/// the number of the signal to a pipe, and a thread reads it from there.
enum Signals {
  private static let pipe: (read: Int32, write: Int32) = {
    var ends: [Int32] = [-1, -1]
    guard systemPipe(&ends) == 0 else { return (-1, -1) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    return (ends[0], ends[1])
  }()

  /// Calls `body` for each of these signals, instead of their default action.
  static func watch(_ numbers: [Int32], _ body: @escaping @Sendable (Int32) -> Void) {
    guard pipe.read >= 0 else { return }
    _ = SystemThread.start {
      var number: UInt8 = 0
      while true {
        let count = systemRead(pipe.read, &number, 1)
        if count == 1 { body(Int32(number)) } else if count == 0 || errno != EINTR { return }
      }
    }
    for number in numbers {
      signal(number) { number in
        let before = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = systemWrite(Signals.pipe.write, &byte, 1)
        errno = before
      }
    }
  }
}

private func systemPipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 {
  #if canImport(Darwin)
    Darwin.pipe(ends)
  #else
    Glibc.pipe(ends)
  #endif
}

private func systemRead(_ end: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  #if canImport(Darwin)
    Darwin.read(end, bytes, count)
  #else
    Glibc.read(end, bytes, count)
  #endif
}

private func systemWrite(_ end: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  #if canImport(Darwin)
    Darwin.write(end, bytes, count)
  #else
    Glibc.write(end, bytes, count)
  #endif
}
