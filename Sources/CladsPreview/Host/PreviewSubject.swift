import CladsProject
public import SourceText

/// A version of a document to preview.
public struct PreviewSubject: Sendable {
  public var source: SourceFile
  /// What is shown of it, with the sample that is selected for the document.
  public var input: PreviewInput
  /// Increases with every change of a text or a project; of two subjects of a document, the one with the
  /// greater number is newer.
  public var number: Int

  public init(source: SourceFile, input: PreviewInput, number: Int = 0) {
    self.source = source
    self.input = input
    self.number = number
  }

  /// Whether `other`, a subject of the same document, has something newer to show.
  func isOlder(than other: PreviewSubject) -> Bool {
    if number != other.number { return number < other.number }
    return input.problems != other.input.problems || input.sample?.name != other.input.sample?.name
  }

  public var uri: FileURI { source.uri }
}
