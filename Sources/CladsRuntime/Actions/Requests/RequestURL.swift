import CladsDocument
import CladsExpressions
import SourceText

/// The URL of a request, with its query.
struct RequestURL {
  /// The complete URL, or the text of the address if that is no URL.
  let text: String
  /// The failure that keeps a request with this URL from being sent, or `nil` if it can be sent.
  let failure: RequestOutcome?

  /// Creates the URL for an address whose placeholders are replaced, with fields appended to its query.
  init(_ address: String, adding fields: [(name: String, value: String)], _ deviations: Deviations) {
    if deviations.contains(.urlWhitespace) {
      guard let parts = URLParts(address) else {
        text = address
        failure = .invalidURL(address)
        return
      }
      text = parts.text(adding: fields)
      let scheme = parts.scheme?.lowercased()
      let isWeb = (scheme == "http" || scheme == "https") && parts.host != nil
      failure = isWeb ? nil : .unsupportedAddress
    } else {
      text = Self.url(address, adding: fields)
      if !Self.isAddress(text) {
        failure = .invalidURL(text)
      } else {
        failure = Self.isWebAddress(text) ? nil : .unsupportedAddress
      }
    }
  }

  /// Encodes names and values as form fields, such as `a=1&b=2`.
  ///
  /// On device, names stay as they are, and the values keep the characters that a query may have, so that
  /// `a&b=c+d` is read as two fields.
  static func form(_ fields: [(name: String, value: String)], _ deviations: Deviations) -> String {
    guard deviations.contains(.requestEncoding) else { return self.fields(fields) }
    return fields.map { "\($0.name)=\($0.value.percentEncoded(keeping: URLParts.queryCharacters))" }
      .joined(separator: "&")
  }

  private static func fields(_ fields: [(name: String, value: String)]) -> String {
    fields.map { "\($0.name.percentEncoded())=\($0.value.percentEncoded())" }.joined(separator: "&")
  }

  /// Returns a URL with fields appended to its query.
  private static func url(_ address: String, adding fields: [(name: String, value: String)]) -> String {
    guard !fields.isEmpty else { return address }
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let base = parts.first ?? ""
    let separator = !base.contains("?") ? "?" : base.hasSuffix("?") || base.hasSuffix("&") ? "" : "&"
    let fragment = parts.count > 1 ? "#" + parts[1] : ""
    return base + separator + self.fields(fields) + fragment
  }

  /// Returns whether a text contains only characters that a URL allows: no spaces, control characters, or
  /// other characters that must be escaped.
  private static func isAddress(_ text: String) -> Bool {
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
  private static func isWebAddress(_ text: String) -> Bool {
    let start = text.prefix(8).lowercased()
    return (start.hasPrefix("http://") && text.utf8.count > 7)
      || (start.hasPrefix("https://") && text.utf8.count > 8)
  }
}

extension RequestOutcome {
  fileprivate static func invalidURL(_ text: String) -> RequestOutcome {
    .failure(code: "invalidURL", message: "Invalid URL: \(text)")
  }
}

extension Document.StateValue {
  /// The text of the value in a query, a form or a header.
  func sentText(_ deviations: Deviations) -> String {
    deviations.contains(.requestValue) ? DeviceEvaluator().description(of: self) ?? "" : text
  }
}
