public import SourceText

/// A picture of a preview as it goes to a client.
public struct PreviewUpdate: Sendable {
  /// The name of the preview.
  public let preview: String
  /// The text that is shown.
  public let source: SourceFile
  /// Grows by one with every picture of this preview.
  public let revision: Int
  /// The picture.
  public let frame: PreviewFrame
  /// What the client wants of it.
  public let parts: Set<PreviewPart>
  /// What there is to say before the banner: that the picture is out of date.
  public let notice: String?

  /// Creates an update.
  public init(
    preview: String, source: SourceFile, revision: Int, frame: PreviewFrame,
    parts: Set<PreviewPart> = PreviewPart.usual, notice: String? = nil
  ) {
    self.preview = preview
    self.source = source
    self.revision = revision
    self.frame = frame
    self.parts = parts
    self.notice = notice
  }

  /// The line for the status bar.
  public var banner: String { notice.map { "\($0) · \(frame.banner)" } ?? frame.banner }
}
