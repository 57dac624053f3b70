/// The parts of a URL, as `URLComponents` of iOS 17 and later reads it.
///
/// A part with a character that a URL cannot have, or with a `%` that starts no escape, is percent-encoded as
/// a whole, including each `%` in it. Only a mistake in the scheme, the host or the port makes a text no URL.
/// A host with other letters than ASCII stays as written, where iOS converts it to Punycode.
package struct URLParts: Sendable, Hashable {
  /// The text before the first `:`, or `nil` if there is none before the path. It may be empty.
  package let scheme: Substring?
  /// The host, or `nil` if the URL has no `//` after its scheme, or if nothing follows that.
  package let host: Substring?
  /// The query, percent-encoded.
  package let query: String?
  /// The text before the query, percent-encoded.
  private let beginning: String
  /// The fragment, percent-encoded.
  private let fragment: String?

  /// Reads a URL; `nil` if the text is none.
  package init?(_ text: String) { try? self.init(parsing: text) }

  /// Reads a URL.
  ///
  /// - Throws: `Mistake` if the text is none.
  package init(parsing text: String) throws(Mistake) {
    var rest = text[...]
    scheme = try rest.takeScheme()
    fragment = rest.cut(after: "#").map { String($0).encodedPart(keeping: Self.queryCharacters) }
    query = rest.cut(after: "?").map { String($0).encodedPart(keeping: Self.queryCharacters) }
    var beginning = scheme.map { $0 + ":" } ?? ""
    if rest.utf8.starts(with: "//".utf8) {
      let start = rest.utf8.index(rest.startIndex, offsetBy: 2)
      let end = rest[start...].utf8.firstIndex(of: Byte.slash) ?? rest.endIndex
      var authority = rest[start..<end]
      rest = rest[end...]
      beginning += "//" + authority.takeUser()
      beginning += authority
      host = try authority.host()
    } else {
      host = nil
    }
    self.beginning = beginning + String(rest).encodedPart(keeping: Self.pathCharacters)
  }

  /// What makes a text no URL.
  package enum Mistake: Error, Hashable {
    /// A character of the scheme.
    case scheme(Character)
    /// A character of the host.
    case host(Character)
    /// A port that is not a number.
    case port(String)
  }

  /// The URL, percent-encoded.
  package var text: String { text(query: query) }

  private func text(query: String?) -> String {
    beginning + (query.map { "?" + $0 } ?? "") + (fragment.map { "#" + $0 } ?? "")
  }

  /// Returns the URL, percent-encoded, with fields appended to its query.
  ///
  /// As with `URLComponents.queryItems`, the fields of the query are decoded and encoded again, so that
  /// escapes of characters that a query may have, such as `%2B`, are lost.
  package func text(adding fields: [(name: String, value: String)]) -> String {
    guard !fields.isEmpty else { return text }
    let added = fields.map { $0.name.encodedField + "=" + $0.value.encodedField }
    return text(query: (existingFields + added).joined(separator: "&"))
  }

  private var existingFields: [String] {
    guard let query, !query.isEmpty else { return [] }
    return query.split(separator: "&", omittingEmptySubsequences: false).map { field in
      var name = field
      let value = name.cut(after: "=")
      let encoded = (String(name).percentDecoded ?? "").encodedField
      guard let decoded = value.flatMap({ String($0).percentDecoded }) else { return encoded }
      return encoded + "=" + decoded.encodedField
    }
  }

  /// The characters of a query and of a fragment, apart from letters, digits and `-._~`. This is
  /// `CharacterSet.urlQueryAllowed`.
  package static let queryCharacters = Array("!$&'()*+,;=:@/?".utf8)
  private static let pathCharacters = Array("!$&'()*+,;=:@/".utf8)
  fileprivate static let fieldCharacters = Array("!$'()*+,;:@/?".utf8)
  fileprivate static let nameCharacters = Array("!$&'()*+,;=".utf8)
}

