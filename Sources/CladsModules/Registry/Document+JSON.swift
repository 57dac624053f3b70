public import CladsDocument
public import CladsSchema

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

extension RegisteredNames {
  /// Returns the vocabulary of the framework and these names.
  public func vocabulary(level: FormatLevel = .base) -> Vocabulary {
    var vocabulary = BuiltInKinds.vocabulary(level: level)
    register(in: &vocabulary)
    return vocabulary
  }
}
