package import SourceText

extension PreviewHost {
  /// Changes the recording of a preview.
  ///
  /// - Throws: A `PreviewError` if there is no such preview, nothing is recorded, or there is nothing like
  ///   that.
  package func record(
    _ change: RecordingChange, in name: String, of uri: FileURI
  ) async throws -> PreviewFrame {
    let preview = try preview(name, of: uri)
    switch change {
    case .start:
      preview.recording = TestRecording()
      preview.request.options.holdsRequests = true
      preview.request.options.isRecorded = true
      return try await restart(preview)
    case .end:
      _ = try recording(of: preview)
      preview.recording = nil
      preview.request.options.holdsRequests = false
      preview.request.options.isRecorded = false
      return try await restart(preview)
    case .expect, .expectText, .respond, .undo:
      let recording = try recording(of: preview)
      return try await act(in: preview) { try await recording.apply(change, in: $0) }
    }
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
    preview.request.options.isRecorded = false
    _ = publishAgain(preview)
    return recording.text(of: preview.session)
  }

  private func recording(of preview: OpenPreview) throws(PreviewError) -> TestRecording {
    guard let recording = preview.recording else { throw .closed("nothing is recorded in this preview") }
    return recording
  }
}
