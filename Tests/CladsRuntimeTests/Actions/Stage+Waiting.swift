import CladsRuntime
import Testing

extension Stage {
  /// Waits until the transport has received `count` requests, or fails.
  func waitForRequests(_ count: Int, sourceLocation: SourceLocation = #_sourceLocation) async {
    let end = ContinuousClock.now + .seconds(300)
    while transport.inFlight.count < count {
      if ContinuousClock.now > end {
        let message: Comment = "waited in vain for \(count) requests; \(transport.inFlight.count) arrived"
        Issue.record(message, sourceLocation: sourceLocation)
        return
      }
      await Task.yield()
    }
  }
}
