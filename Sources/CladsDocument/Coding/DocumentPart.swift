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
  /// - Throws: `DecodingError.dataCorrupted` with a ``DocumentParseError`` if an app would reject it.
  public init(from decoder: any Decoder) throws {
    let input = try DecoderInput(decoder)
    do {
      self = try DocumentParseError.reading(input.bytes, Self.schema, input.vocabulary)
    } catch {
      throw input.failure(error)
    }
  }

  /// Encodes what is set.
  public func encode(to encoder: any Encoder) throws { try jsonValue.encode(to: encoder) }

  /// Reads a part of a document from its JSON.
  ///
  /// - Throws: ``DocumentParseError`` if an app with this vocabulary would reject it.
  package init(
    jsonValue value: Document.StateValue, vocabulary: Vocabulary = BuiltInKinds.vocabulary(level: .extended)
  ) throws(DocumentParseError) {
    self = try DocumentParseError.reading(value.bytes, Self.schema, vocabulary)
  }
}

/// What a part of a document is decoded from: this much is compiled once for all parts.
private struct DecoderInput {
  let bytes: [UInt8]
  let vocabulary: Vocabulary
  private let codingPath: [any CodingKey]

  init(_ decoder: any Decoder) throws {
    bytes = try Document.StateValue(from: decoder).bytes
    vocabulary =
      decoder.userInfo.values.lazy.compactMap { $0 as? Vocabulary }.first
      ?? BuiltInKinds.vocabulary(level: .extended)
    codingPath = decoder.codingPath
  }

  func failure(_ error: DocumentParseError) -> DecodingError {
    .dataCorrupted(
      .init(codingPath: codingPath, debugDescription: error.description, underlyingError: error))
  }
}

extension Document.StateValue {
  fileprivate var bytes: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.bytes
  }
}
