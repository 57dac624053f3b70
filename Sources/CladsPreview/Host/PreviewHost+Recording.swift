package import CladsDocument
import CladsProject
package import SourceText

/// What a client does with a recording.
package enum RecordingChange: Sendable {
  /// Restarts the preview from its sample, and records.
  case start
  /// Adds what is there now; `nil` for what says most about it.
  case expect(ExpectationKind?, pointer: String?, instance: [Int], path: String?)
  /// Responds to a request that waits.
  case respond(String?, with: Document.StateValue)
  /// Takes the last step away.
  case undo
  /// Ends the recording; nothing is left of it.
  case end
}

extension PreviewHost {
  /// Changes the recording of a preview.
  ///
  /// - Throws: A `PreviewError` if there is no such preview, nothing is recorded, or there is nothing like
  ///   that.
  package func record(
    _ change: RecordingChange, in name: String, of uri: FileURI
  ) async throws -> PreviewFrame {
    let preview = try preview(name, of: uri)
    if case .start = change {
      preview.recording = TestRecording()
      preview.request.options.holdsRequests = true
      return try await restart(preview)
    }
    let recording = try recording(of: preview)
    switch change {
    case .start: break
    case .expect(let kind, let pointer, let instance, let path):
      try preview.session.expect(kind, pointer: pointer, instance: instance, path: path, in: recording)
    case .respond(let request, let response):
      return try await act(in: preview) { session in
        session.journal = SessionJournal()
        let name = request ?? session.waitingRequests.first?.nameForTests
        try await session.respond(to: request, with: response)
        recording.add(.responding(to: name, with: response))
      }
    case .undo:
      recording.removeLast()
      let steps = recording.steps
      return try await act(in: preview) { session in
        await session.reset()
        for step in steps where step.expect == nil {
          session.journal = SessionJournal()
          try? await step.perform(on: session)
        }
      }
    case .end:
      preview.recording = nil
      preview.request.options.holdsRequests = false
      return try await restart(preview)
    }
    return publishAgain(preview)
  }

  /// Ends the recording of a preview.
  ///
  /// - Returns: the text of the test.
  /// - Throws: A `PreviewError` if there is no such preview, or nothing is recorded.
  package func endRecording(in name: String, of uri: FileURI) throws(PreviewError) -> String {
    let preview = try preview(name, of: uri)
    let recording = try recording(of: preview)
    preview.recording = nil
    preview.request.options.holdsRequests = false
    _ = publishAgain(preview)
    return recording.text(of: preview.session)
  }

  private func recording(of preview: OpenPreview) throws(PreviewError) -> TestRecording {
    guard let recording = preview.recording else { throw .closed("nothing is recorded in this preview") }
    return recording
  }
}

extension TestRecording {
  /// Returns the recording as the text of a test of what a session shows.
  func text(of session: PreviewSession) -> String {
    var test = ScreenTest()
    let input = session.input
    test.declaration = input.place?.name
    if let sample = input.sample, sample.path != nil { test.sample = sample.name }
    if let client = input.client, client != input.project.clientNames.last { test.client = client }
    if session.options.colorScheme == .dark { test.colorScheme = .dark }
    return text(test)
  }
}
