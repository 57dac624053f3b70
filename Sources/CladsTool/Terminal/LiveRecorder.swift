import CladsFiles
package import CladsPreview
import CladsProject

/// Records what is done in a live preview as a test.
@MainActor
package final class LiveRecorder {
  private let session: PreviewSession
  /// The path of the document.
  private let path: String
  private var recording: TestRecording?

  package init(_ session: PreviewSession, ofDocumentAt path: String) {
    self.session = session
    self.path = path
  }

  /// Returns a frame that says what is recorded.
  package func marked(_ frame: PreviewFrame) -> PreviewFrame {
    var frame = frame
    frame.recording = recording?.summary(in: session, withTexts: true)
    return frame
  }

  /// Sends an event to the session, as a step if something is recorded.
  ///
  /// - Throws: A `PreviewError` if nothing handles the event.
  package func send(_ event: PreviewEvent) async throws {
    guard let recording else { return try await session.send(event) }
    try await recording.send(event, to: session)
  }

  /// Starts, changes, ends or stores a recording.
  ///
  /// - Parameters:
  ///   - request: what to do.
  ///   - options: the options of the session, in which requests wait while something is recorded.
  /// - Returns: what has been done, if the recording does not show it.
  /// - Throws: A `PreviewError` if there is nothing like that, or `RunError` if the test cannot be written.
  package func perform(_ request: LiveRequest, _ options: inout PreviewOptions) async throws -> String? {
    switch request {
    case .record(.start): await restart(TestRecording(), &options)
    case .record(.end):
      await restart(nil, &options)
      return "the recording is discarded"
    case .record(let change): try await recording?.apply(change, in: session)
    case .finishRecording:
      let path = try finish(&options)
      return path.map { "wrote \($0)" } ?? "nothing was done, so there is no test"
    default: break
    }
    return nil
  }

  private func restart(_ new: TestRecording?, _ options: inout PreviewOptions) async {
    end(&options)
    recording = new
    options.holdsRequests = new != nil
    options.isRecorded = new != nil
    _ = session.change(options)
    session.journal = new == nil ? nil : SessionJournal()
    await session.reset()
  }

  private func end(_ options: inout PreviewOptions) {
    recording = nil
    session.journal = nil
    options.holdsRequests = false
    options.isRecorded = false
    _ = session.change(options)
  }

  /// Ends the recording, and writes it as a test beside the document.
  ///
  /// - Returns: the path of the test; `nil` if nothing was done, so that there is none.
  /// - Throws: `RunError` if it cannot be written, and then the recording goes on.
  private func finish(_ options: inout PreviewOptions) throws(RunError) -> String? {
    guard let recording, !recording.steps.isEmpty else {
      end(&options)
      return nil
    }
    let folder = Paths.folder(of: path)
    let free = TestLookup.newNames(ofDocumentNamed: Paths.name(of: path)).lazy
      .map { Paths.join(folder, $0) }.first { path in
        if case (.missing, false) = FileSystem.entry(path) { true } else { false }
      }
    guard let free else { throw RunError(message: "\(path) has too many tests") }
    do throws(FileWritingError) {
      let text = recording.text(of: session)
      try FileWriter(folder: folder).write(Array(text.utf8), to: free, replacing: nil)
    } catch {
      throw RunError(message: "\(free): \(error.message)")
    }
    end(&options)
    return free
  }
}
