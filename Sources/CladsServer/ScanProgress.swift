import LanguageServerProtocol

/// Shows the progress of looking at many files.
struct ScanProgress {
  /// Fewer files than this are looked at before anybody could read that they are.
  private static let manyFiles = 200

  private let outbox: Outbox
  private let isWanted: Bool
  private var isShown = false
  private var percentage = -1
  private let token = LSPAny("clads-scan")

  init(_ outbox: Outbox, isWanted: Bool) {
    self.outbox = outbox
    self.isWanted = isWanted
  }

  /// Says how many of how many files were looked at.
  mutating func report(_ done: Int, _ count: Int) {
    guard isWanted, count >= Self.manyFiles, done * 100 / count != percentage else { return }
    if !isShown {
      isShown = true
      outbox.send(
        .request(
          .string("clads-progress"), "window/workDoneProgress/create", ProgressTokenParams(token: token)))
      send(.begin(title: "Checking CLADS documents"))
    }
    percentage = done * 100 / count
    send(.report(message: "\(done) of \(count)", percentage: percentage))
  }

  /// Says that all were looked at.
  mutating func end() {
    if isShown { send(.end) }
    isShown = false
  }

  private func send(_ value: WorkDoneProgress) {
    outbox.send(.notification("$/progress", ProgressParams(token: token, value: LSPAny(value))))
  }
}
