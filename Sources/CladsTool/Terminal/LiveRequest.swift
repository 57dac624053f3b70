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
  /// Suspend the process, as Control-Z does.
  case suspend
  case quit
}
