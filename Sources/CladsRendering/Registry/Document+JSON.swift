public import CladsDocument

extension Document.Definition {
  /// Reads a document that may use the names of a registry.
  ///
  /// - Throws: `DocumentError` if an app with this registry and this format level would reject it.
  @MainActor
  public init(
    jsonString: String, registry: CladsRegistry?, level: FormatLevel = .base
  ) throws(DocumentError) {
    let names = registry?.vocabulary ?? RegisteredNames()
    try self.init(jsonString: jsonString, vocabulary: names.vocabulary(level: level))
  }
}
