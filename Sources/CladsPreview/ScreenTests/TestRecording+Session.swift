package import CladsDocument
import CladsProject
import CladsRuntime

/// What a client does with a recording.
package enum RecordingChange: Sendable, Hashable {
  /// Restarts the preview from its sample, and records.
  case start
  /// Adds what is there now; `nil` for what says most about it.
  case expect(ExpectationKind?, pointer: String?, instance: [Int], path: String?)
  /// Adds a text that the screen shows.
  case expectText(String)
  /// Responds to a request that waits.
  case respond(String?, with: Document.StateValue)
  /// Takes the last step away.
  case undo
  /// Ends the recording; nothing is left of it.
  case end
}

/// What is done in a session, which becomes steps.
extension TestRecording {
  /// Sends an event to the session.
  ///
  /// - Throws: A `PreviewError` if nothing handles the event, and then it is no step.
  package func send(_ event: PreviewEvent, to session: PreviewSession) async throws {
    let step = session.step(for: event)
    session.journal = SessionJournal()
    try await session.send(event)
    if let step { add(step) }
  }

  /// Sets a value in the state.
  ///
  /// - Throws: A `PreviewError` if the path is not writable.
  func setState(
    _ path: String, _ value: Document.StateValue, in session: PreviewSession
  ) throws -> PreviewFrame {
    session.journal = SessionJournal()
    let frame = try session.setState(path, value)
    add(.setting(path, to: value))
    return frame
  }

  /// Adds an expectation, responds to a request, or takes a step back; who owns the session starts and ends
  /// recordings.
  ///
  /// - Throws: A `PreviewError` if there is nothing like that.
  package func apply(_ change: RecordingChange, in session: PreviewSession) async throws {
    switch change {
    case .start, .end: break
    case .expect(let kind, let pointer, let instance, let path):
      try session.expect(kind, pointer: pointer, instance: instance, path: path, in: self)
    case .expectText(let text):
      let texts = ScreenContents(session).texts
      guard texts.contains(text) else { throw PreviewError.noSuchControl("the screen shows no such text") }
      expect(text, among: texts)
    case .respond(let request, let response):
      session.journal = SessionJournal()
      let name = request ?? session.waitingRequests.first?.nameForTests
      try await session.respond(to: request, with: response)
      add(.responding(to: name, with: response))
    case .undo:
      removeLast()
      let steps = steps
      await session.reset()
      for step in steps where step.expect == nil {
        session.journal = SessionJournal()
        try? await step.perform(on: session)
      }
    }
  }

  /// Returns the recording as clients show it, with the texts of the screen if they are chosen from a list.
  package func summary(
    in session: PreviewSession, withTexts hasTexts: Bool = false
  ) -> PreviewFrame.Recording {
    var known: Set<String> = []
    let texts = hasTexts ? ScreenContents(session).texts : []
    return PreviewFrame.Recording(
      steps: steps.map(\.title), requests: session.waitingRequests.map(\.title),
      texts: texts.filter { !$0.isEmpty && known.insert($0).inserted })
  }

  /// Returns the recording as the text of a test of what a session shows.
  package func text(of session: PreviewSession) -> String {
    var test = ScreenTest()
    let input = session.input
    test.declaration = input.place?.declaration
    if let sample = input.sample, sample.path != nil {
      if !sample.isNamedByPath {
        test.sample = sample.name
      } else if !sample.values.isEmpty {
        test.state = NamedList(sample.values)
      }
    }
    if let client = input.client, client != input.project.clientNames.last { test.client = client }
    if session.options.colorScheme == .dark { test.colorScheme = .dark }
    return text(test)
  }
}
