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
  /// The number of the preview among all that were opened: a preview that is closed and opened again has
  /// another one.
  public let opening: Int
  /// Whether the client may be sent only what has changed.
  public let sendsChanges: Bool
  /// Whether the client asked for all of it.
  public let isWhole: Bool
  /// A message that precedes the banner, for a frame that is out of date.
  public let notice: String?

  public init(
    preview: String, source: SourceFile, revision: Int, frame: PreviewFrame,
    parts: Set<PreviewPart> = PreviewPart.usual, opening: Int = 0, sendsChanges: Bool = false,
    isWhole: Bool = false, notice: String? = nil
  ) {
    self.preview = preview
    self.source = source
    self.revision = revision
    self.frame = frame
    self.parts = parts
    self.opening = opening
    self.sendsChanges = sendsChanges
    self.isWhole = isWhole
    self.notice = notice
  }

  /// One line for the status bar.
  public var banner: String { notice.map { "\($0) · \(frame.banner)" } ?? frame.banner }
}
