package import CladsPreview

/// What a key asks the owner of the screen to do.
package enum LiveRequest: Sendable, Hashable {
  /// Draw the screen again.
  case redraw
  /// Send an event to the preview.
  case send(PreviewEvent)
  /// Draw the preview with other options.
  case change(PreviewOptions)
  /// Start again from the sample with this name.
  case choose(String)
  /// Start again from the current sample.
  case reset
  /// Record a test, or change what is recorded.
  case record(RecordingChange)
  /// Write what is recorded as a test.
  case finishRecording
  /// Suspend the process, as Control-Z does.
  case suspend
  case quit
}
