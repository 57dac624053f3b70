package import JSONSyntax
package import SourceText

/// A failure to decode a value from syntax nodes.
public struct SyntaxDecodingError: Error, Sendable {
  /// What is wrong.
  package let message: String
  /// The range of the innermost value or object that does not match, in UTF-8 bytes.
  package let range: TextRange
}

/// Decodes `Decodable` types from syntax nodes; errors have the range of the text that caused them.
package struct SyntaxDecoder: Sendable {
  /// The `userInfo` of the decoder.
  package var userInfo: [CodingUserInfoKey: any Sendable] = [:]

  package init() {}

  /// Decodes a value of the given type from a node.
  ///
  /// - Throws: ``SyntaxDecodingError`` at the innermost value or object that does not match.
  package func decode<Value: Decodable>(
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
      return SyntaxDecodingError(message: "`\(key.stringValue)` is required here", range: object.range)
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      return SyntaxDecodingError(
        message: context.debugDescription, range: node(at: context.codingPath, from: root).range)
    @unknown default:
      return SyntaxDecodingError(message: "the value cannot be decoded", range: root.range)
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
  /// Returns the element of an array at a zero-based index, or `nil` if there is none.
  func element(at index: Int) -> SyntaxNode? {
    array.flatMap { array in
      Array(array.elements).indices.contains(index) ? Array(array.elements)[index] : nil
    }
  }
}
