public import CladsPreview

/// What a key asks for, beyond what the screen can do itself.
public enum LiveWish: Sendable, Hashable {
  /// Nothing but another picture.
  case redraw
  /// An event for the preview.
  case send(PreviewEvent)
  /// Other options.
  case change(PreviewOptions)
  /// Another sample.
  case choose(String)
  /// The state from the beginning.
  case reset
  /// To be put aside until somebody goes on.
  case suspend
  /// The end.
  case quit
}
