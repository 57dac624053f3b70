public import SourceText

/// One version of the document that previews show.
public struct PreviewSubject: Sendable {
  /// The text.
  public var source: SourceFile
  /// What is shown of it; its sample is the one that is chosen for the document.
  public var input: PreviewInput
  /// Grows with every change of any text or project: of two subjects of a document the greater is the newer.
  public var number: Int

  /// Creates a subject.
  public init(source: SourceFile, input: PreviewInput, number: Int = 0) {
    self.source = source
    self.input = input
    self.number = number
  }

  /// The name of the document.
  public var uri: FileURI { source.uri }
}
