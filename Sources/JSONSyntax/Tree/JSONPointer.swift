import SourceText

/// A JSON pointer (RFC 6901): the member names and array indices from the root of a document to a value.
public struct JSONPointer: Hashable, Sendable {
  /// The reference tokens; an array index is a decimal number.
  package var tokens: [String]

  /// Creates a pointer from its reference tokens; without tokens it points to the root.
  package init(_ tokens: [String] = []) {
    self.tokens = tokens
  }

  /// Parses the string representation of a pointer; `nil` if it is neither empty nor starts with a slash.
  package init?(_ description: String) {
    if description.isEmpty {
      self.init()
      return
    }
    guard description.utf8.first == Byte.slash else { return nil }
    // Bytes, because a slash before a combining mark is a part of another character.
    let parts = description.utf8.dropFirst().split(separator: Byte.slash, omittingEmptySubsequences: false)
    self.init(parts.map { unescaped(String(Substring($0))) })
  }

  /// Returns the pointer to a member of this value.
  package func appending(_ token: String) -> JSONPointer { JSONPointer(tokens + [token]) }

  /// Returns the pointer to an element of this value.
  package func appending(_ index: Int) -> JSONPointer { JSONPointer(tokens + [String(index)]) }

  /// Returns whether `other` points to the same value or to one inside it.
  package func contains(_ other: JSONPointer) -> Bool { other.tokens.starts(with: tokens) }
}

extension JSONPointer: CustomStringConvertible {
  /// The string representation, with `~0` for `~` and `~1` for `/`; empty for the root.
  public var description: String {
    // Bytes, because a preview writes the pointers of all its nodes after each keystroke.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(tokens.reduce(0) { $0 + 1 + $1.utf8.count })
    for token in tokens {
      bytes.append(Byte.slash)
      guard token.utf8.contains(where: { $0 == Byte.tilde || $0 == Byte.slash }) else {
        bytes += token.utf8
        continue
      }
      for byte in token.utf8 {
        switch byte {
        case Byte.tilde: bytes += "~0".utf8
        case Byte.slash: bytes += "~1".utf8
        default: bytes.append(byte)
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

private func unescaped(_ token: String) -> String {
  guard token.utf8.contains(Byte.tilde) else { return token }
  var text = String.UnicodeScalarView()
  var rest = token.unicodeScalars[...]
  while let scalar = rest.popFirst() {
    if scalar == "~", let code = rest.first, code == "0" || code == "1" {
      text.append(code == "0" ? "~" : "/")
      rest.removeFirst()
    } else {
      text.append(scalar)
    }
  }
  return String(text)
}
