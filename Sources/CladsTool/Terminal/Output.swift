import Diagnostics

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The standard streams.
enum Output {
  /// What is written in the current task instead of to the standard streams; `nil` if nothing is kept.
  @TaskLocal static var captured: CapturedOutput?

  /// Writes text to standard output; exits with status 2 if that fails, for example because the pipe is
  /// closed.
  static func print(_ text: String) { print(bytes: Array(text.utf8)) }

  /// Writes bytes to standard output, as ``print(_:)`` does.
  static func print(bytes: [UInt8]) {
    if let captured { return captured.append(bytes) }
    guard !bytes.isEmpty, !write(bytes, to: 1) else { return }
    exit(2)
  }

  /// Whether the user may do everything.
  static var isSuperuser: Bool { geteuid() == 0 }

  /// Writes encoded JSON to standard output.
  static func print(json: [UInt8]) { print(JSONText.printable(String(decoding: json, as: UTF8.self)) + "\n") }

  /// Writes one line to standard error. The text may contain names from documents and arguments.
  static func error(_ text: String) { status(TerminalText.line(text) + "\n") }

  /// Writes lines to standard error. The text may contain names from documents and arguments, but no line
  /// breaks of theirs.
  static func errorLines(_ text: String) { status(TerminalText.lines(text) + "\n") }

  /// Writes text of our own to standard error, without a line break.
  static func status(_ text: String) {
    if let captured { return captured.appendMessage(text) }
    _ = write(Array(text.utf8), to: 2)
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { captured == nil && isatty(descriptor) == 1 }

  /// Whether standard output should have colors: it is a terminal that supports them, and `NO_COLOR` is not
  /// set.
  static var usesColor: Bool {
    let refused = getenv("NO_COLOR").map { strlen($0) > 0 } ?? false
    let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? false
    return isTerminal(1) && !refused && !isDumb
  }

  /// The columns and rows of the terminal on standard output; `nil` if that is not a terminal.
  static var terminalSize: (columns: Int, rows: Int)? {
    var size = winsize()
    guard isTerminal(1), ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// The file that GitHub Actions shows as the summary of the job; `nil` outside of GitHub Actions.
  static var summaryPath: String? {
    if captured != nil { return nil }
    return getenv("GITHUB_STEP_SUMMARY").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Writes all bytes, and returns whether that succeeded.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let base = buffer.baseAddress.map { $0 + written }
        let count = systemWrite(descriptor, base, buffer.count - written)
        if count < 0 {
          if errno == EINTR { continue }
          if errno == EAGAIN {
            usleep(1000)
            continue
          }
          return false
        }
        written += count
      }
      return true
    }
  }

  private static func systemWrite(_ descriptor: Int32, _ base: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, base, count)
    #else
      Glibc.write(descriptor, base, count)
    #endif
  }

  /// Makes writing to a closed pipe fail instead of ending the process.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// The number of available processor cores, at least 1.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}
