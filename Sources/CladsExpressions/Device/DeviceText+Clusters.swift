import SourceText

/// Grapheme clusters, which the current runtime compares where it compares characters: a quote with a
/// combining mark is not a quote, and neither is one after a prefix mark.
///
/// This code compares only bytes. So an ASCII character that is part of a longer cluster is *masked*: it is
/// encoded as two bytes that UTF-8 does not allow, which no ASCII byte equals. Three kinds of operations on
/// device see such a character differently:
///
/// - comparing characters never matches it; neither does comparing bytes;
/// - Foundation's searches match it unless an extending mark follows; see `visible(at:)`;
/// - trimming and regular expressions see scalars and always match it; see `unmasked(at:)`.
///
/// Text without a non-ASCII byte has no masks.
extension ArraySlice<UInt8> {
  /// Returns the bytes of `text` with a mask on every ASCII character that is only part of a cluster.
  static func masking(_ text: String) -> ArraySlice<UInt8> {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return Array(text.utf8)[...] }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 8)
    for character in text {
      if character.utf8.count == 1 {
        bytes += character.utf8
      } else {
        appendMasked(character, to: &bytes)
      }
    }
    return bytes[...]
  }

  private static func appendMasked(_ character: Character, to bytes: inout [UInt8]) {
    var scalars = character.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      if scalar.isASCII {
        let isExtended = scalars.first.map(isExtending) ?? false
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        bytes += [(isExtended ? hiddenLead : visibleLead) | byte >> 6, 0x80 | byte & 0x3F]
      } else {
        bytes += String(scalar).utf8
      }
    }
  }

  /// Whether Foundation's searches do not match a character before this scalar.
  private static func isExtending(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isGraphemeExtend || scalar.properties.isEmojiModifier
  }

  private static let hiddenLead: UInt8 = 0xC0
  private static let visibleLead: UInt8 = 0xF8

  private static func isMaskLead(_ byte: UInt8) -> Bool {
    byte & 0xFE == hiddenLead || byte & 0xFE == visibleLead
  }

  /// The two ways to mask a space.
  static let maskedSpaces: [[UInt8]] = [[hiddenLead, 0x80 | Byte.space], [visibleLead, 0x80 | Byte.space]]

  /// The text with the masks that it should have: pieces that were joined may form new clusters.
  var remasked: ArraySlice<UInt8> {
    contains { $0 >= 0x80 } ? Self.masking(string) : self
  }

  /// The text as the app sees it.
  var string: String {
    guard contains(where: Self.isMaskLead) else { return String(decoding: self, as: UTF8.self) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    var position = startIndex
    while position < endIndex {
      let (byte, end) = unmasked(at: position)
      bytes.append(byte)
      position = end
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the byte at `position`, without its mask, and the position after it.
  func unmasked(at position: Int) -> (byte: UInt8, end: Int) {
    let byte = self[position]
    guard Self.isMaskLead(byte), position + 1 < endIndex else { return (byte, position + 1) }
    return ((byte & 1) << 6 | self[position + 1] & 0x3F, position + 2)
  }

  /// Returns the ASCII character at `position` that Foundation's searches match there, if any, and the
  /// position after it.
  func visible(at position: Int) -> (byte: UInt8?, end: Int) {
    let (byte, end) = unmasked(at: position)
    return (byte < 0x80 && self[position] & 0xFE != Self.hiddenLead ? byte : nil, end)
  }

  /// Returns the scalar that starts at `position`, with or without a mask.
  func scalar(at position: Int) -> Unicode.Scalar? {
    let (byte, _) = unmasked(at: position)
    if byte < 0x80 { return Unicode.Scalar(byte) }
    return String(decoding: self[position...].prefix(4), as: UTF8.self).unicodeScalars.first
  }
}
