/// The way from the root of a document to a value: member names and array indices (RFC 6901).
public struct JSONPointer: Hashable, Sendable {
  /// The steps; an array index is written in decimal.
  public var tokens: [String]

  /// Creates a pointer from its steps; no steps is the root.
  public init(_ tokens: [String] = []) {
    self.tokens = tokens
  }

  /// Reads the form with slashes, `~0` and `~1`; absent when it is neither empty nor starts with a slash.
  public init?(_ description: String) {
    if description.isEmpty {
      self.init()
      return
    }
    guard description.utf8.first == UInt8(ascii: "/") else { return nil }
    let parts = description.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    self.init(parts.map { unescaped(String($0)) })
  }

  /// The pointer to something one step below.
  public func appending(_ token: String) -> JSONPointer { JSONPointer(tokens + [token]) }

  /// The pointer to an element.
  public func appending(_ index: Int) -> JSONPointer { JSONPointer(tokens + [String(index)]) }

  /// Whether `other` is this place or below it.
  public func contains(_ other: JSONPointer) -> Bool { other.tokens.starts(with: tokens) }
}

extension JSONPointer: CustomStringConvertible {
  /// The form with slashes, `~0` and `~1`; empty for the root.
  public var description: String {
    var text = ""
    for token in tokens {
      text.append("/")
      for scalar in token.unicodeScalars {
        switch scalar {
        case "~": text += "~0"
        case "/": text += "~1"
        default: text.unicodeScalars.append(scalar)
        }
      }
    }
    return text
  }
}

private func unescaped(_ token: String) -> String {
  guard token.utf8.contains(UInt8(ascii: "~")) else { return token }
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
