/// The life cycle of the server: which messages it accepts, and when it ends.
struct Lifecycle {
  /// The phases that the protocol defines.
  enum Phase { case uninitialized, running, shutDown }

  /// The number of ticks in a second.
  static let ticksPerSecond = 2

  var phase = Phase.uninitialized
  /// The process of the editor; without it, the server ends.
  var parent: Int?
  /// The number of ticks so far.
  private var tickCount = 0
  /// The tick after which the client closed its end; `nil` while it is open.
  private var inputClosedTick: Int?

  var isRunning: Bool { phase == .running }
  var isInputClosed: Bool { inputClosedTick != nil }

  /// The exit status if the server ends now: the protocol demands 1 unless the client has sent `shutdown`.
  var exitStatus: Int32 { phase == .shutDown ? 0 : 1 }

  /// Records that the client has closed its end.
  mutating func closeInput() { inputClosedTick = inputClosedTick ?? tickCount }

  /// Records that half a second has passed; returns whether the server should end.
  mutating func tick() -> Bool {
    tickCount += 1
    // Requests that arrived before the client left still get a response, but only for a second.
    if let tick = inputClosedTick, tickCount >= tick + Self.ticksPerSecond { return true }
    return parent.map { !StandardStreams.isAlive($0) } ?? false
  }

  /// Whether it is time for what happens every two seconds.
  var isEverySecondSecond: Bool { tickCount.isMultiple(of: 2 * Self.ticksPerSecond) }
}
