/// Standard output, written in large pieces.
struct StandardOutput: TextOutputStream {
  private var pending = ""

  mutating func write(_ text: String) {
    pending += text
    if pending.utf8.count > 65_536 { flush() }
  }

  /// Writes what has not been written yet.
  mutating func flush() {
    Output.print(pending)
    pending = ""
  }
}
