public import SourceText

/// A frame of a preview, as it is sent to a client.
public struct PreviewUpdate: Sendable {
  /// The name of the preview.
  public let preview: String
  /// The text of the version that is shown.
  public let source: SourceFile
  /// Increases by one with every update of this preview.
  public let revision: Int
  public let frame: PreviewFrame
  /// The optional parts that the client requested.
  public let parts: Set<PreviewPart>
  /// A message that precedes the banner, for a frame that is out of date.
  public let notice: String?

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

  /// One line for the status bar.
  public var banner: String { notice.map { "\($0) · \(frame.banner)" } ?? frame.banner }
}
