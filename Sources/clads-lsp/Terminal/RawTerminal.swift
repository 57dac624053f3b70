import CladsTerminal

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The terminal of this process, taken over as a whole: every key is ours, and what was there comes back
/// afterwards.
struct RawTerminal {
  private let original: termios

  /// Remembers how the terminal is set; nothing when standard input is none.
  init?() {
    var settings = termios()
    guard tcgetattr(0, &settings) == 0 else { return nil }
    original = settings
  }

  /// Takes the terminal over; answers whether that worked.
  func enter() -> Bool {
    var settings = original
    cfmakeraw(&settings)
    return tcsetattr(0, TCSADRAIN, &settings) == 0
      && Output.write(Array(TerminalPainter.opening.utf8), to: 1)
  }

  /// Gives the terminal back as it was.
  func leave() {
    _ = Output.write(Array(TerminalPainter.closing.utf8), to: 1)
    var settings = original
    tcsetattr(0, TCSADRAIN, &settings)
  }

  /// Stops this process until somebody goes on with it; the terminal is free meanwhile.
  func suspend() -> Bool {
    leave()
    // To this thread: sent to the process, it may arrive after the terminal was taken over again.
    raise(SIGSTOP)
    return enter()
  }
}
