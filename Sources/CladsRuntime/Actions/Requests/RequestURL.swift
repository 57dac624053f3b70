import CladsDocument
import CladsEvaluation
import SourceText

/// The URLs of requests, and the fields in them.
enum RequestURL {
  /// Encodes names and values as form fields, such as `a=1&b=2`.
  static func fields(_ fields: [(name: String, value: Document.StateValue)]) -> String {
    fields.map { "\($0.name.percentEncoded())=\($0.value.text.percentEncoded())" }.joined(separator: "&")
  }

  /// Returns a URL with fields appended to its query.
  static func url(_ address: String, adding fields: [(name: String, value: Document.StateValue)]) -> String {
    guard !fields.isEmpty else { return address }
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let base = parts.first ?? ""
    let separator = !base.contains("?") ? "?" : base.hasSuffix("?") || base.hasSuffix("&") ? "" : "&"
    let fragment = parts.count > 1 ? "#" + parts[1] : ""
    return base + separator + self.fields(fields) + fragment
  }

  /// Returns whether a text contains only characters that a URL allows: no spaces, control characters, or
  /// other characters that must be escaped.
  static func isAddress(_ text: String) -> Bool {
    text.utf8.allSatisfy { byte in
      switch byte {
      case 0x00...0x20, Byte.quote, Byte.lessThan, Byte.greaterThan, Byte.backslash, Byte.caret,
        Byte.backtick, 0x7B...0x7D, Byte.delete:
        false
      default: true
      }
    }
  }

  /// Returns whether a URL has the scheme `http` or `https` and is not empty after it.
  static func isWebAddress(_ text: String) -> Bool {
    let start = text.prefix(8).lowercased()
    return (start.hasPrefix("http://") && text.utf8.count > 7)
      || (start.hasPrefix("https://") && text.utf8.count > 8)
  }
}