extension Substring {
  /// Removes and returns the text before the first `:` of a URL.
  fileprivate mutating func takeScheme() throws(URLParts.Mistake) -> Substring? {
    let isEnd: (UInt8) -> Bool = { byte in
      byte == Byte.colon || byte == Byte.slash || byte == Byte.questionMark || byte == Byte.hash
    }
    guard let colon = utf8.firstIndex(where: isEnd), utf8[colon] == Byte.colon else { return nil }
    let scheme = self[..<colon]
    for (index, character) in scheme.enumerated() {
      let isAllowed =
        character.isASCII && (character.isLetter || index > 0 && "0123456789+-.".contains(character))
      if !isAllowed { throw .scheme(character) }
    }
    self = self[utf8.index(after: colon)...]
    return scheme
  }

  /// Removes the first `separator` and what follows it, and returns what follows it.
  fileprivate mutating func cut(after separator: Unicode.Scalar) -> Substring? {
    guard let index = unicodeScalars.firstIndex(of: separator) else { return nil }
    let rest = self[unicodeScalars.index(after: index)...]
    self = self[..<index]
    return rest
  }

  /// Removes the user and the password from an authority, and returns them percent-encoded.
  fileprivate mutating func takeUser() -> String {
    guard let at = utf8.lastIndex(of: Byte.at) else { return "" }
    var user = self[..<at]
    self = self[utf8.index(after: at)...]
    let password = user.cut(after: ":")
    return String(user).encodedPart(keeping: URLParts.nameCharacters)
      + (password.map { ":" + String($0).encodedPart(keeping: URLParts.nameCharacters) } ?? "") + "@"
  }

  /// Returns the host of an authority without a user, or `nil` if it is empty.
  fileprivate func host() throws(URLParts.Mistake) -> Substring? {
    let isLiteral = utf8.first == Byte.openBracket
    var host = self
    if isLiteral, let end = utf8.firstIndex(of: Byte.closeBracket) {
      let rest = self[utf8.index(after: end)...]
      host = self[utf8.index(after: startIndex)..<end]
      if let port = rest.utf8.first {
        guard port == Byte.colon else { throw .host(rest.first ?? "]") }
        try rest[rest.utf8.index(after: rest.startIndex)...].checkPort()
      }
    } else if let colon = utf8.lastIndex(of: Byte.colon) {
      host = self[..<colon]
      try self[utf8.index(after: colon)...].checkPort()
    }
    for character in host where !character.isHostCharacter(inLiteral: isLiteral) { throw .host(character) }
    guard isLiteral || String(host).hasOnlyEscapes else { throw .host("%") }
    return host.isEmpty ? nil : host
  }

  private func checkPort() throws(URLParts.Mistake) {
    guard utf8.allSatisfy({ $0.isDigit }) else { throw .port(String(self)) }
  }
}

extension Character {
  /// Whether a host may have this character. `isLiteral` means an address in brackets.
  fileprivate func isHostCharacter(inLiteral isLiteral: Bool) -> Bool {
    guard let byte = asciiValue else { return !isLiteral && !isASCII && !isWhitespace }
    return byte.isUnreserved || URLParts.nameCharacters.contains(byte) || byte == Byte.percent
      || isLiteral && byte == Byte.colon
  }
}

extension String {
  /// The text as a part of a URL: as it is if it has only allowed characters and escapes.
  fileprivate func encodedPart(keeping kept: [UInt8]) -> String {
    let isValid = utf8.allSatisfy { $0.isUnreserved || $0 == Byte.percent || kept.contains($0) }
    return isValid && hasOnlyEscapes ? self : percentEncoded(keeping: kept)
  }

  /// The text as the name or the value of a field of a query.
  fileprivate var encodedField: String { percentEncoded(keeping: URLParts.fieldCharacters) }

  /// Whether every `%` is followed by two hexadecimal digits.
  fileprivate var hasOnlyEscapes: Bool {
    var missing = 0
    for byte in utf8 {
      if missing > 0 {
        if byte.hexadecimalValue == nil { return false }
        missing -= 1
      } else if byte == Byte.percent {
        missing = 2
      }
    }
    return missing == 0
  }
}
