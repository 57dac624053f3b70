package import CladsDocument
package import CladsRuntime

/// Requests that wait for a response, and the actions that wait for them.
extension PreviewSession {
  /// The turns that actions get at once; each later one is after a millisecond.
  private static let immediateTurns = 1_000
  /// The turns after which an action is given up.
  private static let maximumTurns = 20_000

  /// The requests that wait for a response, oldest first.
  package var waitingRequests: [PreparedRequest] { runtime.transport.inFlight }
  /// Their methods and URLs.
  package var waitingTitles: [String] { waitingRequests.map(\.title) }

  /// Responds to a request that waits.
  ///
  /// - Parameters:
  ///   - name: its `requestId`, the id of its action, or its method and URL; `nil` for the oldest.
  ///   - response: the outcome as a sample has it.
  /// - Throws: A `PreviewError` if no such request waits, or the outcome is none.
  package func respond(to name: String?, with response: Document.StateValue) async throws {
    let outcome = SampleTransport.outcome(response)
    guard outcome != .never else {
      throw PreviewError.cannotSet(
        "this is no response: write the body, `{ \"$status\": 500, \"$body\": … }`, or "
          + "`{ \"$failure\": \"offline\" }` or `\"timeout\"`")
    }
    let transport = runtime.transport
    guard let request = transport.inFlight.first(where: { name.map($0.isNamed) ?? true }) else {
      let names = transport.inFlight.map { "`\($0.title)`" }
      let others =
        names.isEmpty ? "no request waits for a response" : "waiting: \(names.joined(separator: ", "))"
      throw PreviewError.noSuchControl(
        name.map { "no request `\($0)` waits for a response; \(others)" } ?? others)
    }
    resolveOffscreen()
    transport.answer(request, with: outcome)
    await settle()
    updateTree()
  }

  /// Runs actions until they end or, if requests wait for responses, until only those are waited for.
  func runUntilWaiting(_ body: @escaping @MainActor () async -> Void) async {
    guard options.holdsRequests else { return await body() }
    running += 1
    Task { @MainActor in
      await body()
      running -= 1
    }
    await settle()
  }

  /// Waits until all runs of actions have ended, or wait for a response.
  private func settle() async {
    // Each run waits for at most one request. What an app's own action waits for is not known here; it gets a
    // number of turns, not a time, because others may use the main actor, too.
    var turns = 0
    while running > runtime.transport.inFlight.count {
      if turns < Self.immediateTurns {
        await Task.yield()
      } else {
        try? await Task.sleep(for: .milliseconds(1))
      }
      turns += 1
      if turns > Self.maximumTurns {
        journal?.note(RuntimeMessage(.limit, "an action of the app has not ended"))
        return
      }
    }
  }

  /// Cancels all actions, and ends the requests that wait.
  func endRequests() {
    runtime.context.cancelEvents()
    runtime.transport.onSend = nil
    runtime.transport.end()
  }

  /// Notes that an action runs.
  func noteAction(_ id: String, _ parameters: ActionParameters) {
    note("action: \(id)")
    journal?.note(id, parameters, in: runtime.store)
  }
}

extension PreparedRequest {
  /// The best name for it in a test.
  var nameForTests: String { requestId ?? actionId ?? title }

  /// Whether a name in a sample or test means the request.
  package func isNamed(_ name: String) -> Bool {
    name == requestId || name == actionId || name == title || name == "\(method.rawValue) \(address)"
      || name == url || name == address
  }
}
