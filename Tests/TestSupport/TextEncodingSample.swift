public import Testing

/// A way to save a text that is not UTF-8.
public struct TextEncodingSample: Sendable, CustomTestStringConvertible {
  public let isUTF16: Bool
  public let isBigEndian: Bool
  public let hasMark: Bool

  /// UTF-16 and UTF-32, in both byte orders, with and without a mark.
  public static let all: [TextEncodingSample] = [true, false].flatMap { isUTF16 in
    [true, false].flatMap { isBigEndian in
      [true, false].map { TextEncodingSample(isUTF16: isUTF16, isBigEndian: isBigEndian, hasMark: $0) }
    }
  }

  public var testDescription: String {
    (isUTF16 ? "UTF-16" : "UTF-32") + (isBigEndian ? "BE" : "LE") + (hasMark ? " with a mark" : "")
  }

  /// The name of the encoding, as messages have it.
  public var name: String { isUTF16 ? "UTF-16" : "UTF-32" }

  /// Encodes a text.
  public func bytes(of text: String) -> [UInt8] {
    let text = (hasMark ? "\u{FEFF}" : "") + text
    let units = isUTF16 ? text.utf16.map { UInt32($0) } : text.unicodeScalars.map(\.value)
    return units.flatMap { unit in
      let shifts: [UInt32] = isUTF16 ? [0, 8] : [0, 8, 16, 24]
      let bytes = shifts.map { UInt8(truncatingIfNeeded: unit >> $0) }
      return isBigEndian ? bytes.reversed() : bytes
    }
  }
}
