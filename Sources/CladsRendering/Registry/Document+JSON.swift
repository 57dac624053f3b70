public import CladsDocument

extension Document.Definition {
  /// Reads a document that may use the names of a registry.
  ///
  /// - Throws: `DocumentParseError` if an app with this registry and this format level would reject it.
  @MainActor
  public init(
    jsonString: String, registry: CladsRegistry?, level: FormatLevel = .base
  ) throws(DocumentParseError) {
    let names = registry?.vocabulary ?? RegisteredNames()
    try self.init(jsonString: jsonString, vocabulary: names.vocabulary(level: level))
  }
}
