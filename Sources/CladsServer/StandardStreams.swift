#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// System calls on standard input and output.
package enum StandardStreams {
  /// Waits until standard input has bytes, and reads them; returns their number, 0 at the end of the input.
  package static func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      #if canImport(Darwin)
        let count = Darwin.read(0, buffer.baseAddress, buffer.count)
      #else
        let count = Glibc.read(0, buffer.baseAddress, buffer.count)
      #endif
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        var descriptor = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
        poll(&descriptor, 1, -1)
        continue
      }
      return max(count, 0)
    }
  }

  /// Writes all bytes to standard output; returns false when that fails because the reader is gone.
  static func write(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let base = buffer.baseAddress.map { $0 + written }
        #if canImport(Darwin)
          let count = Darwin.write(1, base, buffer.count - written)
        #else
          let count = Glibc.write(1, base, buffer.count - written)
        #endif
        if count < 0, errno == EINTR { continue }
        if count < 0, errno == EAGAIN {
          var descriptor = pollfd(fd: 1, events: Int16(POLLOUT), revents: 0)
          poll(&descriptor, 1, -1)
          continue
        }
        if count <= 0 { return false }
        written += count
      }
      return true
    }
  }

  /// Returns whether a process is alive.
  static func isAlive(_ process: Int) -> Bool {
    guard let id = pid_t(exactly: process), id > 0 else { return true }
    return kill(id, 0) == 0 || errno != ESRCH
  }

  /// Blocks the current thread; never call this from a task.
  static func pause(milliseconds: UInt32) { usleep(milliseconds * 1000) }

  /// Makes writing to a closed pipe fail instead of ending the process.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }
}
