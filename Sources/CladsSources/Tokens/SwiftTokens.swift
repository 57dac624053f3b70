/// The tokens of Swift source, which may be incomplete or not Swift at all.
///
/// Tokenizing takes time and memory linear in the number of bytes and accepts any bytes. Of a text of more
/// than 4 GiB, only the first 4 GiB are tokenized.
package struct SwiftTokens: Sendable {
  /// The tokens without comments, in the order of the source.
  package let tokens: [SwiftToken]
  /// The comments in the order of the source. The `link` of each is the index of the token after it.
  package let comments: [SwiftToken]

  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var tokenizer = SwiftTokenizer(bytes)
    tokenizer.run()
    tokens = tokenizer.tokens
    comments = tokenizer.comments
  }

  package init(_ bytes: [UInt8]) { self = bytes.withUnsafeBufferPointer { SwiftTokens($0) } }

  /// Returns the string literal that starts at a token of these bytes, or `nil` if the token starts none.
  package func literal(at index: Int, in bytes: [UInt8]) -> StringLiteral? {
    StringLiteral(at: index, of: tokens, in: bytes)
  }

  /// The string literals in the order of their starts; those inside interpolations follow the literals
  /// around them.
  package func literals(in bytes: [UInt8]) -> [StringLiteral] {
    tokens.indices.compactMap { literal(at: $0, in: bytes) }
  }
}
