public import JSONSyntax
public import SourceText

/// Why a value could not be decoded, and where.
public struct SyntaxDecodingError: Error, Sendable {
  /// What is wrong, for a message.
  public let message: String
  /// The smallest stretch that is wrong.
  public let range: TextRange
}

/// Decodes `Decodable` types from syntax nodes, so that errors land on the right stretch of text.
public struct SyntaxDecoder: Sendable {
  /// What `init(from:)` finds in `Decoder.userInfo`.
  public var userInfo: [CodingUserInfoKey: any Sendable] = [:]

  /// Creates a decoder.
  public init() {}

  /// Decodes a value.
  ///
  /// - Throws: ``SyntaxDecodingError`` at the innermost value or object that does not fit.
  public func decode<Value: Decodable>(
    _ type: Value.Type, from node: SyntaxNode
  ) throws(SyntaxDecodingError) -> Value {
    do {
      return try Value(from: NodeDecoder(node: node, codingPath: [], information: userInfo))
    } catch let error as DecodingError {
      throw Self.located(error, in: node)
    } catch let error as SyntaxDecodingError {
      throw error
    } catch {
      throw SyntaxDecodingError(message: "\(error)", range: node.range)
    }
  }

  private static func located(_ error: DecodingError, in root: SyntaxNode) -> SyntaxDecodingError {
    switch error {
    case .keyNotFound(let key, let context):
      let object = node(at: context.codingPath, from: root)
      return SyntaxDecodingError(message: "`\(key.stringValue)` is missing", range: object.range)
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      return SyntaxDecodingError(
        message: context.debugDescription, range: node(at: context.codingPath, from: root).range)
    @unknown default:
      return SyntaxDecodingError(message: "it cannot be decoded", range: root.range)
    }
  }

  private static func node(at path: [any CodingKey], from root: SyntaxNode) -> SyntaxNode {
    var current = root
    for key in path {
      if let index = key.intValue, current.kind == .array {
        guard let next = current.element(at: index) else { return current }
        current = next
      } else if let next = current.object?.member(named: key.stringValue)?.value {
        current = next
      } else {
        return current
      }
    }
    return current
  }
}

extension SyntaxNode {
  /// The element of an array with a zero-based position.
  func element(at position: Int) -> SyntaxNode? {
    array.flatMap { array in
      Array(array.elements).indices.contains(position) ? Array(array.elements)[position] : nil
    }
  }
}
