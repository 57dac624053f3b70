#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The bytes between the client and us.
package enum StandardStreams {
  /// Reads what is there, waiting for the first byte; 0 bytes mean the end.
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

  /// Writes all bytes; answers whether somebody still reads them.
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

  /// Whether a process is alive.
  static func isAlive(_ process: Int) -> Bool {
    guard let id = pid_t(exactly: process), id > 0 else { return true }
    return kill(id, 0) == 0 || errno != ESRCH
  }

  /// Waits a little, on a thread that may block.
  static func pause(milliseconds: UInt32) { usleep(milliseconds * 1000) }

  /// Makes a closed pipe an error of `write` and not the end of the process.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }
}
