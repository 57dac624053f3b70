import CladsDocument
import CladsEvaluation

/// Percent-encoding of URL components.
enum PercentEncoding {
  /// Returns the text with every byte escaped except letters, digits, and `-._~`.
  static func encode(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), 0x2D, 0x2E, 0x5F, 0x7E:
        bytes.append(byte)
      default: bytes += [0x25, digit(byte >> 4), digit(byte & 15)]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Encodes names and values as form fields, such as `a=1&b=2`.
  static func fields(_ fields: [(name: String, value: Document.StateValue)]) -> String {
    fields.map { "\(encode($0.name))=\(encode($0.value.text))" }.joined(separator: "&")
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
      case 0x00...0x20, 0x22, 0x3C, 0x3E, 0x5C, 0x5E, 0x60, 0x7B...0x7D, 0x7F: false
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

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
