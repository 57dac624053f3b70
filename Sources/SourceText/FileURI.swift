/// The URI of a document: usually a `file` URI; unsaved documents have other schemes.
///
/// Two URIs that differ only in percent-encoding, or in the case of a drive letter, are equal. `string` keeps
/// the original spelling, so that a client gets back what it sent.
public struct FileURI: Sendable {
  /// The URI as text, percent-encoded.
  public let string: String
  /// The path without percent-encoding; for other schemes, everything after the scheme.
  public let path: String
  /// The scheme in lowercase.
  package let scheme: String

  /// The ending of the names of Swift files.
  package static let swiftExtension = ".swift"

  /// Whether the URI names a file on disk.
  package var isFile: Bool { scheme == "file" }

  /// Creates the URI of the file at an absolute path.
  public init(path: String) {
    self.path = path
    scheme = "file"
    string = "file://" + path.percentEncoded(keeping: [Byte.slash])
  }

  /// Parses a URI; `nil` if `string` has no scheme.
  public init?(string: String) {
    let text = Array(string.utf8)
    guard let colon = text.firstIndex(of: Byte.colon), colon > 0 else { return nil }
    let scheme = text[..<colon]
    guard scheme.allSatisfy(isSchemeByte) else { return nil }
    self.string = string
    self.scheme = String(decoding: scheme, as: UTF8.self).lowercased()
    var rest = text[(colon &+ 1)...]
    if self.scheme == "file", rest.starts(with: [Byte.slash, Byte.slash]) {
      rest = rest.dropFirst(2)
      let host = rest.prefix { $0 != Byte.slash }
      if host.isEmpty || String(decoding: host, as: UTF8.self).lowercased() == "localhost" {
        rest = rest.dropFirst(host.count)
      } else {
        // A URI with a host names a network share, whose path is `//host/share`.
        rest = [Byte.slash, Byte.slash] + rest
      }
    }
    path = String(decoding: rest.percentDecoded, as: UTF8.self)
  }
}

extension FileURI: Hashable {
  public static func == (lhs: FileURI, rhs: FileURI) -> Bool {
    guard lhs.scheme == rhs.scheme else { return false }
    return lhs.path == rhs.path || lhs.pathWithDrive.map { $0 == rhs.pathWithDrive } ?? false
  }

  public func hash(into hasher: inout Hasher) {
    if let drive = pathWithDrive {
      hasher.combine(drive)
    } else {
      hasher.combine(path)
    }
  }

  /// The path with a lowercase drive letter; `nil` if it has no drive letter. Clients write `/c:` and `/C:`.
  private var pathWithDrive: String? {
    var bytes = path.utf8.makeIterator()
    guard scheme == "file", bytes.next() == Byte.slash, let letter = bytes.next(), letter.isLetter,
      bytes.next() == Byte.colon
    else { return nil }
    return path.prefix(2).lowercased() + path.dropFirst(2)
  }
}

extension FileURI: CustomStringConvertible {
  public var description: String { string }
}

private func isSchemeByte(_ byte: UInt8) -> Bool {
  byte.isLetter || byte.isDigit || byte == Byte.plus || byte == Byte.minus || byte == Byte.dot
}
