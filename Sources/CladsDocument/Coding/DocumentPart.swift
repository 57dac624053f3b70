import JSONSyntax

/// A part of a document that can be made in Swift, compared, and converted from and to JSON.
///
/// `Codable` uses the same descriptions of keys as the checks do: a `JSONDecoder` decodes what an app accepts
/// at level `extended`, and a `JSONEncoder` encodes what is set. Two parts are equal if they mean the same,
/// wherever they were read.
public protocol DocumentPart: Codable, Hashable, Sendable {
  /// The description of its JSON, which reads it.
  static var schema: Schema<Self> { get }
  /// Its JSON: what is set, without defaults.
  var jsonValue: Document.StateValue { get }
}

extension DocumentPart {
  /// Decodes a part of a document.
  ///
  /// The custom kinds, actions and section layouts that may occur in it are those of a `Vocabulary` in the
  /// `userInfo` of the decoder, under any key.
  ///
  /// - Throws: `DecodingError.dataCorrupted` with a ``DocumentError`` if an app would reject it.
  public init(from decoder: any Decoder) throws {
    let value = try Document.StateValue(from: decoder)
    let vocabulary =
      decoder.userInfo.values.lazy.compactMap { $0 as? Vocabulary }.first
      ?? BuiltInKinds.vocabulary(level: .extended)
    do {
      self = try Self(jsonValue: value, vocabulary: vocabulary)
    } catch {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath, debugDescription: error.description, underlyingError: error))
    }
  }

  /// Encodes what is set.
  public func encode(to encoder: any Encoder) throws { try jsonValue.encode(to: encoder) }

  /// Reads a part of a document from its JSON.
  ///
  /// - Throws: ``DocumentError`` if an app with this vocabulary would reject it.
  public init(
    jsonValue value: Document.StateValue, vocabulary: Vocabulary = BuiltInKinds.vocabulary(level: .extended)
  ) throws(DocumentError) {
    var writer = JSONWriter()
    value.write(to: &writer)
    self = try DocumentError.reading(writer.bytes, Self.schema, vocabulary)
  }
}
