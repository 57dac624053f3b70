package import SourceText

/// What identifies a finding in every version of its file: it stays the same when lines move, when elements
/// of an array are added, and when the document is formatted.
package struct Fingerprint: Sendable, Hashable, CustomStringConvertible {
  private let value: UInt64

  /// Creates the fingerprint of a finding.
  ///
  /// - Parameters:
  ///   - rule: the rule that reported it.
  ///   - pointer: its location as a JSON pointer; array indices do not count.
  ///   - text: the text of its range; any amount of white space counts as one space.
  package init(rule: DiagnosticID, pointer: String, text: String) {
    self.init(joining: [rule.rawValue, Self.withoutIndices(pointer), Self.collapsed(text)])
  }

  /// Creates the fingerprint of a diagnostic about a text.
  package init(_ diagnostic: Diagnostic, in source: SourceFile) {
    self.init(rule: diagnostic.id, pointer: diagnostic.pointer, text: source.text(in: diagnostic.range))
  }

  /// Creates the FNV-1a hash of some texts, joined by line breaks.
  init(joining texts: [String]) {
    self.init(hashing: texts.joined(separator: "\n"), after: 0xCBF2_9CE4_8422_2325)
  }

  private init(hashing text: String, after start: UInt64) {
    value = text.utf8.reduce(start) { hash, byte in (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// Returns the hash of the same texts and one more.
  func joined(with text: String) -> Fingerprint { Fingerprint(hashing: "\n" + text, after: value) }

  /// Sixteen lowercase hexadecimal digits.
  package var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Returns a pointer without the components that consist of digits.
  private static func withoutIndices(_ pointer: String) -> String {
    pointer.utf8.split(separator: Byte.slash, omittingEmptySubsequences: false)
      .filter { $0.isEmpty || !$0.allSatisfy(\.isDigit) }
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
  }

  private static func collapsed(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if !byte.isSpace { bytes.append(byte) } else if bytes.last != Byte.space { bytes.append(Byte.space) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
