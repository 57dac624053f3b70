/// The URI of a document: usually a `file` URI; unsaved documents have other schemes.
///
/// Two URIs that differ only in percent-encoding are equal. `string` keeps the original spelling, so that a
/// client gets back what it sent.
public struct FileURI: Sendable {
  /// The URI as text, percent-encoded.
  public let string: String
  /// The path without percent-encoding; for other schemes, everything after the scheme.
  public let path: String
  /// The scheme in lowercase.
  public let scheme: String

  /// Whether the URI names a file on disk.
  public var isFile: Bool { scheme == "file" }

  /// Creates the URI of the file at an absolute path.
  public init(path: String) {
    self.path = path
    scheme = "file"
    string = "file://" + percentEncoded(path)
  }

  /// Parses a URI; `nil` if `string` has no scheme.
  public init?(string: String) {
    let text = Array(string.utf8)
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")), colon > 0 else { return nil }
    let scheme = text[..<colon]
    guard scheme.allSatisfy(isSchemeByte) else { return nil }
    self.string = string
    self.scheme = String(decoding: scheme, as: UTF8.self).lowercased()
    var rest = text[(colon &+ 1)...]
    if self.scheme == "file", rest.starts(with: [0x2F, 0x2F]) {
      rest = rest.dropFirst(2)
      let host = rest.prefix { $0 != 0x2F }
      if host.isEmpty || String(decoding: host, as: UTF8.self).lowercased() == "localhost" {
        rest = rest.dropFirst(host.count)
      } else {
        // A URI with a host names a network share, whose path is `//host/share`.
        rest = [0x2F, 0x2F] + rest
      }
    }
    path = String(decoding: percentDecoded(rest), as: UTF8.self)
  }
}

extension FileURI: Hashable {
  public static func == (lhs: FileURI, rhs: FileURI) -> Bool {
    lhs.path == rhs.path && lhs.scheme == rhs.scheme
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
  }
}

extension FileURI: CustomStringConvertible {
  public var description: String { string }
}

private func isSchemeByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
  default: false
  }
}

private func percentEncoded(_ text: String) -> String {
  let digits = Array("0123456789ABCDEF".utf8)
  var encoded: [UInt8] = []
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "/"):
      encoded.append(byte)
    default:
      encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  return String(decoding: encoded, as: UTF8.self)
}

private func percentDecoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
  var decoded: [UInt8] = []
  var rest = text
  while let byte = rest.popFirst() {
    if byte == UInt8(ascii: "%"), rest.count >= 2, let high = hexValue(rest[rest.startIndex]),
      let low = hexValue(rest[rest.startIndex &+ 1])
    {
      decoded.append(high << 4 | low)
      rest = rest.dropFirst(2)
    } else {
      decoded.append(byte)
    }
  }
  return decoded
}

private func hexValue(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte &- UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte &- UInt8(ascii: "a") &+ 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte &- UInt8(ascii: "A") &+ 10
  default: nil
  }
}
