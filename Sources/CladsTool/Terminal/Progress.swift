/// A progress line on the terminal for long runs.
final class Progress {
  private let total: Int
  /// What is counted, as in "files checked".
  private let words: String
  private let isShown: Bool
  private var done = 0
  private var last: ContinuousClock.Instant
  private var hasPrinted = false

  init(total: Int, words: String = "files checked", isShown: Bool) {
    self.total = total
    self.words = words
    self.isShown = isShown && Output.isTerminal(2)
    last = .now
  }

  /// Counts a file, and updates the line at most five times a second, after the first half second.
  func advance() {
    done += 1
    guard isShown, done < total, ContinuousClock.now - last > .milliseconds(hasPrinted ? 200 : 500) else {
      return
    }
    last = .now
    hasPrinted = true
    Output.status("\r\(done) of \(total) \(words)")
  }

  /// Erases the line until it is next updated.
  func erase() {
    if hasPrinted { Output.status("\r\u{1B}[K") }
    hasPrinted = false
  }
}
