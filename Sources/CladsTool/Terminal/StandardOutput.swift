/// Standard output, written in large pieces.
struct StandardOutput: TextOutputStream {
  private var pending = ""
  private let willWrite: () -> Void

  /// - Parameter willWrite: called before anything is written.
  init(willWrite: @escaping () -> Void) { self.willWrite = willWrite }

  mutating func write(_ text: String) {
    pending += text
    if pending.utf8.count > 65_536 { flush() }
  }

  /// Writes what has not been written yet.
  mutating func flush() {
    if pending.isEmpty { return }
    willWrite()
    Output.print(pending)
    pending = ""
  }
}
