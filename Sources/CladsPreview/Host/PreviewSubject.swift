import CladsProject
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

  /// Whether another subject of the document shows something newer.
  func isOlder(than other: PreviewSubject) -> Bool {
    if number != other.number { return number < other.number }
    return input.problems != other.input.problems || input.sample?.name != other.input.sample?.name
  }

  /// The name of the document.
  public var uri: FileURI { source.uri }
}
