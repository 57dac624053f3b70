import CladsProject
public import SourceText

/// A version of a document to preview.
public struct PreviewedVersion: Sendable {
  public var source: SourceFile
  /// What is shown of it, with the sample that is selected for the document.
  public var input: PreviewInput
  /// Increases with every change of a text or a project; of two subjects of a document, the one with the
  /// greater number is newer.
  public var number: Int
  /// Which document of a Swift file it is; `nil` for a file that is a document.
  public var place: Place?

  /// The place of a document among those of a Swift file.
  public struct Place: Sendable, Hashable {
    public let name: String?
    public let index: Int
    /// The number of documents in the file.
    public let count: Int

    public init(name: String?, index: Int, count: Int) {
      self.name = name
      self.index = index
      self.count = count
    }

    /// Returns the index of the document in a newer version of the file, whose documents have these names;
    /// `nil` if it is gone. A document may be renamed while it is shown.
    public func index(among names: [String?]) -> Int? {
      names.firstIndex { name != nil && $0 == name } ?? (names.count == count ? index : nil)
    }
  }

  /// Returns the subject that shows a newer version of the same document; `nil` if the document is gone.
  func newest(among subjects: [PreviewedVersion]) -> PreviewedVersion? {
    guard let place else { return subjects.first { $0.place == nil } }
    return place.index(among: subjects.map { $0.place?.name }).map { subjects[$0] }
  }

  public init(source: SourceFile, input: PreviewInput, number: Int = 0, place: Place? = nil) {
    self.place = place
    self.source = source
    self.input = input
    self.number = number
  }

  /// Whether `other`, a subject of the same document, has something newer to show.
  func isOlder(than other: PreviewedVersion) -> Bool {
    if number != other.number { return number < other.number }
    return input.problems != other.input.problems || input.sample?.name != other.input.sample?.name
  }

  public var uri: FileURI { source.uri }
}
