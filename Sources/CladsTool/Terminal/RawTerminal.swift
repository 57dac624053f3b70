#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The terminal of this process in raw mode, with the alternate screen; `restore()` brings back the original
/// state.
struct RawTerminal {
  private let original: termios

  /// Stores the settings of the terminal; `nil` if standard input is not a terminal.
  init?() {
    var settings = termios()
    guard tcgetattr(0, &settings) == 0 else { return nil }
    original = settings
  }

  /// Switches to raw mode and the alternate screen, and returns whether that succeeded.
  func enter() -> Bool {
    var settings = original
    cfmakeraw(&settings)
    return tcsetattr(0, TCSADRAIN, &settings) == 0
      && Output.write(Array(TerminalPainter.opening.utf8), to: 1)
  }

  /// Restores the original screen and settings.
  func restore() {
    _ = Output.write(Array(TerminalPainter.closing.utf8), to: 1)
    var settings = original
    tcsetattr(0, TCSADRAIN, &settings)
  }

  /// Restores the terminal and stops this process; after `SIGCONT`, enters raw mode again and returns whether
  /// that succeeded.
  func suspend() -> Bool {
    restore()
    // `raise` signals this thread: a signal to the process might be delivered only after `enter()`.
    raise(SIGSTOP)
    return enter()
  }
}
