/// The place of a document among those in the string literals of a Swift file.
public struct EmbeddedPlace: Sendable, Hashable {
  /// The name that declares the document, if there is one.
  package let name: String?
  /// The name by which a test refers to it: that of its declaration, or else its id; `nil` if there is none
  /// that is its own.
  package var declaration: String?
  package let index: Int
  /// The number of documents in the file.
  package let count: Int

  public init(name: String?, index: Int, count: Int) {
    self.name = name
    self.index = index
    self.count = count
  }

  /// Returns the index of the document in a newer version of the file, whose documents have these names;
  /// `nil` if it is gone. A document may be renamed while it is shown.
  package func index(among names: [String?]) -> Int? {
    // Several may have one id.
    if name != nil, names.indices.contains(index), names[index] == name { return index }
    return names.firstIndex { name != nil && $0 == name } ?? (names.count == count ? index : nil)
  }
}
