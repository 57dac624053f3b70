import LanguageServerProtocol

/// The progress report of a scan of many files.
struct ScanProgress {
  /// The number of files from which progress is shown; fewer are scanned before a user could read it.
  private static let minimumFileCount = 200

  private let outbox: Outbox
  private let isWanted: Bool
  private var isShown = false
  private var percentage = -1
  private let token = LSPAny("clads-scan")

  init(_ outbox: Outbox, isWanted: Bool) {
    self.outbox = outbox
    self.isWanted = isWanted
  }

  /// Reports that `done` of `count` files have been scanned.
  mutating func report(_ done: Int, _ count: Int) {
    guard isWanted, count >= Self.minimumFileCount, done * 100 / count != percentage else { return }
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

  /// Ends the progress report.
  mutating func end() {
    if isShown { send(.end) }
    isShown = false
  }

  private func send(_ value: WorkDoneProgress) {
    outbox.send(.notification("$/progress", ProgressParams(token: token, value: LSPAny(value))))
  }
}
