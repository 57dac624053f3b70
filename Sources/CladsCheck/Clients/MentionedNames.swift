import JSONSyntax
import SourceText

/// Names that a document may mention. Most documents mention none of those that versions of an app differ in,
/// and are the same for all of them.
struct MentionedNames: Sendable {
  /// The names, by their first byte.
  private var byFirstByte = [[ArraySlice<UInt8>]](repeating: [], count: 256)
  /// Whether one of them may be written in several ways.
  private var hasOtherSpellings = false

  init(_ names: some Sequence<String>) {
    for name in Set(names) {
      let bytes = Array(name.utf8)
      let needsEscapes = bytes.contains { $0 < 0x20 || $0 == Byte.quote || $0 == Byte.backslash }
      guard let first = bytes.first, !needsEscapes else {
        hasOtherSpellings = true
        continue
      }
      byFirstByte[Int(first)].append(bytes.dropFirst())
    }
  }

  /// Whether a text contains one of the names, or an escape sequence that may be a part of one.
  func isAnyMentioned(in tree: SyntaxTree) -> Bool {
    if hasOtherSpellings { return true }
    return tree.bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices {
        let rest = bytes[(index + 1)...]
        if bytes[index] == Byte.backslash, let next = rest.first, next == Byte.slash || next == Self.unicode {
          return true
        }
        for name in byFirstByte[Int(bytes[index])] where rest.starts(with: name) { return true }
      }
      return false
    }
  }

  /// The letter of the escape sequence `\u0000`.
  private static let unicode = UInt8(ascii: "u")
}
